/// A mouse drag that selects the rows from the pressed row to the row under the pointer.
///
/// While the pointer is above or below the list, the list scrolls.
final class ListDragSelection {
    /// Rows that stay selected in addition to the dragged range: with Control, the rows selected before the press.
    private var kept: RowIndexSet
    private let scroller: EdgeScroller

    init(keeping kept: RowIndexSet, _ event: MouseEvent) {
        self.kept = kept
        scroller = EdgeScroller(event)
    }

    /// Extends the selection to the pointer, and starts or stops scrolling.
    func pointerMoved(_ event: MouseEvent, in list: ListView) {
        scroller.record(event)
        selectToPointer(in: list)
        // The delegate, which is notified of the selection, may have ended the drag.
        guard list.dragSelection === self else { return }
        scroller.update(in: list) { [weak list] in
            if let list { list.dragSelection?.selectToPointer(in: list) }
        }
    }

    /// Renumbers the rows that stay selected, after the rows of the list have changed.
    func mapKeptRows(_ newRows: (RowIndexSet) -> RowIndexSet) { kept = newRows(kept) }

    /// Stops scrolling.
    func end() { scroller.end() }

    private func selectToPointer(in list: ListView) {
        if list.numberOfRows == 0 { return }
        let row = list.rows.row(at: scroller.clampedLocation(in: list).y)
        if row == list.selection.lead { return }
        list.choose(
            list.allowsMultipleSelection
                ? list.selection.range(to: row, count: list.numberOfRows, besides: kept) : RowSelection(row))
    }
}
