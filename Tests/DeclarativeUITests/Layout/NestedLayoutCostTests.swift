import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Model: ObservableObject {
    @Published var text = "text"
    deinit {}
}

private struct ModelText: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.text) }
}

private enum FirstThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.top] + context.height / 3 }
}

/// A layout without caches that measures its subviews for several proposals.
private struct Column: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        var size = Size.zero
        for subview in subviews {
            let inner = subview.sizeThatFits(proposal)
            let least = subview.sizeThatFits(ProposedViewSize(width: 0, height: proposal.height))
            let distance = subview.spacing.distance(to: subview.spacing, along: .vertical)
            size = Size(
                width: max(size.width, inner.width, least.width),
                height: size.height + inner.height + distance)
        }
        return size
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var place = bounds.origin
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(at: place, proposal: proposal)
            place.y += dimensions[VerticalAlignment.bottom]
        }
    }
}

/// The work of a layout grows with the number of nodes and with their depth, and not exponentially.
struct NestedLayoutCostTests {
    /// A way to put a view in containers and modifiers.
    private struct Shape {
        let name: String
        let wrap: @MainActor (Single) -> AnyView

        init(_ name: String, _ wrap: @escaping @MainActor (Single) -> AnyView) {
            self.name = name
            self.wrap = wrap
        }
    }

    private static let shapes: [Shape] = [
        Shape("VStack") { inner in AnyView(VStack { inner }) },
        Shape("VStack with a sibling") { inner in
            AnyView(
                VStack {
                    inner
                    Text("sibling")
                })
        },
        Shape("HStack in VStack") { inner in
            AnyView(
                VStack {
                    HStack {
                        inner
                        Text("b")
                    }
                    Text("sibling")
                })
        },
        Shape("HStack in VStack with spacers and priorities") { inner in
            AnyView(
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Spacer(minLength: 0)
                        inner.layoutPriority(1)
                        Color.red
                    }
                    Spacer(minLength: 0)
                })
        },
        Shape("frame of a fixed width") { inner in AnyView(VStack { inner.frame(width: 900) }) },
        Shape("flexible frame") { inner in
            AnyView(VStack { inner.frame(minWidth: 5, maxWidth: .infinity, alignment: .leading) })
        },
        Shape("background") { inner in AnyView(VStack { inner.padding(1).background { Color.red } }) },
        Shape("content in the background") { inner in
            AnyView(
                Color.red.background {
                    inner
                    Text("b")
                })
        },
        Shape("fixedSize") { inner in
            AnyView(
                VStack {
                    inner.fixedSize()
                    Divider()
                })
        },
        Shape("fixedSize in one dimension") { inner in
            AnyView(
                HStack {
                    VStack { inner.fixedSize(horizontal: false, vertical: true) }
                    Text("b")
                })
        },
        Shape("aspectRatio") { inner in
            AnyView(
                HStack {
                    inner.aspectRatio(contentMode: .fit)
                    Text("b")
                })
        },
        Shape("Grid") { inner in
            AnyView(
                Grid {
                    GridRow {
                        inner
                        Text("b")
                    }
                    GridRow { Text("c") }
                })
        },
        Shape("Grid with a spanning row") { inner in
            AnyView(
                Grid(alignment: .leadingFirstTextBaseline) {
                    GridRow {
                        Text("a")
                        Text("b")
                    }
                    inner
                })
        },
        Shape("baselines") { inner in
            AnyView(
                HStack(alignment: .firstTextBaseline) {
                    VStack(alignment: .leading) { inner }
                    HStack(alignment: .lastTextBaseline) { Text("b") }
                })
        },
        Shape("explicit guides") { inner in
            AnyView(
                VStack {
                    inner.alignmentGuide(HorizontalAlignment.center) { $0[.leading] + $0[.trailing] / 3 }
                        .alignmentGuide(VerticalAlignment.center) {
                            $0[.top] + $0[.firstTextBaseline] + $0[.bottom]
                        }
                        .frame(minHeight: 3, alignment: .topTrailing)
                    Text("b")
                })
        },
        Shape("custom guides") { inner in
            let guide = VerticalAlignment(FirstThird.self)
            return AnyView(
                HStack(alignment: guide) {
                    ZStack(alignment: Alignment(horizontal: .center, vertical: guide)) { inner }
                    Text("b").alignmentGuide(guide) { $0.height }
                })
        },
        Shape("custom layout") { inner in
            AnyView(
                VStack {
                    Column { inner }
                    Text("b")
                })
        },
        Shape("erased layout") { inner in
            AnyView(
                AnyLayout(VStackLayout()) {
                    AnyLayout(HStackLayout(alignment: .firstTextBaseline)) { inner }
                    Text("b")
                })
        },
        Shape("ViewThatFits") { inner in AnyView(VStack { ViewThatFits { inner } }) },
        Shape("button") { inner in
            AnyView(
                HStack {
                    Button {
                    } label: {
                        inner
                    }
                })
        },
        Shape("opacity and clipping") { inner in
            AnyView(
                VStack {
                    inner.opacity(0.9).clipped()
                    Text("b")
                })
        },
        Shape("group box") { inner in AnyView(GroupBox("b") { inner }) },
        Shape("scroll view") { inner in
            AnyView(
                ScrollView {
                    inner
                    Text("b")
                })
        },
        Shape("lazy stack") { inner in
            AnyView(
                VStack {
                    LazyVStack { inner }
                    Text("b")
                })
        },
        Shape("ForEach and Group") { inner in
            AnyView(
                VStack {
                    ForEach(0..<2, id: \.self) { index in
                        Group { if index == 0 { inner } else { Text("b") } }
                    }
                }
                .padding(1))
        },
    ]

    private func nest(_ depth: Int, _ shape: Shape, _ innermost: AnyView) -> Single {
        var view = Single(content: innermost)
        for _ in 0..<depth { view = Single(content: shape.wrap(view)) }
        return view
    }

    private func mostCached(_ node: Node) -> Int {
        var most = node.layoutState.measurements.map { $0.sizes.count + $0.ranges.count } ?? 0
        for index in 0..<node.childCount { most = max(most, node.child(at: index).map(mostCached) ?? 0) }
        return most
    }

    private func count(_ node: Node) -> Int {
        var count = 1
        for index in 0..<node.childCount { count += node.child(at: index).map(self.count) ?? 0 }
        return count
    }

    /// Measures and places the tree for two sizes of the window, and returns the number of measurements and the number of nodes.
    private func cost(_ depth: Int, _ shape: Shape) throws -> (measurements: Int, nodes: Int) {
        let shown = try Shown(
            nest(depth, shape, AnyView(Text("text"))), size: Size(width: 2_000, height: 3_000))
        _ = shown.hosting.intrinsicContentSize
        _ = shown.hosting.sizeThatFits(Size(width: 1_000, height: 1_000))
        return (shown.hosting.graph.counts.measurements, count(shown.root))
    }

    @Test(arguments: 0..<25) func `The work grows with the nodes and their depth`(_ index: Int) throws {
        let shape = Self.shapes[index]
        let (short, long) = (try cost(15, shape), try cost(60, shape))
        #expect(Self.shapes.count == 25)
        #expect(short.measurements <= 4 * short.nodes * 15, "\(shape.name) \(short)")
        #expect(long.measurements <= 4 * long.nodes * 60, "\(shape.name) \(long)")
    }

    @Test func `A hundred levels of the usual stacks need a few measurements for each node`() throws {
        for shape in Self.shapes.prefix(3) {
            let cost = try cost(100, shape)
            #expect(cost.measurements <= 16 * cost.nodes, "\(shape.name) \(cost)")
        }
    }

    /// A change of the innermost view measures its ancestors again, each for the same proposals as before.
    @Test(arguments: 0..<25) func `The work of a change grows with the nodes and their depth`(_ index: Int)
        throws
    {
        let shape = Self.shapes[index]
        let model = Model()
        let shown = try Shown(
            nest(30, shape, AnyView(ModelText(model: model))), size: Size(width: 2_000, height: 3_000))
        let first = shown.hosting.graph.counts.measurements
        for text in ["a longer text", "b", "a text", "two words"] {
            let before = shown.hosting.graph.counts.measurements
            model.text = text
            try shown.harness.settle()
            #expect(shown.hosting.graph.counts.measurements - before <= 3 * first, "\(shape.name)")
            #expect(shown.texts.contains(text))
        }
    }

    /// Sizes that are no longer used are discarded while the window is resized.
    @Test func `The caches of a resized window are bounded`() throws {
        let shown = try Shown(nest(12, Self.shapes[3], AnyView(Text("text"))))
        for width in 200..<500 {
            try shown.harness.resize(to: Size(width: Double(width), height: 300))
            try shown.harness.settle()
        }
        #expect(mostCached(shown.root) <= 4 * 32)
    }
}
