/// The appearance of a table's sections, modelled on `UITableView.Style`.
///
///     TableView(frame: .zero, style: .grouped)
public nonisolated enum TableViewStyle: Hashable, Sendable, CaseIterable {
    /// The header of the topmost section stays at the top while its rows scroll.
    case plain
    /// Headers scroll with their rows, which have the background of cards.
    case grouped
    /// As `grouped`, with distance from the sides and rounded corners.
    case insetGrouped
}
