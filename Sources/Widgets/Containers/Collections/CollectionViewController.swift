/// A controller whose view is a collection view, and which is its data source and delegate, modelled on `UICollectionViewController`.
///
/// A subclass overrides the methods of the data source and the delegate that it needs.
///
///     final class Album: CollectionViewController {
///         override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
///             photos.count
///         }
///         override func collectionView(
///             _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
///         ) -> CollectionViewCell {
///             collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photos[indexPath.item])
///         }
///     }
///     let album = Album(collectionViewLayout: CollectionViewFlowLayout())
open class CollectionViewController: ViewController, CollectionViewDataSource, CollectionViewDelegate {
    /// The collection view, which is also the controller's view.
    public final var collectionView: CollectionView {
        get {
            loadViewIfNeeded()
            guard let collection = view as? CollectionView else {
                preconditionFailure(
                    "\(type(of: self)): view must be a CollectionView; do not set it in loadView()")
            }
            return collection
        }
        set { view = newValue }
    }

    /// The layout with which the controller was created.
    public final let collectionViewLayout: CollectionViewLayout

    /// Whether the selection is removed when the view appears; true by default.
    public final var clearsSelectionOnViewWillAppear = true

    /// Creates a controller whose collection view has a layout.
    public init(collectionViewLayout layout: CollectionViewLayout) {
        collectionViewLayout = layout
        super.init()
    }

    nonisolated deinit {}

    /// Creates the collection view.
    open override func loadView() {
        let collection = CollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
        collection.dataSource = self
        collection.delegate = self
        view = collection
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    // MARK: - Data source

    /// Returns the number of sections; 1 by default.
    open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
    /// Returns the number of items in a section; 0 by default.
    open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }
    /// Returns a dequeued or new cell for an item; an empty cell by default.
    open func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { CollectionViewCell(frame: .zero) }
    /// Returns a dequeued or new supplementary view; an empty view by default.
    open func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> CollectionReusableView { CollectionReusableView(frame: .zero) }

    /// Returns whether the user can move an item; false by default.
    open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Moves an element of the data on behalf of the user; `destinationIndexPath` is its path after the move.
    open func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    // MARK: - Delegate

    /// Returns the place at which a moved item is inserted instead of the proposed one; the proposed one by default.
    open func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromItemAt originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    /// Returns whether dragged items that rest over an item select it; true by default.
    open func collectionView(
        _ collectionView: CollectionView, shouldSpringLoadItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Returns whether the user can select an item; true by default.
    open func collectionView(
        _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Returns whether the user can deselect an item; true by default.
    open func collectionView(
        _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Called when the user has selected an item.
    open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Called when the user has deselected an item.
    open func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Called when the user has changed the selection, once for each press, key or movement of the pointer.
    open func collectionViewSelectionDidChange(_ collectionView: CollectionView) {}
    /// Called when the user double-clicks an item or presses Return on it.
    open func collectionView(
        _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}
    /// Returns the text of an item for type-ahead; nil by default.
    open func collectionView(
        _ collectionView: CollectionView, typeSelectStringForItemAt indexPath: IndexPath
    ) -> String? { nil }
    /// Called before a cell is displayed.
    open func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Called when a cell is no longer displayed.
    open func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Called before a supplementary view is displayed.
    open func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Returns the context menu of items; nil by default.
    open func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: Point
    ) -> ContextMenuConfiguration? { nil }

    // MARK: - Scrolling

    /// Called when the offset has changed, by the user or by the program.
    open func scrollViewDidScroll(_ scrollView: ScrollView) {}
    /// Called when the user begins to drag the content or the knob of a scroll bar.
    open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
    /// Called when the drag has ended; `decelerate` is true when the content continues to move.
    open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
    /// Called when a deceleration has ended.
    open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
    /// Called when the animation of `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
