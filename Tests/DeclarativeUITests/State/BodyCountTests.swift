import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Leaf: View {
    let number: Int
    var body: some View { Text("leaf \(number)") }
}

private struct Parent: View {
    @State private var count = 0
    let fixed = 7

    var body: some View {
        VStack {
            Button("add") { count += 1 }
            Text("count \(count)")
            Leaf(number: fixed)
            Leaf(number: count)
        }
    }
}

private struct Reader: View {
    @Binding var value: Int
    var body: some View { Text("value \(value)") }
}

private struct Owner: View {
    @State private var value = 0

    var body: some View {
        VStack {
            Reader(value: $value)
            Button("set") { value += 1 }
        }
    }
}

/// What runs, and what must not.
struct BodyCountTests {
    private func harness<Content: View>(_ view: Content) throws -> (Harness, HostingView<Content>) {
        let hosting = HostingView(rootView: view)
        let harness = Harness(hosting, size: Size(width: 300, height: 300))
        try harness.settle()
        return (harness, hosting)
    }

    @Test func `a press runs the body that reads the state, and of its views only those that differ`() throws
    {
        let (harness, hosting) = try harness(Parent())
        let root = hosting.rootNode
        let leaves = root.all(Leaf.self)
        #expect(root.bodyCount == 1)
        #expect(leaves.map(\.bodyCount) == [1, 1])

        try harness.click("add")

        #expect(root.bodyCount == 2)
        #expect(leaves.map(\.bodyCount) == [1, 2])
        #expect(harness.texts.contains("count 1"))
        #expect(harness.texts.contains("leaf 1"))
    }

    @Test func `state read only through a binding runs only the reader`() throws {
        let (harness, hosting) = try harness(Owner())
        let reader = try #require(hosting.rootNode.first(Reader.self))

        try harness.click("set")

        #expect(hosting.rootNode.bodyCount == 1)
        #expect(reader.bodyCount == 2)
        #expect(harness.texts.contains("value 1"))
        #expect(hosting.visitCount == 1)
    }
}

extension Harness {
    /// All texts of labels in the tree, in order.
    var texts: [String] {
        func collect(_ view: Widgets.View) -> [String] {
            ((view as? Widgets.Label)?.text).map { [$0] } ?? view.subviews.flatMap(collect)
        }
        return collect(rootView)
    }
}
