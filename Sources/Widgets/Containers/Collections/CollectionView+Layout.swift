extension CollectionView {
    /// Replaces the layout; with `animated`, the visible cells move to their new positions.
    public final func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
        guard animated, isPainted, viewHost != nil, View.areAnimationsEnabled else {
            collectionViewLayout = layout
            return
        }
        View.animate(withDuration: RowUpdateAnimation.duration) {
            self.collectionViewLayout = layout
            self.layoutIfNeeded()
        }
    }

    final func layoutReplaced(_ old: CollectionViewLayout) {
        old.collectionView = nil
        attach(collectionViewLayout)
        setNeedsLayout()
    }

    final func attach(_ layout: CollectionViewLayout) {
        if let other = layout.collectionView, other !== self {
            CollectionSource(view: self).reportShared(with: other)
        }
        layout.collectionView = self
        layout.isPrepared = false
    }

    // MARK: - Preparing

    /// Reads the number of items from the data source if a reload is pending.
    final func reloadItems() {
        guard needsReload, batch == nil || batch?.depth == 0 else { return }
        needsReload = false
        isChangingItems = true
        cells.recycleAll(in: self)
        items = CollectionSource(view: self).readItems()
        isChangingItems = false
        applyBatch()
    }

    /// Brings the items and the layout up to date.
    ///
    /// O(1) unless the layout is invalid.
    final func prepareLayout() {
        reloadItems()
        let layout = collectionViewLayout
        if isPreparing { return }
        isPreparing = true
        defer { isPreparing = false }
        if layout.isPrepared, layoutState.bounds != cells.preparedBounds,
            layout.shouldInvalidateLayout(forBoundsChange: layoutState.bounds)
        {
            layout.invalidateLayout()
        }
        cells.preparedBounds = layoutState.bounds
        if layout.isPrepared { return }
        layout.isPrepared = true
        cells.hasReportedInvalid = false
        layout.prepare()
    }

    /// Performs pending layout, so that queries between two frames return the state of the next frame.
    final func layOutIfNeededForItems() {
        if needsLayout, !cells.isTiling, (batch?.depth ?? 0) == 0 { layoutIfNeeded() }
    }

    // MARK: - Attributes

    /// Returns the attributes of an item in points of the content; nil for an item that does not exist.
    public final func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        prepareLayout()
        guard items.index(of: indexPath) != nil else { return nil }
        return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(
            CollectionPlaces(view: self).displayed)
    }

    /// Returns the attributes of a supplementary view in points of the content; nil for none.
    public final func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> CollectionViewLayoutAttributes?
    {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
            .map(CollectionPlaces(view: self).displayed)
    }
}
