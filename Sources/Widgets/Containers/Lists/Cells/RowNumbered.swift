/// A cell that depends on the number of its row, which changes when other rows are inserted, removed or moved.
///
///     (cell as? any RowNumbered)?.row = 4
protocol RowNumbered: AnyObject {
    var row: Int { get set }
    /// Called when the cell no longer displays a row, although it may stay on screen until an animation ends.
    func rowWasRemoved()
}
