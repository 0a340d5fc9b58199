/// The selection of cells instead of rows: a rectangle from the cell of the press to the cell with the keyboard cursor.
///
/// The rows of both corners are the anchor and the lead of the list's ``RowSelection``, which selects no rows in this mode; so all input of
/// the list that concerns rows also moves the rectangle. Their columns are those of ``TableColumns``.
///
///     if TableCellSelection(table: self).isActive { ... }
struct TableCellSelection {
    let table: TableView

    /// Whether the table selects cells.
    var isActive: Bool { table.columns?.style.selectsCells == true }

    /// The selected cells; nil if no cell has the cursor.
    var range: TableCellRange? {
        guard isActive, let columns = table.columns, let column = columns.focused,
            let row = table.selection.cursor, row < table.numberOfRows
        else { return nil }
        let anchor = (table.selection.anchor ?? row, columns.anchor ?? column)
        return TableCellRange(
            from: (min(anchor.0, table.numberOfRows - 1), anchor.1), to: (row, column))
    }

    // MARK: - Changes

    /// Selects a rectangle, limited to cells that exist, with the cursor in its first cell; nil selects nothing.
    func select(_ range: TableCellRange?) {
        guard let columns = table.columns else { return }
        let last = (row: table.numberOfRows - 1, column: columns.visible.count - 1)
        guard let range, range.rows.lowerBound >= 0, range.rows.lowerBound <= last.row,
            range.columns.upperBound >= columns.headerCount, range.columns.lowerBound <= last.column
        else {
            columns.setFocus(nil, anchor: nil)
            table.selection = RowSelection()
            return
        }
        columns.setFocus(
            max(range.columns.lowerBound, columns.headerCount),
            anchor: min(range.columns.upperBound, last.column))
        table.selection = RowSelection(
            [], anchor: min(range.rows.upperBound, last.row), lead: range.rows.lowerBound)
    }

    /// Moves the cursor to a column of its row; with `extending`, the opposite corner of the rectangle stays.
    func move(toColumn column: Int, extending: Bool) {
        guard let columns = table.columns else { return }
        let old = range
        let column = max(column, columns.headerCount)
        columns.setFocus(column, anchor: extending ? columns.anchor ?? column : column)
        if !extending { table.selection.anchor = table.selection.lead }
        columns.reveal(column)
        if range != old { table.listDelegate?.listViewSelectionDidChange(table) }
    }

    /// Moves the cursor to the column under the pointer; beside all columns, to the nearest one.
    func move(toPointer event: MouseEvent, extending: Bool) {
        guard let columns = table.columns, !columns.visible.isEmpty, table.selection.cursor != nil else {
            return
        }
        let point = event.location(in: table)
        let column =
            columns.column(at: point)
            ?? (columns.position(of: point) < columns.scrolledDistance ? 0 : columns.visible.count - 1)
        move(toColumn: column, extending: extending)
    }

    /// Reduces the rectangle to the cell with the cursor.
    func collapse() {
        guard let columns = table.columns else { return }
        table.selection.anchor = table.selection.lead
        columns.setFocus(columns.focused, anchor: columns.focused)
    }

    // MARK: - Contents

    /// Sets the texts of all selected cells that can be edited to the empty text; a refusal is announced.
    ///
    /// O(selected cells).
    func clear() {
        guard let range, let columns = table.columns else { return }
        let editing = TableCellEditing(table: table)
        var refusal: TableEditError?
        for row in range.rows {
            for column in range.columns where editing.canEdit(row: row, column: column) {
                do throws(TableEditError) {
                    try columns.store("", row: row, columns.visible[column])
                } catch {
                    refusal = refusal ?? error
                }
            }
        }
        if let refusal {
            Accessibility.post(element: table, notification: .announcement(refusal.message))
        }
        for row in columns.rows { row.reload() }
    }
}
