import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Tables with columns and outlines as accessibility elements: rows, and cells in rows.
@Suite struct TableSemanticsTests {
    private func stage(rows: Int = 3) throws -> ColumnStage {
        let stage = ColumnStage((0..<rows).map { "row \($0)" })
        stage.table.accessibilityLabel = "Files"
        try stage.harness.settle()
        return stage
    }

    private func cell(_ stage: ColumnStage, _ row: Int, _ column: Int) throws -> HarnessElement {
        let found = stage.harness.elements.first {
            guard let index = ($0.object as? any AccessibilityTableCell)?.accessibilityTableIndex else {
                return false
            }
            return index == (row, column)
        }
        return try #require(found)
    }

    private func focused(_ stage: ColumnStage) -> [String] {
        stage.harness.elements.filter(\.isFocused).dropFirst().map {
            "\($0.role) \($0.value ?? $0.label ?? "")"
        }
    }

    @Test func `A table with columns contains rows, and these contain cells`() throws {
        let stage = try stage(rows: 100)
        stage.editable = ["size"]
        stage.column("name").isRowHeader = true
        stage.table.selectRow(at: 1)
        stage.table.becomeFirstResponder()
        try Golden.text(stage.harness.accessibilityDump(), matches: "elements-table")
    }

    @Test func `A table without columns and a list contain list items`() throws {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        #expect(table.accessibilityAttributes.role == .list)
        #expect(table.accessibilityTableSize == nil)
    }

    @Test func `The cell with the cursor has the focus, otherwise the row`() throws {
        let stage = try stage()
        stage.table.selectRow(at: 1)
        stage.table.becomeFirstResponder()
        try stage.harness.settle()
        #expect(focused(stage) == ["row Name: row 1, Size: 10, Kind: folder"])
        let log = AccessibilityLog(stage.harness)
        try stage.harness.key(.keyboardRightArrow)
        try stage.harness.key(.keyboardRightArrow)
        #expect(focused(stage) == ["cell 10"])
        #expect(log.lines.filter { $0.hasPrefix("focusMoved") }.last == #"focusMoved cell "Size""#)
        try stage.harness.key(.keyboardDownArrow)
        #expect(focused(stage) == ["cell 20"])
    }

    @Test func `With selection of cells, cells are selected and activated instead of rows`() throws {
        let stage = try stage(rows: 40)
        stage.table.allowsCellSelection = true
        stage.table.allowsMultipleSelection = true
        stage.column("name").isRowHeader = true
        try stage.harness.settle()
        try cell(stage, 2, 1).activate()
        #expect(stage.table.selectedCells == TableCellRange(rows: 2...2, columns: 1...1))
        #expect(try cell(stage, 2, 1).isSelected && !cell(stage, 2, 2).isSelected)
        #expect(try cell(stage, 2, 0).role == .rowHeader)
        #expect(try cell(stage, 2, 0).attributes.actions.isEmpty, "the cursor skips it")
        let row = try stage.harness.row("Name: row 2, Size: 20, Kind: file")
        #expect(!row.isSelected && row.attributes.actions.isEmpty)
        try cell(stage, 4, 2).focus()
        #expect(focused(stage) == ["cell file"] && stage.table.focusedRow == 4)
    }

    @Test func `Without it, a cell selects its row, and takes the focus`() throws {
        let stage = try stage()
        try cell(stage, 2, 1).activate()
        #expect(stage.table.selectedRowIndexes == [2])
        #expect(try cell(stage, 2, 0).isSelected && !cell(stage, 1, 0).isSelected)
        try cell(stage, 1, 2).focus()
        #expect(stage.table.focusedRow == 1 && stage.table.focusedColumn == 2)
        #expect(focused(stage) == ["cell folder"])
    }

    @Test func `Edit opens the field of a cell that can be edited`() throws {
        let stage = try stage()
        stage.editable = ["size"]
        let size = try cell(stage, 1, 1)
        #expect(size.attributes.states.contains(.editable))
        #expect(try !cell(stage, 1, 0).attributes.states.contains(.editable))
        try size.perform(.custom("Edit"))
        #expect(stage.table.editedRow == 1)
        try stage.harness.textField("Size").setText("7")
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.edits == ["1 size = 7"])
        #expect(try cell(stage, 1, 1).value == "7")
    }

    @Test func `A row without a view has all cells, with values, frames and actions`() throws {
        let stage = try stage(rows: 500)
        let table = stage.table
        let row = try #require(table.accessibilityElement(at: 400) as? any AccessibilityContainer)
        #expect(row.accessibilityRole == .row && row.accessibilityElementCount() == 3)
        #expect(row.accessibilityLabel == "Name: row 400, Size: 4000, Kind: file")
        let kept = try #require(row.accessibilityElement(at: 1))
        #expect(kept.accessibilityValue == "4000" && kept.accessibilityParent === row)
        #expect(row.accessibilityElement(at: 1) === kept && row.accessibilityElement(at: 3) == nil)
        #expect(row.index(ofAccessibilityElement: kept) == 1)
        let place = table.convert(table.frameOfCell(atColumn: 1, row: 400), to: nil)
        #expect(kept.accessibilityFrame == place)
        stage.table.moveColumn(1, toColumn: 2)
        #expect((kept as? any AccessibilityTableCell)?.accessibilityTableIndex?.column == 2)
        #expect(row.accessibilityElement(at: 1)?.accessibilityValue == "file")
        kept.accessibilityScrollToVisible()
        try stage.harness.settle()
        #expect(table.indexesForVisibleRows.contains(400))
    }

    @Test func `A cell outlives the element of its row that a client no longer holds`() throws {
        let stage = try stage(rows: 500)
        let row = stage.table.accessibilityElement(at: 400) as? any AccessibilityContainer
        let cell = try #require(row?.accessibilityElement(at: 0))
        #expect(cell.accessibilityValue == "row 400" && cell.accessibilityPerform(.activate))
        #expect(stage.table.selectedRow == 400)
    }

    @Test func `Only the cells of visible columns are children, and all are elements`() throws {
        let stage = ColumnStage(["a"], widths: [200, 200, 200])
        stage.table.columnAutoresizingStyle = .noColumnAutoresizing
        try stage.harness.settle()
        let row = try stage.harness.row("Name: a, Size: 0, Kind: file")
        #expect(row.children.map(\.value) == ["a", "0"])
        let container = try #require(row.object as? any AccessibilityContainer)
        #expect(container.accessibilityElementCount() == 3)
        let last = try #require(container.accessibilityElement(at: 2))
        last.accessibilityScrollToVisible()
        try stage.harness.settle()
        #expect(row.children.map(\.value) == ["0", "file"])
        #expect(row.children.last?.object === last)
    }

    @Test func `A hidden column has no cells, and the others keep their elements`() throws {
        let stage = try stage()
        let kind = try cell(stage, 0, 2)
        stage.column("size").isHidden = true
        try stage.harness.settle()
        #expect(try cell(stage, 0, 1).object === kind.object)
        #expect(stage.table.accessibilityTableSize?.columns == 2)
        stage.table.removeTableColumn(stage.column("kind"))
        #expect(
            !kind.isEnabled && (kind.object as? any AccessibilityTableCell)?.accessibilityTableIndex == nil)
        #expect(!kind.object.accessibilityPerform(.activate))
    }

    @Test func `A view in a cell is the child of the cell`() throws {
        let source = CheckSource()
        let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        for name in ["name", "done"] { table.addTableColumn(TableColumn(identifier: name)) }
        table.dataSource = source
        let root = View(frame: table.frame)
        root.addSubview(table)
        let harness = Harness(root)
        try harness.settle()
        let box = try harness.checkBox("Done")
        let cell = try #require(box.object.accessibilityParent)
        #expect(
            cell.accessibilityRole == .cell
                && (cell as? any AccessibilityTableCell)?.accessibilityTableIndex?.column == 1)
        #expect(cell.accessibilityChildren.count == 1)
        #expect(cell.accessibilityParent?.accessibilityRole == .row)
        try box.activate()
        #expect(box.isChecked)
    }
}

/// One row with a check box in its second column.
private final class CheckSource: TableColumnDataSource {
    func numberOfRows(in tableView: TableView) -> Int { 1 }
    func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
        column.identifier == "name" ? "Task" : ""
    }
    func tableView(_ tableView: TableView, viewFor column: TableColumn, row: Int) -> View? {
        column.identifier == "done" ? Checkbox(title: "Done") : nil
    }
}
