// The swipe actions and the disclosure of rows, as actions of menus and of assistive technologies.

extension ListRows: RowActionProviding {
    /// Returns the actions at one edge of a row; nil for none, and for a row that is not visible.
    func swipeConfiguration(ofRow row: Int, isLeading: Bool) -> SwipeActionsConfiguration? {
        guard list.isEnabledForActions, let node = mounted.first(where: { $0.row == row }) else { return nil }
        return node.traits.swipes[isLeading ? .leading : .trailing]?.configuration()
    }

    private func contextualActions(ofRow row: Int) -> [ContextualAction] {
        [true, false].flatMap { swipeConfiguration(ofRow: row, isLeading: $0)?.actions ?? [] }
    }

    func listView(_ listView: Widgets.ListView, actionsForRowAt row: Int) -> [RowAction] {
        var actions: [RowAction] = []
        let disclosure = mounted.first { $0.row == row }?.traits.disclosure
        if let disclosure, let isExpanded = disclosure.isExpanded {
            actions.append(RowAction(name: isExpanded ? "Collapse" : "Expand", perform: disclosure.toggle))
        }
        for action in contextualActions(ofRow: row) {
            actions.append(RowAction(name: action.name) { action.handler(action, listView) { _ in } })
        }
        return actions
    }

    /// Returns the context menu of a row for the keyboard, or of its swipe actions; nil without any.
    func contextMenu(ofRow row: Int, byKeyboard: Bool) -> Widgets.Menu? {
        if byKeyboard, let cell = mounted.first(where: { $0.row == row })?.cell,
            let menu = Self.menu(in: cell)
        {
            return menu
        }
        let elements = contextualActions(ofRow: row).map { action in
            action.menuElement { [list] in action.handler(action, list) { _ in } }
        }
        return elements.isEmpty ? nil : Widgets.Menu(children: elements)
    }

    /// Returns the menu of the outermost view in a row that has one.
    private static func menu(in view: Widgets.View) -> Widgets.Menu? {
        if let menu = view.contextMenuProvider?() { return menu }
        for subview in view.subviews {
            if let menu = menu(in: subview) { return menu }
        }
        return nil
    }
}

extension RowListView: ContextMenuProviding {
    /// Returns the context menu of the row at `point` or, for the keyboard, of the selected row.
    func contextMenu(at point: Point?) -> Widgets.Menu? {
        let row = point.map { indexForRow(at: $0) } ?? (selectedRows.count == 1 ? selectedRows.first : nil)
        return row.flatMap { rows?.contextMenu(ofRow: $0, byKeyboard: point == nil) }
    }

    /// Whether the actions of rows can be performed.
    var isEnabledForActions: Bool { rows?.owner.map { EnvironmentValues($0.environment).isEnabled } ?? false }
}
