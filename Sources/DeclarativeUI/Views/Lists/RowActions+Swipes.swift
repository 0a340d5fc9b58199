// The swipe actions and the disclosure of rows, as actions of menus and of assistive technologies.

extension ListRows: RowActionProviding {
    /// Returns the actions at one edge of a row; nil for none, and for a row that is not visible.
    func swipeConfiguration(ofRow row: Int, isLeading: Bool) -> SwipeActionsConfiguration? {
        guard list.isEnabledForActions, let node = visibleNode(at: row) else { return nil }
        return node.traits.swipes[isLeading ? .leading : .trailing]?.configuration()
    }

    private func contextualActions(ofRow row: Int) -> [ContextualAction] {
        [true, false].flatMap { swipeConfiguration(ofRow: row, isLeading: $0)?.actions ?? [] }
    }

    func listView(_ listView: Widgets.ListView, actionsForRowAt row: Int) -> [RowAction] {
        var actions: [RowAction] = []
        if let action = visibleNode(at: row)?.disclosure?.action { actions.append(action) }
        for action in contextualActions(ofRow: row) {
            actions.append(RowAction(name: action.name) { action.handler(action, listView) { _ in } })
        }
        return actions
    }

    /// Returns the context menu of a row's views, for the keyboard; nil without any.
    func contextMenuOfViews(inRow row: Int) -> Widgets.Menu? {
        visibleNode(at: row)?.cell.firstContextMenu
    }

    /// Returns the context menu of a row's swipe actions; nil without any.
    func contextMenuOfSwipes(onRow row: Int) -> Widgets.Menu? {
        let elements = contextualActions(ofRow: row).map { action in
            action.menuElement { [list] in action.handler(action, list) { _ in } }
        }
        return elements.isEmpty ? nil : Widgets.Menu(children: elements)
    }
}

extension Widgets.View {
    /// The context menu of the outermost view in this tree that has one; nil if none has.
    var firstContextMenu: Widgets.Menu? {
        if let menu = contextMenuProvider?(nil) { return menu }
        for subview in subviews {
            if let menu = subview.firstContextMenu { return menu }
        }
        return nil
    }
}

extension RowListView: ContextMenuProviding {
    private var selecting: (any SelectionActing)? { rows?.owner as? any SelectionActing }

    /// Returns the context menu of the selection or of the row at `point` or, for the keyboard, of the selected row.
    func contextMenu(at point: Point?) -> Widgets.Menu? {
        let row =
            point.map { indexForRow(at: $0) }
            ?? (selectedRowIndexes.count == 1 ? selectedRowIndexes.first : nil)
        if point == nil, let row, let menu = rows?.contextMenuOfViews(inRow: row) { return menu }
        return selecting?.selectionMenu(at: point) ?? row.flatMap { rows?.contextMenuOfSwipes(onRow: $0) }
    }

    /// Whether the actions of rows can be performed.
    var isEnabledForActions: Bool { rows?.owner.map { EnvironmentValues($0.environment).isEnabled } ?? false }
}
