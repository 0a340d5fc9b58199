import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Model: ObservableObject {
    @Published var texts: [String]
    /// The number of times that the layout was measured.
    var measureCount = 0
    init(_ texts: [String]) { self.texts = texts }
    deinit {}
}

/// A layout with the size of its subview at the first of several widths, all of which it measures.
private struct Narrowest: Layout {
    let widths: [Double]
    let model: Model

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        model.measureCount += 1
        let sizes = widths.map { subviews[0].sizeThatFits(ProposedViewSize(width: $0, height: nil)) }
        return sizes[0]
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 80, height: nil))
    }
}

private struct Asked: View {
    let model: Model
    let widths: [Double]
    var body: some View {
        Narrowest(widths: widths, model: model) { FirstText(model: model) }.background { Color.red }
    }
}

private struct FirstText: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.texts[0]) }
}

private struct Stacked: View {
    @ObservedObject var model: Model
    let axis: Axis
    var body: some View {
        switch axis {
        case .vertical: VStack(alignment: .leading, spacing: 0) { texts }.frame(height: 161)
        case .horizontal: HStack(alignment: .top, spacing: 0) { texts }.frame(width: 160)
        }
    }

    private var texts: some View {
        ForEach(Array(model.texts.indices), id: \.self) { Text(model.texts[$0]) }
    }
}

/// Layouts cache the sizes of their subviews: a leaf whose sizes have changed invalidates them.
struct RememberedAnswerTests {
    private func same<Content: View>(_ new: [String], _ old: [String], _ make: (Model) -> Content) throws {
        let model = Model(old)
        let shown = try Shown(make(model))
        model.texts = new
        try shown.harness.settle()
        let fresh = try Shown(make(Model(new)))
        #expect(shown.labels.map(\.frame) == fresh.labels.map(\.frame))
        #expect(shown.harness.picture == fresh.harness.picture)
    }

    /// The new text is as wide as the old one in a single line, but cannot be wrapped at the space.
    @Test(arguments: [1, 3, 5, 9, 40]) func `Changed sizes are detected`(_ count: Int) throws {
        let widths = [28.0] + (1..<count).map { 60 + Double($0) }
        try same(["mm\u{A0}mm"], ["mm mm"]) { Asked(model: $0, widths: widths) }
        try same(["mm mm"], ["mm\u{A0}mm"]) { Asked(model: $0, widths: widths) }
    }

    /// The child with the largest maximum is measured last, so the order of a text may change.
    @Test func `A changed maximum length is detected`() throws {
        func lines(_ count: Int) -> String { Array(repeating: "x", count: count).joined(separator: "\n") }
        for (old, new) in [(10, 14), (14, 10), (11, 12)] {
            try same([lines(new), lines(12)], [lines(old), lines(12)]) { Stacked(model: $0, axis: .vertical) }
        }
        let short = "word word word word"
        let long = short + " word word word"
        try same([long, short + " word"], [short, short + " word"]) { Stacked(model: $0, axis: .horizontal) }
        try same([short, short + " word"], [long, short + " word"]) { Stacked(model: $0, axis: .horizontal) }
    }

    /// A new text with the same sizes changes no ancestor, however often the text was measured.
    @Test func `Unchanged sizes do not measure ancestors again`() throws {
        let model = Model(["mmm 1", "mmm 2"])
        let shown = try Shown(Asked(model: model, widths: [28] + (1..<6).map { 60 + Double($0) }))
        let count = model.measureCount
        model.texts = ["mmm 3", "mmm 2"]
        try shown.harness.settle()
        try shown.harness.settle()
        #expect(model.measureCount == count)
    }
}
