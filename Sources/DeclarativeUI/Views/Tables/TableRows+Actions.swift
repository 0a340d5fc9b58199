// The context menus, the primary action, the drags and the edits of table rows.

/// The rows of a table with their actions, independent of the type of their values.
protocol TableRowActing: AnyObject {
    var source: RowSource { get }
    /// Whether a double click and Return perform an action.
    var hasPrimaryAction: Bool { get }
    /// The edits that the actions of the rows permit.
    var editing: RowEditing { get }
    /// Returns the context menu at a point or, for the keyboard, of the selection; nil without one.
    func contextMenu(at point: Point?) -> Widgets.Menu?
    /// Returns the place of a row in a tree; nil outside of trees.
    func disclosure(at row: Int) -> RowDisclosure?
    /// Notifies the rows that the pointer is over another one; nil for none.
    func hover(over row: Int?)
}

extension TableRows: TableRowActing {
    private var selecting: (any SelectionActing)? { owner as? any SelectionActing }
    private var isEnabled: Bool { owner.map { EnvironmentValues($0.environment).isEnabled } ?? false }

    var hasPrimaryAction: Bool { selecting?.hasPrimaryAction ?? false }

    func contextMenu(at point: Point?) -> Widgets.Menu? {
        let selected = table.selectedRowIndexes
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

    // MARK: - Hovering

    func hover(over row: Int?) {
        let key = row.flatMap { $0 < source.count ? source.key(of: $0) : nil }
        if key == hovered?.key { return }
        let old = hovered
        hovered = nil
        if let row, let key, let action = tableRow(at: row)?.hover { hovered = (key, action) }
        old?.action(false)
        hovered?.action(true)
    }

    // MARK: - Drags

    func listView(_ listView: ListView, itemsForBeginning session: DragSession, at row: Int) -> [DragItem] {
        guard isEnabled, let dragged = tableRow(at: row)?.dragged,
            let provider = DependencyTracker.untracked(dragged)
        else { return [] }
        return [DragItem(itemProvider: provider)]
    }

    /// Returns false: the modifiers have no action that removes moved items.
    func listView(_ listView: ListView, dragSessionAllowsMoveOperation session: DragSession) -> Bool { false }
}

// MARK: - Edits

extension TableRows: RowMoving, TableViewDropDelegate {
    var editing: RowEditing {
        RowEditing(source: source, list: table, willDeleteSelection: willDeleteSelection)
    }

    /// Accepts drops if a view that the rows come from inserts items; a row that takes items is noticed when it is read.
    func updateEditing() {
        if editing.acceptsDrops, table.dropDelegate == nil { table.dropDelegate = self }
    }

    func listView(_ listView: ListView, canMoveRowAt row: Int) -> Bool { isEnabled && editing.canMove(row) }

    func listView(_ listView: ListView, placeOfRows rows: [Int], movedTo newRow: Int) -> Int {
        editing.place(of: rows, proposed: newRow)
    }

    func listView(_ listView: ListView, moveRowsByUser rows: [Int], to newRow: Int) {
        editing.move(rows, to: newRow)
    }

    func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool { isEnabled }

    /// Proposes a drop on the row if it takes the items, and between rows if a `ForEach` inserts them.
    func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> TableViewDropProposal {
        let row = destinationIndexPath?.row
        let takes = row.map { rowDrop(of: session, on: $0) != nil } ?? false
        let inserts = editing.insertion(of: session, before: row ?? source.count) != nil
        if takes {
            return TableViewDropProposal(
                operation: .copy, intent: inserts ? .automatic : .insertIntoDestinationIndexPath)
        }
        return inserts
            ? TableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
            : TableViewDropProposal(operation: .cancel)
    }

    func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator) {
        let (row, session) = (coordinator.destinationIndexPath?.row, coordinator.session)
        if coordinator.proposal.intent == .insertIntoDestinationIndexPath {
            if let row, let drop = rowDrop(of: session, on: row) { drop.perform(session) }
        } else {
            editing.insert(session, before: row ?? source.count)
        }
    }

    private func rowDrop(of session: DropSession, on row: Int) -> TableRowDrop? {
        guard let drop = tableRow(at: row)?.drop, drop.accepts(session) else { return nil }
        return drop
    }
}
