/// The items that a collection view has asked its prefetching data source to load: those of the next page in the scrolling direction, also
/// of visible sections that scroll by themselves.
final class CollectionPrefetcher {
    private var requested: Set<Int> = []
    private var lastOffset: Point?
    private var isForward = true

    /// Forgets all requested items, because they were replaced.
    func reset() { requested = [] }

    func renumber(_ newItem: (Int) -> Int?) { requested = Set(requested.compactMap(newItem)) }

    /// Requests the items that are ahead, and cancels requested items that are not.
    ///
    /// Complexity: O(items of a page).
    func update(in view: CollectionView) {
        guard let source = view.prefetchDataSource, !view.needsReload else { return }
        let areas = [nextPage(of: view)] + view.cells.scrollers.all.compactMap(\.nextPage)
        let ahead = Set(areas.flatMap { CollectionPlaces(view: view).items(in: $0).map(\.item) })
        let visible = Set(view.cells.items)
        let new = ahead.subtracting(requested).subtracting(visible).sorted()
        let dropped = requested.subtracting(ahead).subtracting(visible).sorted()
        requested = requested.union(new).intersection(ahead).subtracting(visible)
        let paths = (new.map(view.items.path(of:)), dropped.map(view.items.path(of:)))
        if !paths.1.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: paths.1) }
        if !paths.0.isEmpty { source.collectionView(view, prefetchItemsAt: paths.0) }
    }

    /// Returns the page after the visible bounds in the direction of the last scrolling.
    private func nextPage(of view: CollectionView) -> Rect {
        let bounds = view.layoutState.bounds
        let isHorizontal = view.scrollsHorizontally
        if let old = lastOffset, old != bounds.origin {
            isForward = isHorizontal ? bounds.minX > old.x : bounds.minY > old.y
        }
        lastOffset = bounds.origin
        let sign = isForward ? 1.0 : -1.0
        return bounds.offsetBy(
            dx: isHorizontal ? sign * bounds.width : 0, dy: isHorizontal ? 0 : sign * bounds.height)
    }
}
