/// The search in the texts of a table's cells, which a higher layer provides.
package protocol TableFinding: AnyObject {
    /// Performs a key command of the search, or ignores a key that the bar has passed on.
    ///
    /// - Returns: `false` when the key concerns the rows.
    func handle(_ event: KeyEvent) -> Bool
    /// Keeps the search bar at the top of the visible area; called in each layout pass of the table.
    func placeNavigator()
    /// Called when rows, columns or texts have changed.
    func contentDidChange()
    /// Returns the parts of a displayed text that match, as ranges of UTF-8 offsets.
    func matches(in text: String) -> [Range<Int>]
}

/// The texts of a table's cells and the choice of a cell, for a search.
///
/// Columns are counted without hidden ones.
///
///     if let cells = TableCellTexts(of: table) { cells.text(row: 0, column: 0) }
package struct TableCellTexts {
    private let columns: TableColumns
    private let source: any TableColumnDataSource

    /// The texts of a table; nil without columns or without a data source for columns.
    package init?(of table: TableView) {
        guard let columns = table.columns, let source = table.dataSource as? any TableColumnDataSource
        else { return nil }
        self.columns = columns
        self.source = source
    }

    package var rowCount: Int { columns.table.numberOfRows }
    package var columnCount: Int { columns.visible.count }

    /// The cell with the cursor, in the first column while the cursor is on a whole row; nil if there is none.
    package var cursor: (row: Int, column: Int)? {
        columns.table.selection.cursor.map { ($0, columns.focused ?? 0) }
    }

    /// The text of the cell with the cursor, which a search begins with; empty while the cursor is on a whole row or several cells are selected.
    package var proposedText: String {
        let table = columns.table
        guard let row = table.selection.cursor, row < table.numberOfRows, let column = columns.focused,
            table.selectedCells?.isSingle ?? true
        else { return "" }
        return text(row: row, column: column)
    }

    package func text(row: Int, column: Int) -> String {
        source.tableView(columns.table, stringValueFor: columns.visible[column], row: row)
    }

    /// Selects the row of a cell or, if cells can be selected, the cell, and scrolls to it.
    package func choose(row: Int, column: Int) {
        let table = columns.table
        guard row < table.numberOfRows, columns.visible.indices.contains(column) else { return }
        if columns.style.selectsCells {
            TableCellKeys(table: table).choose(row: row, column: column)
        } else {
            if table.selection != RowSelection(row) { table.choose(RowSelection(row)) }
            table.scrollToRow(at: row, at: .none, animated: false)
            columns.reveal(column)
        }
    }

    /// Draws the visible rows again, because other texts match.
    package func redraw() { for row in columns.rows { row.setNeedsDisplay() } }
}
