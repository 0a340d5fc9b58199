// Moving rows and inserting items by drag: `onMove`, `onInsert` and `dropDestination` of the views that the rows come from.

extension ListRows: RowMoving, ListViewDropDelegate {
    /// The edits that the actions of the rows permit.
    var editing: RowEditing {
        RowEditing(
            source: source, list: list, node: visibleNode(at:), willDeleteSelection: willDeleteSelection)
    }

    private var isEnabled: Bool { list.isEnabledForActions }

    func listView(_ listView: ListView, canMoveRowAt row: Int) -> Bool { isEnabled && editing.canMove(row) }

    func listView(_ listView: ListView, placeOfRows rows: [Int], movedTo newRow: Int) -> Int {
        editing.place(of: rows, proposed: newRow)
    }

    func listView(_ listView: ListView, moveRowsByUser rows: [Int], to newRow: Int) {
        editing.move(rows, to: newRow)
    }

    // MARK: - Insertion

    /// Accepts drops if a view that the rows come from has `onInsert`.
    func updateDropDelegate() {
        let accepts = editing.acceptsDrops
        if accepts != (list.dropDelegate != nil) { list.dropDelegate = accepts ? self : nil }
    }

    func listView(_ listView: ListView, canHandle session: DropSession) -> Bool {
        isEnabled && editing.accepts(session)
    }

    func listView(
        _ listView: ListView, dropSessionDidUpdate session: DropSession, withDestinationRow row: Int
    ) -> DropProposal {
        DropProposal(operation: editing.insertion(of: session, before: row) == nil ? .cancel : .copy)
    }

    func listView(_ listView: ListView, performDrop session: DropSession, at row: Int) {
        editing.insert(session, before: row)
    }
}
