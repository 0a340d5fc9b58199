/// Rows of a list, kept as ranges: all of a hundred thousand rows are one.
///
///     var rows = RowIndexSet(3..<7)
///     rows.insert(10)
///     rows.count   // 5
public nonisolated struct RowIndexSet: Hashable, Sendable {
    /// Ascending; neither empty nor touching one another.
    public private(set) var ranges: [Range<Int>] = []

    public init() {}
    public init(_ row: Int) { ranges = [row..<row + 1] }
    public init(_ range: Range<Int>) { if !range.isEmpty { ranges = [range] } }
    public init(_ rows: some Sequence<Int>) { for row in rows { insert(row) } }

    /// Whether there are no rows.
    public var isEmpty: Bool { ranges.isEmpty }
    /// The number of rows.
    public var count: Int { ranges.reduce(0) { $0 + $1.count } }
    /// The smallest row; nil when there is none.
    public var first: Int? { ranges.first?.lowerBound }
    /// The greatest row; nil when there is none.
    public var last: Int? { ranges.last.map { $0.upperBound - 1 } }

    /// O(log ranges).
    public func contains(_ row: Int) -> Bool {
        let index = place(of: row)
        return index < ranges.count && ranges[index].lowerBound <= row
    }

    /// Adds a row, or the rows of a range.
    public mutating func insert(_ row: Int) { insert(row..<row + 1) }

    /// Adds a row, or the rows of a range.
    public mutating func insert(_ range: Range<Int>) {
        if range.isEmpty { return }
        // Ranges that it overlaps or touches merge with it.
        var joined = range
        let start = ranges.firstIndex { $0.upperBound >= range.lowerBound } ?? ranges.count
        var end = start
        while end < ranges.count, ranges[end].lowerBound <= range.upperBound {
            let low = Swift.min(joined.lowerBound, ranges[end].lowerBound)
            joined = low..<Swift.max(joined.upperBound, ranges[end].upperBound)
            end += 1
        }
        ranges.replaceSubrange(start..<end, with: [joined])
    }

    /// Removes a row, or the rows of a range.
    public mutating func remove(_ row: Int) { remove(row..<row + 1) }

    /// Removes a row, or the rows of a range.
    public mutating func remove(_ range: Range<Int>) {
        if range.isEmpty { return }
        ranges = ranges.flatMap { old -> [Range<Int>] in
            if !old.overlaps(range) { return [old] }
            return [
                old.lowerBound..<Swift.max(old.lowerBound, range.lowerBound),
                Swift.min(old.upperBound, range.upperBound)..<old.upperBound,
            ].filter { !$0.isEmpty }
        }
    }

    /// The first range that ends after `row`.
    private func place(of row: Int) -> Int {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= row { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

nonisolated extension RowIndexSet: Sequence {
    public func makeIterator() -> some IteratorProtocol<Int> { ranges.joined().makeIterator() }
}

nonisolated extension RowIndexSet: ExpressibleByArrayLiteral {
    public init(arrayLiteral rows: Int...) { self.init(rows) }
}
