import Testing

@testable import DeclarativeUI

private struct Counter: View {
    @State private var count = 0
    let name: String

    var body: some View {
        VStack {
            Text("\(name) \(count)")
            Button("count \(name)") { count += 1 }
        }
    }
}

private struct Branches: View {
    @State private var isFirst = true

    var body: some View {
        Button("switch") { isFirst.toggle() }
        if isFirst { Counter(name: "a") } else { Counter(name: "b") }
    }
}

private struct Ternary: View {
    @State private var isFirst = true

    var body: some View {
        Button("switch") { isFirst.toggle() }
        Counter(name: isFirst ? "a" : "b")
    }
}

private struct Named: View {
    @State private var id = 1

    var body: some View {
        Button("next") { id += 1 }
        Counter(name: "x").id(id)
    }
}

private struct Erased: View {
    @State private var isText = false

    var body: some View {
        Button("switch") { isText.toggle() }
        if #available(macOS 99, *) { Text("new") }
        isText ? AnyView(Text("plain")) : AnyView(Counter(name: "any"))
    }
}

private struct Cases: View {
    enum Kind { case one, two, three }
    @State private var kind = Kind.one

    var body: some View {
        Button("next") { kind = kind == .one ? .two : kind == .two ? .three : .one }
        switch kind {
        case .one: Counter(name: "one")
        case .two: Counter(name: "two")
        case .three: Text("three")
        }
    }
}

private struct Item: Identifiable, Equatable {
    let id: Int
}

private struct Items: View {
    let items: [Item]
    var body: some View {
        VStack { ForEach(items) { item in Counter(name: "i\(item.id)") } }
    }
}

/// Nodes exist exactly as long as their identity (C2, C3, C11).
struct IdentityTests {
    @Test func `Two branches are two identities`() throws {
        let shown = try Shown(Branches())
        try shown.click("count a")
        #expect(shown.texts == ["a 1"])

        try shown.click("switch")
        #expect(shown.texts == ["b 0"])

        try shown.click("switch")
        #expect(shown.texts == ["a 0"])
    }

    @Test func `One position is one identity for all values`() throws {
        let shown = try Shown(Ternary())
        try shown.click("count a")

        try shown.click("switch")

        #expect(shown.texts == ["b 1"])
    }

    @Test func `A changed id is a changed identity`() throws {
        let shown = try Shown(Named())
        try shown.click("count x")
        #expect(shown.texts == ["x 1"])

        try shown.click("next")

        #expect(shown.texts == ["x 0"])
    }

    @Test func `A changed erased type is a changed identity`() throws {
        let shown = try Shown(Erased())
        try shown.click("count any")
        try shown.click("switch")
        #expect(shown.texts.last == "plain")

        try shown.click("switch")

        #expect(shown.texts.last == "any 0")
    }

    @Test func `Each case of a switch is an identity`() throws {
        let shown = try Shown(Cases())
        try shown.click("count one")
        try shown.click("next")
        #expect(shown.texts == ["two 0"])
        try shown.click("next")
        #expect(shown.texts == ["three"])
        try shown.click("next")
        #expect(shown.texts == ["one 0"])
    }

    @Test func `Moved elements keep their state and retained views`() throws {
        let shown = try Shown(Items(items: [Item(id: 1), Item(id: 2), Item(id: 3)]))
        try shown.click("count i2")
        let label = shown.labels[1]

        shown.hosting.rootView = Items(items: [Item(id: 3), Item(id: 2), Item(id: 1), Item(id: 4)])
        try shown.harness.settle()
        #expect(shown.texts == ["i3 0", "i2 1", "i1 0", "i4 0"])
        #expect(shown.labels[1] === label)

        shown.hosting.rootView = Items(items: [Item(id: 1), Item(id: 3)])
        try shown.harness.settle()
        #expect(shown.texts == ["i1 0", "i3 0"])
        #expect(label.superview == nil)

        shown.hosting.rootView = Items(items: [Item(id: 2)])
        try shown.harness.settle()
        #expect(shown.texts == ["i2 0"])
    }

    @Test func `Two elements with one id are displayed and the id reported`() throws {
        let shown = try Shown(Items(items: [Item(id: 1)]))

        let found = try diagnostics {
            shown.hosting.rootView = Items(items: [Item(id: 1), Item(id: 7), Item(id: 7)])
            try shown.harness.settle()
        }

        #expect(shown.texts == ["i1 0", "i7 0", "i7 0"])
        #expect(found.map(\.kind) == [.repeatedIdentity])
        #expect(found.first?.message.contains("7") == true)
    }

    @Test func `Unmounted nodes and views are released`() throws {
        weak var node: Node?
        weak var label: Widgets.Label?
        weak var hosting: Widgets.View?
        do {
            let shown = try Shown(Branches())
            node = shown.root.first(Counter.self)
            label = shown.labels.first
            #expect(node != nil && label != nil)
            try shown.click("switch")
            #expect(node == nil && label == nil)
            node = shown.root
            hosting = shown.hosting
        }
        #expect(hosting == nil)
        #expect(node == nil)
    }
}
