/// The constraints of a graph in the form that the simplex method works on, and the ones that wait to be brought into it.
///
/// A required equality defines a variable if it can, so that the tableau need not know it; every other constraint is a row or a
/// column of the tableau.
struct LinearSystem: ~Copyable {
    var graph = ConstraintGraph()
    var tableau = Tableau()
    /// Constraints that wait for the next solution.
    var pending = Pool<ConstraintIndex>()
    /// Constraints that were taken out of the tableau and wait to be expanded again.
    ///
    /// They come after the new ones: what was a definition and is one again must not have been made another's meanwhile, or a
    /// chain that was cut in its middle is turned around, and everything in it is written out.
    var suspended = Pool<ConstraintIndex>()
    /// True while so many optional equalities come in at once that their rows could be long: each defines a variable if it can.
    var definesSoftlyAtOnce = false

    /// True when constraints, or what they have changed in the tableau, wait for the next solution.
    var needsSettling: Bool {
        pending.count > 0 || suspended.count > 0 || graph.stale.count > 0 || tableau.changed.count > 0
            || tableau.queue.count > 0 || tableau.suspects.count > 0
    }

    /// Adds `sum of terms + constant relation 0`; it takes part in the next solution.
    mutating func add(
        _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, strength: Strength
    ) -> ConstraintID {
        let index = graph.add(terms, constant: constant, relation, strength: strength)
        pending.append(index)
        return graph.identity(of: index)
    }

    /// Takes a constraint out of the arithmetic and forgets it.
    mutating func remove(_ index: ConstraintIndex) {
        withdraw(index)
        let record = graph.constraints[index]
        for slot in record.terms {
            noteStrain(graph.terms[slot].coefficient)
        }
        graph.removeConstraint(index)
    }

    /// Takes a constraint out of the arithmetic; it stays known.
    mutating func withdraw(_ index: ConstraintIndex) {
        noteStrain(graph.constraints[index].constant)
        switch graph.constraints[index].state {
        case .definition: undefine(index)
        case .inTableau, .pending, .free: break
        }
        if graph.constraints[index].symbol != .null { tableau.remove(graph.constraints[index].symbol) }
        graph.constraints[index].symbol = .null
    }

    /// Has a withdrawn constraint wait for the next solution.
    mutating func suspend(_ index: ConstraintIndex) {
        graph.constraints[index].state = .pending
        suspended.append(index)
    }

    /// Changes the constant of a constraint, in the form of its record.
    mutating func setConstant(_ constant: Double, of index: ConstraintIndex) {
        let delta = constant - graph.constraints[index].constant
        noteStrain(graph.constraints[index].constant)
        graph.constraints[index].constant = constant
        switch graph.constraints[index].state {
        case .inTableau: tableau.shiftConstant(of: graph.constraints[index].symbol, by: delta)
        case .definition: shiftDefinition(index, by: delta)
        case .pending, .free: break
        }
    }

    /// Records that a number leaves the arithmetic: beside a large one, smaller ones have lost digits.
    private mutating func noteStrain(_ number: Double) {
        if number.magnitude > Tableau.largestExact { tableau.isStrained = true }
    }
}
