public import Widgets

/// A table that displays a ``Sheet`` and edits its cells: columns with letters, rows with numbers.
///
///     let table = SheetTableView(Sheet(columnCount: 26, rowCount: 100))
///     table.onSelect = { address in ... }
public final class SheetTableView: TableView {
    /// The displayed sheet; only visible cells are read.
    public var sheet: Sheet {
        didSet {
            if sheet.columnCount != oldValue.columnCount { makeColumns() }
            if sheet.rowCount != oldValue.rowCount { reloadData() }
            reloadData(
                forRowIndexes: RowIndexSet(0..<sheet.rowCount),
                columnIndexes: RowIndexSet(0..<numberOfColumns))
        }
    }
    /// Called when the user has changed the content of a cell.
    public var onEdit: (() -> Void)?
    /// Called when the user has moved the cursor to another cell.
    public var onSelect: ((CellAddress) -> Void)?

    /// The cell with the cursor; nil if there is none.
    public var selection: CellAddress? {
        get {
            guard let row = focusedRow, let column = focusedColumn, column > 0 else { return nil }
            return CellAddress(column: column - 1, row: row)
        }
        set {
            if newValue == selection { return }
            selectedCells = newValue.map { address in
                TableCellRange(
                    rows: address.row...address.row, columns: address.column + 1...address.column + 1)
            }
        }
    }

    public init(_ sheet: Sheet) {
        self.sheet = sheet
        super.init(frame: .zero, style: .plain)
        rowHeight = 24
        gridStyleMask = [.solidVerticalGridLineMask, .solidHorizontalGridLineMask]
        columnAutoresizingStyle = .noColumnAutoresizing
        allowsColumnReordering = false
        allowsCellSelection = true
        allowsMultipleSelection = true
        numberOfFrozenColumns = 1
        accessibilityLabel = "Sheet"
        makeColumns()
        dataSource = self
        delegate = self
    }

    private func makeColumns() {
        tableColumns.forEach(removeTableColumn)
        let numbers = TableColumn(identifier: "row")
        numbers.isRowHeader = true
        numbers.isEditable = false
        numbers.alignment = .right
        numbers.width = 44
        addTableColumn(numbers)
        for index in 0..<sheet.columnCount {
            let column = TableColumn(identifier: CellAddress.name(ofColumn: index))
            column.title = column.identifier
            column.width = 80
            addTableColumn(column)
        }
    }

    /// Changes the content of a cell, as an edit in the cell does.
    public func set(_ content: String, at address: CellAddress) {
        sheet.set(content, at: address)
        onEdit?()
    }

    private func address(_ column: TableColumn, _ row: Int) -> CellAddress? {
        CellAddress("\(column.identifier)\(row + 1)")
    }
}

extension SheetTableView: TableColumnDataSource, ListViewDelegate {
    public func numberOfRows(in tableView: TableView) -> Int { sheet.rowCount }

    public func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
        if column.isRowHeader { return "\(row + 1)" }
        return address(column, row).map { sheet.value(of: $0).description } ?? ""
    }

    public func tableView(_ tableView: TableView, editingStringFor column: TableColumn, row: Int) -> String {
        address(column, row).map { sheet.content(of: $0) } ?? ""
    }

    public func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool { true }

    public func tableView(
        _ tableView: TableView, setStringValue string: String, for column: TableColumn, row: Int
    ) throws(TableEditError) {
        if let address = address(column, row) { set(string, at: address) }
    }

    public func listViewSelectionDidChange(_ listView: ListView) {
        if let selection { onSelect?(selection) }
    }
}
