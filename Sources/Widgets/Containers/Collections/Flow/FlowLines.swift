internal import Virtualization

/// The lines of a flow section: the number of items and the extent of each.
///
/// Lines of equal extent and count need constant memory, so that a million items of one size do.
nonisolated struct FlowLines: Sendable {
    /// The extents along the scrolling axis, with the spacing after each line.
    private var lengths = ItemExtents(count: 0, estimate: 1)
    /// The numbers of items.
    private var counts = ItemExtents(count: 0, estimate: 1)

    var count: Int { lengths.count }
    var total: Double { lengths.total }
    /// The number of items in all lines.
    var itemCount: Int { Int(counts.total) }

    mutating func append(lines: Int, of items: Int, length: Double) {
        lengths.append(count: lines, extent: length)
        counts.append(count: lines, extent: Double(items))
    }

    mutating func removeLines(from line: Int) {
        lengths.removeItems(from: line)
        counts.removeItems(from: line)
    }

    /// Returns the line that contains an item.
    func line(of item: Int) -> Int { counts.item(at: Double(item)) }
    func line(at position: Double) -> Int { lengths.item(at: position) }
    func start(of line: Int) -> Double { lengths.start(of: line) }
    func length(of line: Int) -> Double { lengths.extent(of: line) }
    /// Returns the items of a line.
    func items(of line: Int) -> Range<Int> {
        let first = Int(counts.start(of: line))
        return first..<first + Int(counts.extent(of: line))
    }
}
