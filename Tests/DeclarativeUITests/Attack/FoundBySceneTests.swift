import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Model: ObservableObject {
    @Published var step = 0
    deinit {}
}

/// A view whose content depends on the model's step.
private struct Stepping<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder var content: (Int) -> Content
    var body: some View { content(model.step) }
}

/// A simultaneous change of the host.
private enum HostChange {
    case none, mirrored
    case scale(Double)

    func apply(to harness: Harness) throws {
        switch self {
        case .none: break
        case .mirrored: harness.host.layoutDirection = .rightToLeft
        case .scale(let scale): try harness.resize(to: harness.rootView.bounds.size, scale: scale)
        }
    }
}

/// Minimal cases of defects that random scenes have found.
struct FoundBySceneTests {
    private static let size = Size(width: 200, height: 160)

    /// Expects that changing from step 0 to step 1 equals creating the views in step 1.
    private func comparison<Content: View>(
        scale: Double = 1, isMirrored: Bool = false, while change: HostChange = .none,
        @ViewBuilder _ content: @escaping (Int) -> Content
    ) throws {
        let model = Model()
        let shown = try Shown(Stepping(model: model, content: content), size: Self.size)
        let freshModel = Model()
        freshModel.step = 1
        let fresh = try Shown(Stepping(model: freshModel, content: content), size: Self.size)
        for harness in [shown.harness, fresh.harness] {
            try harness.resize(to: Self.size, scale: scale)
            harness.host.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
            try harness.settle()
        }
        let found = try diagnostics {
            model.step = 1
            try change.apply(to: shown.harness)
            try shown.harness.settle()
        }
        #expect(found.isEmpty, "\(found)")
        try change.apply(to: fresh.harness)
        try fresh.harness.settle()
        #expect(shown.texts.sorted() == fresh.texts.sorted())
        #expect(shown.harness.picture == fresh.harness.picture)
        #expect(shown.harness.picture == shown.harness.renderFresh())
    }

    @Test func `A replaced candidate of ViewThatFits leaves no view behind`() throws {
        try comparison { step in
            ViewThatFits { AnyView(step == 0 ? AnyView(Text("old")) : AnyView(Text("new").padding(9))) }
        }
    }

    @Test(arguments: [1.25, 2]) func `Candidates are measured at the host's scale`(scale: Double) throws {
        let words = "a text of many words that has to be wrapped"
        try comparison(scale: scale) { step in ViewThatFits { if step == 1 { Text(words).padding(3) } } }
        try comparison(while: .scale(scale)) { step in
            ViewThatFits(in: .horizontal) {
                if step == 0 { Text("short") }
                Text(words).lineLimit(1).fixedSize()
                Text("short 2")
            }
        }
    }

    @Test func `A grid computes its tracks again for an unchanged proposal`() throws {
        try comparison { step in
            Grid { GridRow { Text("a text of many words that has to be wrapped") } }
                .lineLimit(step == 0 ? nil : 1)
        }
    }

    @Test(arguments: [false, true]) func `Controls follow their direction`(isMirrored: Bool) throws {
        let directions: [LayoutDirection] = [.rightToLeft, .leftToRight]
        for (first, second) in [(0, 1), (1, 0)] {
            try comparison(isMirrored: isMirrored) { step in
                Toggle("on", isOn: .constant(true))
                    .environment(\.layoutDirection, directions[step == 0 ? first : second])
            }
        }
        try comparison(isMirrored: isMirrored) { step in
            if step == 1 {
                Toggle("on", isOn: .constant(true)).environment(\.layoutDirection, .leftToRight)
                Toggle("on", isOn: .constant(true)).environment(\.layoutDirection, .rightToLeft)
            }
        }
    }

    @Test func `Separators follow the rows`() throws {
        try comparison { step in
            List(step == 0 ? [1, 2] : [3, 1], id: \.self) { Text("row \($0)") }
        }
        try comparison { step in List(0..<(step + 1), id: \.self) { Text("row \($0)") } }
    }

    @Test func `Rows are mirrored with their list`() throws {
        try comparison { step in
            List(0..<3, id: \.self) { Text("row \($0)") }
                .environment(\.layoutDirection, step == 0 ? .leftToRight : .rightToLeft)
        }
    }

    @Test func `A row that grows by a fraction of a pixel is laid out once`() throws {
        try comparison(scale: 2) { step in
            List(0..<3, id: \.self) { row in
                Color.red.frame(height: 40.3 + Double(step)).border(.blue)
            }
        }
    }

    @Test func `Rows are inserted while the scale changes`() throws {
        try comparison(while: .scale(2)) { step in
            List(0..<(3 + step), id: \.self) { Text("row \($0)") }.animation(.default, value: step)
        }
    }

    @Test func `Rows that change while they are animated out of view are laid out once`() throws {
        try comparison { step in
            List(
                step == 0 ? [5, 8, 9, 7, 4, 10, 1, 2, 6, 3, 0] : [4, 3, 2, 5, 9, 6, 10, 0, 8, 1, 7],
                id: \.self
            ) {
                Text($0 % 3 == 0 && step == 1 ? "two\nlines\nof \($0)" : "row \($0)")
            }
            .animation(.linear(duration: 0.2), value: step)
        }
    }

    @Test func `Scrolling content starts at the leading edge`() throws {
        let row = HStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("text \($0) ").padding(4) } }
        try comparison(while: .mirrored) { _ in
            ScrollView(.horizontal) { row }
        }
        try comparison(isMirrored: true) { step in
            ScrollView(.horizontal) {
                HStack { ForEach(0..<(9 + 4 * step), id: \.self) { Text("text \($0)") } }
            }
        }
    }
}

/// A lazy row in a right-to-left layout.
struct MirroredLazyRowTests {
    private struct Row: View {
        var target: Int?
        var body: some View {
            ScrollViewReader { reader in
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<1000, id: \.self) { Text("n\($0)").frame(width: 40 + Double($0 % 3)) }
                    }
                }
                .onChange(of: target) { _, new in if let new { reader.scrollTo(new) } }
            }
        }
    }

    private func seen(_ shown: Shown<Row>) -> [String] {
        shown.labels.filter { label in
            let frame = label.convert(label.bounds, to: nil)
            return shown.harness.rootView.bounds.contains(Point(x: frame.midX, y: frame.midY))
        }
        .sorted { $0.convert(.zero, to: nil).x > $1.convert(.zero, to: nil).x }.map { $0.text ?? "" }
    }

    @Test func `The visible rows are consecutive at every offset`() throws {
        let shown = try Shown(Row(), size: Size(width: 200, height: 60))
        shown.harness.host.layoutDirection = .rightToLeft
        try shown.harness.settle()
        #expect(seen(shown).prefix(4) == ["n0", "n1", "n2", "n3"])
        let area = try shown.harness.find(Widgets.ScrollView.self)
        for step in 1...20 {
            area.contentOffset.x -= 95
            try shown.harness.settle()
            let numbers = seen(shown).compactMap { Int($0.dropFirst()) }
            #expect(numbers.count >= 4)
            #expect(numbers == Array((numbers.first ?? 0)..<(numbers.first ?? 0) + numbers.count))
            #expect(abs(Double(numbers.first ?? 0) - Double(step) * 95 / 41) < 3)
        }
        shown.hosting.rootView = Row(target: 500)
        try shown.harness.settle()
        #expect(seen(shown).contains("n500"))
    }
}
