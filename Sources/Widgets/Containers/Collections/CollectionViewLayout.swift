/// The base class of layouts of a collection view, modelled on `UICollectionViewLayout`.
///
/// A subclass computes the frames in ``prepare()``, and returns those in a rectangle. Custom layouts are mounted like the built-in ones: only
/// elements that intersect the visible bounds have views.
///
///     final class DiagonalLayout: CollectionViewLayout {
///         override var collectionViewContentSize: Size { Size(width: 900, height: 900) }
///         override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
///             let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
///             attributes.frame = Rect(x: 90 * Double(indexPath.item), y: 90 * Double(indexPath.item), width: 80, height: 80)
///             return attributes
///         }
///     }
@MainActor
open class CollectionViewLayout {
    /// The collection view that has the layout; nil for none.
    public internal(set) final weak var collectionView: CollectionView?

    /// Whether ``prepare()`` has run since the last invalidation.
    final var isPrepared = false

    /// Creates a layout without elements.
    public init() {}

    nonisolated deinit {}

    /// Computes the layout; called before the layout is queried, after each invalidation.
    ///
    /// Call super. The bounds and the numbers of items of ``collectionView`` are up to date.
    open func prepare() {}

    /// The size of the content in points; zero by default.
    open var collectionViewContentSize: Size { .zero }

    /// Returns the attributes of all elements that intersect `rect`, in points of the content.
    ///
    /// The default implementation asks ``layoutAttributesForItem(at:)`` for every item: O(items). Override it for large collections.
    open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
        guard let collectionView else { return nil }
        let items = collectionView.arrangedItems
        return items.counts.indices.flatMap { section in
            (0..<items.counts[section]).compactMap { item in
                layoutAttributesForItem(at: IndexPath(item: item, section: section))
            }
        }.filter { $0.frame.intersects(rect) }
    }

    /// Returns the attributes of an item; nil, the default, for an item without a place.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view; nil, the default, for none.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> CollectionViewLayoutAttributes?
    { nil }

    /// Returns whether new bounds of the collection view invalidate the layout; true by default if the size has changed.
    ///
    /// Called in each layout pass after scrolling.
    open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
        newBounds.size != collectionView?.cells.preparedBounds.size
    }

    /// Requests a call of ``prepare()`` before the next layout pass; call super.
    open func invalidateLayout() {
        isPrepared = false
        if let collectionView, !collectionView.isPreparing { collectionView.setNeedsLayout() }
    }

    /// Returns the attributes from which an inserted item is animated; by default, its final attributes with an opacity of 0.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> CollectionViewLayoutAttributes?
    {
        let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy()
        attributes?.alpha = 0
        return attributes
    }

    /// Returns the attributes of an item while it is moved interactively, in points of the content.
    ///
    /// `position` is the target position of the item's middle. By default, the attributes of the item's place with this middle, in front of
    /// the other items. Modelled on `layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)`.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: Point
    ) -> CollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.copy()
            ?? CollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// Whether the horizontal positions are mirrored in a right-to-left layout direction; false by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: - Scrolling

    /// The sections, if some of them may scroll by themselves.
    var orthogonal: SectionArrangement? { nil }

    /// Whether the content is scrolled horizontally.
    var isHorizontal: Bool { false }

    /// Returns the length of the pinned header that covers the start of the visible bounds above an item, in points.
    func pinnedLength(at indexPath: IndexPath) -> Double { 0 }

    // MARK: - Self-sizing items

    /// Records the size that a cell has requested.
    ///
    /// - Returns: Whether the layout has changed.
    func take(preferred: CollectionViewLayoutAttributes) -> Bool { false }

    /// Renumbers the sizes that cells have requested, by indices across all sections; `newItem` returns nil for a removed item.
    func renumber(_ newItem: (Int) -> Int?) {}
}
