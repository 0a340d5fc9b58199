import Testing

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
            Button("add twice") {
                count += 1
                count += 1
            }
            Button("same") { count = count + 0 }
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

private struct Passing: View {
    let binding: Binding<Int>
    var body: some View { Reader(value: binding) }
}

private struct Owner: View {
    @State private var value = 0
    @State private var other = 0

    var body: some View {
        VStack {
            Reader(value: $value)
            Button("set") { value += 1 }
            Button("other") { other += 1 }
            Leaf(number: other)
        }
    }
}

private struct WithClosure: View {
    let name: String
    let action: () -> Void
    var body: some View { Text(name) }
}

private final class Model {}

private struct Plain {
    var a = 1
    var b = "x"
}

private struct WithFields: View {
    let plain: Plain
    let model: Model
    let optional: Int?
    var body: some View { Text(plain.b) }
}

private struct FieldOwner: View {
    @State private var count = 0
    let model = Model()

    var body: some View {
        VStack {
            Text("\(count)")
            Button("add") { count += 1 }
            WithClosure(name: "closure") {}
            WithFields(plain: Plain(), model: model, optional: nil)
        }
    }
}

private struct SameByItself: View, Equatable {
    let shown: Int
    let ignored: Int
    var body: some View { Text("\(shown)") }
    nonisolated static func == (first: SameByItself, second: SameByItself) -> Bool {
        first.shown == second.shown
    }
}

private struct EquatableOwner: View {
    @State private var count = 0
    var body: some View {
        SameByItself(shown: 1, ignored: count)
        Button("add") { count += 1 }
    }
}

/// The bodies that are evaluated, and those that must not be (C4, C6, C7, C9).
struct BodyCountTests {
    @Test func `A press evaluates the body that reads the state and changed views only`() throws {
        let shown = try Shown(Parent())
        #expect(shown.bodies(Parent.self) == [1])
        #expect(shown.bodies(Leaf.self) == [1, 1])

        try shown.click("add")

        #expect(shown.bodies(Parent.self) == [2])
        #expect(shown.bodies(Leaf.self) == [1, 2])
        #expect(shown.texts == ["count 1", "leaf 7", "leaf 1"])
    }

    @Test func `Two writes in one event are one evaluation in one frame`() throws {
        let shown = try Shown(Parent())
        let frames = shown.harness.frames.count

        shown.harness.settlesAfterVerbs = false
        try shown.click("add twice")
        #expect(shown.bodies(Parent.self) == [1])
        shown.harness.step()

        #expect(shown.bodies(Parent.self) == [2])
        #expect(shown.texts.first == "count 2")
        #expect(shown.harness.frames.count > frames)
    }

    @Test func `Writing an equal value evaluates no body`() throws {
        let shown = try Shown(Parent())

        try shown.click("same")

        #expect(shown.bodies(Parent.self) == [1])
        #expect(shown.hosting.visitCount == 0)
    }

    @Test func `State that is read through a binding updates only the reader`() throws {
        let shown = try Shown(Owner())

        try shown.click("set")

        #expect(shown.bodies(Owner.self) == [1])
        #expect(shown.bodies(Reader.self) == [2])
        #expect(shown.texts.contains("value 1"))
        #expect(shown.hosting.visitCount == 1)
    }

    @Test func `A view with a binding to the same place is not evaluated with its parent`() throws {
        let shown = try Shown(Owner())

        try shown.click("other")

        #expect(shown.bodies(Owner.self) == [2])
        #expect(shown.bodies(Reader.self) == [1])
    }

    @Test func `Closures count as changed, structures and objects are compared`()
        throws
    {
        let shown = try Shown(FieldOwner())

        try shown.click("add")

        #expect(shown.bodies(FieldOwner.self) == [2])
        #expect(shown.bodies(WithClosure.self) == [2])
        #expect(shown.bodies(WithFields.self) == [1])
    }

    @Test func `The equality of an Equatable view is used`() throws {
        let shown = try Shown(EquatableOwner())

        try shown.click("add")

        #expect(shown.bodies(EquatableOwner.self) == [2])
        #expect(shown.bodies(SameByItself.self) == [1])
    }

    @Test func `A new root value is evaluated only if it has changed`() throws {
        let shown = try Shown(Leaf(number: 1))

        shown.hosting.rootView = Leaf(number: 1)
        try shown.harness.settle()
        #expect(shown.bodies(Leaf.self) == [1])

        shown.hosting.rootView = Leaf(number: 2)
        try shown.harness.settle()
        #expect(shown.bodies(Leaf.self) == [2])
        #expect(shown.texts == ["leaf 2"])
    }

    @Test func `Retained views are kept when view values change`() throws {
        let shown = try Shown(Parent())
        let before = shown.labels.map(ObjectIdentifier.init)

        try shown.click("add")

        #expect(shown.labels.map(ObjectIdentifier.init) == before)
    }

    @Test func `A write among thousands of nodes visits one node`() throws {
        let cells = (0..<1000).map { _ in Held() }
        let shown = try Shown(Grid10(cells: cells))
        let visits = shown.hosting.visitCount
        let bodies = shown.hosting.bodyCount
        #expect(shown.hosting.nodeCount > 3000)

        cells[525].binding?.wrappedValue = 1
        try shown.harness.settle()

        #expect(shown.hosting.visitCount - visits == 1)
        #expect(shown.hosting.bodyCount - bodies == 1)
        let frame = try #require(shown.harness.lastFrame)
        #expect(frame.drawCount == 1, "\(frame)")
    }
}

/// Gives a test access to the state of a cell.
private final class Held {
    var binding: Binding<Int>?
}

private struct StateCell: View {
    let held: Held
    @State private var value = 0

    var body: some View {
        Text("\(value)").frame(width: 20, height: 12).onAppear { held.binding = $value }
    }
}

private struct Grid10: View {
    let cells: [Held]
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<20) { row in
                HStack(spacing: 0) {
                    ForEach(0..<50) { column in StateCell(held: cells[row * 50 + column]) }
                }
            }
        }
    }
}
