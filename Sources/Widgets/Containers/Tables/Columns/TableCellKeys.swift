/// The keyboard input of a table with columns that concerns single cells.
///
/// Left and Right move the cursor among the cells of its row, and to whole rows before the first cell; in a right-to-left layout, Left
/// moves to the next cell. Home and End go to the ends of the
/// row while the cursor is on a cell. F2 edits the cell. While cells are selected, Return edits too, Shift extends the rectangle,
/// Control+Home and Control+End go to the ends of the table, Control+A, Control+Space and Shift+Space select all cells, a column and a row,
/// and Delete empties cells.
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
        let key = columns.inReadingOrder(event.key.keyCode)
        if columns.style.selectsCells { return select(event, key, modifiers, columns) }
        guard modifiers.isEmpty else { return false }
        switch key {
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
        columns.setFocus(column)
        if let column { columns.reveal(column) }
    }

    // MARK: - Selection of cells

    /// Moves the cursor among cells, or changes the selected cells.
    ///
    /// - Returns: `false` for the keys of the list, which move the cursor among rows.
    private func select(
        _ event: KeyEvent, _ key: KeyboardHIDUsage, _ modifiers: KeyModifierFlags, _ columns: TableColumns
    ) -> Bool {
        let cells = TableCellSelection(table: table)
        let isMultiple = table.allowsMultipleSelection
        let last = columns.visible.count - 1
        guard let focused = columns.focused, table.selection.cursor != nil else {
            return begin(key, cells, columns)
        }
        let extends = isMultiple && modifiers == .shift
        switch (key, modifiers) {
        case (.keyboardRightArrow, []), (.keyboardRightArrow, .shift):
            cells.move(toColumn: min(focused + 1, last), extending: extends)
        case (.keyboardLeftArrow, []), (.keyboardLeftArrow, .shift):
            cells.move(toColumn: focused - 1, extending: extends)
        case (.keyboardHome, []), (.keyboardHome, .shift): cells.move(toColumn: 0, extending: extends)
        case (.keyboardEnd, []), (.keyboardEnd, .shift): cells.move(toColumn: last, extending: extends)
        case (.keyboardHome, .control): go(toRow: 0, column: 0, cells)
        case (.keyboardEnd, .control): go(toRow: table.numberOfRows - 1, column: last, cells)
        case (_, .control) where isMultiple && event.key.isSelectAll:
            choose(TableCellRange(rows: 0...table.numberOfRows - 1, columns: 0...last), cells)
        case (.keyboardSpacebar, .control) where isMultiple:
            choose(TableCellRange(rows: 0...table.numberOfRows - 1, columns: focused...focused), cells)
        case (.keyboardSpacebar, .shift) where isMultiple:
            guard let row = table.selection.cursor else { return false }
            choose(TableCellRange(rows: row...row, columns: 0...last), cells)
        case (.keyboardSpacebar, _): return true
        case (.keyboardF2, []), (.keyboardReturnOrEnter, []): return edit(columns)
        case (.keyboardDeleteOrBackspace, []), (.keyboardDeleteForward, []): cells.clear()
        default: return false
        }
        return true
    }

    /// Reduces the selected cells to the one with the cursor, after a key without Shift that moves among rows.
    func collapseCells(after event: KeyEvent) {
        let cells = TableCellSelection(table: table)
        guard cells.isActive, !event.key.modifierFlags.contains(.shift) else { return }
        switch event.key.keyCode {
        case .keyboardUpArrow, .keyboardDownArrow, .keyboardPageUp, .keyboardPageDown: cells.collapse()
        default: break
        }
    }

    /// Places the cursor in the first cell for an arrow key, if there is none.
    private func begin(
        _ key: KeyboardHIDUsage, _ cells: TableCellSelection, _ columns: TableColumns
    ) -> Bool {
        switch key {
        case .keyboardRightArrow, .keyboardLeftArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome,
            .keyboardEnd:
            go(toRow: table.selection.cursor ?? 0, column: 0, cells)
            return true
        default: return false
        }
    }

    /// Selects a cell, and scrolls to it.
    func choose(row: Int, column: Int) {
        go(toRow: row, column: column, TableCellSelection(table: table))
    }

    private func go(toRow row: Int, column: Int, _ cells: TableCellSelection) {
        table.choose(RowSelection(row))
        cells.move(toColumn: column, extending: false)
        table.scrollToRow(at: row, at: .none, animated: false)
    }

    private func choose(_ range: TableCellRange, _ cells: TableCellSelection) {
        let old = cells.range
        cells.select(range)
        if cells.range != old { table.listDelegate?.listViewSelectionDidChange(table) }
    }

    // MARK: - Editing

    /// Edits the cell with the cursor or, while the cursor is on the whole row, its first cell that can be edited.
    private func edit(_ columns: TableColumns) -> Bool {
        guard let row = table.selection.cursor else { return false }
        let editing = TableCellEditing(table: table)
        if let focused = columns.focused { return editing.begin(row: row, column: focused) }
        return columns.visible.indices.contains { editing.begin(row: row, column: $0) }
    }
}
