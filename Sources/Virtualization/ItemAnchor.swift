/// An item that keeps its position on screen while the extents of items before it change.
///
///     var anchor = window.anchor(in: extents)
///     extents.setExtent(60, of: 3)
///     offset += anchor?.takeShift(in: extents) ?? 0
package struct ItemAnchor: Hashable, Sendable {
    /// The index of the item; an index equal to the number of items represents the end of the axis.
    package var item: Int
    /// The start of the item as of the last adjustment of the scroll position.
    @usableFromInline var start: Double

    @inlinable package init(_ item: Int, in axis: some ItemAxis) {
        self.item = item
        start = Self.start(of: item, in: axis)
    }

    @inlinable static func start(of item: Int, in axis: some ItemAxis) -> Double {
        item < axis.count ? axis.start(of: item) : axis.total
    }

    /// Returns the distance by which the item has moved since the last call, for adjusting the scroll position.
    @inlinable package mutating func takeShift(in axis: some ItemAxis) -> Double {
        let old = start
        start = Self.start(of: item, in: axis)
        return start - old
    }
}
