/// The gap that opens between the rows of a list while something is dragged over them: a value, tested without views.
///
///     var gap = RowGap(source: 2, height: 30, destination: 2)
///     gap.move(center: 200, in: rows)
///     gap.offset(of: 3)   // -30: the rows between source and gap move by the height of the dragged row
nonisolated struct RowGap: Hashable, Sendable {
    /// The dragged row, whose place is closed; nil for items that are not rows of the list.
    var source: Int?
    /// The height of the gap, in points.
    var height: Double
    /// The index of the dragged row after a drop.
    private(set) var destination: Int

    /// Returns the distance by which a row moves to close the place of the dragged row and to open the gap, in points.
    func offset(of row: Int) -> Double {
        guard let source else { return row >= destination ? height : 0 }
        if row > source, row <= destination { return -height }
        if row < source, row >= destination { return height }
        return 0
    }

    /// Moves the gap so that it is at `center`, the middle of the dragged row in the list's space.
    ///
    /// The gap moves past a row when the middle has left both the gap and the place that the gap would have otherwise, so that it does
    /// not flicker between rows of different heights. O(rows passed).
    mutating func move(center: Double, in rows: ListRows) {
        guard let source else {
            destination = Self.boundary(at: center, in: rows)
            return
        }
        let last = rows.count - 1
        destination = min(max(destination, 0), max(0, last))
        while destination < last,
            center > max(top(destination, source, rows) + height, top(destination + 1, source, rows))
        {
            destination += 1
        }
        while destination > 0,
            center < min(top(destination, source, rows), top(destination - 1, source, rows) + height)
        {
            destination -= 1
        }
    }

    /// Returns the distance from the top of the list to the gap, in points.
    func top(in rows: ListRows) -> Double {
        if let source { return top(destination, source, rows) }
        if destination < rows.count { return rows.top(of: destination) }
        return rows.count == 0 ? 0 : rows.top(of: rows.count - 1) + rows.height(of: rows.count - 1)
    }

    /// Returns the distance from the top to the row with the index `slot` among the other rows, with the source's place closed.
    private func top(_ slot: Int, _ source: Int, _ rows: ListRows) -> Double {
        let row = slot < source ? slot : slot + 1
        if row < rows.count { return rows.top(of: row) - (row > source ? height : 0) }
        let last = row - 1
        return last == source ? rows.top(of: source) : rows.top(of: last) + rows.height(of: last) - height
    }

    /// Returns the row before which items at `y` are inserted: the nearest boundary between rows.
    private static func boundary(at y: Double, in rows: ListRows) -> Int {
        if rows.count == 0 { return 0 }
        let row = rows.row(at: max(0, y))
        return y > rows.top(of: row) + rows.height(of: row) / 2 ? row + 1 : row
    }
}
