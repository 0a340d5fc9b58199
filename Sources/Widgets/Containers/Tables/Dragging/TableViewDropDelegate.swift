/// The receiver of drops on a table, modelled on `UITableViewDropDelegate`.
///
/// Set it as the table's ``ListView/dropDelegate``. Without ``tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)``, items are
/// copied between rows. Pasted items are dropped below the selected rows.
///
///     func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator) {
///         guard let path = coordinator.destinationIndexPath else { return }
///         Task { insert(try await coordinator.session.loadObjects(of: String.self), at: path) }
///     }
@MainActor
public protocol TableViewDropDelegate: ListViewDropDelegate {
    /// Returns whether the table takes part in the session; true by default.
    func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool
    /// Called when the pointer enters the table.
    func tableView(_ tableView: TableView, dropSessionDidEnter session: DropSession)
    /// Returns the effect of a drop and its place; called when the pointer has moved.
    ///
    /// `destinationIndexPath` is the row under the pointer, or the path of the open gap; nil below all rows.
    func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> TableViewDropProposal
    /// Called when the pointer leaves the table.
    func tableView(_ tableView: TableView, dropSessionDidExit session: DropSession)
    /// Called when the session is over, if the pointer has entered the table.
    func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession)
    /// Called when items are dropped; insert them here.
    func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator)
}

extension TableViewDropDelegate {
    public func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool { true }
    public func tableView(_ tableView: TableView, dropSessionDidEnter session: DropSession) {}
    public func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> TableViewDropProposal {
        TableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    public func tableView(_ tableView: TableView, dropSessionDidExit session: DropSession) {}
    public func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession) {}

    public func listView(_ listView: ListView, canHandle session: DropSession) -> Bool {
        (listView as? TableView).map { tableView($0, canHandle: session) } ?? false
    }

    /// Does nothing: a table calls ``tableView(_:performDropWith:)`` instead.
    public func listView(_ listView: ListView, performDrop session: DropSession, at row: Int) {}
}

/// The effect of a drop on a table and its place, modelled on `UITableViewDropProposal`.
///
///     TableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
public nonisolated struct TableViewDropProposal: Hashable, Sendable {
    /// The place of dropped items, modelled on `UITableViewDropProposal.Intent`.
    ///
    ///     let intent = TableViewDropProposal.Intent.automatic
    public nonisolated enum Intent: Hashable, Sendable {
        /// The place does not matter, or the delegate chooses it; nothing is shown.
        case unspecified
        /// Between rows, which make room.
        case insertAtDestinationIndexPath
        /// On the row under the pointer, which is highlighted.
        case insertIntoDestinationIndexPath
        /// On the row under the pointer near its middle, otherwise between rows.
        case automatic
    }

    /// The effect of a drop.
    public var operation: DropOperation
    /// The place of dropped items.
    public var intent: Intent

    /// Creates a proposal.
    public init(operation: DropOperation, intent: Intent = .unspecified) {
        self.operation = operation
        self.intent = intent
    }
}
