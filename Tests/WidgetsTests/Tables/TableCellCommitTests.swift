import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Data sources that need time to store the text of a cell.
@Suite struct TableCellCommitTests {
    /// A data source whose requests are answered by the test.
    private final class Store: TableColumnAsyncDataSource {
        var texts = ["one", "two", "three"]
        var requests: [(text: String, answer: CheckedContinuation<TableEditError?, Never>)] = []

        func numberOfRows(in tableView: TableView) -> Int { texts.count }
        func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
            column.identifier == "text" ? texts[row] : "\(row)"
        }
        func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool {
            column.identifier == "text"
        }
        func tableView(
            _ tableView: TableView, commitStringValue string: String, for column: TableColumn, row: Int
        ) async throws(TableEditError) {
            let old = texts[row]
            if let error = await withCheckedContinuation({ requests.append((string, $0)) }) { throw error }
            if let index = texts.firstIndex(of: old) { texts[index] = string }
        }
    }

    private let store = Store()
    private let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    private let harness: Harness

    init() throws {
        let root = View(frame: table.frame)
        root.addSubview(table)
        harness = Harness(root, size: table.frame.size)
        for identifier in ["text", "number"] { table.addTableColumn(TableColumn(identifier: identifier)) }
        table.dataSource = store
        try harness.settle()
    }

    private var shown: [String?] {
        table.indexesForVisibleRows.map { row in
            (table.cellForRow(at: row) as? TableRowView)?.stringValue(atColumn: 0)
        }
    }

    private func edit(_ row: Int, _ text: String) throws {
        table.editColumn(0, row: row)
        try harness.type(text)
        try harness.key(.keyboardReturnOrEnter)
    }

    private func answer(_ error: String? = nil) async throws {
        let count = store.requests.count
        store.requests.removeFirst().answer.resume(returning: error.map { TableEditError(message: $0) })
        try await harness.wait { table.columns?.commits?.pendingCount != count }
        try harness.settle()
    }

    @Test func `The cell displays the new text while it is stored`() async throws {
        try edit(1, "new")
        try await harness.wait { store.requests.count == 1 }
        #expect(table.editedRow == nil && shown == ["one", "new", "three"])
        #expect(store.texts == ["one", "two", "three"])
        let pending = harness.picture
        try await answer()
        #expect(shown == ["one", "new", "three"] && store.texts == ["one", "new", "three"])
        #expect(harness.picture != pending, "the text is no longer greyed")
        #expect(table.columns?.commits?.pendingCount == 0)
    }

    @Test func `A refused text opens the field again with the reason, and Escape discards it`() async throws {
        try edit(1, "bad")
        try await harness.wait { store.requests.count == 1 }
        try await answer("Not this one.")
        let field = try #require(table.columns?.editor?.field)
        #expect(table.editedRow == 1 && field.text == "bad" && field.displayedValidation == .error)
        #expect(field.toolTipText == "Not this one." && field.isFirstResponder)
        try harness.key(.keyboardEscape)
        #expect(shown == ["one", "two", "three"] && table.editedRow == nil)
    }

    @Test func `A refusal during another edit waits in its cell until the user edits it`() async throws {
        try edit(0, "bad")
        try await harness.wait { store.requests.count == 1 }
        table.editColumn(0, row: 2)
        try harness.type("other")
        try await answer("Not this one.")
        #expect(table.editedRow == 2 && shown[0] == "bad")
        let element = try #require(
            (table.cellForRow(at: 0) as? TableRowView)?.accessibilityElement(at: 0) as? TableCellElement)
        #expect(element.accessibilityAttributes.states.contains(.invalid))
        #expect(element.accessibilityAttributes.value == "bad")
        try harness.key(.keyboardReturnOrEnter)
        table.editColumn(0, row: 0)
        #expect(table.columns?.editor?.field.toolTipText == "Not this one.")
        try harness.type("good")
        try harness.key(.keyboardReturnOrEnter)
        try await harness.wait { store.requests.count == 2 }
        try await answer()
        try await answer()
        #expect(store.texts == ["good", "two", "other"] && shown == store.texts)
    }

    @Test func `Texts of one cell are stored one after the other, and follow their row`() async throws {
        try edit(1, "first")
        try edit(1, "second")
        try await harness.wait { store.requests.count == 1 }
        #expect(store.requests[0].text == "first" && shown[1] == "second")
        store.texts.insert("zero", at: 0)
        table.insertRows(at: [0])
        try harness.settle()
        #expect(shown == ["zero", "one", "second", "three"])
        store.requests.removeFirst().answer.resume(returning: nil)
        try await harness.wait { store.requests.count == 1 }
        #expect(shown[2] == "second" && store.texts[2] == "first")
        store.requests.removeFirst().answer.resume(returning: TableEditError(message: "Full."))
        try await harness.wait { table.editedRow != nil }
        #expect(table.editedRow == 2 && table.columns?.editor?.field.text == "second")
    }
}
