internal import Virtualization

/// The consecutive layouts of a list or a collection in which a request for a cell has changed the rows.
///
/// Such a cell may display the row that had the number before or after the change, so that it is requested again.
struct ChangingRequests {
    private var count = 0

    /// Records a request that has changed the rows.
    ///
    /// - Returns: Whether the cell is discarded; false if this happens in each layout, so that the layouts end. `report` is then called once.
    mutating func discards(_ report: () -> Void) -> Bool {
        count += 1
        if count == ItemTiling.roundLimit { report() }
        return count < ItemTiling.roundLimit
    }

    /// Records a layout without changes.
    mutating func reset() { count = 0 }
}
