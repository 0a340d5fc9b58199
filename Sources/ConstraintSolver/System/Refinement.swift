/// Iterative refinement of values: the residuals of the original constraints are the errors that steps have left.
///
/// The tableau determines the correction (Wilkinson, "Rounding Errors in Algebraic Processes", 1963).
enum Refinement {
    /// Errors below this fraction of a constraint's largest coefficient are not corrected.
    private static let refinedTolerance = 1e-9
    private static let refinementLimit = 3
    /// A violation below this may be an error of the values: it is recomputed before it counts as a contradiction.
    private static let smallViolation = 1e-3

    /// Corrects the solution until the residuals of the constraints in the tableau are negligible.
    ///
    /// If this fails, the coefficients are too inaccurate: they are recomputed once.
    static func refine(_ system: inout LinearSystem) {
        if reduceErrors(of: &system) { return }
        _ = system.restart(.fine)
        _ = reduceErrors(of: &system)
    }

    private static func reduceErrors(of system: inout LinearSystem) -> Bool {
        for _ in 0..<Self.refinementLimit {
            if shiftByErrors(of: &system) { return true }
            _ = system.tableau.optimize()
        }
        return false
    }

    /// Tries to satisfy the violated row with coefficients that usually count as zero; returns false if it stays violated.
    static func satisfyFinely(_ row: RowIndex, of system: inout LinearSystem) -> Bool {
        system.tableau.precision = .fine
        defer { system.tableau.precision = .usual }
        let pivotCount = system.tableau.statistics.pivotCount
        system.tableau.enqueueColumns(of: row)
        _ = system.tableau.optimize()
        let isSmall = system.tableau.symbols[row].value.magnitude < Self.smallViolation
        if system.tableau.statistics.pivotCount == pivotCount, !isSmall { return false }
        _ = reduceErrors(of: &system)
        return !system.isViolated(system.tableau.symbols[row])
    }

    /// Shifts each constraint of the tableau by its error; returns true if no error was significant.
    ///
    /// Cost: the number of terms of the constraints.
    private static func shiftByErrors(of system: inout LinearSystem) -> Bool {
        var saved = Pool<Double>()
        system.orderChanged()
        var position = system.graph.order.lastIndex
        while position != .null {
            let variable = system.graph.order[position]
            position -= 1
            saved.append(system.graph.variables[variable].value)
            system.graph.variables[variable].value = system.currentValue(ofNext: variable)
        }
        var shifts = Pool<ShiftedConstraint>()
        var index = system.graph.constraints.startIndex
        while index < system.graph.constraints.endIndex {
            if system.graph.constraints[index].state == .inTableau, let error = error(of: index, in: system) {
                shifts.append(ShiftedConstraint(constraint: index, change: error))
            }
            index += 1
        }
        while saved.count > 0 {
            position += 1
            system.graph.variables[system.graph.order[position]].value = saved.removeLast()
        }
        var place = shifts.startIndex
        while place < shifts.endIndex {
            let shift = shifts[place]
            system.tableau.shiftConstant(
                of: system.graph.constraints[shift.constraint].symbol, by: shift.change)
            place += 1
        }
        return shifts.count == 0
    }

    /// Returns the value of a constraint minus the value of its slack; nil if the difference is a rounding error of the values.
    private static func error(of index: ConstraintIndex, in system: borrowing LinearSystem) -> Double? {
        let record = system.graph.constraints[index]
        let symbol = system.tableau.symbols[record.symbol]
        var sum = record.constant - (symbol.isBasic ? symbol.value : 0)
        var magnitude = sum.magnitude
        var largest = 0.0
        for slot in record.terms {
            let product =
                system.graph.terms[slot].coefficient
                * system.graph.variables[system.graph.terms[slot].variable].value
            sum += product
            magnitude += product.magnitude
            largest = max(largest, system.graph.terms[slot].coefficient.magnitude)
        }
        return sum.magnitude > Self.refinedTolerance * largest + 1e-15 * magnitude ? sum : nil
    }
}
