extension ListView: ContextMenuPreparing {
    /// Extends the drag selection to the pointer.
    ///
    /// - Returns: `false` when no row is pressed or rows cannot be selected.
    final func drag(_ event: MouseEvent) -> Bool {
        guard pressedRow != nil, !event.isTouch, allowsSelection, numberOfRows > 0 else { return false }
        if dragSelection == nil {
            if let pressedRow, ListRowMoves(list: self).canDrag(pressedRow) { return true }
            // A drag starts when the pointer leaves the pressed row, so that a click with small movements selects one row.
            if indexForRow(at: event.location(in: self)) == pressedRow { return true }
            let extendsSelection = event.modifierFlags.contains(.control) && allowsMultipleSelection
            dragSelection = ListDragSelection(
                keeping: extendsSelection ? selection.rows : RowIndexSet(), event)
        }
        dragSelection?.pointerMoved(event, in: self)
        return true
    }

    final func endDrag() {
        dragSelection?.end()
        dragSelection = nil
    }

    /// Selects the row under the pointer, unless it is already selected.
    package final func willOpenContextMenu(with event: MouseEvent) {
        let point = event.location(in: self)
        guard allowsSelection, let row = indexForRow(at: point), !isInSelection(point, row: row)
        else { return }
        choose(RowSelection(row))
    }
}

extension ListView: GestureBlocking {
    /// Keeps a drag of the mouse that selects rows from pans of ancestors.
    package final func blocks(_ recognizer: GestureRecognizer, for touch: Touch) -> Bool {
        allowsSelection && touch.type == .indirectPointer
            && recognizer is PanGestureRecognizer
    }
}
