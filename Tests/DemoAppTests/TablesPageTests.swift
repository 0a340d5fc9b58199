import Testing
import Widgets
import WidgetsTesting

@testable import DemoApp

/// The page "Tables", operated with the keyboard only.
struct TablesPageTests {
    private func show() throws -> (harness: Harness, table: TableView) {
        let harness = Harness(TablesPage(), size: Size(width: 900, height: 620))
        try harness.settle()
        let tables = harness.all(TableView.self)
        return (harness, try #require(tables.first { $0.accessibilityLabel == "Messages" }))
    }

    @Test func `A message is selected, moved to another section and deleted with keys`() throws {
        let (harness, table) = try show()
        try harness.key(.keyboardTab)
        #expect(table.isFirstResponder)
        for _ in 0..<3 { try harness.key(.keyboardDownArrow) }
        #expect(harness.contains("Selected: Review of the draft."))
        try harness.key(.keyboardDownArrow, .alternate)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
        #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 3)
        try harness.key(.keyboardDeleteForward)
        #expect(harness.contains("Selected: Invoice 1024.") && !harness.contains("Review of the draft"))
        #expect(table.numberOfRows(inSection: 1) == 2)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
    }

    @Test func `The Menu key opens the actions of the selected message`() throws {
        let (harness, table) = try show()
        try harness.key(.keyboardTab)
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardApplication)
        #expect(harness.contains("Flag") && harness.contains("Delete"))
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.contains("Flagged: Minutes of the meeting."))
        #expect(table.numberOfRows == 6)
    }

    @Test func `The buttons reverse, move and filter the cities`() throws {
        let (harness, _) = try show()
        let cities = try #require(harness.all(TableView.self).first { $0.accessibilityLabel == "Cities" })
        func first() -> String? { cities.visibleCells.first?.textLabel?.text }
        try harness.click("Sort")
        #expect(first() == "Prague")
        try harness.click("Move")
        #expect(first() == "Amsterdam")
        try harness.click("Filter")
        #expect(cities.numberOfRows == 6 && first() == "Amsterdam")
    }
}
