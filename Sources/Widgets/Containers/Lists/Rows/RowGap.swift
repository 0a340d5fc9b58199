internal import Virtualization

/// The gap that opens between the rows of a list while something is dragged over them: a value, tested without views.
///
///     var gap = RowGap(source: 2, height: 30, destination: 2)
///     gap.move(center: 200, in: rows)
///     gap.offset(of: 3)   // -30: the rows between source and gap move by the height of the dragged row
nonisolated struct RowGap: Hashable, Sendable {
    /// The dragged rows, ascending; empty for items that are not rows of the list.
    private(set) var lifted: [Int]
    /// The height of the gap, in points.
    private(set) var height: Double
    /// The number of other rows above the gap: the index of the first dragged row after a drop.
    private(set) var destination: Int
    /// Whether the places of the dragged rows are closed while the gap is open.
    ///
    /// Otherwise the dragged rows stay visible, and the gap has the height of one row: so it is for more rows than fit into the list.
    private(set) var closesPlaces = true
    /// The total heights of the dragged rows above each dragged row, and of all, in points; only 0 unless places are closed.
    private var ends = [0.0]
    /// The position in `lifted` of the row under the pointer.
    private var pressed = 0

    /// Creates the gap of one dragged row or, with nil, of items that are not rows of the list.
    init(source: Int?, height: Double, destination: Int) {
        lifted = source.map { [$0] } ?? []
        self.height = height
        self.destination = destination
        if source != nil { ends.append(height) }
    }

    /// Creates the gap of dragged rows, ascending, around the place of the row under the pointer.
    ///
    /// The places of rows that have more than `limit` points together are not closed.
    init(lifting lifted: [Int], pressed row: Int, in rows: ListRows, limit: Double) {
        self.lifted = lifted
        pressed = min(lifted.indices.partitioningIndex { lifted[$0] >= row }, max(0, lifted.count - 1))
        height = rows.height(of: row)
        destination = row - pressed
        for row in lifted {
            ends.append(ends[ends.count - 1] + rows.height(of: row))
            if lifted.count > 1, ends[ends.count - 1] > limit {
                closesPlaces = false
                ends = [0]
                return
            }
        }
        height = ends[ends.count - 1]
    }

    /// Returns the gap before another row.
    func moved(to destination: Int) -> RowGap {
        var gap = self
        gap.destination = destination
        return gap
    }

    /// Returns the gap after the rows have got other indices; nil if a dragged row was removed.
    func renumbered(count: Int, _ newRow: (Int) -> Int?) -> RowGap? {
        var gap = self
        gap.lifted = lifted.compactMap(newRow)
        // Rows in another order have other heights above them.
        guard gap.lifted.count == lifted.count, gap.lifted == gap.lifted.sorted() else { return nil }
        gap.destination = min(destination, count - lifted.count)
        return gap
    }

    // MARK: - Indices

    /// Returns the number of dragged rows above a row.
    func liftedCount(above row: Int) -> Int { lifted.indices.partitioningIndex { lifted[$0] >= row } }

    /// Returns the row that has `destination` other rows above it; the number of rows if there is none.
    func otherRow(_ destination: Int) -> Int {
        destination + lifted.indices.partitioningIndex { lifted[$0] - $0 > destination }
    }

    /// Returns the distance by which a row moves to close the places of the dragged rows and to open the gap, in points.
    func offset(of row: Int) -> Double {
        let above = liftedCount(above: row)
        if !closesPlaces { return row >= otherRow(destination) ? height : 0 }
        if above < lifted.count, lifted[above] == row { return 0 }
        return (row - above >= destination ? height : 0) - ends[above]
    }

    /// Returns the distance by which the header or footer of a section moves that is above a row, in points.
    func offset(ofBoundaryAbove row: Int, isBelowGap: Bool) -> Double {
        (isBelowGap ? height : 0) - (closesPlaces ? ends[liftedCount(above: row)] : 0)
    }

    // MARK: - Positions

    /// Moves the gap so that the place of the dragged row under the pointer is at `center`, the middle of this row in the list's space.
    ///
    /// The gap moves past a row when the middle has left both the place and the one that it would have otherwise, so that it does
    /// not flicker between rows of different heights. O(rows passed × log rows).
    mutating func move(center: Double, in rows: ListRows) {
        guard closesPlaces, !lifted.isEmpty else {
            let row = Self.boundary(at: center, in: rows)
            destination = row - liftedCount(above: row)
            return
        }
        let last = max(0, rows.count - lifted.count)
        let (above, own) = (ends[pressed], ends[pressed + 1] - ends[pressed])
        func place(_ destination: Int) -> Double { top(destination, rows) + above }
        destination = min(max(destination, 0), last)
        while destination < last, center > max(place(destination) + own, place(destination + 1)) {
            destination += 1
        }
        while destination > 0, center < min(place(destination), place(destination - 1) + own) {
            destination -= 1
        }
    }

    /// Returns the distance from the top of the list to the gap, in points.
    func top(in rows: ListRows) -> Double {
        if closesPlaces { return top(destination, rows) }
        let row = otherRow(destination)
        return row < rows.count ? rows.top(of: row) : Self.bottom(of: rows)
    }

    /// An adjacent row that remains in the section into which rows are dropped.
    enum Neighbour { case previous, next }

    /// Returns the place of the dragged row under the pointer after a drop: its distance from the top of the list, and its height.
    ///
    /// `neighbour` determines the side of a header at the gap; with nil, the rows land where the gap is.
    func landing(in rows: ListRows, beside neighbour: Neighbour? = nil) -> (top: Double, height: Double) {
        var start = top(in: rows)
        let row = otherRow(destination)
        switch neighbour {
        case .previous where destination > 0:
            let previous = otherRow(destination - 1)
            start = rows.top(of: previous) + rows.height(of: previous) - closedHeight(above: previous)
        case .next where row < rows.count: start = rows.top(of: row) - closedHeight(above: row)
        case .previous, .next, nil: break
        }
        if !closesPlaces { return (start, height) }
        return (start + ends[pressed], ends[pressed + 1] - ends[pressed])
    }

    /// Returns the height by which a row has moved up to close the places of dragged rows.
    private func closedHeight(above row: Int) -> Double {
        closesPlaces ? ends[liftedCount(above: row)] : 0
    }

    /// Returns the distance from the top to the gap above the other row `destination`, with the places of the dragged rows closed.
    private func top(_ destination: Int, _ rows: ListRows) -> Double {
        let row = otherRow(destination)
        let above = liftedCount(above: row)
        if above > 0, lifted[above - 1] == row - 1 {
            // The gap is at the place of the adjacent dragged rows, which may be separated from the row by a header.
            let run = lifted.indices.partitioningIndex { lifted[$0] - $0 >= destination }
            return rows.top(of: lifted[run]) - ends[run]
        }
        return (row < rows.count ? rows.top(of: row) : Self.bottom(of: rows)) - ends[above]
    }

    private static func bottom(of rows: ListRows) -> Double {
        rows.count == 0 ? 0 : rows.top(of: rows.count - 1) + rows.height(of: rows.count - 1)
    }

    /// Returns the row before which items at `y` are inserted: the nearest boundary between rows.
    private static func boundary(at y: Double, in rows: ListRows) -> Int {
        if rows.count == 0 { return 0 }
        let row = rows.row(at: max(0, y))
        return y > rows.top(of: row) + rows.height(of: row) / 2 ? row + 1 : row
    }
}
