/// A list that prepares its data before it reads the number of its rows.
///
///     (self as? any RowReloadObserving)?.willReloadRows()
protocol RowReloadObserving: ListView {
    /// Called before all rows are read again.
    func willReloadRows()
}
