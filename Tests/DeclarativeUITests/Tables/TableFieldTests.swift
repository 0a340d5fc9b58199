import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Contact: Identifiable {
    let id: Int
    var name: String
    var town: String
}

private struct Contacts: View {
    let log: Box<[String]>
    @State var contacts = (0..<40).map { Contact(id: $0, name: "name \($0)", town: "town \($0)") }
    var opens = false
    @State private var chosen: Set<Int> = []

    var body: some View {
        Table(contacts, selection: $chosen) {
            TableColumn("ID") { Text("\($0.id)") }
            TableColumn("Name") { TextField("", text: binding($0, \.name)) }
            TableColumn("Town") { contact in
                if contact.id == 1 {
                    Text(contact.town)
                } else {
                    TextField("", text: binding(contact, \.town))
                }
            }
        }
        .contextMenu(
            forSelectionType: Int.self, menu: { _ in EmptyView() },
            primaryAction: opens ? { log.value.append("open \($0)") } : nil
        )
        .onChange(of: chosen) { log.value.append("chosen \(chosen.sorted())") }
    }

    private func binding(_ contact: Contact, _ path: WritableKeyPath<Contact, String>) -> Binding<String> {
        Binding {
            contacts[contact.id][keyPath: path]
        } set: {
            contacts[contact.id][keyPath: path] = $0
            log.value.append("\(contact.id) \($0)")
        }
    }
}

/// Text fields in the cells of a table, operated by the keyboard alone.
struct TableFieldTests {
    private func stage(opens: Bool = false) throws -> (Stage<Contacts>, TableView, Box<[String]>) {
        let log = Box<[String]>([])
        let stage = try Stage(Contacts(log: log, opens: opens), width: 500)
        let table = try stage.harness.find(TableView.self)
        try stage.harness.click(table.convert(Point(x: 10, y: 28 + 32 * 2 + 16), to: stage.harness.rootView))
        return (stage, table, log)
    }

    private func focused(_ stage: Stage<Contacts>) -> String? {
        stage.harness.all(Widgets.TextField.self).first { $0.isFirstResponder }?.text
    }

    @Test func `F2 and Return focus the field of the selected row, Return and Escape leave it`() throws {
        let (stage, table, log) = try stage()
        for (begin, end) in [
            (KeyboardHIDUsage.keyboardF2, KeyboardHIDUsage.keyboardReturnOrEnter),
            (.keyboardReturnOrEnter, .keyboardEscape),
        ] {
            try stage.harness.key(begin)
            #expect(focused(stage)?.hasSuffix("2") == true)
            try stage.harness.type("new 2")
            #expect(log.value.last == "2 new 2", "the text was selected, so that typing replaced it")
            try stage.harness.key(end)
            #expect(focused(stage) == nil && table.isFirstResponder)
        }
        try stage.harness.key(.keyboardDownArrow)
        #expect(Array(table.selectedRowIndexes) == [3])
    }

    @Test func `The field of the cell with the cursor is focused`() throws {
        let (stage, _, _) = try stage()
        for _ in 0..<3 { try stage.harness.key(.keyboardRightArrow) }
        try stage.harness.key(.keyboardF2)
        #expect(focused(stage) == "town 2")
    }

    @Test func `Tab goes to the next field, also of rows below the visible ones, and back`() throws {
        let (stage, table, log) = try stage()
        try stage.harness.key(.keyboardUpArrow)
        try stage.harness.key(.keyboardF2)
        #expect(focused(stage) == "name 1")
        try stage.harness.key(.keyboardTab)
        #expect(focused(stage) == "name 2" && log.value.last == "chosen [2]", "a text is skipped")
        try stage.harness.key(.keyboardTab, .shift)
        #expect(focused(stage) == "name 1")
        try stage.harness.key(.keyboardTab, .shift)
        #expect(focused(stage) == "town 0")
        for _ in 0..<50 { try stage.harness.key(.keyboardTab) }
        #expect(focused(stage) == "name 26" && table.indexesForVisibleRows.contains(26))
        #expect(Array(table.selectedRowIndexes) == [26])
    }

    @Test func `With a primary action, Return performs it, and F2 focuses the field`() throws {
        let (stage, _, log) = try stage(opens: true)
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(log.value.last == "open [2]" && focused(stage) == nil)
        try stage.harness.key(.keyboardF2)
        #expect(focused(stage) == "name 2")
    }
}
