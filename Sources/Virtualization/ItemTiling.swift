/// One round of mounting the items of a window: the steps that their owner takes, in order.
///
/// The owner measures each item between two steps. Items that turn out longer than their estimates fill the window earlier, and the
/// others are not asked for. Rounds follow one another until one of them is settled; an ``ItemAnchor`` stays in place meanwhile.
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
    /// The next step of the owner of the items.
    ///
    /// A slot is an index of the mounted items that the round began with.
    package enum Step: Hashable, Sendable {
        /// Removes an item. Items outside of the window come first, so that their views can be used again.
        case unmount(slot: Int)
        /// Measures and places an item that is mounted.
        case keep(item: Int, slot: Int)
        /// Mounts, measures and places an item.
        case mount(item: Int)
    }

    /// The most rounds of one layout: extents that change with each round never settle.
    @inlinable package static var roundLimit: Int { 6 }

    /// The items of the window, as far as their extents were known when the round began.
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

    /// Begins a round; `mounted` are the items that are mounted, in ascending order.
    @inlinable package init(
        _ window: ItemWindow, of axis: some ItemAxis, mounted: ContiguousArray<Int> = []
    ) {
        items = window.items(in: axis)
        limit = window.limit
        item = items.lowerBound
        self.mounted = mounted
    }

    /// The next step; nil when the round is over.
    ///
    /// `axis` has the extents that were measured so far.
    @inlinable package mutating func next(in axis: some ItemAxis) -> Step? {
        while outside < mounted.count {
            outside += 1
            if !items.contains(mounted[outside - 1]) { return .unmount(slot: outside - 1) }
        }
        if item < items.upperBound {
            if axis.start(of: item) < limit { return mountNext() }
            // The items before turned out longer than their estimates.
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

    /// Records that an item has another extent than `axis` had, so that another round is needed.
    package mutating func extentChanged() { isSettled = false }
}
