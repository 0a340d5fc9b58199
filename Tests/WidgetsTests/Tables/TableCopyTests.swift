import Testing
import Widgets
import WidgetsTesting

/// Rows of tables with columns are copied as text; the tests use the pasteboard of the process.
@Suite struct TableCopyTests {
    @Test func `Control+C copies the selected rows as tab-separated values`() async throws {
        let stage = ColumnStage(["be\tta", "alpha", "gamma"])
        stage.table.allowsMultipleSelection = true
        stage.column("kind").isHidden = true
        try stage.harness.settle()
        try stage.harness.click(stage.cell(0, "name"))
        try stage.harness.click(stage.cell(2, "name"), modifiers: .control)
        Pasteboard.general.string = nil
        try stage.harness.key("c", .control)
        try await stage.harness.wait { Pasteboard.general.string != nil }
        #expect(Pasteboard.general.string == "be ta\t0\ngamma\t20")
        Pasteboard.general.string = nil
    }
}
