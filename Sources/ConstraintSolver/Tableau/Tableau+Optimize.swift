extension Tableau {
    /// Moves the queued columns until no movement lowers the cost; returns whether the optimum was reached.
    ///
    /// The number of steps is limited: at the limit, the solution is not optimal.
    mutating func optimize() -> Bool {
        var steps = 0
        let limit = 1000 + 20 * symbols.count
        while let column = dequeue() {
            guard let direction = improvingDirection(of: column) else { continue }
            steps += 1
            if steps > limit {
                dropQueue()
                return false
            }
            _ = advance(column, direction)
        }
        return true
    }

    /// Whether the coefficients are to be recomputed: every step leaves a rounding error in those that it touches.
    ///
    /// The levels are as well when most of them may be of strengths that no constraint has any more.
    var isWorn: Bool {
        isStrained || statistics.pivotCount - freshPivotCount > 500 + 4 * symbols.count
            || levels.slotCount > 64 + 2 * freshLevelCount
    }

    /// All constraints have been entered again.
    mutating func noteFresh() { freshLevelCount = levels.slotCount }

    private mutating func dropQueue() {
        while dequeue() != nil {}
    }

    /// Removes a symbol and its cost from all equations, as if its constraint had never been added.
    ///
    /// A parametric symbol is made basic first, at the best value that the other symbols allow.
    mutating func remove(_ symbol: SymbolIndex) {
        if !symbols[symbol].isBasic, symbols[symbol].length > 0 {
            symbols[symbol].costsAbove = false
            symbols[symbol].costsBelow = false
            release(ColumnIndex(symbol))
        }
        if symbols[symbol].isBasic { removeRow(RowIndex(symbol)) }
        freeSymbol(symbol)
    }

    private mutating func release(_ column: ColumnIndex) {
        computeGradient(of: column)
        let sign = levels.sign(towards: 1, tolerance: columnTolerance)
        if sign != 0, advance(column, sign > 0 ? -1 : 1) { return }
        // Its cost is zero in both directions: it moves to the nearest breakpoint.
        var best = RowIndex.null
        var bestDistance = Double.infinity
        var index = symbols[column].head
        while index != .null {
            let entry = entries[index]
            index = entry.nextInColumn
            let distance = -symbols[entry.row].value / entry.coefficient
            let isNearer =
                distance.magnitude < bestDistance.magnitude
                || (distance.magnitude == bestDistance.magnitude && entry.row.symbol < best.symbol)
            if isNearer, entry.coefficient.magnitude > columnTolerance {
                best = entry.row
                bestDistance = distance
            }
        }
        if best == .null { return dropColumn(column) }
        move(column, by: bestDistance)
        exchange(row: best, column: column, value: bestDistance, isAbove: bestDistance >= 0)
    }

    /// Removes a column whose coefficients are all rounding errors.
    private mutating func dropColumn(_ column: ColumnIndex) {
        while symbols[column].head != .null {
            let index = symbols[column].head
            unlinkFromRow(index)
            unlinkFromColumn(index)
            free(index)
        }
    }
}
