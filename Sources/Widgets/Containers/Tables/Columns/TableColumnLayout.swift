internal import Virtualization

/// The horizontal layout of a table's visible columns.
///
/// Positions are distances from the leading edge of a row, in points: from its left edge or, if the layout is mirrored, from its right
/// edge. Only ``area(from:width:in:)`` and ``position(of:in:)`` convert them from and to coordinates.
///
/// A value type, so that the rules can be tested without a table.
///
///     let layout = TableColumnLayout(widths: [80, 120, 60], frozenCount: 1)
///     layout.frame(of: 2, scrolledBy: 0, in: row)   // from 200 to 260
nonisolated struct TableColumnLayout: Hashable, Sendable {
    /// The leading edge of each column, and the trailing edge of the last one.
    private(set) var edges: [Double] = [0]
    /// The number of leading columns that stay in place while the others scroll.
    private(set) var frozenCount = 0
    /// Whether the first column is at the right edge of its row.
    var isMirrored = false

    init() {}

    /// The part of the visible width that frozen columns may take.
    private static let frozenPart = 0.75

    /// Creates a layout of columns, the first of which are frozen.
    ///
    /// Of frozen columns that take more than three quarters of `visibleWidth`, the last ones scroll: the others would never be visible.
    init(
        widths: [Double], frozenCount: Int, isMirrored: Bool = false, visibleWidth: Double = .infinity
    ) {
        edges.reserveCapacity(widths.count + 1)
        for width in widths { edges.append((edges.last ?? 0) + width) }
        self.frozenCount = min(max(0, frozenCount), widths.count)
        if totalWidth > visibleWidth + 1e-6 {
            while frozenWidth > Self.frozenPart * visibleWidth { self.frozenCount -= 1 }
        }
        self.isMirrored = isMirrored
    }

    var count: Int { edges.count - 1 }
    var totalWidth: Double { edges[count] }
    /// The total width of the columns that do not scroll.
    var frozenWidth: Double { edges[frozenCount] }

    func width(of column: Int) -> Double { edges[column + 1] - edges[column] }

    // MARK: - Coordinates

    /// Returns the part of a row that begins at a position and is `width` points wide.
    func area(from start: Double, width: Double, in row: Rect) -> Rect {
        Rect(
            x: isMirrored ? row.maxX - start - width : row.minX + start, y: row.minY, width: width,
            height: row.height)
    }

    /// Returns the position of the coordinate `x` in a row, which is in the same coordinate space.
    func position(of x: Double, in row: Rect) -> Double { isMirrored ? row.maxX - x : x - row.minX }

    /// Returns the cell of a column in a row, which may also be the header, or all rows together.
    func frame(of column: Int, scrolledBy distance: Double, in row: Rect) -> Rect {
        area(from: start(of: column, scrolledBy: distance), width: width(of: column), in: row)
    }

    // MARK: - Scroll position

    /// Returns the column at the leading edge of the scrolling columns, with the fraction of its width that is scrolled out of sight.
    func place(at distance: Double) -> (column: Int, fraction: Double) {
        let position = distance + frozenWidth
        let column = min(
            max(frozenCount, edges.indices.partitioningIndex { edges[$0] > position } - 1), max(0, count - 1))
        let width = count > 0 ? width(of: column) : 0
        return (column, width > 0 ? (position - edges[column]) / width : 0)
    }

    /// Returns the distance by which a table is scrolled that shows a column as ``place(at:)`` has found it.
    func distance(showing place: (column: Int, fraction: Double)) -> Double {
        guard place.column < count else { return 0 }
        return edges[place.column] + place.fraction * width(of: place.column) - frozenWidth
    }

    // MARK: - Positions

    /// Returns the leading edge of a column in a table that is scrolled by `distance`; frozen columns move with it.
    func start(of column: Int, scrolledBy distance: Double) -> Double {
        edges[column] + (column < frozenCount ? max(0, distance) : 0)
    }

    /// Returns the columns that scroll and intersect the range from `start` to `end`; O(log columns).
    func scrollingColumns(from start: Double, to end: Double) -> Range<Int> {
        let first = max(frozenCount, edges.indices.partitioningIndex { edges[$0] > start } - 1)
        let last = min(count, edges.indices.partitioningIndex { edges[$0] >= end })
        return first..<max(first, last)
    }

    /// Returns the column at a position in a table scrolled by `distance`; nil beyond the last one: O(log columns).
    func column(at position: Double, scrolledBy distance: Double) -> Int? {
        let inFrozen = position - max(0, distance)
        if inFrozen >= 0, inFrozen < frozenWidth {
            return edges.indices.partitioningIndex { edges[$0] > inFrozen } - 1
        }
        guard position >= 0, position < totalWidth else { return nil }
        let column = edges.indices.partitioningIndex { edges[$0] > position } - 1
        return column >= frozenCount ? column : nil
    }

    /// Returns the last column whose trailing edge is within `reach` points of a position, and not behind a frozen one; nil if there is
    /// none: O(log columns).
    func columnWithEdge(near position: Double, reach: Double, scrolledBy distance: Double) -> Int? {
        let frozenEnd = max(0, distance) + frozenWidth
        if let column = lastEdge(near: position, reach, in: frozenCount..<count),
            edges[column + 1] >= frozenEnd
        {
            return column
        }
        return lastEdge(near: position - max(0, distance), reach, in: 0..<frozenCount)
    }

    private func lastEdge(near position: Double, _ reach: Double, in columns: Range<Int>) -> Int? {
        let column = columns.partitioningIndex { edges[$0 + 1] > position + reach } - 1
        return column >= columns.lowerBound && edges[column + 1] >= position - reach ? column : nil
    }

    /// Returns the index among all columns before which a column dropped at a position is inserted: O(log columns).
    func insertionIndex(at position: Double, scrolledBy distance: Double) -> Int {
        func isBefore(_ column: Int) -> Bool {
            start(of: column, scrolledBy: distance) + width(of: column) / 2 > position
        }
        let frozen = (0..<frozenCount).partitioningIndex(where: isBefore)
        return frozen < frozenCount ? frozen : (frozenCount..<count).partitioningIndex(where: isBefore)
    }
}
