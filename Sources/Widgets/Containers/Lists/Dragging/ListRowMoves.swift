/// Moving rows of a list on behalf of the user, by keys and by assistive technologies.
///
///     if ListRowMoves(list: self).move(byKey: event) { return }
struct ListRowMoves {
    let list: ListView

    /// Returns whether the user can drag the row.
    func canDrag(_ row: Int) -> Bool { list.dragDelegate != nil || canMove(row) || canMoveInTree(row) }

    /// Returns whether the user can move the row of an outline.
    func canMoveInTree(_ row: Int) -> Bool {
        (list as? any RowTreeMoving)?.canMoveTreeRow(row) ?? false
    }

    private func canMove(_ row: Int) -> Bool {
        list.dataSource?.listView(list, canMoveRowAt: row) == true
    }

    /// Returns whether a drag of the row takes all selected rows along: it is one of them, and rows are dragged to other views.
    func dragsSelection(with row: Int) -> Bool {
        list.selection.rows.contains(row) && list.selection.rows.count > 1 && canDrag(row) && !canMove(row)
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

    /// Moves a row by `distance` rows, and scrolls to it.
    ///
    /// - Returns: False if the row cannot be moved there.
    @discardableResult func move(_ row: Int, by distance: Int) -> Bool {
        let target = row + distance
        guard (0..<list.numberOfRows).contains(row), (0..<list.numberOfRows).contains(target), canMove(row),
            canMove(target)
        else { return false }
        moveData(row, to: target, with: .automatic)
        list.scrollToRow(at: target, at: .none, animated: false)
        return true
    }

    /// Lets the data source move an element, and moves its row.
    func moveData(_ row: Int, to newRow: Int, with animation: ListView.RowAnimation) {
        if let mover = list.dataSource as? any RowMoving {
            return mover.listView(list, moveRowByUser: row, to: newRow)
        }
        list.dataSource?.listView(list, moveRowAt: row, to: newRow)
        list.moveRow(at: row, to: newRow, with: animation)
    }

    /// Moves the row of the keyboard cursor for Alt+Up and Alt+Down.
    ///
    /// - Returns: False for other keys, and if the row cannot be moved at all.
    func move(byKey event: KeyEvent) -> Bool {
        let modifiers = event.key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard modifiers == .alternate, let row = list.selection.cursor, row < list.numberOfRows, canMove(row)
        else { return false }
        switch event.key.keyCode {
        case .keyboardUpArrow: move(row, by: -1)
        case .keyboardDownArrow: move(row, by: 1)
        default: return false
        }
        return true
    }

    /// The names of the actions by which assistive technologies move a row; none if the user cannot move it.
    func actions(of row: Int) -> [String] {
        if !canMove(row) { return [] }
        return RowMoveDirection.allCases.filter { (0..<list.numberOfRows).contains(row + $0.distance) }.map(
            \.rawValue)
    }

    /// Performs the action with a name of ``actions(of:)``.
    func perform(_ name: String, on row: Int) -> Bool {
        RowMoveDirection(rawValue: name).map { move(row, by: $0.distance) } ?? false
    }
}

/// A data source that moves the rows of the list itself after it has moved its data, as declarative lists do.
package protocol RowMoving: ListViewDataSource {
    /// Moves an element of the data on behalf of the user; `newRow` is its index after the change.
    func listView(_ listView: ListView, moveRowByUser row: Int, to newRow: Int)
}

/// An action by which assistive technologies move a row or an item.
enum RowMoveDirection: String, CaseIterable {
    case up = "Move up"
    case down = "Move down"

    var distance: Int { self == .up ? -1 : 1 }
}
