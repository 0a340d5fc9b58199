/// Where, on the way of a parametric symbol away from zero, a basic symbol comes to zero.
struct Breakpoint: BitwiseCopyable {
    var distance: Double
    var row: Int32
    /// How fast it goes there, and from which side.
    var rate: Double
    var wasAbove: Bool

    /// Nearer ones first; equally near ones in an order that depends on `salt`.
    func isBefore(_ other: Breakpoint, salt: Int32) -> Bool {
        distance != other.distance ? distance < other.distance : row ^ salt < other.row ^ salt
    }
}

extension Tableau {
    /// A basic symbol that hardly moves does not stop a step: to divide by its coefficient would multiply errors.
    static let pivotTolerance = 1e-9
    /// Of several possible pivots, coefficients below this fraction of the largest are not taken.
    static let relativePivotTolerance = 0.01

    /// Moves `column` in `direction` for as long as that lowers the cost, and makes it basic where it stops.
    ///
    /// The gradient at hand must be that of `column`. Symbols that come to zero earlier change their side. Gives false when
    /// nothing stops it, which the costs of variables rule out but for the errors of arithmetic.
    mutating func advance(_ column: Int32, _ direction: Double) -> Bool {
        collectBreakpoints(column, direction)
        levels.addCost(of: symbols[column], towards: direction)
        var passed: Int32 = 0
        while let next = nextBreakpoint(after: passed) {
            let symbol = symbols[next.row]
            let bend = (symbol.costsAbove ? 1.0 : 0) + (symbol.costsBelow ? 1.0 : 0)
            let change = direction * bend * next.rate
            if symbol.costsAbove {
                levels.gradient[symbol.levelAbove] += direction * next.rate * symbol.weight
            }
            if symbol.costsBelow { levels.gradient[symbol.level] += direction * next.rate * symbol.weight }
            levels.gradient[Levels.slackTie] += change * symbol.tieWeight
            if levels.sign(towards: direction, tolerance: costTolerance) >= 0 {
                step(column, direction, stoppingAt: next, passed)
                return true
            }
            passed += 1
        }
        return false
    }

    private mutating func collectBreakpoints(_ column: Int32, _ direction: Double) {
        breakpoints.removeAll()
        var index = symbols[column].head
        while index >= 0 {
            let row = entries[index].row
            let rate = entries[index].coefficient * direction
            index = entries[index].nextInColumn
            let symbol = symbols[row]
            let approaches = symbol.isAbove ? rate < -pivotTolerance : rate > pivotTolerance
            if approaches, symbol.costsAbove || symbol.costsBelow {
                breakpoints.append(
                    Breakpoint(
                        distance: -symbol.value / rate, row: row, rate: rate.magnitude,
                        wasAbove: symbol.isAbove))
            }
        }
    }

    /// The nearest of the breakpoints from index `start` on, moved to that index.
    private func nextBreakpoint(after start: Int32) -> Breakpoint? {
        guard Int(start) < breakpoints.count else { return nil }
        var best = start
        var index = start + 1
        while Int(index) < breakpoints.count {
            if breakpoints[index].isBefore(breakpoints[best], salt: progress.salt) { best = index }
            index += 1
        }
        let nearest = breakpoints[best]
        breakpoints[best] = breakpoints[start]
        breakpoints[start] = nearest
        return nearest
    }

    private mutating func step(
        _ column: Int32, _ direction: Double, stoppingAt stop: Breakpoint, _ passed: Int32
    ) {
        let distance = direction * stop.distance
        if stop.distance > Self.tolerance { progress.noteStep() } else { progress.noteStandstill() }
        move(column, by: distance)
        // Symbols that reached zero together with the last one have crossed it as well.
        var index: Int32 = 0
        while index < passed {
            settleSide(of: breakpoints[index].row, isAbove: !breakpoints[index].wasAbove)
            index += 1
        }
        exchange(row: stop.row, column: column, value: distance, isAbove: direction > 0)
    }

    /// Makes `column`, with its new value, basic for `row`, which has come to zero.
    mutating func exchange(row: Int32, column: Int32, value: Double, isAbove: Bool) {
        pivot(row: row, column: column)
        symbols[column].value = value
        symbols[column].isAbove = isAbove
        noteChange(of: column)
        noteChange(of: row)
        symbols[column].slope = 0
        settleSide(of: column, isAbove: isAbove)
        enqueueColumns(of: column)
    }

    mutating func move(_ column: Int32, by distance: Double) {
        if distance == 0 { return }
        var index = symbols[column].head
        while index >= 0 {
            let row = entries[index].row
            let delta = entries[index].coefficient * distance
            index = entries[index].nextInColumn
            shiftValue(of: row, by: delta)
        }
    }

    private mutating func noteChange(of symbol: Int32) {
        if symbols[symbol].isWatched, !symbols[symbol].isChanged {
            symbols[symbol].isChanged = true
            changed.append(symbol)
        }
    }
}
