import Testing

@testable import DeclarativeUI

private struct Child: View {
    let number: Int
    let name: String
    var body: some View { Text("\(name) \(number)") }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Button("add") { count += 1 }
            Child(number: count, name: "child")
        }
    }
}

private struct Keep: View {
    @State private var text = "kept"
    var body: some View { Text(text) }
}

private struct Switcher: View {
    @State private var isOn = true
    @State private var id = 1
    var body: some View {
        VStack {
            Button("switch") { isOn.toggle() }
            Button("next") { id += 1 }
            if isOn { Keep() } else { Text("off") }
            Keep().id(id)
        }
    }
}

/// The causes of body runs and of state resets, as data.
struct ExplanationTests {
    @Test func `a node that outlives its tree has no path but its own part`() throws {
        var nodes: [Node] = []
        do {
            let shown = try Shown(Switcher())
            shown.hosting.explainsUpdates = true
            nodes = shown.root.all(Keep.self) + shown.root.all(Text.self)
            try shown.click("next")
            try shown.click("switch")
            #expect(nodes.contains { !$0.isMounted })
        }

        for node in nodes {
            #expect(!node.isMounted)
            #expect(node.explicitID == nil && node.lastCauses.isEmpty)
            #expect(node.path == node.typeName)
            #expect(node.first(Switcher.self) == nil)
        }
    }

    @Test func `a body's run names the state, where it is declared, and who wrote it`() throws {
        let shown = try Shown(Counter())
        shown.hosting.explainsUpdates = true

        try shown.click("add")

        let causes = shown.root.lastCauses
        guard case .state(let name, let site, let owner, let origin) = try #require(causes.first) else {
            Issue.record("\(causes)")
            return
        }
        #expect(causes.count == 1)
        #expect(name == "count" && owner == "Counter")
        #expect(site.fileID.hasSuffix("ExplanationTests.swift") && site.line == 12)
        #expect(origin?.name == "the action of Button")
        #expect(origin?.site.line == 16)
    }

    @Test func `a nested body's run names the properties that differ`() throws {
        let shown = try Shown(Counter())
        shown.hosting.explainsUpdates = true

        try shown.click("add")

        let child = try #require(shown.root.first(Child.self))
        #expect(child.lastCauses == [.parent(changed: ["number"])])
        #expect(child.path == "Counter > Child")
    }

    @Test func `a lost state names the identity that changed, and where`() throws {
        let shown = try Shown(Switcher())
        shown.hosting.explainsUpdates = true

        try shown.click("switch")
        try shown.click("next")

        let changes = shown.hosting.identityChanges
        #expect(changes.map(\.reason) == [.branch, .id(old: "1", new: "2")])
        #expect(changes.map(\.lostStates) == [["Keep.text"], ["Keep.text"]])
        #expect(changes[0].path == "Switcher > Keep")
        #expect(changes[1].path.hasPrefix("Switcher > "))
    }

    @Test func `nothing is kept unless it is asked for`() throws {
        let shown = try Shown(Counter())

        try shown.click("add")

        #expect(shown.root.lastCauses.isEmpty)
        #expect(shown.hosting.identityChanges.isEmpty)
    }
}
