import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Cells of tables with columns are edited in place.
@Suite struct TableCellEditingTests {
    private func stage() throws -> ColumnStage {
        let stage = ColumnStage()
        stage.editable = ["name", "size"]
        try stage.harness.settle()
        return stage
    }

    @Test func `F2 edits the cell with the cursor, and Return stores its text`() throws {
        let stage = try stage()
        try stage.harness.click(stage.cell(1, "kind"))
        try stage.harness.key(.keyboardRightArrow)
        try stage.harness.key(.keyboardF2)
        #expect(stage.table.editedRow == 1)
        try stage.harness.type("delta")
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.edits == ["1 name = delta"])
        #expect(stage.shown[1] == ["delta", "10", "folder"])
        #expect(stage.table.editedRow == nil && stage.table.isFirstResponder)
    }

    @Test func `A double-click edits the cell under the pointer, and Escape discards the text`() throws {
        let stage = try stage()
        try stage.harness.doubleClick(stage.cell(2, "size"))
        #expect(stage.table.editedRow == 2)
        try stage.harness.type("7")
        try stage.harness.key(.keyboardEscape)
        #expect(stage.edits.isEmpty && stage.shown[2] == ["gamma", "20", "file"])
        try stage.harness.doubleClick(stage.cell(2, "kind"))
        #expect(stage.table.editedRow == nil, "the column is not editable")
    }

    @Test func `Tab stores the text and edits the next cell, across rows`() throws {
        let stage = try stage()
        stage.table.editColumn(0, row: 0)
        try stage.harness.type("x")
        try stage.harness.key(.keyboardTab)
        try stage.harness.type("5")
        try stage.harness.key(.keyboardTab)
        #expect(stage.edits == ["0 name = x", "0 size = 5"])
        #expect(stage.table.editedRow == 1)
        try stage.harness.key(.keyboardTab, .shift)
        #expect(stage.table.editedRow == 0 && stage.edits.count == 2, "an unchanged text is not stored")
    }

    @Test func `The program stores or discards an edit`() throws {
        let stage = try stage()
        #expect(stage.table.commitEditing() && !stage.table.abortEditing(), "there is no edit")
        stage.table.editColumn(0, row: 0)
        try stage.harness.type("x")
        #expect(stage.table.abortEditing() && stage.table.editedRow == nil && stage.edits.isEmpty)
        stage.table.editColumn(0, row: 0)
        try stage.harness.type("y")
        #expect(stage.table.commitEditing() && stage.table.editedRow == nil && stage.edits == ["0 name = y"])
        stage.table.editColumn(1, row: 0)
        try stage.harness.type("many")
        #expect(!stage.table.commitEditing() && stage.table.editedRow == 0 && stage.edits.count == 1)
    }

    @Test func `A refused text keeps the field open with the reason`() throws {
        let stage = try stage()
        stage.table.editColumn(1, row: 0)
        try stage.harness.type("many")
        try stage.harness.key(.keyboardReturnOrEnter)
        let field = try #require(stage.table.columns?.editor?.field)
        #expect(field.displayedValidation == .error && field.toolTipText == "A size is a whole number.")
        #expect(field.isFirstResponder && stage.edits.isEmpty)
        try stage.harness.key(.keyboardTab)
        #expect(stage.table.editedRow == 0)
        field.selectAll(nil)
        try stage.harness.type("12")
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.edits == ["0 size = 12"])
    }

    @Test func `A text with line breaks is not stored unless the user changes it`() throws {
        let stage = ColumnStage(["first\nsecond"])
        stage.editable = ["name"]
        try stage.harness.settle()
        stage.table.editColumn(0, row: 0)
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.edits.isEmpty && stage.rows[0]["name"] == "first\nsecond")
        stage.table.editColumn(0, row: 0)
        try stage.harness.key(.keyboardEnd)
        try stage.harness.type("!")
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.edits == ["0 name = first second!"])
    }

    @Test func `A click elsewhere stores the text`() throws {
        let stage = try stage()
        stage.table.editColumn(0, row: 0)
        try stage.harness.type("x")
        try stage.harness.click(stage.cell(2, "kind"))
        #expect(stage.edits == ["0 name = x"] && stage.table.editedRow == nil)
    }

    @Test func `An edit follows its row when rows are inserted, and ends when the row is deleted`() throws {
        let stage = try stage()
        stage.table.editColumn(0, row: 1)
        try stage.harness.type("x")
        stage.rows.insert(["name": "new", "size": "1", "kind": "file"], at: 0)
        stage.table.insertRows(at: [0])
        try stage.harness.settle()
        #expect(stage.table.editedRow == 2)
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.edits == ["2 name = x"] && stage.shown.map(\.first) == ["new", "beta", "x", "gamma"])
        stage.table.editColumn(0, row: 2)
        stage.rows.remove(at: 2)
        stage.table.deleteRows(at: [2])
        try stage.harness.settle()
        #expect(stage.table.editedRow == nil && stage.edits.count == 1)
    }

    @Test func `An edit ends when its row or its column disappears`() throws {
        let stage = try stage()
        stage.table.editColumn(0, row: 2)
        stage.rows.removeLast()
        stage.table.reloadData()
        try stage.harness.settle()
        #expect(stage.table.editedRow == nil && stage.edits.isEmpty)
        stage.table.editColumn(1, row: 0)
        #expect(stage.table.editedRow == 0)
        stage.column("size").isHidden = true
        try stage.harness.settle()
        #expect(stage.table.editedRow == nil)
    }

    @Test func `Arrow keys move the cursor among cells, and scroll to it`() throws {
        let stage = ColumnStage(["a"], widths: [200, 200, 200])
        stage.table.columnAutoresizingStyle = .noColumnAutoresizing
        try stage.harness.settle()
        try stage.harness.click(stage.cell(0, "name"))
        for _ in 0..<3 { try stage.harness.key(.keyboardRightArrow) }
        #expect(stage.table.columns?.focused == 2 && stage.table.contentOffset.x == 300)
        try stage.harness.key(.keyboardHome)
        #expect(stage.table.columns?.focused == 0 && stage.table.contentOffset.x == 0)
        try stage.harness.key(.keyboardLeftArrow)
        #expect(stage.table.columns?.focused == nil)
    }
}
