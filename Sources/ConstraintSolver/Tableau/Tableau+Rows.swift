extension Tableau {
    /// Adds `coefficient * symbol` to the row under construction, in terms of parametric symbols only.
    mutating func accumulate(_ coefficient: Double, _ symbol: Int32) {
        guard symbols[symbol].isBasic else { return accumulateParametric(coefficient, symbol) }
        pendingValue += coefficient * symbols[symbol].value
        var index = symbols[symbol].head
        while index >= 0 {
            accumulateParametric(coefficient * entries[index].coefficient, entries[index].column)
            index = entries[index].nextInRow
        }
    }

    private mutating func accumulateParametric(_ coefficient: Double, _ symbol: Int32) {
        if positions[symbol].stamp == stamp {
            pendingTerms[positions[symbol].entry].coefficient += coefficient
        } else {
            let index = pendingTerms.append(PendingTerm(symbol: symbol, coefficient: coefficient))
            positions[symbol] = RowPosition(stamp: stamp, entry: index)
        }
    }

    mutating func beginRow(constant: Double) {
        stamp &+= 1
        pendingTerms.removeAll()
        pendingValue = constant
    }

    /// Makes the row under construction that of `symbol`, a new one.
    ///
    /// If a variable is still free in it, that variable becomes basic at once, where the slack is zero: nothing is
    /// cheaper. An inequality that holds anyway stays basic. Otherwise the weakest constraint of the row is relaxed first.
    mutating func finishRow(of symbol: Int32) {
        symbols[symbol].isBasic = true
        let least = leastFreeCoefficient()
        var free: Int32 = -1
        var index: Int32 = 0
        while Int(index) < pendingTerms.count {
            let term = pendingTerms[index]
            index += 1
            if term.coefficient.magnitude <= Self.negligible { continue }
            link(term.coefficient, row: symbol, column: term.symbol)
            if symbols[term.symbol].isVariable, term.coefficient.magnitude >= least,
                free < 0 || symbols[term.symbol].length < symbols[free].length
            {
                free = term.symbol
            }
        }
        symbols[symbol].value = pendingValue
        symbols[symbol].slope = 0
        let isAbove = pendingValue >= -Self.tolerance
        if free >= 0, symbols[symbol].costsAbove || !isAbove { return settle(symbol, with: free) }
        settleSide(of: symbol, isAbove: isAbove)
        if symbols[symbol].slope != 0 { relaxWeakest(of: symbol) }
    }

    /// Moves the column of the weakest constraint in the new row of `symbol`, if that lowers the cost.
    ///
    /// The queue would come to stronger ones first: each would make a step now, and another one back after the weakest has
    /// moved. So a long sum that is taken out and comes in again costs a step instead of two for each of its terms.
    private mutating func relaxWeakest(of symbol: Int32) {
        var weakest: Int32 = -1
        var weakestLevel = symbols[symbol].isAbove ? symbols[symbol].levelAbove : symbols[symbol].level
        var index = symbols[symbol].head
        while index >= 0 {
            let column = entries[index].column
            index = entries[index].nextInRow
            let level = min(symbols[column].level, symbols[column].levelAbove)
            if symbols[column].isVariable || level <= weakestLevel { continue }
            (weakest, weakestLevel) = (column, level)
        }
        guard weakest >= 0, let direction = improvingDirection(of: weakest) else { return }
        _ = advance(weakest, direction)
    }

    private func leastFreeCoefficient() -> Double {
        var largest = 0.0
        var index: Int32 = 0
        while Int(index) < pendingTerms.count {
            largest = max(largest, pendingTerms[index].coefficient.magnitude)
            index += 1
        }
        return max(largest * Self.relativePivotTolerance, 1e-6)
    }

    /// Satisfies the new row of `symbol` by moving the free variable `column`.
    private mutating func settle(_ symbol: Int32, with column: Int32) {
        var index = symbols[symbol].head
        while entries[index].column != column { index = entries[index].nextInRow }
        let distance = -symbols[symbol].value / entries[index].coefficient
        symbols[symbol].isAbove = true
        symbols[symbol].slope = 0
        move(column, by: distance)
        exchange(row: symbol, column: column, value: distance, isAbove: distance >= 0)
    }

    /// Calls `body` with each parametric symbol of a row, and its coefficient.
    func forEachEntry(ofRow row: Int32, _ body: (Int32, Double) -> Void) {
        var index = symbols[row].head
        while index >= 0 {
            body(entries[index].column, entries[index].coefficient)
            index = entries[index].nextInRow
        }
    }
}

/// A term of the row under construction.
struct PendingTerm: BitwiseCopyable {
    var symbol: Int32
    var coefficient: Double
}
