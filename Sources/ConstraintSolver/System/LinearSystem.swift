/// The constraints of a graph in the form for the simplex method, and those that wait to be converted to it.
///
/// A required equality defines a variable if it can, and is then not part of the tableau; every other constraint is a row or a
/// column of the tableau.
struct LinearSystem: ~Copyable {
    var graph = ConstraintGraph()
    var tableau = Tableau()
    /// Constraints that wait for the next solution.
    var pending = Pool<ConstraintIndex>()
    /// Constraints that were removed from the tableau and wait to be expanded again.
    ///
    /// They enter after the new ones, so that a definition that was replaced defines the same variable again. Otherwise a chain cut in
    /// its middle would be reversed, and all of its constraints expanded.
    var suspended = Pool<ConstraintIndex>()
    /// Whether so many optional equalities are pending that their rows could be long; each one then defines a variable if it can.
    var definesSoftlyAtOnce = false

    /// Whether pending constraints or changes of the tableau require another solution.
    var needsSettling: Bool {
        pending.count > 0 || suspended.count > 0 || graph.stale.count > 0 || tableau.changed.count > 0
            || tableau.queue.count > 0 || tableau.suspects.count > 0
    }

    /// Adds `sum of terms + constant relation 0`, which takes part in the next solution.
    mutating func add(
        _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, strength: Strength
    ) -> ConstraintID {
        let index = graph.add(terms, constant: constant, relation, strength: strength)
        pending.append(index)
        return graph.identity(of: index)
    }

    /// Removes a constraint from the system and from the graph.
    mutating func remove(_ index: ConstraintIndex) {
        withdraw(index)
        let record = graph.constraints[index]
        for slot in record.terms {
            recordRemovedMagnitude(graph.terms[slot].coefficient)
        }
        graph.removeConstraint(index)
    }

    /// Removes a constraint from the system; its record in the graph is kept.
    mutating func withdraw(_ index: ConstraintIndex) {
        recordRemovedMagnitude(graph.constraints[index].constant)
        switch graph.constraints[index].state {
        case .definition: undefine(index)
        case .inTableau, .pending, .free: break
        }
        if graph.constraints[index].symbol != .null { tableau.remove(graph.constraints[index].symbol) }
        graph.constraints[index].symbol = .null
    }

    /// Schedules a withdrawn constraint for the next solution.
    mutating func suspend(_ index: ConstraintIndex) {
        graph.constraints[index].state = .pending
        suspended.append(index)
    }

    /// Sets the constant of a constraint, with the sign that its record has.
    mutating func setConstant(_ constant: Double, of index: ConstraintIndex) {
        let delta = constant - graph.constraints[index].constant
        recordRemovedMagnitude(graph.constraints[index].constant)
        graph.constraints[index].constant = constant
        switch graph.constraints[index].state {
        case .inTableau: tableau.shiftConstant(of: graph.constraints[index].symbol, by: delta)
        case .definition: shiftDefinition(index, by: delta)
        case .pending, .free: break
        }
    }

    /// Records that a number is removed from the arithmetic: if it is large, smaller numbers have lost digits.
    private mutating func recordRemovedMagnitude(_ number: Double) {
        if number.magnitude > Precision.largestExact { tableau.isStrained = true }
    }
}
