/// The receiver of drops on a collection view, modelled on `UICollectionViewDropDelegate`.
///
/// Without ``collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)``, items are copied between the items of the collection view.
/// Pasted items are dropped after the selected items.
///
///     func collectionView(_ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator) {
///         guard let path = coordinator.destinationIndexPath else { return }
///         Task { insert(try await coordinator.session.loadObjects(of: String.self), at: path) }
///     }
@MainActor
public protocol CollectionViewDropDelegate: AnyObject {
    /// Returns whether the collection view takes part in the session; true by default.
    func collectionView(_ collectionView: CollectionView, canHandle session: DropSession) -> Bool
    /// Called when the pointer enters the collection view.
    func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: DropSession)
    /// Returns the effect of a drop and its place; called when the pointer has moved.
    ///
    /// `destinationIndexPath` is the item under the pointer, or the path of the open gap; nil for neither.
    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal
    /// Called when the pointer leaves the collection view.
    func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: DropSession)
    /// Called when the session is over, if the pointer has entered the collection view.
    func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: DropSession)
    /// Called when items are dropped; insert them here.
    func collectionView(
        _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator)
}

extension CollectionViewDropDelegate {
    public func collectionView(_ collectionView: CollectionView, canHandle session: DropSession) -> Bool {
        true
    }
    public func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: DropSession) {}
    public func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal {
        CollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    public func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: DropSession) {}
    public func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: DropSession) {}
}

/// The effect of a drop on a collection view and its place, modelled on `UICollectionViewDropProposal`.
///
///     CollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
public nonisolated struct CollectionViewDropProposal: Hashable, Sendable {
    /// The place of dropped items, modelled on `UICollectionViewDropProposal.Intent`.
    ///
    ///     let intent = CollectionViewDropProposal.Intent.insertIntoDestinationIndexPath
    public nonisolated enum Intent: Hashable, Sendable {
        /// The place does not matter, or the delegate chooses it; nothing is shown.
        case unspecified
        /// Between items, which make room.
        case insertAtDestinationIndexPath
        /// On the item under the pointer, which is highlighted.
        case insertIntoDestinationIndexPath
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
