/// The actions on the rows of a table: by swipes, the context menu, the Delete key and assistive technologies.
struct TableRowActions {
    let table: TableView

    /// Returns what the editing control of a row does: `.none` if the row cannot be edited.
    func editingStyle(at path: IndexPath) -> TableViewCell.EditingStyle {
        guard let source = table.tableDataSource, source.tableView(table, canEditRowAt: path) else {
            return .none
        }
        return table.tableDelegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    }

    /// Lets the data source delete the row, or insert one.
    func commit(_ style: TableViewCell.EditingStyle, at path: IndexPath) {
        table.tableDataSource?.tableView(table, commit: style, forRowAt: path)
    }

    /// Returns the actions on one side of a row; nil for none.
    ///
    /// A row that can be deleted has the action "Delete" at the trailing side, unless the delegate provides others.
    func configuration(at path: IndexPath, isLeading: Bool) -> SwipeActionsConfiguration? {
        let given =
            isLeading
            ? table.tableDelegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
            : table.tableDelegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        if let given { return given.actions.isEmpty ? nil : given }
        guard !isLeading, editingStyle(at: path) == .delete else { return nil }
        let title =
            table.tableDelegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = ContextualAction(style: .destructive, title: title) { [weak table] _, _, completion in
            if let table { TableRowActions(table: table).commit(.delete, at: path) }
            completion(true)
        }
        return SwipeActionsConfiguration(actions: [delete])
    }

    /// Returns the swipe that reveals the actions of rows.
    func makeSwipe() -> RowSwipe {
        RowSwipe(table) { [weak table] row, isLeading in
            guard let table else { return nil }
            let path = table.indexPath(ofRow: row)
            return TableRowActions(table: table).configuration(at: path, isLeading: isLeading)
        }
    }

    /// Returns all actions of a row: those of the leading side, then those of the trailing side.
    func all(at path: IndexPath) -> [ContextualAction] {
        [true, false].flatMap { configuration(at: path, isLeading: $0)?.actions ?? [] }
    }

    func perform(_ action: ContextualAction, on path: IndexPath) {
        action.handler(action, table.cellForRow(at: path) ?? table) { _ in }
    }

    /// Returns the context menu of a row: that of the delegate, otherwise one of its swipe actions; nil without any.
    func menu(at path: IndexPath) -> Menu? {
        let elements = all(at: path).map { action in
            action.menuElement { [weak table] in
                if let table { TableRowActions(table: table).perform(action, on: path) }
            }
        }
        let configuration = table.tableDelegate?.tableView(
            table, contextMenuConfigurationForRowAt: path, point: table.rectForRow(at: path).origin)
        if let configuration { return configuration.menu(elements) }
        return elements.isEmpty ? nil : Menu(children: elements)
    }

    /// Deletes the selected rows for the Delete key, from bottom to top.
    ///
    /// - Returns: `false` for other keys, and if no selected row can be deleted.
    func delete(byKey event: KeyEvent) -> Bool {
        guard event.isPlain, event.key.keyCode == .keyboardDeleteForward else { return false }
        let paths = table.selectedRowIndexes.map(table.indexPath(ofRow:)).filter {
            editingStyle(at: $0) == .delete
        }
        guard let first = table.selectedRow, !paths.isEmpty else { return false }
        let count = table.numberOfRows
        for path in paths.reversed() { commit(.delete, at: path) }
        table.loadRows()
        // The row that follows the deleted ones is selected, so that the key can be pressed again.
        if table.numberOfRows < count, table.numberOfRows > 0, table.selectedRowIndexes.isEmpty {
            table.choose(RowSelection(min(first, table.numberOfRows - 1)))
        }
        return true
    }
}
