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

/// The causes of updates and of state resets, as data.
struct ExplanationTests {
    @Test func `A node that outlives its tree has only its own path component`() throws {
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

    @Test func `The causes of removed nodes are removed with them`() throws {
        let shown = try Shown(Switcher())
        shown.hosting.explainsUpdates = true
        try shown.click("next")
        let explanations = shown.root.graph.explanations
        let count = explanations.recordedNodeCount

        for _ in 0..<10 { try shown.click("next") }

        #expect(count > 0 && explanations.recordedNodeCount == count)
    }

    @Test func `An update names the state, its declaration site and the origin of the write`() throws {
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

    @Test func `An update of a nested body names the changed properties`() throws {
        let shown = try Shown(Counter())
        shown.hosting.explainsUpdates = true

        try shown.click("add")

        let child = try #require(shown.root.first(Child.self))
        #expect(child.lastCauses == [.parent(changed: ["number"])])
        #expect(child.path == "Counter > Child")
    }

    @Test func `A lost state is reported with the changed identity and its path`() throws {
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

    @Test func `Causes are not recorded by default`() throws {
        let shown = try Shown(Counter())

        try shown.click("add")

        #expect(shown.root.lastCauses.isEmpty)
        #expect(shown.hosting.identityChanges.isEmpty)
    }
}
