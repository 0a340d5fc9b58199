import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Tables with columns whose titles are hidden.
@Suite struct TableColumnHeaderTests {
    @Test func `Hidden titles leave their place to the rows, and can be shown again`() throws {
        let stage = ColumnStage()
        stage.table.showsColumnHeaders = false
        try stage.harness.settle()
        #expect(stage.table.headerView == nil && !stage.table.showsColumnHeaders)
        #expect(stage.table.rectForRow(at: 0).minY == 0)
        #expect(stage.shown.count == 3)
        #expect(!stage.harness.elements.contains { $0.role == .columnHeader })
        stage.table.showsColumnHeaders = true
        try stage.harness.settle()
        #expect(stage.table.headerView != nil)
        #expect(stage.table.rectForRow(at: 0).minY == 28)
        #expect(stage.harness.elements.count { $0.role == .columnHeader } == 3)
    }

    @Test func `Cells name their columns while the titles are hidden`() throws {
        let stage = ColumnStage()
        stage.table.showsColumnHeaders = false
        try stage.harness.settle()
        _ = try stage.harness.row("Name: beta, Size: 0, Kind: file")
        #expect(stage.harness.elements.contains { $0.role == .cell && $0.label == "Size" })
    }

    @Test func `A header with the focus passes it to the table when it is hidden`() throws {
        let stage = ColumnStage()
        try stage.harness.settle()
        let rows = stage.table.visibleCells.map(ObjectIdentifier.init)
        stage.table.headerView?.becomeFirstResponder()
        stage.table.showsColumnHeaders = false
        try stage.harness.settle()
        #expect(stage.table.isFirstResponder)
        #expect(stage.table.visibleCells.map(ObjectIdentifier.init) == rows, "rows keep their views")
    }
}
