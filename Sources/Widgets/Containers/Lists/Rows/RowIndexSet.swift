internal import Virtualization

/// A set of row indices, stored as ranges, so that a selection of consecutive rows takes constant space.
///
///     var rows = RowIndexSet(3..<7)
///     rows.insert(10)
///     rows.count   // 5
public nonisolated struct RowIndexSet: Hashable, Sendable {
    /// The ranges in ascending order; they are neither empty nor adjacent nor overlapping.
    public private(set) var ranges: [Range<Int>] = []

    /// Creates an empty set.
    public init() {}
    /// Creates a set of one row.
    public init(_ row: Int) { ranges = [row..<row + 1] }
    /// Creates a set of one row: `IndexSet(integer:)`.
    public init(integer row: Int) { self.init(row) }
    /// Creates a set of the rows of `range`: `IndexSet(integersIn:)`.
    public init(integersIn range: Range<Int>) { self.init(range) }
    /// Creates a set of the rows of `range`.
    public init(_ range: Range<Int>) { if !range.isEmpty { ranges = [range] } }
    /// Creates a set of `rows`, in any order; duplicates count once.
    public init(_ rows: some Sequence<Int>) { for row in rows { insert(row) } }

    /// Whether the set is empty.
    public var isEmpty: Bool { ranges.isEmpty }
    /// The number of rows.
    ///
    /// Complexity: O(ranges).
    public var count: Int { ranges.reduce(0) { $0 + $1.count } }
    /// The smallest row; nil if the set is empty.
    public var first: Int? { ranges.first?.lowerBound }
    /// The greatest row; nil if the set is empty.
    public var last: Int? { ranges.last.map { $0.upperBound - 1 } }

    /// Returns whether the set contains the row.
    ///
    /// Complexity: O(log ranges).
    public func contains(_ row: Int) -> Bool {
        let index = place(of: row)
        return index < ranges.count && ranges[index].lowerBound <= row
    }

    /// Inserts a row.
    ///
    /// Complexity: O(ranges).
    public mutating func insert(_ row: Int) { insert(row..<row + 1) }

    /// Inserts the rows of a range.
    ///
    /// Complexity: O(log ranges) at the end, otherwise O(ranges).
    public mutating func insert(_ range: Range<Int>) {
        if range.isEmpty { return }
        // Merges the new range with all ranges that it overlaps or touches.
        var joined = range
        let start = ranges.indices.partitioningIndex { ranges[$0].upperBound >= range.lowerBound }
        var end = start
        while end < ranges.count, ranges[end].lowerBound <= range.upperBound {
            let low = Swift.min(joined.lowerBound, ranges[end].lowerBound)
            joined = low..<Swift.max(joined.upperBound, ranges[end].upperBound)
            end += 1
        }
        ranges.replaceSubrange(start..<end, with: [joined])
    }

    /// Removes a row.
    ///
    /// Complexity: O(ranges).
    public mutating func remove(_ row: Int) { remove(row..<row + 1) }

    /// Removes the rows of a range.
    ///
    /// Complexity: O(ranges).
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

    /// Returns the rows that are not in `other`.
    ///
    /// Complexity: O(ranges of both sets).
    public func subtracting(_ other: RowIndexSet) -> RowIndexSet {
        var result = RowIndexSet()
        var next = 0
        for range in ranges {
            var start = range.lowerBound
            while next < other.ranges.count, other.ranges[next].upperBound <= start { next += 1 }
            var index = next
            while index < other.ranges.count, other.ranges[index].lowerBound < range.upperBound {
                let taken = other.ranges[index]
                if taken.lowerBound > start { result.insert(start..<taken.lowerBound) }
                start = Swift.max(start, taken.upperBound)
                index += 1
            }
            if start < range.upperBound { result.insert(start..<range.upperBound) }
        }
        return result
    }

    /// Returns the index of the first range that ends after `row`.
    private func place(of row: Int) -> Int {
        ranges.indices.partitioningIndex { ranges[$0].upperBound > row }
    }
}

nonisolated extension RowIndexSet: Sequence {
    public func makeIterator() -> some IteratorProtocol<Int> { ranges.joined().makeIterator() }
}

nonisolated extension RowIndexSet: ExpressibleByArrayLiteral {
    public init(arrayLiteral rows: Int...) { self.init(rows) }
}
