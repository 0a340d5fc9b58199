/// The items along an axis, as required by an ``ItemWindow``.
///
/// Starts never decrease from one item to the next. The items of one line of a grid have the same start.
package protocol ItemAxis {
    var count: Int { get }
    /// The distance from the start of the first item to the end of the last one.
    var total: Double { get }
    func start(of item: Int) -> Double
    /// The extent of an item, or its estimate until it is measured.
    func extent(of item: Int) -> Double
    /// Returns the item at a position, clamped to the axis, which must have at least one item.
    func item(at position: Double) -> Int
    /// Returns the items that may overlap the range between two positions, of which at least one lies within the axis.
    func items(from start: Double, to end: Double) -> Range<Int>
}

extension ItemAxis {
    @inlinable package func items(from start: Double, to end: Double) -> Range<Int> {
        item(at: start)..<item(at: end) + 1
    }
}

extension ItemExtents: ItemAxis {}
