/// A press on a row of a list: it selects the row, and a double click activates it.
///
///     if !ListPress(list: self).begin(event) { super.mouseDown(with: event) }
struct ListPress {
    let list: ListView

    /// Handles a press on a row; a double click activates the row.
    ///
    /// - Returns: `false` when there is no row under the pointer or rows cannot be selected.
    func begin(_ event: MouseEvent) -> Bool {
        guard let row = list.indexForRow(at: event.location(in: list)) else { return false }
        ListRowMoves(list: list).prepareDrag(of: row)
        if !list.allowsSelection { return false }
        list.pressedRow = row
        // A touch selects on release, so that a finger can scroll the list.
        if event.isTouch || keepsSelection(row, event) { return true }
        select(row, event.modifierFlags)
        if event.clickCount == 2 { list.listDelegate?.listView(list, didActivateRowAt: row) }
        return true
    }

    func end(_ event: MouseEvent) {
        defer { list.pressedRow = nil }
        guard let row = list.pressedRow, event.isTouch || keepsSelection(row, event),
            row == list.indexForRow(at: event.location(in: list))
        else { return }
        select(row, event.modifierFlags)
    }

    /// Extends the drag selection to the pointer.
    ///
    /// - Returns: `false` when no row is pressed or rows cannot be selected.
    func drag(_ event: MouseEvent) -> Bool {
        guard let pressed = list.pressedRow, !event.isTouch, list.allowsSelection, list.numberOfRows > 0
        else { return false }
        if list.dragSelection == nil {
            if ListRowMoves(list: list).canDrag(pressed) { return true }
            // A drag starts when the pointer leaves the pressed row, so that a click with small movements selects one row.
            if list.indexForRow(at: event.location(in: list)) == pressed { return true }
            let extendsSelection =
                event.modifierFlags.contains(.control) && list.allowsMultipleSelection
            list.dragSelection = ListDragSelection(
                keeping: extendsSelection ? list.selection.rows : RowIndexSet(), event)
        }
        list.dragSelection?.pointerMoved(event, in: list)
        return true
    }

    /// Selects the row under the pointer for its context menu, unless it is already selected.
    func prepareMenu(_ event: MouseEvent) {
        let point = event.location(in: list)
        guard list.allowsSelection, let row = list.indexForRow(at: point),
            !list.isInSelection(point, row: row)
        else { return }
        let permitted = list.permitted(RowSelection(row))
        var others = permitted.rows.subtracting(list.selection.rows)
        others.remove(row)
        // The menu is that of the row under the pointer, so no row that the delegate selects instead may become selected.
        if others.isEmpty { list.adopt(permitted) }
    }

    /// Returns whether a press leaves the selection until the release, because all selected rows may be dragged.
    private func keepsSelection(_ row: Int, _ event: MouseEvent) -> Bool {
        event.clickCount < 2 && event.modifierFlags.isDisjoint(with: [.control, .shift])
            && ListRowMoves(list: list).dragsSelection(with: row)
    }

    /// Selects a row as a click with the given modifiers does.
    func select(_ row: Int, _ modifiers: KeyModifierFlags) {
        list.choose(
            list.selection.clicked(
                row, modifiers, count: list.numberOfRows, allowsMultiple: list.allowsMultipleSelection))
    }
}
