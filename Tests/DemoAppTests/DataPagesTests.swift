import DeclarativeUI
import Testing
import WidgetsTesting

@testable import DemoApp

/// The pages "Columns" and "Catalogue", operated with the keyboard only.
struct DataPagesTests {
    @Test func `Files are filtered by typing, sorted by the header and renamed`() async throws {
        let harness = Harness(ColumnsPage(), size: Size(width: 900, height: 700))
        let table = try harness.find(TableView.self)
        func names() -> [String] {
            table.indexesForVisibleRows.compactMap {
                (table.cellForRow(at: $0) as? TableRowView)?.stringValue(atColumn: 0)
            }
        }
        try await harness.wait { harness.contains("40000 files") && !table.selectedRowIndexes.isEmpty }
        try harness.key(.keyboardTab)
        try harness.type("HOLIDAY 12")
        try harness.key(.keyboardReturnOrEnter)
        try await harness.wait { harness.contains("111 of 40000 files") }
        try harness.settle()
        #expect(names().allSatisfy { $0.hasPrefix("Holiday 12") } && names().count > 5)
        try harness.key(.keyboardTab)
        #expect(table.isFirstResponder)
        let first = names().first
        try harness.key(.keyboardTab)
        try harness.key(.keyboardSpacebar)
        try await harness.wait { table.sortDescriptors.first?.ascending == false && names().first != first }
        #expect(names() == names().sorted(by: >))
        try harness.key(.keyboardTab, .shift)
        try harness.key(.keyboardHome)
        try harness.key(.keyboardF2)
        try harness.type("Holiday 12z")
        try harness.key(.keyboardReturnOrEnter)
        #expect(names().first == "Holiday 12z", "the order is descending")
    }

    @Test func `Moons are chosen by planet, searched for and sorted`() throws {
        let harness = Harness(DemoPage.catalogue.makeView(), size: Size(width: 900, height: 620))
        try harness.settle()
        // A planet without moons has an explanation instead of the table.
        func count() throws -> Int { try harness.find(TableView.self).numberOfRows }
        #expect(try count() == 25)
        try harness.key(.keyboardTab)
        try harness.key(.keyboardHome)
        try harness.key(.keyboardRightArrow)
        harness.advance(by: .seconds(1))
        for _ in 0..<4 { try harness.key(.keyboardDownArrow) }
        #expect(try count() == 2, "the moons of Mars")
        try harness.key("f", .control)
        try harness.type("pho")
        #expect(try count() == 1)
        try harness.type("x")
        #expect(harness.contains("No Results for “phox”"))
        try harness.key(.keyboardEscape)
        #expect(!harness.contains("No Results for “phox”"))
    }
}
