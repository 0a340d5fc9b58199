/// Bounds of variables that must not be negative, such as the sizes of views.
///
/// A variable gets the inequality `variable >= 0` when a solution without it is negative, and loses it when the solution is
/// positive without it. Variables that stay positive, which are nearly all, therefore cost one comparison per new value. The
/// result equals that of a solver with all of these inequalities, because the omitted ones hold.
///
/// The inequalities are required and older than all other constraints: they are never relaxed.
extension Solver {
    /// Sets whether `variable` is kept nonnegative from the next solution on.
    package mutating func setNonnegative(_ isNonnegative: Bool, _ variable: Variable) {
        check(variable)
        let index = variable.record
        if isNonnegative {
            if system.graph.variables[index].sign != .free { return }
            system.graph.variables[index].sign = .nonnegative
            if system.graph.variables[index].value < 0 { system.graph.markStale(index) }
            return
        }
        if system.graph.variables[index].sign == .bounded {
            var place = bounds.active.startIndex
            while place < bounds.active.endIndex {
                let bound = bounds.active[place]
                place += 1
                if bound.variable == index, contains(bound.identity) { remove(at: bound.constraint) }
            }
        }
        system.graph.variables[index].sign = .free
    }

    /// Returns the variable that `constraint` keeps nonnegative; nil for a constraint added by a client.
    package func variableBounded(by constraint: ConstraintID) -> Variable? {
        guard contains(constraint), isBound(constraint.record) else { return nil }
        return Variable(
            system.graph.terms[system.graph.constraints[constraint.record].firstTerm].variable)
    }

    func isBound(_ index: ConstraintIndex) -> Bool {
        system.graph.constraints[index].serial == Self.boundSerial
    }

    /// The serial number of the inequalities; those of client constraints begin at 1.
    static let boundSerial: UInt64 = 0

    /// Removes the inequalities that the last solution does not need.
    ///
    /// A member of a conflict is kept; otherwise each solution would find the conflict again.
    mutating func removeInactiveBounds() {
        var kept = bounds.active.startIndex
        var place = bounds.active.startIndex
        while place < bounds.active.endIndex {
            let bound = bounds.active[place]
            place += 1
            guard contains(bound.identity) else { continue }
            let isLoose = system.graph.variables[bound.variable].value > LinearSystem.violationTolerance
            if isLoose, !conflictState.isMember(bound.constraint) {
                remove(at: bound.constraint)
                system.graph.variables[bound.variable].sign = .nonnegative
            } else {
                bounds.active[kept] = bound
                kept += 1
            }
        }
        while bounds.active.endIndex > kept { _ = bounds.active.removeLast() }
    }

    /// Adds the inequalities of the variables that were found negative; returns false if there are none.
    mutating func boundNegatives() -> Bool {
        if bounds.negatives.count == 0 { return false }
        var place = bounds.negatives.startIndex
        while place < bounds.negatives.endIndex {
            addBound(bounds.negatives[place])
            place += 1
        }
        bounds.negatives.removeAll()
        return true
    }

    private mutating func addBound(_ variable: VariableIndex) {
        if system.graph.variables[variable].sign != .nonnegative { return }
        let id = withUnsafePointer(to: Term(Variable(variable))) {
            add(
                UnsafeBufferPointer(start: $0, count: 1), constant: 0, .greaterThanOrEqual,
                strength: .required)
        }
        system.graph.constraints[id.record].serial = Self.boundSerial
        system.graph.variables[variable].sign = .bounded
        bounds.active.append(Bound(variable: variable, constraint: id.record, generation: id.generation))
        system.tableau.statistics.boundCount += 1
    }

    /// Finds the variables that the current tableau makes negative, without publishing values.
    ///
    /// Cost: that of publishing.
    mutating func findNegativesBeforePublishing() {
        system.orderChanged()
        var saved = Pool<Double>()
        var position = system.graph.order.lastIndex
        while position != .null {
            let variable = system.graph.order[position]
            position -= 1
            saved.append(system.graph.variables[variable].value)
            system.graph.variables[variable].value = system.currentValue(ofNext: variable)
            recordIfNegative(variable, system.graph.variables[variable].value)
        }
        while saved.count > 0 {
            position += 1
            system.graph.variables[system.graph.order[position]].value = saved.removeLast()
        }
    }

    @inline(__always)
    mutating func recordIfNegative(_ variable: VariableIndex, _ value: Double) {
        if value < -LinearSystem.violationTolerance, system.graph.variables[variable].sign == .nonnegative {
            bounds.negatives.append(variable)
        }
    }
}
