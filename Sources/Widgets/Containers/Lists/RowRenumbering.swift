internal import Virtualization

/// The change of everything in a list that refers to rows, when the rows get other indices.
///
///     RowRenumbering(newRows: mapping.newRows(of:), newRow: mapping.newRow(of:), place: mapping.place(of:)).apply(to: list) {
///         // Replace the rows, and return the anchor and the removed cells.
///     }
struct RowRenumbering {
    /// Returns the new indices of a set of rows, without removed rows.
    let newRows: (RowIndexSet) -> RowIndexSet
    /// Returns the new index of a row, or nil for a removed row.
    let newRow: (Int) -> Int?
    /// Returns the new index of the place that a removed row had.
    var place: (Int) -> Int = { $0 }

    /// Runs `change`, which replaces the rows of `list`, and renumbers its selection, press, drag and scroll target.
    ///
    /// `change` returns the anchor that stays in place and the cells of removed rows. Changes that the application requests meanwhile,
    /// for example when the focus leaves a removed cell, are applied afterwards.
    func apply(to list: ListView, _ change: () -> (anchor: ItemAnchor?, removed: [ReusableView])) {
        list.isChangingRows = true
        let (anchor, removed) = change()
        list.selection = list.selection.mapped(
            rows: newRows(list.selection.rows), count: list.rows.count, newRow, place: place)
        list.pressedRow = list.pressedRow.flatMap(newRow)
        list.scrollTarget = list.scrollTarget.flatMap { target in
            newRow(target.row).map { ($0, target.position) }
        }
        list.dragSelection?.mapKeptRows(newRows)
        list.reordering?.rowsChanged(newRow)
        (list as? any RowRenumberingObserving)?.rowsDidMove(newRow)
        list.storedContentSize.height = list.rows.total
        list.setNeedsLayout()
        preservePosition(anchor, in: list)
        for cell in removed {
            if let update = list.rowUpdate {
                update.leaving.fadeOut(cell, in: list)
            } else {
                list.recycle(cell)
            }
        }
        list.isChangingRows = false
        list.applyBatch()
    }

    /// Shifts the content by the distance that the anchor has moved, so that the visible rows stay in place on screen.
    private func preservePosition(_ anchor: ItemAnchor?, in list: ListView) {
        guard var anchor else { return }
        var distance = anchor.takeShift(in: list.rows)
        if !list.isDragging, list.scrollMotion == nil {
            let offset = list.contentOffset
            distance = list.clamped(Point(x: offset.x, y: offset.y + distance)).y - offset.y
        }
        if distance == 0 { return }
        View.performWithoutAnimation {
            for entry in list.cells.mounted { entry.cell.frame.origin.y += distance }
            list.shift(by: distance)
            list.scrolled()
        }
    }
}
