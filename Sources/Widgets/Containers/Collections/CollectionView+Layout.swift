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

    // MARK: - Preparing

    /// Reads the number of items from the data source if a reload is pending.
    final func reloadItems() { CollectionPreparation(view: self).reloadItems() }

    /// Brings the items and the layout up to date: O(1) unless the layout is invalid.
    final func prepareLayout() { CollectionPreparation(view: self).prepareLayout() }

    /// Performs pending layout, so that queries between two frames return the state of the next frame.
    final func layOutIfNeededForItems() {
        if needsLayout, !cells.isTiling, batch == nil { layoutIfNeeded() }
    }

    // MARK: - Attributes

    /// Returns the attributes of an item in points of the content; nil for an item that does not exist.
    public final func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        prepareLayout()
        return CollectionPlaces(view: self).attributes(ofItemAt: indexPath)
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
