/// The delegate of a collection view, modelled on `UICollectionViewDelegate`.
///
/// All methods are optional. Set it as the collection view's ``ScrollView/delegate``.
///
///     func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
///         show(photos[indexPath.item])
///     }
@MainActor
public protocol CollectionViewDelegate: ScrollViewDelegate {
    /// Returns whether the user can select the item; true by default.
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Returns whether the user can deselect the item; true by default.
    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    /// Called when the user has selected the item; not called when the program selects it.
    ///
    /// When one press or key changes more than a thousand items, only items with cells are reported; use
    /// ``collectionViewSelectionDidChange(_:)`` for complete notifications.
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
    /// Called when the user has deselected the item, as ``collectionView(_:didSelectItemAt:)``.
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Called when the user has changed the selection, once for each press, key or movement of the pointer.
    func collectionViewSelectionDidChange(_ collectionView: CollectionView)
    /// Called when the user double-clicks an item or presses Return on it, for example to open it.
    func collectionView(
        _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    /// Returns the text of the item for type-ahead; nil excludes the item.
    func collectionView(_ collectionView: CollectionView, typeSelectStringForItemAt indexPath: IndexPath)
        -> String?

    /// Returns the place at which an item that the user moves is inserted instead of the proposed one; the proposed one by default.
    ///
    /// The paths count without the moved items. When several items are moved, `originalIndexPath` is that of the first one.
    func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromItemAt originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    /// Returns whether dragged items that rest over the item select it, in a collection view that is spring-loaded; true by default.
    func collectionView(_ collectionView: CollectionView, shouldSpringLoadItemAt indexPath: IndexPath) -> Bool

    /// Called before a cell is displayed.
    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: IndexPath)
    /// Called when a cell is no longer displayed.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
        forItemAt indexPath: IndexPath)
    /// Called before a supplementary view is displayed.
    func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)

    /// Returns the context menu of items; nil, the default, uses the collection view's own or its superview's context menu.
    ///
    /// `indexPaths` are the selected items if the item under the pointer is one of them; empty for the space between the items. `point`
    /// is in points of the content.
    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: Point
    ) -> ContextMenuConfiguration?
}

extension CollectionViewDelegate {
    public func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromItemAt originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    public func collectionView(_ collectionView: CollectionView, shouldSpringLoadItemAt indexPath: IndexPath)
        -> Bool
    { true }
    public func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    { true }
    public func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath)
        -> Bool
    { true }
    public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
    public func collectionViewSelectionDidChange(_ collectionView: CollectionView) {}
    public func collectionView(
        _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}
    public func collectionView(
        _ collectionView: CollectionView, typeSelectStringForItemAt indexPath: IndexPath
    ) -> String? { nil }
    public func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    public func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    public func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    public func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: Point
    ) -> ContextMenuConfiguration? { nil }
}
