/// The keyboard input of a table with columns that concerns single cells.
///
/// Left and Right move the cursor among the cells of its row, and to whole rows before the first cell. Home and End go to the ends of the
/// row while the cursor is on a cell. F2 edits the cell.
///
///     if !TableCellKeys(table: self).handle(event) { super.keyDown(with: event) }
struct TableCellKeys {
    let table: TableView

    /// Moves the cursor, or begins an edit.
    ///
    /// - Returns: `false` when the key does not concern cells.
    func handle(_ event: KeyEvent) -> Bool {
        guard let columns = table.columns, !columns.visible.isEmpty, table.numberOfRows > 0 else {
            return false
        }
        let modifiers = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard modifiers.isEmpty else { return false }
        switch event.key.keyCode {
        case .keyboardRightArrow:
            focus(min((columns.focused ?? -1) + 1, columns.visible.count - 1), columns)
        case .keyboardLeftArrow:
            guard let focused = columns.focused else { return false }
            focus(focused == 0 ? nil : focused - 1, columns)
        case .keyboardHome:
            guard columns.focused != nil else { return false }
            focus(0, columns)
        case .keyboardEnd:
            guard columns.focused != nil else { return false }
            focus(columns.visible.count - 1, columns)
        case .keyboardF2:
            return edit(columns)
        default: return false
        }
        return true
    }

    private func focus(_ column: Int?, _ columns: TableColumns) {
        if table.selection.cursor == nil { table.choose(RowSelection(0)) }
        columns.focused = column
        if let column { columns.reveal(column) }
        for row in columns.rows { row.setNeedsDisplay() }
    }

    /// Edits the cell with the cursor or, while the cursor is on the whole row, its first cell that can be edited.
    private func edit(_ columns: TableColumns) -> Bool {
        guard let row = table.selection.cursor else { return false }
        let editing = TableCellEditing(table: table)
        if let focused = columns.focused { return editing.begin(row: row, column: focused) }
        return columns.visible.indices.contains { editing.begin(row: row, column: $0) }
    }
}
