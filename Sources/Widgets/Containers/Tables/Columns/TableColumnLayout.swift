internal import Virtualization

/// The horizontal layout of a table's visible columns, in points of the table's content.
///
/// A value type, so that the rules can be tested without a table.
///
///     let layout = TableColumnLayout(widths: [80, 120, 60], frozenCount: 1)
///     layout.frame(of: 2, scrolledBy: 0, in: row)   // from 200 to 260
nonisolated struct TableColumnLayout: Hashable, Sendable {
    /// The left edge of each column, and the right edge of the last one.
    private(set) var edges: [Double] = [0]
    /// The number of leading columns that stay in place while the others scroll.
    private(set) var frozenCount = 0

    init() {}

    init(widths: [Double], frozenCount: Int) {
        edges.reserveCapacity(widths.count + 1)
        for width in widths { edges.append((edges.last ?? 0) + width) }
        self.frozenCount = min(max(0, frozenCount), widths.count)
    }

    var count: Int { edges.count - 1 }
    var totalWidth: Double { edges[count] }
    /// The total width of the columns that do not scroll.
    var frozenWidth: Double { edges[frozenCount] }

    func width(of column: Int) -> Double { edges[column + 1] - edges[column] }

    /// Returns the left edge of a column in a table that is scrolled by `offset`; frozen columns move with it.
    func left(of column: Int, scrolledBy offset: Double) -> Double {
        edges[column] + (column < frozenCount ? max(0, offset) : 0)
    }

    /// Returns the cell of a column in a row, which may also be the header, or all rows together.
    func frame(of column: Int, scrolledBy offset: Double, in row: Rect) -> Rect {
        Rect(
            x: left(of: column, scrolledBy: offset), y: row.minY, width: width(of: column), height: row.height
        )
    }

    /// Returns the columns that scroll and intersect the range from `left` to `right`; O(log columns).
    func scrollingColumns(from left: Double, to right: Double) -> Range<Int> {
        let first = max(frozenCount, edges.indices.partitioningIndex { edges[$0] > left } - 1)
        let end = min(count, edges.indices.partitioningIndex { edges[$0] >= right })
        return first..<max(first, end)
    }

    /// Returns the column at the position `x` of the content in a table scrolled by `offset`; nil beyond the last one.
    func column(at x: Double, scrolledBy offset: Double) -> Int? {
        let inFrozen = x - max(0, offset)
        if inFrozen >= 0, inFrozen < frozenWidth {
            return edges.indices.partitioningIndex { edges[$0] > inFrozen } - 1
        }
        guard x >= 0, x < totalWidth else { return nil }
        let column = edges.indices.partitioningIndex { edges[$0] > x } - 1
        return column >= frozenCount ? column : nil
    }

    /// Returns the column whose right edge is within `reach` points of `x`; nil if there is none.
    func columnWithEdge(near x: Double, reach: Double, scrolledBy offset: Double) -> Int? {
        (0..<count).last { column in
            let edge = left(of: column, scrolledBy: offset) + width(of: column)
            let isCovered = column >= frozenCount && edge < max(0, offset) + frozenWidth
            return abs(edge - x) <= reach && !isCovered
        }
    }

    /// Returns the index among all columns before which a column dropped at `x` is inserted.
    func insertionIndex(at x: Double, scrolledBy offset: Double) -> Int {
        (0..<count).first { left(of: $0, scrolledBy: offset) + width(of: $0) / 2 > x } ?? count
    }
}
