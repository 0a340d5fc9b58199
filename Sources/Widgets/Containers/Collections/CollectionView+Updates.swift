extension CollectionView {
    /// Applies all changes made by `updates` as one batch with an animation, then calls `completion` with true.
    ///
    /// Items that are kept keep their cells and selection, and the visible items stay in place unless the view is scrolled to its top. The
    /// data source must provide the new items when `updates` returns. Positions given to `deleteItems`, `reloadItems` and the first one given
    /// to `moveItem` are from before the changes; those given to `insertItems` and the second one given to `moveItem` are from after them. If
    /// the changes contradict the data source, all items are reloaded and a diagnostic is reported. Without animation inside
    /// `View.performWithoutAnimation`.
    ///
    ///     collection.performBatchUpdates {
    ///         collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    ///         collection.insertItems(at: [IndexPath(item: 5, section: 0)])
    ///     }
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginBatch()
        updates?()
        endBatch()
        completion?(true)
    }

    private func beginBatch() {
        // No batch is recorded while a reload is pending, because the reload replaces all items.
        if !needsReload, batch == nil { batch = CollectionBatch() }
        batch?.depth += 1
    }

    private func endBatch() {
        batch?.depth -= 1
        applyBatch()
    }

    /// Applies the recorded batch, unless a call of `performBatchUpdates` or a change of items is running, which applies it at its end.
    final func applyBatch() {
        CollectionPreparation(view: self).applyBatch()
    }

    /// Whether the data source may have other items than the view: changes are not applied yet, or all items will be read again.
    final var hasPendingChanges: Bool { needsReload || batch != nil }

    /// Inserts items that the data source already contains; the positions are from after the change.
    public final func insertItems(at indexPaths: [IndexPath]) {
        record { $0?.inserted.formUnion(indexPaths) }
    }

    /// Removes items that the data source no longer contains; the positions are from before the change.
    public final func deleteItems(at indexPaths: [IndexPath]) {
        record { $0?.deleted.formUnion(indexPaths) }
    }

    /// Replaces the cells of items, whose positions are from before the change.
    public final func reloadItems(at indexPaths: [IndexPath]) {
        record { $0?.reloaded.formUnion(indexPaths) }
    }

    /// Moves an item to `newIndexPath`, which is its position after the change.
    public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0?.moved[indexPath] = newIndexPath }
    }

    /// Inserts sections that the data source already contains; the indices are from after the change.
    public final func insertSections(_ sections: RowIndexSet) {
        record { batch in for range in sections.ranges { batch?.insertedSections.insert(range) } }
    }

    /// Removes sections that the data source no longer contains; the indices are from before the change.
    public final func deleteSections(_ sections: RowIndexSet) {
        record { batch in for range in sections.ranges { batch?.deletedSections.insert(range) } }
    }

    /// Replaces all items of sections, whose indices are from before the change.
    public final func reloadSections(_ sections: RowIndexSet) {
        record { batch in for range in sections.ranges { batch?.reloadedSections.insert(range) } }
    }

    /// Moves a section to `newSection`, which is its index after the change.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0?.movedSections[section] = newSection }
    }

    /// Configures the cells of items again, without replacing them.
    ///
    /// The data source is asked for the cells of the items that are visible, and receives the present cell when it dequeues one with the
    /// same reuse identifier. A self-sizing cell is measured again. An item for which the data source returns another cell is reloaded.
    public final func reconfigureItems(at indexPaths: [IndexPath]) {
        if needsReload { return }
        let replaced = CollectionSource(view: self).reconfigure(indexPaths)
        setNeedsLayout()
        if !replaced.isEmpty { reloadItems(at: replaced) }
    }

    private func record(_ change: (inout CollectionBatch?) -> Void) {
        beginBatch()
        change(&batch)
        endBatch()
    }
}
