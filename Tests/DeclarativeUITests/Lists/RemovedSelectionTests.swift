import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// The selection of lists and tables whose selected rows are removed.
struct RemovedSelectionTests {
    private struct Names: View {
        @State var people = (0..<6).map { Person(id: $0, name: "name \($0)") }
        @State var chosen: Set<Int> = []
        let isTable: Bool
        let log: Box<Set<Int>>

        var body: some View {
            VStack(spacing: 0) {
                if isTable {
                    Table(of: Person.self, selection: $chosen) {
                        TableColumn("Name") { Text($0.name) }
                    } rows: {
                        ForEach(people) { TableRow($0) }.onDelete { people.remove(atOffsets: $0) }
                    }
                } else {
                    List(selection: $chosen) {
                        ForEach(people) { Text($0.name) }.onDelete { people.remove(atOffsets: $0) }
                    }
                }
                Button("remove 1") { people.removeAll { $0.id == 1 } }
                Button("all") { people = [] }
            }
            .onChange(of: chosen) { log.value = chosen }
        }
    }

    @Test(arguments: [false, true])
    func `Delete selects the row that takes the place of the deleted one, up to the last row`(_ isTable: Bool)
        throws
    {
        let log = Box<Set<Int>>([])
        let stage = try Stage(Names(isTable: isTable, log: log))
        try stage.harness.click("name 4")
        #expect(log.value == [4])
        try stage.harness.key(.keyboardDeleteForward)
        #expect(log.value == [5] && !stage.seen.contains("name 4"))
        try stage.harness.key(.keyboardDeleteForward)
        #expect(log.value == [3] && !stage.seen.contains("name 5"))
        try stage.harness.key(.keyboardUpArrow)
        #expect(log.value == [2])
        for _ in 0..<6 { try stage.harness.key(.keyboardDeleteForward) }
        #expect(log.value == [] && !stage.seen.contains { $0.hasPrefix("name") })
    }

    @Test(arguments: [false, true])
    func `A row that the program removes leaves the selection, and keys continue at its place`(
        _ isTable: Bool
    )
        throws
    {
        let log = Box<Set<Int>>([])
        let stage = try Stage(Names(isTable: isTable, log: log))
        try stage.harness.click("name 3")
        try stage.harness.click("name 1", modifiers: .control)
        #expect(log.value == [1, 3])
        try stage.harness.click("remove 1")
        #expect(log.value == [3])
        try stage.harness.click("all")
        #expect(log.value == [])
    }

    @Test func `Down after the removal of the selected row by the program continues at its place`() throws {
        let log = Box<Set<Int>>([])
        let stage = try Stage(Names(isTable: false, log: log))
        try stage.harness.click("name 1")
        try stage.harness.click("remove 1")
        #expect(log.value == [])
        try stage.list.becomeFirstResponder()
        try stage.harness.key(.keyboardDownArrow)
        #expect(log.value == [3])
    }

    @Test func `A value that is selected before its row exists is kept`() throws {
        struct Late: View {
            @State private var chosen: Int? = 2
            @State private var people: [Person] = []
            var body: some View {
                VStack {
                    List(people, selection: $chosen) { Text($0.name) }
                    Text("chosen \(chosen.map(String.init) ?? "none")")
                    Button("load") { people = (0..<4).map { Person(id: $0, name: "name \($0)") } }
                    Button("drop") { people.removeLast(2) }
                }
            }
        }
        let stage = try Stage(Late())
        #expect(stage.seen.contains("chosen 2"))
        try stage.harness.click("load")
        #expect(try stage.seen.contains("chosen 2") && Array(stage.list.selectedRowIndexes) == [2])
        try stage.harness.click("drop")
        #expect(stage.seen.contains("chosen none"))
    }
}
