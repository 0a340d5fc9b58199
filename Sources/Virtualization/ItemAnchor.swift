/// An item that stays where it is on the screen while the extents of items before it change.
///
///     var anchor = window.anchor(in: extents)
///     extents.setExtent(60, of: 3)
///     offset += anchor?.takeShift(in: extents) ?? 0
package struct ItemAnchor: Hashable, Sendable {
    /// The number of the item; the number of all items represents the end of the axis.
    package var item: Int
    /// The start of the item that the scroll position takes into account.
    @usableFromInline var start: Double

    @inlinable package init(_ item: Int, in axis: some ItemAxis) {
        self.item = item
        start = Self.start(of: item, in: axis)
    }

    @inlinable static func start(of item: Int, in axis: some ItemAxis) -> Double {
        item < axis.count ? axis.start(of: item) : axis.total
    }

    /// Returns the distance that the item has moved by since the last call, by which the content is scrolled.
    @inlinable package mutating func takeShift(in axis: some ItemAxis) -> Double {
        let old = start
        start = Self.start(of: item, in: axis)
        return start - old
    }
}
