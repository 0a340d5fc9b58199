/// Deletion, reordering and insertion of rows of a list or table by the actions of the `ForEach` that they come from.
///
///     if RowEditing(source: source, list: list).handle(event) { return }
struct RowEditing {
    let source: RowSource
    let list: Widgets.ListView
    /// Returns the node of a visible row; nil for the rows of a table.
    var node: (Int) -> RowNode? = { _ in nil }
    /// Called before the selected rows are deleted by a key.
    var willDeleteSelection: () -> Void = {}

    // MARK: - Deletion

    /// Deletes the selected rows if `event` is a key for that; the retained list moves them by keys.
    /// - Returns: `false` if the key is none of these, or the rows cannot be deleted.
    func handle(_ event: KeyEvent) -> Bool {
        let modifiers = event.key.modifierFlags
        switch event.key.keyCode {
        case .keyboardDeleteForward, .keyboardDeleteOrBackspace:
            let others: KeyModifierFlags = [.alternate, .command, .control, .shift]
            return list.allowsSelection && modifiers.isDisjoint(with: others) && deleteSelection()
        default: return false
        }
    }

    private func deleteSelection() -> Bool {
        var deletions: [Deletion] = []
        var known: [[RowStep]: Int] = [:]
        let selected = list.selectedRows
        for (index, segment) in source.segments.enumerated() {
            guard let delete = segment.actions.delete else { continue }
            let start = source.start(of: index)
            for range in selected.ranges {
                for row in range.clamped(to: start..<start + segment.count)
                where !traits(of: row).isDeleteDisabled {
                    let place = known[segment.elementsPath] ?? deletions.count
                    if place == deletions.count {
                        known[segment.elementsPath] = place
                        deletions.append(Deletion(delete: delete))
                    }
                    deletions[place].offsets.insert(segment.offset(at: row - start))
                }
            }
        }
        if deletions.isEmpty { return false }
        willDeleteSelection()
        // From the end: a deletion does not change the offsets of the elements before it, nor those of elements that contain it.
        for deletion in deletions.reversed() { deletion.delete(deletion.offsets) }
        return true
    }

    /// The elements of one `ForEach` that are deleted.
    private struct Deletion {
        let delete: (RowIndexSet) -> Void
        var offsets = RowIndexSet()
    }

    // MARK: - Moves

    /// Returns whether the user can move a row.
    func canMove(_ row: Int) -> Bool {
        guard row < source.count else { return false }
        let segment = source.segment(of: row)
        return segment.actions.move != nil && segment.role == .row && !traits(of: row).isMoveDisabled
    }

    /// Moves the elements of rows by the actions of their segments, which change the data; the rows follow in the next update.
    ///
    /// - Parameters:
    ///   - rows: The rows, ascending.
    ///   - newRow: The index of the first one after the change.
    func move(_ rows: [Int], to newRow: Int) {
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

    /// Returns the place nearest to `newRow` to which rows, ascending, can move: rows of one segment stay in it.
    ///
    /// Both places are the index of the first one after the change. Rows of several segments have no common place, and keep the proposed one.
    func place(of rows: [Int], proposed newRow: Int) -> Int {
        guard let first = rows.first, let last = rows.last, first >= 0, last < source.count else {
            return newRow
        }
        let number = source.place(of: first).segment
        guard number == source.place(of: last).segment else { return newRow }
        let start = source.start(of: number)
        return min(max(newRow, start), start + source.segments[number].count - rows.count)
    }

    /// The properties of a row: those that are set while it is visible, otherwise those that its outer modifiers set.
    func traits(of row: Int) -> RowTraits { node(row)?.traits ?? source.traits(of: row) }

    // MARK: - Insertion

    /// Whether a view that the rows come from has `onInsert`.
    var acceptsDrops: Bool { source.segments.contains { $0.actions.insert != nil } }

    /// Returns whether a view that the rows come from takes items of the session.
    func accepts(_ session: DropSession) -> Bool {
        source.segments.contains { $0.actions.insert?.accepts(session) ?? false }
    }

    /// Lets the segment at a place insert the items of the session.
    func insert(_ session: DropSession, before row: Int) {
        guard let (insert, offset) = insertion(of: session, before: row) else { return }
        insert.action(offset, session)
    }

    /// Returns the action and the offset in its data for items that are inserted before a row; nil if no segment at that place takes them.
    func insertion(of session: DropSession, before row: Int) -> (RowActions.Insertion, Int)? {
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
