/// A mouse drag that selects the rows from the pressed row to the row under the pointer.
///
/// While the pointer is above or below the list, the list scrolls; the speed increases with the distance.
final class ListDragSelection {
    /// Rows that stay selected in addition to the dragged range: with Control, the rows selected before the press.
    private var kept: RowIndexSet
    private var lastEvent: MouseEvent
    /// The timer that scrolls while the pointer is outside of the list.
    private var timer: ScheduledTimer?

    private static var scrollInterval: Duration { .milliseconds(30) }

    init(keeping kept: RowIndexSet, _ event: MouseEvent) {
        self.kept = kept
        lastEvent = event
    }

    /// Extends the selection to the pointer, and starts or stops scrolling.
    func pointerMoved(_ event: MouseEvent, in list: ListView) {
        lastEvent = event
        selectToPointer(in: list)
        // The delegate, which is notified of the selection, may have ended the drag.
        guard list.dragSelection === self else { return }
        if distanceOutside(list) == 0 {
            end()
        } else if timer?.isValid != true {
            timer = list.viewHost?.schedule(after: Self.scrollInterval, repeating: true, for: list) { list in
                list.dragSelection?.scrollToPointer(in: list)
            }
        }
    }

    /// Renumbers the rows that stay selected, after the rows of the list have changed.
    func mapKeptRows(_ newRows: (RowIndexSet) -> RowIndexSet) { kept = newRows(kept) }

    /// Stops scrolling.
    func end() {
        timer?.invalidate()
        timer = nil
    }

    private func visibleArea(_ list: ListView) -> Rect {
        list.layoutState.bounds.inset(by: list.contentInset)
    }

    /// Returns the distance of the pointer above the top edge (negative) or below the bottom edge (positive), in points.
    private func distanceOutside(_ list: ListView) -> Double {
        let y = lastEvent.location(in: list).y
        let area = visibleArea(list)
        return y < area.minY ? y - area.minY : max(0, y - area.maxY)
    }

    private func selectToPointer(in list: ListView) {
        if list.numberOfRows == 0 { return }
        let area = visibleArea(list)
        let y = min(max(lastEvent.location(in: list).y, area.minY), area.maxY - 1)
        let row = list.rows.row(at: y)
        if row == list.selection.lead { return }
        list.choose(
            list.allowsMultipleSelection
                ? list.selection.range(to: row, count: list.numberOfRows, besides: kept) : RowSelection(row))
    }

    private func scrollToPointer(in list: ListView) {
        let distance = distanceOutside(list)
        if distance == 0 { return end() }
        let step = min(max(abs(distance) / 2, 4), 40)
        let offset = list.contentOffset
        let target = list.clamped(Point(x: offset.x, y: offset.y + (distance < 0 ? -step : step)))
        if target == offset { return }
        list.contentOffset = target
        selectToPointer(in: list)
    }
}
