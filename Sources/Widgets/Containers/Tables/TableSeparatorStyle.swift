/// The lines between the rows of a table, modelled on `UITableViewCell.SeparatorStyle`.
///
///     table.separatorStyle = .none
public nonisolated enum TableSeparatorStyle: Hashable, Sendable, CaseIterable {
    /// No lines.
    case none
    /// A line below each row.
    case singleLine
}
