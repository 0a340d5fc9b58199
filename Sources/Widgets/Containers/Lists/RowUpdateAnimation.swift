/// The cells that enter and leave the list during the layout pass of an animated update.
///
/// Inserted rows fade in at their position, cells of deleted rows fade out, and all other cells slide to their new position.
final class RowUpdateAnimation {
    /// The inserted and reloaded rows, by their new indices.
    private let entering: RowIndexSet
    /// The cells that are removed when the animation has ended.
    var leaving = LeavingCells()
    /// The slide distance of the last row that was kept, in points.
    var shift = 0.0

    static var duration: Double { 0.25 }

    init(entering: RowIndexSet) { self.entering = entering }

    /// Places a cell that was mounted during the update: it fades in if its row was inserted, and slides in with its neighbours
    /// otherwise.
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
}
