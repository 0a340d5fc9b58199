/// The cells that leave a list or a collection during an animated update, and are recycled when the animation has ended.
///
///     leaving.fadeOut(cell, in: list)
///     leaving.finish(in: list)
struct LeavingCells {
    private var cells: [ReusableView] = []

    /// Fades out the cell of a deleted row.
    mutating func fadeOut(_ cell: ReusableView, in host: some CellHosting) {
        cell.superview?.sendSubviewToBack(cell)
        leave(cell, host)
        cell.alpha = 0
    }

    /// Slides a cell to the position of its row outside of the visible area, in points of its superview.
    mutating func slideOut(_ cell: ReusableView, to frame: Rect, in host: some CellHosting) {
        leave(cell, host)
        cell.frame = frame
    }

    private mutating func leave(_ cell: ReusableView, _ host: some CellHosting) {
        if host.containsFocus(cell) { host.takeFocus() }
        cell.isUserInteractionEnabled = false
        cells.append(cell)
    }

    /// Recycles the removed cells.
    mutating func finish(in host: some CellHosting) {
        for cell in cells {
            if host.containsFocus(cell) { host.takeFocus() }
            cell.removeFromSuperview()
            cell.alpha = 1
            cell.isUserInteractionEnabled = true
            host.recycle(cell)
        }
        cells = []
    }
}
