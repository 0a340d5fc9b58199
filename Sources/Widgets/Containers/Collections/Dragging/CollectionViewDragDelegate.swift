/// The source of drags from the items of a collection view, modelled on `UICollectionViewDragDelegate`.
///
/// A drag of one of several selected items takes all of them along. Reordering needs no delegate: implement
/// `collectionView(_:canMoveItemAt:)` and `collectionView(_:moveItemAt:to:)` in the data source.
///
///     func collectionView(
///         _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
///     ) -> [DragItem] { [DragItem(itemProvider: ItemProvider(photos[indexPath.item].url))] }
@MainActor
public protocol CollectionViewDragDelegate: AnyObject {
    /// Returns the items to drag or copy from an item; an empty array for none.
    ///
    /// Also called for each selected item when items are copied or cut, and for one of them when the Edit menu opens.
    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem]
    /// Returns whether receivers may move the items, and whether the user can cut them; true by default.
    func collectionView(_ collectionView: CollectionView, dragSessionAllowsMoveOperation session: DragSession)
        -> Bool
    /// Called when a drag begins.
    func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: DragSession)
    /// Called when a drag is over, also without a drop.
    func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: DragSession)
    /// Called when items were dropped, or when cut items were pasted, with the effect.
    ///
    /// Remove moved items here, unless the collection view's own drop delegate has moved them. Not called for items that the collection view
    /// has moved itself, by means of its data source.
    func collectionView(
        _ collectionView: CollectionView, dragSession: DragSession, didEndWith operation: DropOperation)
}

extension CollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: CollectionView, dragSessionAllowsMoveOperation session: DragSession
    ) -> Bool { true }
    public func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: DragSession) {}
    public func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: DragSession) {}
    public func collectionView(
        _ collectionView: CollectionView, dragSession: DragSession, didEndWith operation: DropOperation
    ) {}
}
