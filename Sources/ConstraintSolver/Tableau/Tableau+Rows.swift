extension Tableau {
    /// Adds `coefficient * symbol` to the row under construction, in terms of parametric symbols only.
    mutating func accumulate(_ coefficient: Double, _ symbol: SymbolIndex) {
        guard symbols[symbol].isBasic else {
            return accumulateParametric(coefficient, ColumnIndex(symbol))
        }
        pendingValue += coefficient * symbols[symbol].value
        var index = symbols[symbol].head
        while index != .null {
            accumulateParametric(coefficient * entries[index].coefficient, entries[index].column)
            index = entries[index].nextInRow
        }
    }

    private mutating func accumulateParametric(_ coefficient: Double, _ column: ColumnIndex) {
        if positions[column].stamp == stamp {
            pendingTerms[positions[column].term].add(coefficient)
        } else {
            let index = pendingTerms.append(PendingTerm(column: column, coefficient: coefficient))
            positions[column] = RowPosition(stamp: stamp, term: index)
        }
    }

    mutating func beginRow(constant: Double) {
        stamp &+= 1
        pendingTerms.removeAll()
        pendingValue = constant
    }

    /// Makes the row under construction that of `row`, a new one.
    ///
    /// If the row contains a free variable, that variable becomes basic immediately, with a slack of zero, which is
    /// optimal. An inequality that already holds stays basic. Otherwise the weakest constraint of the row is relaxed first.
    mutating func finishRow(of row: RowIndex) {
        symbols[row].isBasic = true
        let least = leastFreeCoefficient()
        var free = ColumnIndex.null
        var index = pendingTerms.startIndex
        while index < pendingTerms.endIndex {
            let term = pendingTerms[index]
            index += 1
            if term.isNegligible { continue }
            link(term.coefficient, row: row, column: term.column)
            if symbols[term.column].isVariable, term.coefficient.magnitude >= least,
                free == .null || symbols[term.column].length < symbols[free].length
            {
                free = term.column
            }
        }
        symbols[row].value = pendingValue
        symbols[row].slope = 0
        let isAbove = pendingValue >= -Self.tolerance
        if free != .null, symbols[row].costsAbove || !isAbove { return settle(row, with: free) }
        settleSide(of: row, isAbove: isAbove)
        if symbols[row].slope != 0 { relaxWeakest(of: row) }
    }

    /// Moves the column of the weakest constraint in the new row `row`, if that lowers the cost.
    ///
    /// The queue would come to stronger ones first: each would make a step now, and another one back after the weakest has
    /// moved. So a long sum that is taken out and comes in again costs a step instead of two for each of its terms.
    private mutating func relaxWeakest(of row: RowIndex) {
        var weakest = ColumnIndex.null
        var weakestLevel = symbols[row].isAbove ? symbols[row].levelAbove : symbols[row].level
        var index = symbols[row].head
        while index != .null {
            let column = entries[index].column
            index = entries[index].nextInRow
            let level = min(symbols[column].level, symbols[column].levelAbove)
            if symbols[column].isVariable || level <= weakestLevel { continue }
            (weakest, weakestLevel) = (column, level)
        }
        guard weakest != .null, let direction = improvingDirection(of: weakest) else { return }
        _ = advance(weakest, direction)
    }

    private func leastFreeCoefficient() -> Double {
        var largest = 0.0
        var index = pendingTerms.startIndex
        while index < pendingTerms.endIndex {
            largest = max(largest, pendingTerms[index].coefficient.magnitude)
            index += 1
        }
        return max(largest * Self.relativePivotTolerance, 1e-6)
    }

    /// Satisfies the new row `row` by moving the free variable `column`.
    private mutating func settle(_ row: RowIndex, with column: ColumnIndex) {
        var index = symbols[row].head
        while entries[index].column != column { index = entries[index].nextInRow }
        let distance = -symbols[row].value / entries[index].coefficient
        symbols[row].isAbove = true
        symbols[row].slope = 0
        move(column, by: distance)
        exchange(row: row, column: column, value: distance, isAbove: distance >= 0)
    }

    /// Calls `body` with each parametric symbol of a row, and its coefficient.
    func forEachEntry(ofRow row: RowIndex, _ body: (ColumnIndex, Double) -> Void) {
        var index = symbols[row].head
        while index != .null {
            body(entries[index].column, entries[index].coefficient)
            index = entries[index].nextInRow
        }
    }
}

/// A term of the row under construction.
struct PendingTerm: BitwiseCopyable {
    var column: ColumnIndex
    var coefficient: Double
    /// The largest magnitude among the summands of the coefficient; the rounding error is a fraction of it.
    private var largest: Double

    init(column: ColumnIndex, coefficient: Double) {
        self.column = column
        self.coefficient = coefficient
        largest = coefficient.magnitude
    }

    mutating func add(_ summand: Double) {
        coefficient += summand
        largest = max(largest, summand.magnitude)
    }

    /// Whether the coefficient may consist of rounding errors only.
    var isNegligible: Bool { coefficient.magnitude <= Tableau.negligible * largest }
}
