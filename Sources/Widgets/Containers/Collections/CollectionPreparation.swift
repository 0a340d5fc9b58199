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
        guard view.needsReload, view.batch == nil, !view.cells.isTiling else { return }
        view.needsReload = false
        view.isChangingItems = true
        view.cells.recycleAll(in: view)
        view.items = CollectionSource(view: view).readItems()
        view.selection = view.selection.limited(to: view.items.total)
        view.isChangingItems = false
        view.applyBatch()
    }

    /// Whether the layout has been prepared for the present bounds and items.
    var isLayoutValid: Bool {
        let (layout, bounds) = (view.collectionViewLayout, view.layoutState.bounds)
        return layout.isPrepared
            && (bounds == view.cells.preparedBounds
                || !layout.shouldInvalidateLayout(forBoundsChange: bounds))
    }

    /// Brings the items and the layout up to date.
    ///
    /// O(1) unless the layout is invalid.
    func prepareLayout() {
        reloadItems()
        // The data source has other items than the view until all are read again, after the cells are mounted.
        if view.isPreparing || view.needsReload && view.cells.isTiling { return }
        view.isPreparing = true
        prepare()
        view.isPreparing = false
        // Changes that the application has requested while it was asked for sizes.
        view.applyBatch()
    }

    /// Applies the recorded batch, unless it is open or the items are being changed, mounted or laid out.
    func applyBatch() {
        while let done = view.batch, done.depth == 0, !view.isChangingItems, !view.cells.isTiling,
            !view.isPreparing
        {
            view.batch = nil
            if !done.isEmpty, !view.needsReload { CollectionUpdate(done, of: view).apply() }
        }
        if view.cells.isPostponed, view.batch == nil {
            view.cells.isPostponed = false
            view.setNeedsLayout()
        }
    }

    private func prepare() {
        let layout = view.collectionViewLayout
        if layout.isPrepared, !isLayoutValid { layout.invalidateLayout() }
        view.cells.preparedBounds = view.layoutState.bounds
        if layout.isPrepared { return }
        layout.isPrepared = true
        view.cells.hasReportedInvalid = false
        layout.prepare()
    }
}
