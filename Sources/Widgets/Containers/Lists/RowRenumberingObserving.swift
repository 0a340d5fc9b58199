/// A list that refers to rows in ways of its own, which follow when other rows are inserted, removed or moved.
///
///     (list as? any RowRenumberingObserving)?.rowsDidMove(newRow)
protocol RowRenumberingObserving: ListView {
    /// Called while rows get other indices; `newRow` returns nil for a removed row.
    func rowsDidMove(_ newRow: (Int) -> Int?)
}
