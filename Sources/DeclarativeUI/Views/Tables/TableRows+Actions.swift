// The context menus, the primary action and the drags of table rows.

/// The rows of a table with their actions, independent of the type of their values.
protocol TableRowActing: AnyObject {
    /// Whether a double click and Return perform an action.
    var hasPrimaryAction: Bool { get }
    /// Returns the context menu at a point or, for the keyboard, of the selection; nil without one.
    func contextMenu(at point: Point?) -> Widgets.Menu?
}

extension TableRows: TableRowActing {
    private var selecting: (any SelectionActing)? { owner as? any SelectionActing }
    private var isEnabled: Bool { owner.map { EnvironmentValues($0.environment).isEnabled } ?? false }

    var hasPrimaryAction: Bool { selecting?.hasPrimaryAction ?? false }

    func contextMenu(at point: Point?) -> Widgets.Menu? {
        let selected = table.selectedRows
        let row = point.map { table.indexForRow(at: $0) } ?? (selected.count == 1 ? selected.first : nil)
        if let row {
            if point == nil, let menu = table.cellForRow(at: row)?.firstContextMenu { return menu }
            if let menu = ownMenu(ofRow: row) { return menu }
        }
        return selecting?.selectionMenu(at: point)
    }

    private func ownMenu(ofRow row: Int) -> Widgets.Menu? {
        guard isEnabled, let owner, let items = tableRow(at: row)?.menuItems else { return nil }
        return owner.momentaryMenu(DependencyTracker.untracked(items))
    }

    func listView(_ listView: ListView, didActivateRowAt row: Int) { selecting?.performPrimaryAction() }

    // MARK: - Drags

    func listView(_ listView: ListView, itemsForBeginning session: DragSession, at row: Int) -> [DragItem] {
        guard isEnabled, let dragged = tableRow(at: row)?.dragged else { return [] }
        return [DragItem(itemProvider: DependencyTracker.untracked(dragged))]
    }

    /// Returns false: the modifiers have no action that removes moved items.
    func listView(_ listView: ListView, dragSessionAllowsMoveOperation session: DragSession) -> Bool { false }
}
