/// The visible part of an axis, with an overscan within which items are also mounted.
///
///     let window = ItemWindow(from: 1_000, to: 1_400, overscan: 200)
///     window.items(in: extents)    // 800 to 1,600
///     window.anchor(in: extents)   // the item at 1,000
package struct ItemWindow: Hashable, Sendable {
    package var start: Double
    package var end: Double
    /// The distance beyond each end within which items are mounted, in the unit of the positions.
    package var overscan: Double

    @inlinable package init(from start: Double, to end: Double, overscan: Double = 0) {
        self.start = start
        self.end = end
        self.overscan = overscan
    }

    /// The position after which no item is mounted.
    @inlinable package var limit: Double { end + overscan }

    /// Returns the items to mount, by the current extents; empty for an empty window or one outside of the axis.
    @inlinable package func items(in axis: some ItemAxis) -> Range<Int> {
        let first = start - overscan
        guard axis.count > 0, limit > first, limit > 0, first < axis.total else { return 0..<0 }
        return axis.items(from: first, to: limit)
    }

    /// Returns whether a part of the item is visible, without regard to overscan.
    @inlinable package func shows(_ item: Int, in axis: some ItemAxis) -> Bool {
        let start = axis.start(of: item)
        return start < end && start + axis.extent(of: item) > self.start
    }

    /// Returns an anchor at the first visible item; at the end of the axis if the window is after it, and nil if it is before.
    @inlinable package func anchor(in axis: some ItemAxis) -> ItemAnchor? {
        guard axis.count > 0, end > start, end > 0 else { return nil }
        return ItemAnchor(start < axis.total ? axis.item(at: start) : axis.count, in: axis)
    }

    /// Returns an anchor at the first visible item of a sequence; nil if none is visible.
    @inlinable package func anchor(
        among items: some Sequence<Int>, in axis: some ItemAxis
    ) -> ItemAnchor? {
        for item in items where shows(item, in: axis) { return ItemAnchor(item, in: axis) }
        return nil
    }

    /// Moves the window by `distance`, with its content.
    @inlinable package mutating func move(by distance: Double) {
        start += distance
        end += distance
    }
}
