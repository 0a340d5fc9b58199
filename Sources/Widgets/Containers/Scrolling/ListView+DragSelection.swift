/// A selection drawn with the mouse: from the pressed row to the one under the pointer, beyond the edges too.
extension ListView: ContextMenuPreparing {
    /// The state of a drag selection.
    struct DragSelection {
        /// The rows that stay selected besides: with Ctrl, those from before the press.
        let kept: RowIndexSet
        var last: MouseEvent
        /// Scrolls while the pointer is beyond an edge.
        var timer: ScheduledTimer?
    }

    private static var scrollInterval: Duration { .milliseconds(30) }

    /// The pointer moved with the button held; false when no row was pressed.
    final func drag(_ event: MouseEvent) -> Bool {
        guard pressedRow != nil, !event.isTouch, allowsSelection, numberOfRows > 0 else { return false }
        if dragSelection == nil {
            // A click may tremble.
            if indexForRow(at: event.location(in: self)) == pressedRow { return true }
            let keeps = event.modifierFlags.contains(.control) && allowsMultipleSelection
            dragSelection = DragSelection(kept: keeps ? selection : RowIndexSet(), last: event, timer: nil)
        }
        dragSelection?.last = event
        selectToPointer()
        scrollWhileOutside()
        return true
    }

    /// A right click selects the row that it is on, unless it is selected with others.
    package final func willOpenContextMenu(with event: MouseEvent) {
        guard allowsSelection, let row = indexForRow(at: event.location(in: self)), !selection.contains(row)
        else { return }
        anchorRow = row
        choose(RowIndexSet(row), lead: row)
    }

    final func endDrag() {
        dragSelection?.timer?.invalidate()
        dragSelection = nil
    }

    /// How far the pointer is beyond the top (negative) or the bottom, in points.
    private func distanceOutside(_ event: MouseEvent) -> Double {
        let y = event.location(in: self).y
        let seen = layoutState.bounds.inset(by: contentInset)
        return y < seen.minY ? y - seen.minY : max(0, y - seen.maxY)
    }

    private func selectToPointer() {
        guard let drag = dragSelection else { return }
        let seen = layoutState.bounds.inset(by: contentInset)
        let y = min(max(drag.last.location(in: self).y, seen.minY), seen.maxY - 1)
        let row = rows.row(at: y)
        if row == leadRow { return }
        guard allowsMultipleSelection else {
            anchorRow = row
            return choose(RowIndexSet(row), lead: row)
        }
        let anchor = min(anchorRow ?? row, numberOfRows - 1)
        var chosen = drag.kept
        chosen.insert(min(anchor, row)..<max(anchor, row) + 1)
        choose(chosen, lead: row)
    }

    private func scrollWhileOutside() {
        guard let drag = dragSelection else { return }
        if distanceOutside(drag.last) == 0 {
            dragSelection?.timer?.invalidate()
            dragSelection?.timer = nil
        } else if drag.timer?.isValid != true {
            dragSelection?.timer = viewHost?.schedule(
                after: Self.scrollInterval, repeating: true, for: self
            ) { $0.scrollToPointer() }
        }
    }

    /// The farther outside, the faster.
    private func scrollToPointer() {
        guard let drag = dragSelection else { return }
        let distance = distanceOutside(drag.last)
        let step = min(max(abs(distance) / 2, 4), 40)
        let place = held(Point(x: contentOffset.x, y: contentOffset.y + (distance < 0 ? -step : step)))
        if place == contentOffset { return }
        contentOffset = place
        selectToPointer()
    }
}
