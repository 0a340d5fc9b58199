extension CollectionView {
    /// The index paths of the selected items, ascending; nil when no item is selected.
    ///
    /// Complexity: O(selected items).
    public final var indexPathsForSelectedItems: [IndexPath]? {
        selection.rows.isEmpty ? nil : selection.rows.map(items.path(of:))
    }

    /// The number of selected items.
    public final var numberOfSelectedItems: Int { selection.rows.count }

    /// Selects an item, with multiple selection in addition to the selected items; nil clears the selection.
    ///
    /// Does not call the delegate. The collection view also scrolls to the item unless `scrollPosition` is empty.
    public final func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = []
    ) {
        guard let indexPath else {
            selection = RowSelection()
            return
        }
        guard allowsSelection, let item = CollectionSource(view: self).checkedItem(indexPath, "selected")
        else { return }
        var rows = allowsMultipleSelection ? selection.rows : RowIndexSet()
        rows.insert(item)
        selection = RowSelection(rows, anchor: item, lead: item)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without calling the delegate.
    public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard let item = CollectionSource(view: self).checkedItem(indexPath, "deselected") else { return }
        selection.rows.remove(item)
    }

    /// Scrolls so that an item is at `scrollPosition`, limited by the ends of the content.
    ///
    /// An empty position scrolls by the smallest distance that makes the item visible. A section that scrolls by itself is scrolled, too, and
    /// stops where its behaviour permits.
    public final func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        if needsLayout, viewHost != nil, !cells.isTiling { layoutIfNeeded() }
        prepareLayout()
        guard let item = CollectionSource(view: self).checkedItem(indexPath, "scrolled to") else { return }
        CollectionScrolling(view: self).scroll(to: item, at: scrollPosition, animated: animated)
    }
}
