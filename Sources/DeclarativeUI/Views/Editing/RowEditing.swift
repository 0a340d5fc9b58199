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
        let selected = list.selectedRowIndexes
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
        let byElements = Dictionary(grouping: rows) { source.segment(of: $0).elementsPath }
        for rows in byElements.values.sorted(by: { $0[0] < $1[0] }) {
            let elements = RowElements(of: rows[0], in: source)
            // Rows stay in their `ForEach`: a place beyond it is its first or last place.
            guard let move = source.segment(of: rows[0]).actions.move,
                let place = elements.destination(of: rows, before: next)
            else { continue }
            let offsets = RowIndexSet(rows.map(elements.offset(at:)))
            let previous = elements.boundary(atOrBefore: place - 1)
            move(offsets, place > rows[0] ? elements.offset(at: previous) + 1 : elements.offset(at: place))
        }
    }

    /// Returns the place nearest to `newRow` to which rows, ascending, can move: between the elements of their `ForEach`.
    ///
    /// Both places are the index of the first one after the change. Rows of several `ForEach` have no common place, and keep the proposed one.
    func place(of rows: [Int], proposed newRow: Int) -> Int {
        guard let first = rows.first, let last = rows.last, first >= 0, last < source.count,
            source.segment(of: first).elementsPath == source.segment(of: last).elementsPath
        else { return newRow }
        var next = newRow
        for row in rows where row <= next { next += 1 }
        let elements = RowElements(of: first, in: source)
        guard let place = elements.destination(of: rows, before: next) else { return first }
        return place - rows.count { $0 < place }
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

    /// Returns the action and the offset in its data for items that are inserted before a row; nil if no view at that place takes them.
    ///
    /// Items are inserted between the elements of a `ForEach`. Where several meet, the innermost one takes them, otherwise the first one.
    func insertion(of session: DropSession, before row: Int) -> (RowActions.Insertion, Int)? {
        var found: (path: [RowStep], insert: RowActions.Insertion, offset: Int)?
        var checked: Set<[RowStep]> = []
        for (place, segment) in source.segments.enumerated() {
            let (start, path) = (source.start(of: place), segment.elementsPath)
            guard start <= row, let insert = segment.actions.insert, checked.insert(path).inserted,
                found.map({ path.starts(with: $0.path) }) ?? true, insert.accepts(session),
                let offset = insertionOffset(in: segment, at: start, before: row)
            else { continue }
            found = (path, insert, offset)
        }
        return found.map { ($0.insert, $0.offset) }
    }

    /// Returns the offset in the data of the `ForEach` of a segment for elements that are inserted before a row; nil if the row is within an
    /// element or elsewhere.
    private func insertionOffset(in segment: RowSegment, at start: Int, before row: Int) -> Int? {
        if segment.count == 0 { return row == start ? segment.elementCount : nil }
        let elements = RowElements(of: start, in: source)
        return elements.isBoundary(row) ? elements.offset(at: row) : nil
    }
}
