import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Cells instead of rows are selected, as in a spreadsheet.
@Suite struct TableCellSelectionTests {
    private func stage(rows: Int = 5, isMultiple: Bool = true) throws -> ColumnStage {
        let stage = ColumnStage((0..<rows).map { "row \($0)" })
        stage.table.allowsCellSelection = true
        stage.table.allowsMultipleSelection = isMultiple
        try stage.harness.settle()
        return stage
    }

    private func cells(_ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>) -> TableCellRange {
        TableCellRange(rows: rows, columns: columns)
    }

    @Test func `A click selects a cell, Shift and a drag a rectangle, and no rows are selected`() throws {
        let stage = try stage()
        try stage.harness.click(stage.cell(3, "size"))
        #expect(stage.table.selectedCells == cells(3...3, 1...1))
        #expect(stage.table.focusedColumn == 1 && stage.table.focusedRow == 3)
        try stage.harness.click(stage.cell(1, "name"), modifiers: .shift)
        #expect(stage.table.selectedCells == cells(1...3, 0...1))
        try stage.harness.drag(from: stage.cell(0, "size"), to: stage.cell(2, "kind"))
        #expect(stage.table.selectedCells == cells(0...2, 1...2))
        try stage.harness.drag(from: stage.cell(4, "name"), to: stage.cell(4, "kind"))
        #expect(stage.table.selectedCells == cells(4...4, 0...2), "a drag within the row")
        #expect(stage.table.selectedRowIndexes.isEmpty)
    }

    @Test func `With single selection, Shift and drags move the cell`() throws {
        let stage = try stage(isMultiple: false)
        try stage.harness.drag(from: stage.cell(0, "name"), to: stage.cell(2, "kind"))
        #expect(stage.table.selectedCells == cells(2...2, 2...2))
        try stage.harness.key(.keyboardUpArrow, .shift)
        try stage.harness.key(.keyboardLeftArrow, .shift)
        #expect(stage.table.selectedCells == cells(1...1, 1...1))
    }

    @Test func `Keys move among cells, to the ends of the row and of the table`() throws {
        let stage = try stage(rows: 40)
        try stage.harness.click(stage.cell(1, "size"))
        try stage.harness.key(.keyboardEnd)
        #expect(stage.table.selectedCells == cells(1...1, 2...2))
        try stage.harness.key(.keyboardRightArrow)
        #expect(stage.table.selectedCells == cells(1...1, 2...2), "there is no further column")
        try stage.harness.key(.keyboardHome)
        try stage.harness.key(.keyboardLeftArrow)
        #expect(stage.table.selectedCells == cells(1...1, 0...0), "the cursor stays among cells")
        try stage.harness.key(.keyboardEnd, .control)
        #expect(stage.table.selectedCells == cells(39...39, 2...2))
        #expect(stage.table.indexesForVisibleRows.last == 39)
        try stage.harness.key(.keyboardHome, .control)
        #expect(stage.table.selectedCells == cells(0...0, 0...0))
        try stage.harness.key(.keyboardDownArrow, .control)
        #expect(stage.table.selectedCells == cells(1...1, 0...0))
    }

    @Test func `Control+A, Control+Space and Shift+Space select all cells, a column and a row`() throws {
        let stage = try stage()
        try stage.harness.click(stage.cell(2, "size"))
        try stage.harness.key(.keyboardSpacebar, .control)
        #expect(stage.table.selectedCells == cells(0...4, 1...1))
        try stage.harness.click(stage.cell(2, "size"))
        try stage.harness.key(.keyboardSpacebar, .shift)
        #expect(stage.table.selectedCells == cells(2...2, 0...2))
        try stage.harness.key("a", .control)
        #expect(stage.table.selectedCells == cells(0...4, 0...2))
        #expect(stage.table.selectionAsText?.hasPrefix("row 0\t0\tfile\nrow 1\t10\tfolder\n") == true)
    }

    @Test func `The first arrow key places the cursor in the first cell, after those that name the row`()
        throws
    {
        let stage = try stage()
        stage.column("name").isRowHeader = true
        stage.table.becomeFirstResponder()
        try stage.harness.key(.keyboardDownArrow)
        #expect(stage.table.selectedCells == cells(0...0, 1...1))
        try stage.harness.key(.keyboardLeftArrow)
        #expect(stage.table.selectedCells == cells(0...0, 1...1))
        try stage.harness.click(stage.cell(3, "name"))
        #expect(stage.table.selectedCells == cells(3...3, 1...1))
    }

    @Test func `Return and F2 edit the text of the source, and typing replaces it`() throws {
        let stage = try stage()
        stage.editable = ["size"]
        try stage.harness.click(stage.cell(1, "size"))
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.table.editedRow == 1)
        try stage.harness.key(.keyboardEscape)
        try stage.harness.type("42")
        #expect(stage.table.columns?.editor?.field.text == "42")
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.edits == ["1 size = 42"])
        #expect(stage.table.selectedCells == cells(1...1, 1...1) && stage.table.isFirstResponder)
        try stage.harness.key(.keyboardRightArrow)
        try stage.harness.type("x")
        #expect(stage.table.editedRow == nil, "the column cannot be edited")
    }

    @Test func `Delete empties the selected cells that can be edited, and reports a refusal`() throws {
        let stage = try stage()
        stage.editable = ["name", "size"]
        stage.table.selectedCells = cells(1...2, 0...2)
        stage.table.becomeFirstResponder()
        try stage.harness.key(.keyboardDeleteForward)
        #expect(stage.edits == ["1 name = ", "2 name = "], "a size is a whole number")
        try stage.harness.settle()
        #expect(stage.shown[1] == ["", "10", "folder"])
    }

    @Test func `The selection follows hidden and removed columns, and is limited to cells that exist`() throws
    {
        let stage = try stage()
        stage.table.selectedCells = cells(3...90, 1...7)
        #expect(stage.table.selectedCells == cells(3...4, 1...2))
        stage.column("name").isHidden = true
        #expect(stage.table.selectedCells == cells(3...4, 0...1))
        stage.table.removeTableColumn(stage.column("kind"))
        #expect(stage.table.selectedCells == cells(3...4, 0...0))
        stage.rows.removeLast(4)
        stage.table.reloadData()
        #expect(stage.table.selectedCells == nil)
        stage.table.selectedCells = cells(-3...0, 0...0)
        #expect(stage.table.selectedCells == nil)
    }

    @Test func `A change of the selection draws only the rows that show it`() throws {
        let stage = try stage(rows: 8)
        try stage.harness.click(stage.cell(1, "size"))
        try stage.harness.settle()
        try stage.harness.key(.keyboardRightArrow)
        let report = try #require(stage.harness.lastFrame)
        #expect(report.drawCount == 1)
    }

    @Test(arguments: 0..<20)
    func `Random clicks and keys select the rectangle of a plain model`(_ seed: Int) throws {
        var random = SeededRandom(seed: seed)
        let stage = try stage(rows: 6)
        let names = ["name", "size", "kind"]
        var (anchor, lead) = ((row: 0, column: 0), (row: 0, column: 0))
        try stage.harness.click(stage.cell(0, "name"))
        for _ in 0..<40 {
            let isShift = Bool.random(using: &random)
            let modifiers: KeyModifierFlags = isShift ? .shift : []
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                let target = (Int.random(in: 0..<6, using: &random), Int.random(in: 0..<3, using: &random))
                try stage.harness.click(stage.cell(target.0, names[target.1]), modifiers: modifiers)
                lead = target
            case 1:
                try stage.harness.key(.keyboardRightArrow, modifiers)
                lead.column = min(lead.column + 1, 2)
            case 2:
                try stage.harness.key(.keyboardLeftArrow, modifiers)
                lead.column = max(lead.column - 1, 0)
            case 3:
                try stage.harness.key(.keyboardDownArrow, modifiers)
                lead.row = min(lead.row + 1, 5)
            default:
                try stage.harness.key(.keyboardUpArrow, modifiers)
                lead.row = max(lead.row - 1, 0)
            }
            if !isShift { anchor = lead }
            let expected = cells(
                min(anchor.row, lead.row)...max(anchor.row, lead.row),
                min(anchor.column, lead.column)...max(anchor.column, lead.column))
            #expect(stage.table.selectedCells == expected)
        }
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }
}
