/// Items that follow one another along an axis, as far as an ``ItemWindow`` needs to know them.
///
/// Starts never decrease from one item to the next. The items of one line of a grid have the same start.
package protocol ItemAxis {
    var count: Int { get }
    /// The distance from the start of the first item to the end of the last one.
    var total: Double { get }
    func start(of item: Int) -> Double
    /// The extent of an item, or its estimate until it is measured.
    func extent(of item: Int) -> Double
    /// The item at a position; the first or the last one where there is none. The axis has at least one item.
    func item(at position: Double) -> Int
    /// The items that may overlap the range between two positions, of which at least one lies within the axis.
    func items(from start: Double, to end: Double) -> Range<Int>
}

extension ItemAxis {
    @inlinable package func items(from start: Double, to end: Double) -> Range<Int> {
        item(at: start)..<item(at: end) + 1
    }
}

extension ItemExtents: ItemAxis {}
