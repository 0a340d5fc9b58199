extension TableView {
    /// Whether the user selects cells instead of rows, as in a spreadsheet; false by default.
    ///
    /// A click or an arrow key moves the cursor to a cell. With ``ListView/allowsMultipleSelection``, Shift and dragging select a rectangle
    /// of cells, Control+A all cells, Control+Space the column and Shift+Space the row. Delete empties the selected cells that can be
    /// edited, and typing replaces the text of the cell with the cursor. The delegate is notified by
    /// ``ListViewDelegate/listViewSelectionDidChange(_:)``; no rows are selected.
    public final var allowsCellSelection: Bool {
        get { columns?.style.selectsCells ?? false }
        set {
            if newValue == allowsCellSelection { return }
            deselectAll(nil)
            loadColumns().setStyle(\.selectsCells, newValue)
        }
    }

    /// The selected cells; nil, the default, if there are none.
    ///
    /// Always nil unless ``allowsCellSelection`` is true. Setting it places the cursor in the first cell, limits the rectangle to cells that
    /// exist, and does not call the delegate.
    public final var selectedCells: TableCellRange? {
        get { TableCellSelection(table: self).range }
        set {
            reloadRows()
            if allowsCellSelection { TableCellSelection(table: self).select(newValue) }
        }
    }

    /// The index in ``tableColumns`` of the column with the keyboard cursor; nil while the cursor is on whole rows.
    ///
    /// `NSTableView.focusedColumn`.
    public final var focusedColumn: Int? {
        columns.flatMap { columns in
            columns.focused.flatMap { index in columns.all.firstIndex { $0 === columns.visible[index] } }
        }
    }

    /// The row with the keyboard cursor; nil if there is none.
    public final var focusedRow: Int? { selection.cursor }

    /// Reads the texts and views of cells again, without changing the selection or the numbers of rows; columns are indices in
    /// ``tableColumns``.
    ///
    /// Rows and columns that are not visible cost nothing.
    public final func reloadData(forRowIndexes rowIndexes: RowIndexSet, columnIndexes: RowIndexSet) {
        guard let columns else { return }
        columns.contentDidChange()
        let indices = columns.visible.indices.filter { index in
            columns.all.firstIndex { $0 === columns.visible[index] }.map(columnIndexes.contains) ?? false
        }
        for row in columns.rows where row.index.map(rowIndexes.contains) ?? false {
            row.reload(columns: indices)
        }
    }
}
