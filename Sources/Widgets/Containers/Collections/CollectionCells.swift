internal import Virtualization

/// The mounted cells and supplementary views of a collection view, and the pool of unused ones.
///
/// A layout pass mounts a view for each visible element of the layout, measures self-sizing cells, and recycles all other views.
final class CollectionCells {
    struct SupplementaryKey: Hashable {
        let kind: String
        let path: IndexPath
    }

    private(set) var mounted: [Int: CollectionViewCell] = [:]
    private(set) var supplementaries: [SupplementaryKey: CollectionReusableView] = [:]
    /// The superviews of the cells in sections that scroll by themselves.
    private(set) var scrollers = OrthogonalScrollers()
    var pool = CellPool()
    /// The reuse pools of supplementary views, by kind.
    var supplementaryPools: [String: CellPool] = [:]
    /// Whether views are being mounted; guards against reentrant layout.
    private(set) var isTiling = false
    /// Whether a layout has mounted no views, because changes of items were not applied yet.
    var isPostponed = false
    private var changingRequests = ChangingRequests()
    /// The bounds for which the layout was prepared or confirmed.
    var preparedBounds = Rect.zero
    /// Whether elements were ordered by their `zIndex`.
    private var isOrdered = false
    /// Whether invalid attributes were reported since the layout was prepared.
    var hasReportedInvalid = false
    private let prefetcher = CollectionPrefetcher()
    /// Actions that call the application, and wait until the views are mounted.
    private var pendingActions: [() -> Void] = []

    /// The mounted items, ascending.
    var items: [Int] { mounted.keys.sorted() }

    // MARK: - Selection

    /// Updates the selected and highlighted state of the mounted cells.
    func showSelection(in view: CollectionView) {
        for (item, cell) in mounted { show(item, on: cell, in: view) }
    }

    private func show(_ item: Int, on cell: CollectionViewCell, in view: CollectionView) {
        let isSelected = view.selection.rows.contains(item)
        cell.isEmphasized = view.hasFocusWithin
        // A subclass may observe the property, so that it is set only when it changes.
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        cell.isHighlighted = CollectionChoice(view: view).shows(keyboardItem: item)
    }

    // MARK: - Changes

    /// Recycles all mounted views.
    func recycleAll(in view: CollectionView) {
        let old = Array(mounted)
        let oldSupplementaries = Array(supplementaries.values)
        mounted = [:]
        supplementaries = [:]
        prefetcher.reset()
        for (item, cell) in old { remove(cell, of: item, from: view) }
        for supplementary in oldSupplementaries { view.recycle(supplementary) }
    }

    /// Renumbers the cells for which `newItem` returns a new index and the supplementary views of sections that are kept.
    ///
    /// - Returns: The removed cells, with their old indices.
    func renumber(
        in view: CollectionView, _ newItem: (Int) -> Int?, newSection: (Int) -> Int?
    ) -> [(item: Int, cell: CollectionViewCell)] {
        var kept: [Int: CollectionViewCell] = [:]
        var removed: [(item: Int, cell: CollectionViewCell)] = []
        for (item, cell) in mounted {
            if let new = newItem(item) {
                cell.item = new
                kept[new] = cell
            } else {
                cell.item = nil
                removed.append((item, cell))
            }
        }
        mounted = kept
        prefetcher.renumber(newItem)
        scrollers.renumber(newSection)
        let old = supplementaries
        supplementaries = [:]
        for (key, supplementary) in old {
            if let section = newSection(key.path.section) {
                let path = IndexPath(item: key.path.item, section: section)
                supplementaries[SupplementaryKey(kind: key.kind, path: path)] = supplementary
            } else {
                view.recycle(supplementary)
            }
        }
        return removed
    }

    /// Moves all mounted views by a distance, without animation.
    func shift(by distance: Double, in view: CollectionView) {
        scrollers.shift(by: distance)
        for element in Array(mounted.values) + Array(supplementaries.values) as [CollectionReusableView] {
            if element.superview === view { element.center.y += distance }
            let attributes = element.layoutAttributes?.copy()
            attributes?.center.y += distance
            element.layoutAttributes = attributes
        }
    }

    /// Runs `action` now, or after the views are mounted if they are being mounted.
    func whenMounted(_ action: @escaping () -> Void) {
        if isTiling { pendingActions.append(action) } else { action() }
    }

    // MARK: - Tiling

    /// Mounts all visible elements, and recycles all other views.
    ///
    /// Changes of items that the application requests meanwhile end the layout, because the data source has other items from then on. They
    /// are applied afterwards, and the view is laid out again.
    func tile(in view: CollectionView) {
        if isTiling { return }
        if view.hasPendingChanges {
            isPostponed = true
            return
        }
        isTiling = true
        mountVisible(in: view)
        if !view.hasPendingChanges { changingRequests.reset() }
        isTiling = false
        let actions = pendingActions
        pendingActions = []
        for action in actions { action() }
        removeSpares(from: view)
        view.applyBatch()
        prefetcher.update(in: view)
    }

    private func removeSpares(from view: CollectionView) {
        let spares = pool.cells + supplementaryPools.values.flatMap(\.cells)
        for spare in spares
        where spare.superview.map({ $0 === view || $0 is OrthogonalScroller }) == true {
            spare.removeFromSuperview()
        }
        scrollers.removeSpares()
        pool.trim()
        for kind in supplementaryPools.keys { supplementaryPools[kind]?.trim() }
    }

    private func mountVisible(in view: CollectionView) {
        var anchor: (item: Int, y: Double)?
        for _ in 0..<ItemTiling.roundLimit {
            let area = view.tiledArea
            if anchor == nil, !view.isAtTop { anchor = firstVisible(in: view) }
            guard let hasChanged = tileOnce(area, in: view) else { return }
            if hasChanged, let old = anchor {
                let y = CollectionPlaces(view: view).frame(of: old.item).minY
                view.shift(by: y - old.y)
                anchor?.y = y
            }
            let size = CollectionPlaces(view: view).contentSize
            if !hasChanged, size == view.storedContentSize { break }
            view.storedContentSize = size
            view.holdOffset()
            view.layOutBars()
        }
    }

    private func firstVisible(in view: CollectionView) -> (item: Int, y: Double)? {
        let visible = view.layoutState.bounds
        for item in items {
            if let attributes = mounted[item]?.layoutAttributes, attributes.frame.intersects(visible) {
                return (item, attributes.frame.minY - attributes.adjustment.y)
            }
        }
        return nil
    }

    /// Runs one round of mounting, measuring and placing.
    ///
    /// - Returns: Whether measured cells have changed the layout; nil if the data source has other items than the view, which is then laid out
    ///   again.
    private func tileOnce(_ area: Rect, in view: CollectionView) -> Bool? {
        scrollers.update(in: view, area: area)
        var cells: [(item: Int, attributes: CollectionViewLayoutAttributes)] = []
        var wanted: Set<Int> = []
        var others: [SupplementaryKey: CollectionViewLayoutAttributes] = [:]
        for attributes in shownElements(in: area, of: view) {
            if let kind = attributes.representedElementKind {
                others[SupplementaryKey(kind: kind, path: attributes.indexPath)] = attributes
            } else if let item = view.items.index(of: attributes.indexPath), wanted.insert(item).inserted {
                cells.append((item, attributes))
            }
        }
        let new = cells.filter { mounted[$0.item] == nil }.map(\.attributes.indexPath)
        if !new.isEmpty || others.keys.contains(where: { supplementaries[$0] == nil }),
            !CollectionSource(view: view).isCurrent(for: new)
        {
            // The data source has changed without notice.
            if !view.hasPendingChanges { view.reloadData() }
            return nil
        }
        for item in items where !wanted.contains(item) {
            guard let cell = mounted.removeValue(forKey: item) else { continue }
            unmount(cell, of: item, in: view)
            if view.hasPendingChanges { return nil }
        }
        for (key, supplementary) in supplementaries where others[key] == nil {
            supplementaries[key] = nil
            view.recycle(supplementary)
        }
        var hasChanged = false
        for (item, attributes) in cells.sorted(by: { $0.item < $1.item }) {
            if mount(item, attributes, in: view) { hasChanged = true }
            if view.hasPendingChanges { return nil }
        }
        for (key, attributes) in others {
            mount(key, attributes, in: view)
            if view.hasPendingChanges { return nil }
        }
        let hasOrder =
            cells.contains { $0.attributes.zIndex != 0 } || others.values.contains { $0.zIndex != 0 }
        if hasOrder || isOrdered {
            isOrdered = hasOrder
            for superview in [view] + scrollers.all as [ScrollView] {
                CollectionOrder(view: superview).apply()
            }
        }
        return hasChanged
    }

    /// Returns the elements to mount, as the handlers of their sections have changed them.
    private func shownElements(in area: Rect, of view: CollectionView) -> [CollectionViewLayoutAttributes] {
        let elements = CollectionPlaces(view: view).elements(in: area)
        guard let handlers = view.collectionViewLayout.orthogonal?.visibleItems else { return elements }
        return handlers.adjusted(elements, in: view)
    }

    /// Recycles the cell of an item that is no longer visible; during an animated update, only after the animation.
    private func unmount(_ cell: CollectionViewCell, of item: Int, in view: CollectionView) {
        guard let update = view.update else { return remove(cell, of: item, from: view) }
        cell.item = nil
        let frame = CollectionPlaces(view: view).frame(of: item)
        update.leaving.slideOut(cell, to: cell.superview?.convert(frame, from: view) ?? frame, in: view)
    }

    private func remove(_ cell: CollectionViewCell, of item: Int, from view: CollectionView) {
        cell.item = nil
        if item < view.items.total {
            view.collectionDelegate?.collectionView(
                view, didEndDisplaying: cell, forItemAt: view.items.path(of: item))
        }
        view.recycle(cell)
    }

    /// Mounts, measures and places the cell of an item.
    ///
    /// - Returns: Whether its size has changed the layout.
    private func mount(_ item: Int, _ attributes: CollectionViewLayoutAttributes, in view: CollectionView)
        -> Bool
    {
        let known = mounted[item]
        let cell = known ?? CollectionSource(view: view).makeCell(for: item)
        if known == nil {
            if view.hasPendingChanges,
                changingRequests.discards({ CollectionSource(view: view).reportRepeatedChanges(of: item) })
            {
                view.recycle(cell)
                return false
            }
            cell.item = item
            mounted[item] = cell
            show(item, on: cell, in: view)
            view.collectionDelegate?.collectionView(
                view, willDisplay: cell, forItemAt: attributes.indexPath)
        }
        let placement = CollectionPlacement(cell, attributes, isNew: known == nil, in: view)
        let hasChanged = placement.measure(cell)
        placement.place(cell)
        return hasChanged
    }

    private func mount(
        _ key: SupplementaryKey, _ attributes: CollectionViewLayoutAttributes, in view: CollectionView
    ) {
        let known = supplementaries[key]
        let supplementary =
            known ?? CollectionSource(view: view).makeSupplementaryView(key.kind, at: key.path)
        if known == nil {
            supplementaries[key] = supplementary
            view.collectionDelegate?.collectionView(
                view, willDisplaySupplementaryView: supplementary, forElementKind: key.kind, at: key.path)
        }
        CollectionPlacement(supplementary, attributes, isNew: known == nil, in: view).place(supplementary)
    }
}
