extension TableView {
    // MARK: - Geometry

    /// Returns the area of a column in the table's coordinate space; empty for a hidden one.
    public final func rect(ofColumn column: Int) -> Rect {
        guard let columns, let index = visibleIndex(of: column) else { return .zero }
        return columns.layout.frame(of: index, scrolledBy: columns.scrolledDistance, in: columns.area)
    }

    /// Returns the area of a cell in the table's coordinate space; empty for one that does not exist.
    public final func frameOfCell(atColumn column: Int, row: Int) -> Rect {
        let area = rect(ofColumn: column)
        let line = rectForRow(at: row)
        if area.isEmpty || line.isEmpty { return .zero }
        return Rect(x: area.minX, y: line.minY, width: area.width, height: line.height)
    }

    /// Returns the index in ``tableColumns`` of the column at `point`, in the table's coordinate space; nil beside all columns.
    public final func column(at point: Point) -> Int? {
        guard let columns, let index = columns.column(at: point) else { return nil }
        return columns.all.firstIndex { $0 === columns.visible[index] }
    }

    private func visibleIndex(of column: Int) -> Int? {
        guard let columns, columns.all.indices.contains(column) else { return nil }
        return columns.visible.firstIndex { $0 === columns.all[column] }
    }

    // MARK: - Widths

    /// Resizes the columns so that they fill the table, according to ``columnAutoresizingStyle``.
    public final func sizeColumnsToFit() { columns?.sizeToFit(super.contentWidth) }

    /// Resizes the last visible column so that the columns fill the table, within its limits.
    public final func sizeLastColumnToFit() {
        guard let columns, let last = columns.visible.last else { return }
        last.width += (super.contentWidth - columns.layout.totalWidth) / columns.textScale
    }

    /// Resizes a column to the widest of its title and of its texts in visible rows, within its limits.
    public final func sizeColumnToFit(_ column: TableColumn) { columns?.fitToTexts(column) }

    // MARK: - Cell views

    /// Returns a view that a cell of the column with this identifier no longer needs; nil if there is none.
    ///
    ///     let box = tableView.makeView(withIdentifier: column.identifier) as? Checkbox ?? Checkbox(title: "")
    public final func makeView(withIdentifier identifier: String) -> View? {
        columns?.viewPool.take(identifier)
    }

    // MARK: - Editing

    /// Shows a text field in a cell, whose text is selected, and gives it the focus; `column` is an index in ``tableColumns``.
    ///
    /// Does nothing unless the data source accepts edits of the cell.
    public final func editColumn(_ column: Int, row: Int) {
        guard let index = visibleIndex(of: column) else { return }
        TableCellEditing(table: self).begin(row: row, column: index)
    }

    /// Stores the text of the cell that is being edited, and removes its text field; true without an edit.
    ///
    /// `NSEditor.commitEditing()`. Call it before the rows get another order.
    ///
    /// - Returns: `false` if the data source refuses the text; the field then stays, and displays the reason.
    @discardableResult public final func commitEditing() -> Bool {
        TableCellEditing(table: self).end(committing: true)
    }

    /// Removes the text field of the cell that is being edited, and discards its text; false without an edit.
    ///
    /// `NSControl.abortEditing()`.
    @discardableResult public final func abortEditing() -> Bool {
        guard editedRow != nil else { return false }
        return TableCellEditing(table: self).end(committing: false)
    }

    /// The row of the cell that is being edited; nil if there is none.
    public final var editedRow: Int? { columns?.editor?.row }

    // MARK: - Copying

    /// The texts of the selected rows or cells in display order: one line per row, the visible columns separated by tabs; nil without a
    /// selection.
    public final var selectionAsText: String? {
        selectedCells.map { columns?.text(of: $0) } ?? columns?.text(ofRows: selectedRowIndexes)
    }
}
