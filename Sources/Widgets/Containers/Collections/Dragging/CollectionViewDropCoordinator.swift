/// A drop on a collection view, modelled on `UICollectionViewDropCoordinator`.
///
///     for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: path) }
public final class CollectionViewDropCoordinator {
    /// The dropped items.
    public let items: [CollectionViewDropItem]
    /// The path of the first inserted item, or of the item on which the items were dropped; nil for a drop anywhere.
    public let destinationIndexPath: IndexPath?
    /// The proposal of the delegate.
    public let proposal: CollectionViewDropProposal
    /// The session, from which the data are loaded.
    public let session: DropSession
    /// The frame to which the preview moves, in points of the content.
    private(set) var landing: Rect?
    private weak var view: CollectionView?

    init(
        items: [CollectionViewDropItem], destination: IndexPath?, proposal: CollectionViewDropProposal,
        session: DropSession, view: CollectionView
    ) {
        self.items = items
        destinationIndexPath = destination
        self.proposal = proposal
        self.session = session
        self.view = view
    }

    /// Moves the preview of an item to an item of the collection view, which was inserted for it.
    public func drop(_ dragItem: DragItem, toItemAt indexPath: IndexPath) {
        landing = view?.layoutAttributesForItem(at: indexPath)?.frame
    }

    /// Moves the preview of an item into a part of an item of the collection view; `rect` is in points of that item.
    public func drop(_ dragItem: DragItem, intoItemAt indexPath: IndexPath, rect: Rect) {
        guard let item = view?.layoutAttributesForItem(at: indexPath)?.frame else { return }
        landing = rect.offsetBy(dx: item.minX, dy: item.minY)
    }
}

/// An item that was dropped on a collection view, modelled on `UICollectionViewDropItem`.
///
///     if let source = item.sourceIndexPath { move(source, to: path) }
public struct CollectionViewDropItem {
    /// The item.
    public let dragItem: DragItem
    /// The path of the item from which it was dragged, if it is one of the same collection view; otherwise nil.
    public let sourceIndexPath: IndexPath?
}
