import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct One: View {
    @State var chosen: Int?
    let people: [Person]
    var body: some View {
        VStack {
            List(people, selection: $chosen) { Text($0.name) }
            Text("chosen \(chosen.map(String.init) ?? "none")")
            Button("choose 3") { chosen = 3 }
            Button("none") { chosen = nil }
        }
    }
}

private struct Several: View {
    @State private var chosen: Set<Int> = []
    @State private var people = (0..<10).map { Person(id: $0, name: "name \($0)") }
    var body: some View {
        VStack {
            List(selection: $chosen) {
                Section("People") {
                    ForEach(people) { Text($0.name) }
                        .onDelete { people.remove(atOffsets: $0) }
                        .onMove { people.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            Text("chosen \(chosen.sorted())")
            Button("add") { people.insert(Person(id: 100, name: "new"), at: 0) }
        }
    }
}

private func people(_ range: Range<Int>) -> [Person] { range.map { Person(id: $0, name: "name \($0)") } }

struct ListSelectionTests {
    @Test func `Clicks and arrow keys select rows and write the binding`() throws {
        let stage = try Stage(One(people: people(0..<10)))
        try stage.harness.click("name 1")
        #expect(stage.seen.contains("chosen 1"))
        try stage.harness.key(.keyboardDownArrow)
        #expect(stage.seen.contains("chosen 2"))
        #expect(try Array(stage.list.selectedRowIndexes) == [2])
    }

    @Test func `The binding selects and deselects rows`() throws {
        let stage = try Stage(One(people: people(0..<10)))
        try stage.harness.click("choose 3")
        #expect(try Array(stage.list.selectedRowIndexes) == [3])
        let label = try stage.harness.find(Widgets.Label.self, "name 3")
        try stage.list.becomeFirstResponder()
        let drawn = try stage.harness.displayListDump(of: label)
        #expect(drawn.contains("#ffffff"))
        try stage.harness.click("none")
        #expect(try stage.list.selectedRowIndexes.isEmpty)
        #expect(try !stage.harness.displayListDump(of: label).contains("#ffffff"))
    }

    @Test func `In a selected row, only a borderless field has the text colour of the selection`()
        throws
    {
        let stage = try Stage(
            List(people(0..<1), selection: .constant(Int?.some(0))) { _ in
                HStack {
                    TextField("bordered", text: .constant("a"))
                    TextField("plain", text: .constant("b")).textFieldStyle(.plain)
                }
            })
        let fields = stage.harness.all(Widgets.TextField.self)
        try stage.list.becomeFirstResponder()
        let label = Theme.light.palette[.label]
        #expect(try stage.harness.displayListDump(of: fields[0]).contains(" \(label)"))
        let plain = try stage.harness.displayListDump(of: fields[1])
        #expect(plain.contains("#ffffff") && !plain.contains(" \(label)"))
    }

    @Test func `The selection follows its element`() throws {
        let stage = try Stage(One(chosen: 5, people: people(0..<10)))
        #expect(try Array(stage.list.selectedRowIndexes) == [5])
        stage.hosting.rootView = One(people: [Person(id: 5, name: "five")] + people(0..<5))
        try stage.harness.settle()
        #expect(try Array(stage.list.selectedRowIndexes) == [0])
        #expect(stage.seen.contains("chosen 5"))
    }

    @Test func `Ctrl and Shift select several rows, but no headers`() throws {
        let stage = try Stage(Several(), height: 600)
        try stage.harness.click("name 1")
        try stage.harness.click("name 3", modifiers: .shift)
        #expect(stage.seen.contains("chosen [1, 2, 3]"))
        try stage.harness.click("name 7", modifiers: .control)
        #expect(stage.seen.contains("chosen [1, 2, 3, 7]"))
        try stage.harness.click("People", modifiers: .control)
        #expect(stage.seen.contains("chosen [1, 2, 3, 7]"))
        try stage.harness.key("a", .control)
        #expect(stage.seen.contains("chosen [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]"))
    }

    @Test func `An inserted row leaves the selection with its elements`() throws {
        let stage = try Stage(Several(), height: 600)
        try stage.harness.click("name 1")
        try stage.harness.click("name 2", modifiers: .control)
        try stage.harness.click("add")
        #expect(stage.seen.contains("chosen [1, 2]"))
        #expect(try Array(stage.list.selectedRowIndexes) == [2, 3])
    }

    @Test func `Arrow keys skip rows that cannot be selected`() throws {
        struct Parts: View {
            @State private var chosen: String?
            var body: some View {
                VStack {
                    List(selection: $chosen) {
                        Section("One") { ForEach(["a", "b"], id: \.self) { Text($0) } }
                        Section("Two") { ForEach(["c", "d"], id: \.self) { Text($0) } }
                    }
                    Text("chosen \(chosen ?? "none")")
                }
            }
        }
        let stage = try Stage(Parts(), height: 400)
        try stage.harness.click("b")
        try stage.harness.key(.keyboardDownArrow)
        #expect(stage.seen.contains("chosen c"))
        try stage.harness.key(.keyboardUpArrow)
        #expect(stage.seen.contains("chosen b"))
        try stage.harness.key(.keyboardHome)
        #expect(stage.seen.contains("chosen a"))
        try stage.harness.click("Two")
        #expect(stage.seen.contains("chosen a"))
    }

    @Test func `Delete removes the selected rows`() throws {
        let stage = try Stage(Several(), height: 600)
        try stage.harness.click("name 1")
        try stage.harness.click("name 3", modifiers: .control)
        try stage.harness.key(.keyboardDeleteForward)
        #expect(!stage.seen.contains("name 1"))
        #expect(!stage.seen.contains("name 3"))
        #expect(stage.seen.contains("name 2"))
    }

    @Test func `Alt and an arrow key move the selected rows`() throws {
        let stage = try Stage(Several(), height: 600)
        try stage.harness.click("name 1")
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(Array(stage.seen.prefix(4)) == ["People", "name 0", "name 2", "name 1"])
        try stage.harness.key(.keyboardUpArrow, .alternate)
        try stage.harness.key(.keyboardUpArrow, .alternate)
        #expect(Array(stage.seen.prefix(4)) == ["People", "name 1", "name 0", "name 2"])
        #expect(stage.seen.contains("chosen [1]"))
    }

    @Test func `Elements are moved and removed at the given offsets`() {
        var letters = Array("abcdef")
        letters.move(fromOffsets: [1, 2], toOffset: 5)
        #expect(String(letters) == "adebcf")
        letters.move(fromOffsets: [4], toOffset: 0)
        #expect(String(letters) == "cadebf")
        letters.remove(atOffsets: [0, 5])
        #expect(String(letters) == "adeb")
    }
}
