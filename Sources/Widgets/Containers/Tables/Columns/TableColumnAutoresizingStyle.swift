/// The distribution of a change of a table's width among its columns, modelled on `NSTableView.ColumnAutoresizingStyle`.
///
///     table.columnAutoresizingStyle = .uniformColumnAutoresizingStyle
public nonisolated enum TableColumnAutoresizingStyle: Hashable, Sendable, CaseIterable {
    /// Columns keep their widths.
    case noColumnAutoresizing
    /// All columns change by the same distance.
    case uniformColumnAutoresizingStyle
    /// The last column changes, and at its limit the one before it.
    case sequentialColumnAutoresizingStyle
    /// The first column changes, and at its limit the one after it.
    case reverseSequentialColumnAutoresizingStyle
    /// The last column changes.
    case lastColumnOnlyAutoresizingStyle
    /// The first column changes.
    case firstColumnOnlyAutoresizingStyle
}
