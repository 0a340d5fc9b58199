// Moving rows and inserting items by drag: `onMove`, `onInsert` and `dropDestination` of the views that the rows come from.

extension ListRows: RowMoving, ListViewDropDelegate {
    func listView(_ listView: ListView, canMoveRowAt row: Int) -> Bool {
        row < source.count && source.segment(of: row).actions.move != nil
            && source.segment(of: row).role == .row
    }

    /// Moves the element of a row by the action of its segment, which changes the data; the rows follow in the next update.
    func listView(_ listView: ListView, moveRowByUser row: Int, to newRow: Int) {
        guard row < source.count, newRow < source.count else { return }
        let (from, to) = (source.place(of: row), source.place(of: newRow))
        let segment = source.segments[from.segment]
        guard let move = segment.actions.move else { return }
        // A row stays in its segment: a place beyond it is its first or last place.
        let index =
            to.segment == from.segment ? to.index : to.segment < from.segment ? 0 : segment.count - 1
        if index == from.index { return }
        let offset = segment.offset(at: index)
        move(RowIndexSet(segment.offset(at: from.index)), index > from.index ? offset + 1 : offset)
    }

    // MARK: - Insertion

    /// Accepts drops if a view that the rows come from has `onInsert`.
    func updateDropDelegate() {
        let accepts = source.segments.contains { $0.actions.insert != nil }
        if accepts != (list.dropDelegate != nil) { list.dropDelegate = accepts ? self : nil }
    }

    func listView(_ listView: ListView, canHandle session: DropSession) -> Bool {
        source.segments.contains { segment in
            segment.actions.insert?.accepts(session) ?? false
        }
    }

    func listView(
        _ listView: ListView, dropSessionDidUpdate session: DropSession, withDestinationRow row: Int
    ) -> DropProposal {
        DropProposal(operation: insertion(of: session, before: row) == nil ? .cancel : .copy)
    }

    func listView(_ listView: ListView, performDrop session: DropSession, at row: Int) {
        guard let (insert, offset) = insertion(of: session, before: row) else { return }
        insert.action(offset, session)
    }

    /// Returns the action and the offset in its data for items that are inserted before a row; nil if no segment at that place takes them.
    private func insertion(of session: DropSession, before row: Int) -> (RowActions.Insertion, Int)? {
        for (place, segment) in source.segments.enumerated() {
            let start = source.start(of: place)
            guard let insert = segment.actions.insert, insert.accepts(session),
                row >= start, row <= start + segment.count
            else { continue }
            let index = row - start
            return (insert, index < segment.count ? segment.offset(at: index) : segment.elementCount)
        }
        return nil
    }
}
