import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Row: View {
    @Environment(\.displayScale) private var scale
    var body: some View {
        HStack(spacing: 0) {
            Text("first")
            Text("scale \(scale)")
            Color.red.frame(width: 33.3, height: 20)
        }
        .padding(.leading, 7)
        .background { Color.secondarySystemBackground }
        .frame(width: 250, alignment: .leading)
    }
}

private struct Many: View {
    var body: some View {
        VStack {
            Row()
            List { ForEach(0..<3, id: \.self) { _ in Row() } }.frame(height: 150)
            ScrollView { LazyVStack { ForEach(0..<3, id: \.self) { _ in Row() } } }.frame(height: 100)
        }
    }
}

/// Views that are updated after a change of the host equal newly created ones.
struct HostChangeTests {
    private static let size = Size(width: 320, height: 400)

    private func seen(_ view: Widgets.View, _ depth: Int = 0) -> [String] {
        let text = (view as? Widgets.Label)?.text ?? "-"
        return ["\(depth) \(type(of: view)) \(text) \(view.frame)"]
            + view.subviews.flatMap { seen($0, depth + 1) }
    }

    private func same(_ change: (Harness) throws -> Void) throws {
        let shown = try Shown(Many(), size: Self.size)
        try change(shown.harness)
        try shown.harness.settle()
        let hosting = HostingView(rootView: Many())
        let fresh = Harness(hosting, size: Self.size)
        try change(fresh)
        try fresh.settle()
        #expect(seen(shown.hosting) == seen(hosting))
        #expect(shown.harness.renderFresh() == fresh.renderFresh())
    }

    @Test func `A changed theme applies`() throws { try same { $0.host.theme = .dark } }
    @Test func `A changed direction applies`() throws { try same { $0.host.layoutDirection = .rightToLeft } }
    @Test func `A changed scale applies`() throws {
        try same { try $0.resize(to: Self.size, scale: 1.25) }
        try same { try $0.resize(to: Self.size, scale: 2) }
    }

    @Test func `Reverted changes of the host restore the initial appearance`() throws {
        let shown = try Shown(Many(), size: Self.size)
        let (before, picture) = (seen(shown.hosting), shown.harness.picture)
        shown.harness.host.layoutDirection = .rightToLeft
        shown.harness.host.theme = .dark
        try shown.harness.resize(to: Self.size, scale: 2)
        try shown.harness.settle()
        #expect(seen(shown.hosting) != before)
        shown.harness.host.layoutDirection = .leftToRight
        shown.harness.host.theme = .light
        try shown.harness.resize(to: Self.size, scale: 1)
        try shown.harness.settle()
        #expect(seen(shown.hosting) == before)
        #expect(shown.harness.picture == picture)
    }
}
