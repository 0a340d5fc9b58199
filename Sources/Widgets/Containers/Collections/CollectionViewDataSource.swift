/// The items and cells of a collection view, modelled on `UICollectionViewDataSource`.
///
///     extension Album: CollectionViewDataSource {
///         func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }
///         func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
///             let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
///             (cell as? PhotoCell)?.imageView.image = photos[indexPath.item].thumbnail
///             return cell
///         }
///     }
@MainActor
public protocol CollectionViewDataSource: AnyObject {
    /// Returns the number of sections; 1 unless implemented.
    func numberOfSections(in collectionView: CollectionView) -> Int
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns a dequeued or new cell for the item; called only when the item becomes visible.
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    /// Returns a dequeued or new supplementary view, such as the header of a section; an empty view unless implemented.
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> CollectionReusableView
    /// Returns whether the user can move the item; false unless implemented.
    ///
    /// Unlike in UIKit, the collection view cannot determine whether `collectionView(_:moveItemAt:to:)` is implemented.
    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Moves an element of the data on behalf of the user; `destinationIndexPath` is its path after the move.
    ///
    /// The collection view moves the item itself afterwards. When several items are moved together, it is called for each of them, with
    /// paths from after the previous call.
    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
}

extension CollectionViewDataSource {
    public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> CollectionReusableView { CollectionReusableView(frame: .zero) }
    public func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }
    public func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { CollectionSource(view: collectionView).reportUnimplementedMove(sourceIndexPath, Self.self) }
}

/// Loads the data of items before they become visible, modelled on `UICollectionViewDataSourcePrefetching`.
///
///     func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
///         for indexPath in indexPaths { loader.load(photos[indexPath.item]) }
///     }
@MainActor
public protocol CollectionViewDataSourcePrefetching: AnyObject {
    /// Called with the items of the next page in the scrolling direction, once for each item.
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called with prefetched items that are no longer ahead and were not displayed; does nothing unless implemented.
    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
