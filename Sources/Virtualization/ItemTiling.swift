/// One round of tiling: the steps by which the owner mounts the items of a window, in order.
///
/// The owner measures each item between two steps. If measured items are longer than estimated, the window is filled earlier, and
/// the remaining items are not requested. Rounds are repeated until one is settled, while an ``ItemAnchor`` keeps the position.
///
///     var tiling = ItemTiling(window, of: extents, mounted: items)
///     while let step = tiling.next(in: extents) {
///         switch step {
///         case .unmount(let slot): recycle(views[slot])
///         case .keep(let item, let slot): place(views[slot], item)
///         case .mount(let item): place(makeView(item), item)
///         }
///     }
///     offset += anchor.takeShift(in: extents)
package struct ItemTiling: Sendable {
    /// A step to be performed by the owner of the items.
    ///
    /// A slot is an index in the items that were mounted when the round began.
    package enum Step: Hashable, Sendable {
        /// Unmount an item. Items outside of the window come first, so that their views can be reused.
        case unmount(slot: Int)
        /// Measure and place an item that is already mounted.
        case keep(item: Int, slot: Int)
        /// Mount, measure and place an item.
        case mount(item: Int)
    }

    /// The maximum number of rounds per layout, for extents that change in each round.
    @inlinable package static var roundLimit: Int { 6 }

    /// The items of the window, by the extents at the beginning of the round.
    package let items: Range<Int>
    /// Whether no extent has changed in this round.
    package private(set) var isSettled = true

    @usableFromInline let limit: Double
    @usableFromInline let mounted: ContiguousArray<Int>
    /// The next slot that may be outside of the window.
    @usableFromInline var outside = 0
    /// The next slot that may be kept.
    @usableFromInline var kept = 0
    /// The next item; the end of the range once the window is full.
    @usableFromInline var item: Int

    /// Begins a round; `mounted` are the currently mounted items in ascending order.
    @inlinable package init(
        _ window: ItemWindow, of axis: some ItemAxis, mounted: ContiguousArray<Int> = []
    ) {
        items = window.items(in: axis)
        limit = window.limit
        item = items.lowerBound
        self.mounted = mounted
    }

    /// Returns the next step; nil at the end of the round.
    ///
    /// `axis` includes the extents measured so far.
    @inlinable package mutating func next(in axis: some ItemAxis) -> Step? {
        while outside < mounted.count {
            outside += 1
            if !items.contains(mounted[outside - 1]) { return .unmount(slot: outside - 1) }
        }
        if item < items.upperBound {
            if axis.start(of: item) < limit { return mountNext() }
            // The previous items are longer than estimated and fill the window.
            item = items.upperBound
        }
        while kept < mounted.count {
            kept += 1
            if items.contains(mounted[kept - 1]) { return .unmount(slot: kept - 1) }
        }
        return nil
    }

    @inlinable mutating func mountNext() -> Step {
        defer { item += 1 }
        while kept < mounted.count, mounted[kept] < item { kept += 1 }
        guard kept < mounted.count, mounted[kept] == item else { return .mount(item: item) }
        kept += 1
        return .keep(item: item, slot: kept - 1)
    }

    /// Records that an item's extent differs from that in `axis`, so that another round is needed.
    package mutating func extentChanged() { isSettled = false }
}
