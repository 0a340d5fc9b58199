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
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: hierarchyPath,
                    message: "the layout already belongs to \(other.hierarchyPath)",
                    cure: "it was moved to this view; create one layout for each collection view"))
        }
        layout.collectionView = self
        layout.isPrepared = false
    }

    /// Called by the layout after its invalidation.
    final func layoutInvalidated() { if !isPreparing { setNeedsLayout() } }

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

    /// The content size of the layout; the previous one, with a diagnostic, if it is not finite.
    final var layoutContentSize: Size {
        let size = collectionViewLayout.collectionViewContentSize
        if size.isFinite, size.width >= 0, size.height >= 0 { return size }
        reportNotFinite("collectionViewContentSize of the layout", "\(size)")
        return storedContentSize
    }

    // MARK: - Attributes

    /// Returns the attributes of an item in points of the content; nil for an item that does not exist.
    public final func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        prepareLayout()
        guard items.index(of: indexPath) != nil else { return nil }
        return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(displayed)
    }

    /// Returns the attributes of a supplementary view in points of the content; nil for none.
    public final func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> CollectionViewLayoutAttributes?
    {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
            .map(displayed)
    }

    /// Returns the frame of an item in points of the content; zero for an item without a place.
    final func frame(ofRow item: Int) -> Rect {
        guard item >= 0, item < items.total else { return .zero }
        return layoutAttributesForItem(at: items.path(of: item))?.frame ?? .zero
    }

    /// Returns the attributes of the elements that intersect a rectangle, without hidden and invalid ones.
    final func attributes(in rect: Rect) -> [CollectionViewLayoutAttributes] {
        let found = collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
        return found.compactMap { attributes in
            guard !attributes.isHidden, isUsable(attributes) else { return nil }
            let shown = displayed(attributes)
            return !shown.frame.isEmpty && shown.frame.intersects(rect) ? shown : nil
        }
    }

    /// Returns the items whose frames intersect a rectangle.
    final func candidates(in rect: Rect) -> [NearestItem.Candidate] {
        prepareLayout()
        return attributes(in: rect).compactMap { attributes in
            guard attributes.representedElementCategory == .cell,
                let item = items.index(of: attributes.indexPath)
            else { return nil }
            return (item, attributes.frame)
        }
    }

    /// Returns whether the attributes can be displayed; reports the first invalid ones of a layout.
    private func isUsable(_ attributes: CollectionViewLayoutAttributes) -> Bool {
        let isItem = attributes.representedElementCategory == .cell
        let exists = !isItem || items.index(of: attributes.indexPath) != nil
        if exists, attributes.isValid { return true }
        if !cells.hasReportedInvalid {
            cells.hasReportedInvalid = true
            let element = attributes.representedElementKind ?? "item"
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidGeometry, subject: hierarchyPath,
                    message:
                        "\(type(of: collectionViewLayout)) placed the \(element) \(attributes.indexPath) "
                        + (exists ? "at \(attributes.frame)" : "of \(items.counts.count) sections"),
                    cure: exists
                        ? "it has no view; return finite frames" : "it has no view; return existing items"))
        }
        return false
    }

    private var isFlipped: Bool {
        isMirrored && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    }

    private func mirrored(_ rect: Rect) -> Rect {
        if !isFlipped { return rect }
        var rect = rect
        rect.origin.x = storedContentSize.width - rect.maxX
        return rect
    }

    final func displayed(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
        if !isFlipped { return attributes }
        let copy = attributes.copy()
        copy.frame = mirrored(attributes.frame)
        return copy
    }
}
