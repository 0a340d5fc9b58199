/// The distance at which, while a parametric symbol moves away from zero, a basic symbol reaches zero.
struct Breakpoint: BitwiseCopyable {
    var distance: Double
    var row: RowIndex
    /// The rate at which it approaches zero; `wasAbove` is the side from which it does.
    var rate: Double
    var wasAbove: Bool

    /// Nearer ones first; equally near ones in an order that depends on `salt`.
    func isBefore(_ other: Breakpoint, salt: Int32) -> Bool {
        distance != other.distance
            ? distance < other.distance : row.symbol.rawValue ^ salt < other.row.symbol.rawValue ^ salt
    }
}

extension Tableau {
    /// Of several possible pivots, coefficients below this fraction of the largest are not taken.
    static let relativePivotTolerance = 0.01

    /// Moves `column` in `direction` as long as that lowers the cost, and makes it basic at the breakpoint where it stops.
    ///
    /// The current gradient must be the gradient of `column`. Symbols that reach zero earlier change their side. Returns
    /// false if no breakpoint stops it, which can only happen through rounding errors, because variables have costs.
    mutating func advance(_ column: ColumnIndex, _ direction: Double) -> Bool {
        collectBreakpoints(column, direction)
        levels.addCost(of: symbols[column], towards: direction)
        var passed = breakpoints.startIndex
        while let next = nextBreakpoint(after: passed) {
            let symbol = symbols[next.row]
            let bend = (symbol.costsAbove ? 1.0 : 0) + (symbol.costsBelow ? 1.0 : 0)
            let change = direction * bend * next.rate
            if symbol.costsAbove {
                levels.gradient[symbol.levelAbove] += direction * next.rate * symbol.weight
            }
            if symbol.costsBelow { levels.gradient[symbol.level] += direction * next.rate * symbol.weight }
            levels.gradient[Levels.slackTie] += change * symbol.tieWeight
            if levels.sign(towards: direction, tolerance: columnTolerance) >= 0 {
                step(column, direction, stoppingAt: next, passed)
                return true
            }
            passed += 1
        }
        return false
    }

    private mutating func collectBreakpoints(_ column: ColumnIndex, _ direction: Double) {
        breakpoints.removeAll()
        var index = symbols[column].head
        while index != .null {
            let row = entries[index].row
            let rate = entries[index].coefficient * direction
            index = entries[index].nextInColumn
            let symbol = symbols[row]
            let approaches = symbol.isAbove ? rate < -columnTolerance : rate > columnTolerance
            if approaches, symbol.costsAbove || symbol.costsBelow,
                entries.isSignificant(rate, inRowFrom: symbol.head)
            {
                breakpoints.append(
                    Breakpoint(
                        distance: -symbol.value / rate, row: row, rate: rate.magnitude,
                        wasAbove: symbol.isAbove))
            }
        }
    }

    /// Returns the nearest of the breakpoints from index `start` on, and moves it to that index.
    private func nextBreakpoint(after start: Pool<Breakpoint>.Index) -> Breakpoint? {
        guard start < breakpoints.endIndex else { return nil }
        var best = start
        var index = start + 1
        while index < breakpoints.endIndex {
            if breakpoints[index].isBefore(breakpoints[best], salt: progress.salt) { best = index }
            index += 1
        }
        let nearest = breakpoints[best]
        breakpoints[best] = breakpoints[start]
        breakpoints[start] = nearest
        return nearest
    }

    private mutating func step(
        _ column: ColumnIndex, _ direction: Double, stoppingAt stop: Breakpoint,
        _ passed: Pool<Breakpoint>.Index
    ) {
        let distance = direction * stop.distance
        if stop.distance > Self.tolerance { progress.noteStep() } else { progress.noteStandstill() }
        move(column, by: distance)
        // Symbols that reached zero together with the last one have crossed it as well.
        var index = breakpoints.startIndex
        while index < passed {
            settleSide(of: breakpoints[index].row, isAbove: !breakpoints[index].wasAbove)
            index += 1
        }
        exchange(row: stop.row, column: column, value: distance, isAbove: direction > 0)
    }

    /// Makes `column`, with its new value, basic in place of `row`, which has reached zero.
    mutating func exchange(row: RowIndex, column: ColumnIndex, value: Double, isAbove: Bool) {
        pivot(row: row, column: column)
        symbols[column].value = value
        symbols[column].isAbove = isAbove
        noteChange(of: column.symbol)
        noteChange(of: row.symbol)
        symbols[column].slope = 0
        settleSide(of: RowIndex(column), isAbove: isAbove)
        enqueueColumns(of: RowIndex(column))
    }

    mutating func move(_ column: ColumnIndex, by distance: Double) {
        if distance == 0 { return }
        var index = symbols[column].head
        while index != .null {
            let row = entries[index].row
            let delta = entries[index].coefficient * distance
            index = entries[index].nextInColumn
            shiftValue(of: row, by: delta)
        }
    }

    private mutating func noteChange(of symbol: SymbolIndex) {
        if symbols[symbol].isWatched, !symbols[symbol].isChanged {
            symbols[symbol].isChanged = true
            changed.append(symbol)
        }
    }
}
