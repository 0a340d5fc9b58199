/// The cells that enter and leave during the layout of an animated update.
///
/// New rows fade in at their place, cells of deleted rows fade out, and all others slide to their places.
final class RowUpdateAnimation {
    /// Rows that are inserted, by their new indices.
    private let entering: RowIndexSet
    /// Cells that are removed after the animation.
    private(set) var leaving: [ReusableView] = []
    /// The distance that the last row that stayed has still to slide, in points.
    var shift = 0.0

    static var duration: Double { 0.25 }

    init(entering: RowIndexSet) { self.entering = entering }

    /// Fades out the cell of a deleted row.
    func fadeOut(_ cell: ReusableView, in list: ListView) {
        list.sendSubviewToBack(cell)
        leave(cell, list)
        cell.alpha = 0
    }

    /// Moves a cell to the place of its row outside of the visible area.
    func slideOut(_ cell: ReusableView, to frame: Rect, in list: ListView) {
        leave(cell, list)
        cell.frame = frame
    }

    private func leave(_ cell: ReusableView, _ list: ListView) {
        list.takeFocus(from: cell)
        cell.isUserInteractionEnabled = false
        leaving.append(cell)
    }

    /// Places a cell that was mounted during the update: faded in place, or beside the rows that slide.
    func place(_ cell: ReusableView, of row: Int, _ frame: Rect, in list: ListView) {
        let isInserted = entering.contains(row)
        View.performWithoutAnimation {
            cell.frame = isInserted ? frame : frame.offsetBy(dx: 0, dy: shift)
            if isInserted { cell.alpha = 0 }
            if cell.superview !== list { list.insertSubview(cell, at: 0) }
        }
        cell.frame = frame
        cell.alpha = 1
    }

    /// Makes the cells that have left available to other rows.
    func finish(in list: ListView) {
        for cell in leaving {
            cell.removeFromSuperview()
            cell.alpha = 1
            cell.isUserInteractionEnabled = true
            list.recycle(cell)
        }
        leaving = []
    }
}
