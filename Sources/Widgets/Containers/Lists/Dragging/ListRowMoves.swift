/// Moving rows of a list on behalf of the user, by drag, by keys and by assistive technologies.
///
///     if ListRowMoves(list: self).move(byKey: event) { return }
struct ListRowMoves {
    let list: ListView

    // MARK: - Permissions

    /// Returns whether the user can drag the row.
    func canDrag(_ row: Int) -> Bool { list.dragDelegate != nil || canMove(row) || canMoveInTree(row) }

    /// Returns whether the user can move the row of an outline.
    func canMoveInTree(_ row: Int) -> Bool {
        (list as? any RowTreeMoving)?.canMoveTreeRow(row) ?? false
    }

    private func canMove(_ row: Int) -> Bool {
        list.dataSource?.listView(list, canMoveRowAt: row) == true
    }

    /// Returns whether a drag of the row takes other selected rows along.
    func dragsSelection(with row: Int) -> Bool {
        list.selection.rows.contains(row) && list.selection.rows.count > 1 && canDrag(row)
    }

    /// Returns the rows that are dragged together with a row, ascending: if it is selected, all selected rows.
    ///
    /// Without a drag delegate, rows that the user cannot move are left out. O(selected rows).
    func rows(draggedWith row: Int) -> [Int] {
        guard dragsSelection(with: row) else { return [row] }
        return list.dragDelegate == nil && canMove(row)
            ? list.selection.rows.filter(canMove) : Array(list.selection.rows)
    }

    /// Creates the list's reordering if the row can be dragged.
    func prepareDrag(of row: Int) {
        if canDrag(row) { load() }
    }

    /// Creates the list's reordering.
    func load() {
        if list.reordering != nil { return }
        list.reordering = ListReordering(list)
        (list as? any RowTreeMoving)?.prepareTreeDrops()
    }

    // MARK: - Places

    private var mover: (any RowMover)? { (list as? any SectionedRowMoving)?.rowMover }

    /// Returns the places of rows that are moved above the row that has `destination` other rows above it, as the delegate permits.
    ///
    /// At a boundary of sections, the rows come into the section of the row that they pass.
    func places(of lifted: [Int], at destination: Int) -> ItemGap {
        let items = mover?.items ?? SectionedItems(counts: [list.numberOfRows])
        let start = ItemGap.start(items, lifted: lifted)
        let destination =
            (list.dataSource as? any RowMoving)?.listView(list, placeOfRows: lifted, movedTo: destination)
            ?? destination
        let others = RowGap(lifting: lifted, pressed: lifted.first ?? 0, in: list.rows, limit: 0)
        var proposed = start
        if let first = lifted.first, destination != first {
            let passed = others.otherRow(destination > first ? destination - 1 : destination)
            if passed < items.total {
                proposed = ItemGap.path(of: passed, in: items, without: lifted)
                if destination > first { proposed.row += 1 }
            }
        }
        let allowed = mover?.target(of: start, proposed: proposed) ?? proposed
        let places = ItemGap(items, lifted: lifted, target: allowed)
        if places.target != allowed {
            list.reportInvalid(
                "the delegate moves row \(start.row) of section \(start.section) to row \(allowed.row) of section "
                    + "\(allowed.section), which does not exist",
                cure:
                    "the nearest place is used; return a path that exists after the row was removed from its place"
            )
        }
        return places
    }

    // MARK: - Moves

    /// Lets the data source move elements, and moves their rows.
    func perform(_ places: ItemGap, with animation: ListView.RowAnimation) {
        if let source = list.dataSource as? any RowMoving {
            return source.listView(list, moveRowsByUser: places.lifted, to: places.destination)
        }
        for move in places.moves {
            if let mover {
                mover.moveData(move.from, to: move.to)
            } else {
                list.dataSource?.listView(list, moveRowAt: move.from.row, to: move.to.row)
            }
        }
        list.performBatchUpdates {
            // A row that moves across the boundary of a section can keep its index across all sections.
            if places.slots.counts != places.items.counts { list.batch?.changesSections = true }
            for (row, newRow) in places.newIndices where row != newRow {
                list.moveRow(at: row, to: newRow, with: animation)
            }
        }
    }

    /// Moves rows, ascending, above the row above them (-1) or below the row below them (1), and scrolls to them.
    ///
    /// As in a drag, they also pass rows that cannot be moved.
    ///
    /// - Returns: False if the rows cannot be moved there.
    @discardableResult private func move(_ lifted: [Int], by step: Int) -> Bool {
        guard let first = lifted.first, let last = lifted.last, first >= 0, last < list.numberOfRows,
            lifted.allSatisfy(canMove)
        else { return false }
        let otherCount = list.numberOfRows - lifted.count
        let destination = step < 0 ? max(0, first - 1) : min(last - lifted.count + 2, otherCount)
        let places = places(of: lifted, at: destination)
        guard places.movesItems else { return false }
        perform(places, with: .automatic)
        let end = step < 0 ? places.destination : places.destination + lifted.count - 1
        list.scrollToRow(at: end, at: .none, animated: false)
        return true
    }

    /// Moves the selected rows, or the row of the keyboard cursor, for Alt+Up and Alt+Down.
    ///
    /// - Returns: False for other keys, and if none of the rows can be moved at all.
    func move(byKey event: KeyEvent) -> Bool {
        let modifiers = event.key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard modifiers == .alternate, let row = list.selection.cursor, row < list.numberOfRows,
            let direction = RowMoveDirection(byKey: event.key.keyCode)
        else { return false }
        let isSelected = list.selection.rows.contains(row)
        let lifted = isSelected ? list.selection.rows.filter(canMove) : canMove(row) ? [row] : []
        move(lifted, by: direction.distance)
        return !lifted.isEmpty
    }

    // MARK: - Accessibility

    /// The names of the actions by which assistive technologies move a row; none if the user cannot move it.
    func actions(of row: Int) -> [String] {
        if !canMove(row) { return [] }
        return RowMoveDirection.allCases.filter { (0..<list.numberOfRows).contains(row + $0.distance) }.map(
            \.rawValue)
    }

    /// Performs the action with a name of ``actions(of:)``.
    func perform(_ name: String, on row: Int) -> Bool {
        RowMoveDirection(rawValue: name).map { move([row], by: $0.distance) } ?? false
    }
}

/// A data source that moves the rows of the list itself after it has moved its data, as declarative lists do.
package protocol RowMoving: ListViewDataSource {
    /// Returns the place nearest to `newRow` to which rows can move; both are the index of the first one after the change, `rows` ascending.
    func listView(_ listView: ListView, placeOfRows rows: [Int], movedTo newRow: Int) -> Int

    /// Moves elements of the data on behalf of the user; `rows` are ascending, and `newRow` is the index of the first one after the change.
    func listView(_ listView: ListView, moveRowsByUser rows: [Int], to newRow: Int)
}

/// An action by which assistive technologies move a row or an item.
enum RowMoveDirection: String, CaseIterable {
    case up = "Move up"
    case down = "Move down"

    var distance: Int { self == .up ? -1 : 1 }

    /// Creates the direction of an arrow key; nil for other keys.
    init?(byKey key: KeyboardHIDUsage) {
        switch key {
        case .keyboardUpArrow: self = .up
        case .keyboardDownArrow: self = .down
        default: return nil
        }
    }
}
