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
        guard allowsSelection, let item = checkedItem(indexPath, "selected") else { return }
        var rows = allowsMultipleSelection ? selection.rows : RowIndexSet()
        rows.insert(item)
        selection = RowSelection(rows, anchor: item, lead: item)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without calling the delegate.
    public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard let item = checkedItem(indexPath, "deselected") else { return }
        selection.rows.remove(item)
    }

    /// Scrolls so that an item is at `scrollPosition`, limited by the ends of the content.
    ///
    /// An empty position scrolls by the smallest distance that makes the item visible.
    public final func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        if needsLayout, viewHost != nil, !cells.isTiling { layoutIfNeeded() }
        prepareLayout()
        guard let item = checkedItem(indexPath, "scrolled to") else { return }
        scrollTarget = nil
        // Measuring the items that become visible can move the target, so the offset is computed again until it is stable.
        for _ in 0..<(animated ? 1 : 4) {
            storedContentSize = layoutContentSize
            let target = offset(showing: item, at: scrollPosition)
            if target == contentOffset { return }
            setContentOffset(target, animated: animated)
            // After the motion has begun, because a motion that it replaces clears its own target.
            if animated, scrollMotion != nil { scrollTarget = (item, scrollPosition) }
            if animated { return }
            guard viewHost != nil, !cells.isTiling else { return }
            layoutIfNeeded()
        }
    }

    private func offset(showing item: Int, at position: ScrollPosition) -> Point {
        let rect = frame(ofRow: item)
        var inset = adjustedContentInset
        let pinned = collectionViewLayout.pinnedLength(at: items.path(of: item))
        if collectionViewLayout.isHorizontal { inset.left += pinned } else { inset.top += pinned }
        let visible = layoutState.bounds
        func place(
            _ low: Double, _ high: Double, _ start: Double, _ length: Double, _ position: ScrollPosition
        ) -> Double {
            if position.contains(.top) || position.contains(.left) { return low }
            if position.contains(.centeredVertically) || position.contains(.centeredHorizontally) {
                return (low + high - length) / 2
            }
            if position.contains(.bottom) || position.contains(.right) { return high - length }
            if low < start || high - low > length { return low }
            return high > start + length ? high - length : start
        }
        let x = place(
            rect.minX, rect.maxX, visible.minX + inset.left, visible.width - inset.left - inset.right,
            position.intersection([.left, .centeredHorizontally, .right]))
        let y = place(
            rect.minY, rect.maxY, visible.minY + inset.top, visible.height - inset.top - inset.bottom,
            position.intersection([.top, .centeredVertically, .bottom]))
        return clamped(Point(x: x - inset.left, y: y - inset.top))
    }

    /// Returns the index of an item; nil, with a diagnostic, if it does not exist.
    private func checkedItem(_ path: IndexPath, _ action: String) -> Int? {
        reloadItems()
        if let item = items.index(of: path) { return item }
        let count = items.items(ofSection: path.section).count
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath,
                message: "item \(path.item) of section \(path.section) was to be \(action), which has "
                    + "\(count) items of \(items.counts.count) sections",
                cure: "nothing was changed; give an index path below numberOfSections and "
                    + "numberOfItems(inSection:)"))
        return nil
    }

    // MARK: - By the user

    /// Whether the keyboard cursor is shown at an item; it is not shown at the only selected item.
    final func isKeyboardItem(_ item: Int) -> Bool {
        item == selection.lead && allowsMultipleSelection && isFirstResponder
            && selection.rows != RowIndexSet(item)
    }

    /// The number of changed items above which only those with cells are reported individually.
    private static var reportedChanges: Int { 1000 }

    /// Sets the selection on behalf of the user, as far as the delegate permits, and notifies the delegate of the changes.
    final func choose(_ newSelection: RowSelection) {
        guard let delegate = collectionDelegate else {
            selection = newSelection
            return
        }
        let old = selection.rows
        var new = newSelection
        let requested = new.rows.subtracting(old)
        for item in requested
        where !delegate.collectionView(self, shouldSelectItemAt: items.path(of: item)) {
            new.rows.remove(item)
        }
        // When all new items are refused, the others stay selected.
        if !requested.isEmpty, new.rows.subtracting(old).isEmpty { new.rows = old }
        for item in old.subtracting(new.rows)
        where !delegate.collectionView(self, shouldDeselectItemAt: items.path(of: item)) {
            if allowsMultipleSelection || new.rows.isEmpty { new.rows.insert(item) }
        }
        // The delegate may have reloaded the items.
        guard selection.rows == old else { return }
        selection = new
        let (added, removed) = (new.rows.subtracting(old), old.subtracting(new.rows))
        if added.isEmpty, removed.isEmpty { return }
        let reportsAll = added.count + removed.count <= Self.reportedChanges
        let visible = RowIndexSet(cells.items)
        func paths(_ rows: RowIndexSet) -> [IndexPath] {
            rows.filter { reportsAll || visible.contains($0) }.map(items.path(of:))
        }
        let (removedPaths, addedPaths) = (paths(removed), paths(added))
        for path in removedPaths { delegate.collectionView(self, didDeselectItemAt: path) }
        for path in addedPaths { delegate.collectionView(self, didSelectItemAt: path) }
        delegate.collectionViewSelectionDidChange(self)
    }

    /// Selects an item as a click with the given modifiers does.
    final func select(_ item: Int, _ modifiers: KeyModifierFlags) {
        navigationGoal = nil
        choose(
            selection.clicked(
                item, modifiers, count: items.total, allowsMultiple: allowsMultipleSelection))
    }

    final func activate(_ item: Int) {
        guard item < items.total else { return }
        collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: items.path(of: item))
    }
}
