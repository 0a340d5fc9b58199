// Moving rows and inserting items by drag: `onMove`, `onInsert` and `dropDestination` of the views that the rows come from.

extension ListRows: RowMoving, ListViewDropDelegate {
    func listView(_ listView: ListView, canMoveRowAt row: Int) -> Bool {
        row < source.count && source.segment(of: row).actions.move != nil
            && source.segment(of: row).role == .row
    }

    /// Moves the elements of rows by the actions of their segments, which change the data; the rows follow in the next update.
    func listView(_ listView: ListView, moveRowsByUser rows: [Int], to newRow: Int) {
        guard rows.allSatisfy({ $0 < source.count }) else { return }
        // The row that will follow the moved ones: each moved row above it makes room for another one.
        var next = newRow
        for row in rows where row <= next { next += 1 }
        let bySegment = Dictionary(grouping: rows) { source.place(of: $0).segment }
        for (number, rows) in bySegment.sorted(by: { $0.key < $1.key }) {
            let segment = source.segments[number]
            guard let move = segment.actions.move, let first = rows.first, let last = rows.last else {
                continue
            }
            // Rows stay in their segment: a place beyond it is its first or last place.
            let start = source.start(of: number)
            let index = min(max(next - start, 0), segment.count)
            if last - first == rows.count - 1, (first - start...last - start + 1).contains(index) { continue }
            let offsets = RowIndexSet(rows.map { segment.offset(at: $0 - start) })
            move(
                offsets, index > first - start ? segment.offset(at: index - 1) + 1 : segment.offset(at: index)
            )
        }
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
