/// Iterative refinement: the errors that steps leave in values are found by the constraints as they were given, and the tableau
/// tells how the solution has to move (J. Wilkinson, "Rounding Errors in Algebraic Processes", 1963).
extension LinearSystem {
    /// Errors below this fraction of a constraint's largest coefficient stay.
    private static let refinedTolerance = 1e-9
    private static let refinementLimit = 3
    /// A violation below this can be an error of the values: it is computed again before it counts as a contradiction.
    private static let smallViolation = 1e-3

    /// Moves the solution until the constraints of the tableau have the values that it has for them.
    ///
    /// Where it does not come to that, the coefficients are not good enough: they are recomputed once.
    mutating func refine() {
        if reduceErrors() { return }
        _ = restart(.fine)
        _ = reduceErrors()
    }

    private mutating func reduceErrors() -> Bool {
        for _ in 0..<Self.refinementLimit {
            if shiftByErrors() { return true }
            _ = tableau.optimize()
        }
        return false
    }

    /// Satisfies the violated row `row` by coefficients so small that they usually count as zero; false when it stays violated.
    mutating func satisfyFinely(_ row: RowIndex) -> Bool {
        tableau.precision = .fine
        defer { tableau.precision = .usual }
        let pivotCount = tableau.statistics.pivotCount
        tableau.enqueueColumns(of: row)
        _ = tableau.optimize()
        let isSmall = tableau.symbols[row].value.magnitude < Self.smallViolation
        if tableau.statistics.pivotCount == pivotCount, !isSmall { return false }
        _ = reduceErrors()
        return !isViolated(tableau.symbols[row])
    }

    /// Shifts each constraint of the tableau by its error; true when none has one that counts.
    ///
    /// Cost: the terms of the constraints.
    private mutating func shiftByErrors() -> Bool {
        var saved = Pool<Double>()
        orderChanged()
        var position = graph.order.lastIndex
        while position != .null {
            let variable = graph.order[position]
            position -= 1
            saved.append(graph.variables[variable].value)
            graph.variables[variable].value = currentValue(ofNext: variable)
        }
        var shifts = Pool<ShiftedConstraint>()
        var index = graph.constraints.startIndex
        while index < graph.constraints.endIndex {
            if graph.constraints[index].state == .inTableau, let error = error(of: index) {
                shifts.append(ShiftedConstraint(constraint: index, change: error))
            }
            index += 1
        }
        while saved.count > 0 {
            position += 1
            graph.variables[graph.order[position]].value = saved.removeLast()
        }
        var place = shifts.startIndex
        while place < shifts.endIndex {
            let shift = shifts[place]
            tableau.shiftConstant(of: graph.constraints[shift.constraint].symbol, by: shift.change)
            place += 1
        }
        return shifts.count == 0
    }

    /// The value of a constraint less the value that its slack has; nil when that is a rounding error of the values themselves.
    private func error(of index: ConstraintIndex) -> Double? {
        let record = graph.constraints[index]
        let symbol = tableau.symbols[record.symbol]
        var sum = record.constant - (symbol.isBasic ? symbol.value : 0)
        var magnitude = sum.magnitude
        var largest = 0.0
        for slot in record.terms {
            let product = graph.terms[slot].coefficient * graph.variables[graph.terms[slot].variable].value
            sum += product
            magnitude += product.magnitude
            largest = max(largest, graph.terms[slot].coefficient.magnitude)
        }
        return sum.magnitude > Self.refinedTolerance * largest + 1e-15 * magnitude ? sum : nil
    }
}
