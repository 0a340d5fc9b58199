/// The preparation of the items and the layout of a collection view.
///
///     CollectionPreparation(view: view).prepareLayout()
struct CollectionPreparation {
    let view: CollectionView

    /// Takes over the layout that the view has now, unless it is `old`.
    func layoutReplaced(_ old: CollectionViewLayout) {
        if view.collectionViewLayout === old { return }
        old.collectionView = nil
        attach(view.collectionViewLayout)
        view.setNeedsLayout()
    }

    func attach(_ layout: CollectionViewLayout) {
        if let other = layout.collectionView, other !== view {
            CollectionSource(view: view).reportShared(with: other)
        }
        layout.collectionView = view
        layout.isPrepared = false
    }

    /// Reads the number of items from the data source if a reload is pending.
    func reloadItems() {
        guard view.needsReload, view.batch == nil || view.batch?.depth == 0 else { return }
        view.needsReload = false
        view.isChangingItems = true
        view.cells.recycleAll(in: view)
        view.items = CollectionSource(view: view).readItems()
        view.isChangingItems = false
        view.applyBatch()
    }

    /// Brings the items and the layout up to date.
    ///
    /// O(1) unless the layout is invalid.
    func prepareLayout() {
        reloadItems()
        let layout = view.collectionViewLayout
        if view.isPreparing { return }
        view.isPreparing = true
        defer { view.isPreparing = false }
        let bounds = view.layoutState.bounds
        if layout.isPrepared, bounds != view.cells.preparedBounds,
            layout.shouldInvalidateLayout(forBoundsChange: bounds)
        {
            layout.invalidateLayout()
        }
        view.cells.preparedBounds = bounds
        if layout.isPrepared { return }
        layout.isPrepared = true
        view.cells.hasReportedInvalid = false
        layout.prepare()
    }
}
