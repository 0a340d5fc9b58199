extension CollectionView {
    // MARK: - Registration

    /// Registers a class of cells for a reuse identifier.
    public final func register(
        _ cellClass: CollectionViewCell.Type, forCellWithReuseIdentifier identifier: String
    ) {
        cells.pool.register(identifier) { cellClass.init(frame: .zero) }
    }

    /// Registers a class of supplementary views for a kind and a reuse identifier.
    public final func register(
        _ viewClass: CollectionReusableView.Type, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        cells.supplementaryPools[elementKind, default: CellPool()].register(identifier) {
            viewClass.init(frame: .zero)
        }
    }

    /// Returns a recycled cell or a new one for an item.
    ///
    /// When nothing is registered for the identifier, it returns an empty cell and reports a diagnostic.
    public final func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> CollectionViewCell
    {
        CollectionRecycling(view: self).cell(identifier, for: indexPath)
    }

    /// Returns a recycled supplementary view or a new one.
    ///
    /// When nothing is registered for the kind and the identifier, it returns an empty view and reports a diagnostic.
    public final func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> CollectionReusableView {
        CollectionRecycling(view: self).supplementary(elementKind, identifier, for: indexPath)
    }

    // MARK: - Items

    /// The number of sections.
    public final var numberOfSections: Int {
        reloadItems()
        return items.counts.count
    }

    /// Returns the number of items in a section; 0 for a section that does not exist.
    ///
    /// While a layout is being prepared, it includes the places that are open for dragged items.
    public final func numberOfItems(inSection section: Int) -> Int {
        reloadItems()
        return (isPreparing ? arrangedItems : items).items(ofSection: section).count
    }

    /// The numbers of places in the sections of the layout: those of the items, and of a gap for dragged items.
    final var arrangedItems: SectionedItems { reordering?.gap?.slots ?? items }

    /// The cells of the visible items, in the order of the items.
    public final var visibleCells: [CollectionViewCell] {
        layOutIfNeededForItems()
        return cells.items.compactMap { cells.mounted[$0] }
    }

    /// The index paths of the visible items, ascending.
    public final var indexPathsForVisibleItems: [IndexPath] {
        layOutIfNeededForItems()
        return cells.items.map(items.path(of:))
    }

    /// Returns the cell of an item; nil when the item is not visible.
    public final func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
        layOutIfNeededForItems()
        return items.index(of: indexPath).flatMap { cells.mounted[$0] }
    }

    /// Returns the index path of a mounted cell; nil for any other cell.
    public final func indexPath(for cell: CollectionViewCell) -> IndexPath? {
        row(of: cell).map(items.path(of:))
    }

    /// Returns the item at `point` in points of the content; nil between items, and where a header covers an item.
    public final func indexPathForItem(at point: Point) -> IndexPath? {
        layOutIfNeededForItems()
        return CollectionPlaces(view: self).item(at: point).map(items.path(of:))
    }

    /// Returns a mounted supplementary view; nil when it is not visible.
    public final func supplementaryView(forElementKind kind: String, at indexPath: IndexPath)
        -> CollectionReusableView?
    {
        layOutIfNeededForItems()
        return cells.supplementaries[CollectionCells.SupplementaryKey(kind: kind, path: indexPath)]
    }

    /// Returns the index paths of the visible supplementary views of a kind, ascending.
    public final func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        layOutIfNeededForItems()
        return cells.supplementaries.keys.filter { $0.kind == kind }.map(\.path).sorted()
    }

    /// Returns the visible supplementary views of a kind, in the order of their sections.
    public final func visibleSupplementaryViews(ofKind kind: String) -> [CollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap {
            cells.supplementaries[CollectionCells.SupplementaryKey(kind: kind, path: $0)]
        }
    }

    // MARK: - Mounting

    /// The area that needs views: the bounds, joined with the displayed bounds while an animation runs.
    final var tiledArea: Rect {
        hasRunningAnimation ? layoutState.bounds.union(shownBounds) : layoutState.bounds
    }

    /// Whether the collection view is scrolled to its top; it then stays there when items are inserted or measured.
    final var isAtTop: Bool { contentOffset.y <= offsetLimits.least.y }

    /// Whether the content is scrolled horizontally and not vertically.
    final var scrollsHorizontally: Bool {
        let (least, greatest) = offsetLimits
        return greatest.x > least.x && greatest.y <= least.y
    }

    final func recycle(_ cell: ReusableView) { CollectionRecycling(view: self).recycle(cell) }
}
