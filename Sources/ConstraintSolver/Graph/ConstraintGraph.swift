/// The variables and constraints of a solver: the terms of each constraint, the uses of each variable, and the constraints that
/// define a variable by others.
///
/// The definitions form an acyclic graph. The graph has no access to the rows of the tableau: it stores the symbols of variables
/// and constraints for ``LinearSystem``.
struct ConstraintGraph: ~Copyable {
    var variables = Pool<VariableRecord>()
    var terms = Pool<TermRecord>()
    var constraints = Pool<ConstraintRecord>()
    /// Variables to be evaluated again, in addition to those that the tableau has changed.
    var stale = Pool<VariableIndex>()

    /// The state of a walk along the definitions: its path, the visited variables in order, and its mark.
    var walk = Pool<WalkStep>()
    var order = Pool<VariableIndex>()
    var mark: Int32 = 0
    /// The mark of the variables visited by removals since a constraint last entered the tableau; nil if there were none.
    var suspensionMark: Int32?

    /// The number of variables visited so far in searching for one that an equality can define without a cycle.
    var definitionVisitCount = 0

    /// Incremented to invalidate the cached aliases.
    var aliasTime: UInt32 = 1
    var aliases = Pool<Alias>()

    private var freeVariables = Pool<VariableIndex>()
    private var freeConstraints = Pool<ConstraintIndex>()
    private var freeTerms = TermBlocks()
    private var nextSerial: UInt64 = 1

    // MARK: - Variables

    /// Creates a variable; without constraints its value is zero.
    mutating func makeVariable() -> VariableIndex {
        if freeVariables.count > 0 {
            let index = freeVariables.removeLast()
            let aliasSlot = variables[index].aliasSlot
            variables[index] = VariableRecord()
            variables[index].aliasSlot = aliasSlot
            if aliasSlot != .null { aliases[aliasSlot] = Alias() }
            return index
        }
        return variables.append(VariableRecord())
    }

    /// Removes a variable that no constraint uses.
    mutating func removeVariable(_ index: VariableIndex) {
        variables[index].symbol = .null
        variables[index].isAlive = false
        freeVariables.append(index)
    }

    /// Marks a variable for evaluation by the next solution.
    mutating func markStale(_ variable: VariableIndex) {
        if variables[variable].isStale { return }
        variables[variable].isStale = true
        stale.append(variable)
    }

    // MARK: - Constraints

    /// Adds the record of `sum of terms + constant relation 0`, linked to its variables, and returns its index.
    mutating func add(
        _ newTerms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, strength: Strength
    ) -> ConstraintIndex {
        precondition(
            constant.isFinite, "the constant of a constraint is not finite; check how it is computed")
        let isNegated = relation == .lessThanOrEqual
        let sign: Double = isNegated ? -1 : 1
        let index = makeConstraint()
        let first = freeTerms.take(newTerms.count, &terms)
        var count: Int32 = 0
        for term in newTerms {
            check(term.variable)
            precondition(
                term.coefficient.isFinite,
                "a coefficient of a constraint is not finite; check its multiplier")
            let slot = slotOfTerm(term.variable.record, first, count)
            if slot < first + count {
                terms[slot].coefficient += sign * term.coefficient
            } else {
                terms[slot] = TermRecord(
                    coefficient: sign * term.coefficient, variable: term.variable.record, constraint: index)
                count += 1
            }
        }
        for slot in first..<first + count { link(slot) }
        constraints[index].firstTerm = first
        constraints[index].termCount = count
        constraints[index].constant = sign * constant
        constraints[index].strength = strength.value
        constraints[index].isEquality = relation == .equal
        constraints[index].isNegated = isNegated
        if count < newTerms.count { freeTerms.give(first + count, newTerms.count - Int(count)) }
        return index
    }

    /// Returns the slot of the existing term of `variable`, or the slot after the last term.
    private func slotOfTerm(_ variable: VariableIndex, _ first: TermIndex, _ count: Int32) -> TermIndex {
        var slot = first
        while slot < first + count, terms[slot].variable != variable { slot += 1 }
        return slot
    }

    private mutating func makeConstraint() -> ConstraintIndex {
        defer { nextSerial += 1 }
        if freeConstraints.count > 0 {
            let index = freeConstraints.removeLast()
            constraints[index] = ConstraintRecord(
                firstTerm: .null, termCount: 0, constant: 0, strength: 0, isEquality: false, isNegated: false,
                generation: constraints[index].generation &+ 1, serial: nextSerial)
            return index
        }
        return constraints.append(
            ConstraintRecord(
                firstTerm: .null, termCount: 0, constant: 0, strength: 0, isEquality: false, isNegated: false,
                generation: 0, serial: nextSerial))
    }

    /// Removes the record of a constraint and its terms.
    mutating func removeConstraint(_ index: ConstraintIndex) {
        let record = constraints[index]
        for slot in record.terms { unlink(slot) }
        freeTerms.give(record.firstTerm, Int(record.termCount))
        constraints[index].state = .free
        constraints[index].termCount = 0
        freeConstraints.append(index)
    }

    /// Returns the identifier of the constraint at an index.
    func identity(of index: ConstraintIndex) -> ConstraintID {
        ConstraintID(index: index.rawValue, generation: constraints[index].generation)
    }

    /// Returns whether `constraint` is part of this solver.
    func contains(_ constraint: ConstraintID) -> Bool {
        constraint.record < constraints.endIndex && constraints[constraint.record].state != .free
            && constraints[constraint.record].generation == constraint.generation
    }

    /// Returns the constraints sorted by age, oldest first.
    func sortedByAge(_ indices: [ConstraintIndex]) -> [ConstraintIndex] {
        indices.sorted { (constraints[$0].serial, $0) < (constraints[$1].serial, $1) }
    }

    // MARK: - Lists of uses

    private func link(_ slot: TermIndex) {
        let variable = terms[slot].variable
        let head = variables[variable].firstUse
        terms[slot].previousUse = .null
        terms[slot].nextUse = head
        if head != .null { terms[head].previousUse = slot }
        variables[variable].firstUse = slot
        variables[variable].useCount += 1
    }

    private func unlink(_ slot: TermIndex) {
        let term = terms[slot]
        if term.previousUse != .null {
            terms[term.previousUse].nextUse = term.nextUse
        } else {
            variables[term.variable].firstUse = term.nextUse
        }
        if term.nextUse != .null { terms[term.nextUse].previousUse = term.previousUse }
        variables[term.variable].useCount -= 1
    }

    // MARK: - Checks

    func check(_ variable: Variable) {
        precondition(
            variable.record < variables.endIndex && variables[variable.record].isAlive,
            "the variable was removed from the solver, or belongs to another solver")
    }

    func check(_ constraint: ConstraintID) {
        precondition(
            contains(constraint), "the constraint was removed from the solver, or belongs to another solver")
    }
}
