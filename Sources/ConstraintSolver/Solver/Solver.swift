/// Finds values for variables under linear constraints of different strengths, and finds them again when something changes.
///
/// Constraints of strength 1000 hold; weaker ones are satisfied as nearly as the stronger allow, strength by strength,
/// the sum of the deviations being smallest in each. Of solutions that are equally good the one nearest to older
/// constraints, then to zero, is taken: where the constraints leave nothing open the answer depends on them and on their
/// age alone. What they do leave open (``isAmbiguous(_:)``) gets one of its best values, which can depend on the order
/// of earlier changes, but never on the process: the same calls give the same bits.
///
///     var solver = Solver()
///     let left = solver.makeVariable(), width = solver.makeVariable()
///     solver.add(left == 8)
///     solver.add(left + width <= 320)
///     solver.add(width == 400, strength: 250)
///     solver.solve()
///     solver.value(of: width)  // 312
///
/// Changes are collected and cost next to nothing until ``solve()``. A required equality that can define a variable by
/// others is taken out of the arithmetic altogether, so that long chains of them cost no more than their length.
public struct Solver: ~Copyable {
    var tableau = Tableau()
    var variables = Pool<VariableRecord>()
    var terms = Pool<TermRecord>()
    var constraints = Pool<ConstraintRecord>()
    /// Constraints that wait for the next solution.
    var pending = Pool<Int32>()
    /// Constraints that were in and wait to be expressed anew.
    ///
    /// They come after the new ones: what was a definition and is one again must not have been made another's meanwhile, or a
    /// chain that was cut in its middle is turned around, and everything in it is written out.
    var suspended = Pool<Int32>()
    /// Variables to be evaluated again, apart from those that the tableau has moved.
    var stale = Pool<Int32>()
    /// Variables whose value changed and was not yet asked for.
    var reported = Pool<Int32>()
    var walk = Pool<WalkStep>()
    var order = Pool<Int32>()
    var mark: Int32 = 0
    /// The mark of what removals have gone through since something last came in; nil when there was none.
    var suspensionMark: Int32?
    /// Moves on when what was known of aliases is no longer true.
    var aliasTime: UInt32 = 1
    var aliases = Pool<Alias>()
    var conflictState = ConflictState()
    var bounds = BoundState()

    private var freeVariables = Pool<Int32>()
    private var freeConstraints = Pool<Int32>()
    private var freeTerms = TermBlocks()
    private var nextSerial: UInt64 = 1

    /// Makes a solver without variables.
    public init() {}

    /// What has been done so far, in counts.
    public var statistics: SolverStatistics { tableau.statistics }

    // MARK: - Variables

    /// Makes a variable; without constraints it is zero.
    public mutating func makeVariable() -> Variable {
        if freeVariables.count > 0 {
            let index = freeVariables.removeLast()
            let aliasSlot = variables[index].aliasSlot
            variables[index] = VariableRecord()
            variables[index].aliasSlot = aliasSlot
            if aliasSlot >= 0 { aliases[aliasSlot] = Alias() }
            return Variable(index: index)
        }
        return Variable(index: variables.append(VariableRecord()))
    }

    /// Forgets a variable, together with the constraints that speak of it.
    public mutating func removeVariable(_ variable: Variable) {
        check(variable)
        while variables[variable.index].firstUse >= 0 {
            remove(at: terms[variables[variable.index].firstUse].constraint)
        }
        let symbol = variables[variable.index].symbol
        if symbol >= 0 { tableau.remove(symbol) }
        variables[variable.index].symbol = -1
        variables[variable.index].isAlive = false
        freeVariables.append(variable.index)
    }

    /// The value of `variable` in the last solution.
    public func value(of variable: Variable) -> Double {
        check(variable)
        return variables[variable.index].value
    }

    // MARK: - Constraints

    /// Adds a constraint; it takes part in the next solution.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint, strength: Strength = .required) -> ConstraintID {
        constraint.expression.terms.withUnsafeBufferPointer {
            add($0, constant: constraint.expression.constant, constraint.relation, strength: strength)
        }
    }

    /// Adds `sum of terms + constant relation 0`.
    @discardableResult
    package mutating func add(
        _ newTerms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, strength: Strength
    ) -> ConstraintID {
        precondition(
            constant.isFinite, "the constant of a constraint is not a number; check the sums that made it")
        let isNegated = relation == .lessThanOrEqual
        let sign: Double = isNegated ? -1 : 1
        let index = makeConstraint()
        let first = freeTerms.take(newTerms.count, &terms)
        var count: Int32 = 0
        for term in newTerms {
            check(term.variable)
            precondition(
                term.coefficient.isFinite,
                "a coefficient of a constraint is not a number; check its multiplier")
            let slot = slotOfTerm(term.variable.index, first, count)
            if slot < first + count {
                terms[slot].coefficient += sign * term.coefficient
            } else {
                terms[slot] = TermRecord(
                    coefficient: sign * term.coefficient, variable: term.variable.index, constraint: index)
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
        pending.append(index)
        return ConstraintID(index: index, generation: constraints[index].generation)
    }

    /// Adds `variable == value` with one strength against being less and another against being more: a content size.
    package mutating func addGoal(
        _ variable: Variable, _ value: Double, below: Strength, above: Strength
    ) -> ConstraintID {
        precondition(
            below < .required && above < .required,
            "a goal is optional; add a required inequality of its own instead")
        let id = withUnsafePointer(to: Term(variable)) {
            add(UnsafeBufferPointer(start: $0, count: 1), constant: -value, .equal, strength: below)
        }
        constraints[id.index].strengthAbove = above.value
        return id
    }

    /// Where a term of `variable` goes: to the one that is there already, or to the end.
    private func slotOfTerm(_ variable: Int32, _ first: Int32, _ count: Int32) -> Int32 {
        var slot = first
        while slot < first + count, terms[slot].variable != variable { slot += 1 }
        return slot
    }

    private mutating func makeConstraint() -> Int32 {
        defer { nextSerial += 1 }
        if freeConstraints.count > 0 {
            let index = freeConstraints.removeLast()
            constraints[index] = ConstraintRecord(
                firstTerm: 0, termCount: 0, constant: 0, strength: 0, isEquality: false, isNegated: false,
                generation: constraints[index].generation &+ 1, serial: nextSerial)
            return index
        }
        return constraints.append(
            ConstraintRecord(
                firstTerm: 0, termCount: 0, constant: 0, strength: 0, isEquality: false, isNegated: false,
                generation: 0, serial: nextSerial))
    }

    /// Takes a constraint away: the next solution is as if it had never been there.
    public mutating func remove(_ constraint: ConstraintID) {
        check(constraint)
        remove(at: constraint.index)
    }

    mutating func remove(at index: Int32) {
        conflictState.retryConflicts(of: index)
        withdraw(index)
        let record = constraints[index]
        for slot in record.firstTerm..<record.firstTerm + record.termCount {
            noteStrain(terms[slot].coefficient)
            unlink(slot)
        }
        freeTerms.give(record.firstTerm, Int(record.termCount))
        constraints[index].state = .free
        constraints[index].termCount = 0
        freeConstraints.append(index)
    }

    /// Takes a constraint out of the arithmetic; it stays known.
    mutating func withdraw(_ index: Int32) {
        noteStrain(constraints[index].constant)
        switch constraints[index].state {
        case .definition: undefine(index)
        case .inTableau, .pending, .free: break
        }
        if constraints[index].symbol >= 0 { tableau.remove(constraints[index].symbol) }
        constraints[index].symbol = -1
    }

    /// A number that is going has been counted with until now.
    private mutating func noteStrain(_ number: Double) {
        if number.magnitude > Tableau.largestExact { tableau.isStrained = true }
    }

    /// Changes the constant that was given to the right side of `terms relation constant`, or that the expression had.
    ///
    /// With `constant` as in the expression compared with zero: for `width == 100`, written `width - 100 == 0`, it
    /// is -100; ``suggest(_:for:)`` turns the sign. Cost: what depends on it.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
        check(constraint)
        precondition(
            constant.isFinite, "the constant of a constraint is not a number; check the sums that made it")
        let index = constraint.index
        let new = constraints[index].isNegated ? -constant : constant
        let delta = new - constraints[index].constant
        if delta == 0 { return }
        conflictState.retryConflicts(of: index)
        noteStrain(constraints[index].constant)
        constraints[index].constant = new
        switch constraints[index].state {
        case .inTableau: tableau.shiftConstant(of: constraints[index].symbol, by: delta)
        case .definition: shiftDefinition(index, by: delta)
        case .pending, .free: break
        }
    }

    /// Changes the number on the right side of `terms relation number`.
    public mutating func suggest(_ value: Double, for constraint: ConstraintID) {
        setConstant(-value, of: constraint)
    }

    /// Changes the strength of a constraint.
    public mutating func setStrength(_ strength: Strength, of constraint: ConstraintID) {
        check(constraint)
        let index = constraint.index
        if constraints[index].strength == strength.value { return }
        conflictState.retryConflicts(of: index)
        constraints[index].isBroken = false
        let wasPending = constraints[index].state == .pending
        withdraw(index)
        constraints[index].strength = strength.value
        if !wasPending { suspend(index) }
    }

    /// Has a withdrawn constraint wait for the next solution.
    mutating func suspend(_ index: Int32) {
        constraints[index].state = .pending
        suspended.append(index)
    }

    /// True while `constraint` is part of this solver.
    public func contains(_ constraint: ConstraintID) -> Bool {
        constraint.index < constraints.count && constraints[constraint.index].state != .free
            && constraints[constraint.index].generation == constraint.generation
    }

    // MARK: - Lists of uses

    private func link(_ slot: Int32) {
        let variable = terms[slot].variable
        let head = variables[variable].firstUse
        terms[slot].previousUse = -1
        terms[slot].nextUse = head
        if head >= 0 { terms[head].previousUse = slot }
        variables[variable].firstUse = slot
        variables[variable].useCount += 1
    }

    private func unlink(_ slot: Int32) {
        let term = terms[slot]
        if term.previousUse >= 0 {
            terms[term.previousUse].nextUse = term.nextUse
        } else {
            variables[term.variable].firstUse = term.nextUse
        }
        if term.nextUse >= 0 { terms[term.nextUse].previousUse = term.previousUse }
        variables[term.variable].useCount -= 1
    }

    // MARK: - Checks

    func check(_ variable: Variable) {
        precondition(
            variable.index < variables.count && variables[variable.index].isAlive,
            "the variable was removed from the solver, or is another solver's")
    }

    func check(_ constraint: ConstraintID) {
        precondition(
            contains(constraint), "the constraint was removed from the solver, or is another solver's")
    }
}
