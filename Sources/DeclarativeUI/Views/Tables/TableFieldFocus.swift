/// The keyboard focus among the text fields in the cells of a table.
///
/// F2, or Return without a primary action, focuses the first field of the selected row, or that of the cell with the cursor. Return and
/// Escape return the focus to the table; Tab and Shift+Tab go to the fields of the next and the previous cells.
///
///     if TableFieldFocus(of: table).begin(byKey: event) { return }
struct TableFieldFocus {
    private let table: RowTableView?

    init(of table: RowTableView) { self.table = table }

    /// Creates the focus of the table that displays a cell.
    init(of cell: TableCellHost) { table = cell.superview?.superview as? RowTableView }

    // MARK: - Keys of the table

    /// Focuses a field of the selected row.
    ///
    /// - Returns: `false` for other keys, and if the row has no field.
    func begin(byKey event: KeyEvent) -> Bool {
        guard let table, event.isWithoutModifiers, let row = table.focusedRow else { return false }
        switch event.key.keyCode {
        case .keyboardF2: break
        case .keyboardReturnOrEnter, .keypadEnter:
            if table.rows?.hasPrimaryAction != false { return false }
        default: return false
        }
        if let column = table.focusedColumn { return focus(row, column) }
        return table.tableColumns.indices.contains { focus(row, $0) }
    }

    // MARK: - Keys of a field

    /// Leaves a field in `cell`, or goes to the next one.
    ///
    /// - Returns: `false` for other keys, and behind the last field.
    func handle(_ event: KeyEvent, in cell: TableCellHost) -> Bool {
        guard let table, let row = cell.row, let column = cell.node?.column,
            let index = table.column(withIdentifier: column)
        else { return false }
        let modifiers = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (event.key.keyCode, modifiers) {
        case (.keyboardEscape, []):
            // A cell without a focused field does not take the key.
            guard let field = Self.field(in: cell), field.isFirstResponder else { return false }
            leave()
            return true
        case (.keyboardTab, []): return move(from: row, index, by: 1)
        case (.keyboardTab, .shift): return move(from: row, index, by: -1)
        default: return false
        }
    }

    /// Returns the focus to the table.
    func leave() { table?.becomeFirstResponder() }

    /// The number of rows in which a field is sought.
    private static let rowLimit = 64

    private func move(from row: Int, _ column: Int, by step: Int) -> Bool {
        guard let table else { return false }
        let count = table.tableColumns.count
        var position = row * count + column + step
        let end = position + step * Self.rowLimit * count
        while position != end, position >= 0, position < table.numberOfRows * count {
            if focus(position / count, position % count) { return true }
            position += step
        }
        return false
    }

    /// Focuses the field of a cell, selects its row and scrolls to it.
    private func focus(_ row: Int, _ column: Int) -> Bool {
        guard let table, !table.tableColumns[column].isHidden else { return false }
        if table.cellForRow(at: row) == nil {
            table.scrollToRow(at: row, at: .none, animated: false)
            table.layoutIfNeeded()
        }
        guard let view = table.cellForRow(at: row) as? TableRowView,
            let cell = view.cellView(atColumn: column), let field = Self.field(in: cell)
        else { return false }
        if table.allowsSelection, !table.selectedRowIndexes.contains(row) {
            table.selectRows(RowIndexSet([row]))
            table.listDelegateSelectionDidChange()
        }
        table.scrollToRow(at: row, at: .none, animated: false)
        field.becomeFirstResponder()
        (field as? Widgets.TextField)?.selectAll(nil)
        return field.isFirstResponder
    }

    /// Returns the first text field in a view that can receive the focus; nil if there is none.
    private static func field(in view: Widgets.View) -> Widgets.View? {
        if view.isHidden || !view.isUserInteractionEnabled { return nil }
        if view is any EditingControl, view.canBecomeFirstResponder { return view }
        for subview in view.subviews {
            if let found = field(in: subview) { return found }
        }
        return nil
    }
}

extension KeyEvent {
    /// Whether none of Shift, Ctrl, Alt and Super is held.
    fileprivate var isWithoutModifiers: Bool {
        key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
    }
}
