/// The actions on one side of a row, from the edge inwards, modelled on `UISwipeActionsConfiguration`.
///
///     func tableView(
///         _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
///     ) -> SwipeActionsConfiguration? { SwipeActionsConfiguration(actions: [delete, archive]) }
public final class SwipeActionsConfiguration {
    /// The actions; the first one is at the edge.
    public let actions: [ContextualAction]
    /// Whether a swipe across most of the row performs the first action; true by default.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration.
    public init(actions: [ContextualAction]) { self.actions = actions }
}
