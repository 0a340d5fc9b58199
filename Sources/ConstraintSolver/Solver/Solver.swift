/// Finds values for variables under linear constraints of different strengths, and finds them again when something changes.
///
/// Constraints of strength 1000 hold; weaker ones are satisfied as nearly as the stronger allow, strength by strength,
/// the sum of the deviations being smallest in each. Of solutions that are equally good the one nearest to older
/// constraints, then to zero, is taken: where the constraints leave nothing open the answer depends on them and on
/// their age alone. A variable that they leave ambiguous (``isAmbiguous(_:)``) gets one of its best values, which can
/// depend on the order of earlier changes, but never on the process: the same calls give the same bits.
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
    var system = LinearSystem()
    /// Variables whose value changed and was not yet asked for.
    var reported = Pool<VariableIndex>()
    var conflictState = ConflictState()
    var bounds = BoundState()

    /// Makes a solver without variables.
    public init() {}

    /// The counts of the work done so far.
    public var statistics: SolverStatistics {
        var statistics = system.tableau.statistics
        statistics.definitionVisitCount = system.graph.definitionVisitCount
        return statistics
    }

    // MARK: - Variables

    /// Makes a variable; without constraints it is zero.
    public mutating func makeVariable() -> Variable { Variable(system.graph.makeVariable()) }

    /// Forgets a variable, together with the constraints that speak of it.
    public mutating func removeVariable(_ variable: Variable) {
        check(variable)
        while system.graph.variables[variable.record].firstUse != .null {
            remove(at: system.graph.terms[system.graph.variables[variable.record].firstUse].constraint)
        }
        let symbol = system.graph.variables[variable.record].symbol
        if symbol != .null { system.tableau.remove(symbol) }
        system.graph.removeVariable(variable.record)
    }

    /// The value of `variable` in the last solution.
    public func value(of variable: Variable) -> Double {
        check(variable)
        return system.graph.variables[variable.record].value
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
        _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, strength: Strength
    ) -> ConstraintID {
        system.add(terms, constant: constant, relation, strength: strength)
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
        system.graph.constraints[id.record].strengthAbove = above.value
        return id
    }

    /// Takes a constraint away: the next solution is as if it had never been there.
    public mutating func remove(_ constraint: ConstraintID) {
        check(constraint)
        remove(at: constraint.record)
    }

    mutating func remove(at index: ConstraintIndex) {
        conflictState.retryConflicts(of: index)
        system.remove(index)
    }

    /// Changes the constant that was given to the right side of `terms relation constant`, or that the expression had.
    ///
    /// With `constant` as in the expression compared with zero: for `width == 100`, written `width - 100 == 0`, it
    /// is -100; ``suggest(_:for:)`` turns the sign. Cost: what depends on it.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
        check(constraint)
        precondition(
            constant.isFinite, "the constant of a constraint is not a number; check the sums that made it")
        let index = constraint.record
        let new = system.graph.constraints[index].isNegated ? -constant : constant
        if new == system.graph.constraints[index].constant { return }
        conflictState.retryConflicts(of: index)
        system.setConstant(new, of: index)
    }

    /// Changes the number on the right side of `terms relation number`.
    public mutating func suggest(_ value: Double, for constraint: ConstraintID) {
        setConstant(-value, of: constraint)
    }

    /// Changes the strength of a constraint.
    public mutating func setStrength(_ strength: Strength, of constraint: ConstraintID) {
        check(constraint)
        let index = constraint.record
        if system.graph.constraints[index].strength == strength.value { return }
        conflictState.retryConflicts(of: index)
        system.graph.constraints[index].isBroken = false
        let wasPending = system.graph.constraints[index].state == .pending
        system.withdraw(index)
        system.graph.constraints[index].strength = strength.value
        if !wasPending { system.suspend(index) }
    }

    /// True while `constraint` is part of this solver.
    public func contains(_ constraint: ConstraintID) -> Bool { system.graph.contains(constraint) }

    func check(_ variable: Variable) { system.graph.check(variable) }

    func check(_ constraint: ConstraintID) { system.graph.check(constraint) }

    // MARK: - For tests

    /// How many coefficients the row of an optional equality has before it defines a variable instead: for tests.
    package var longRow: Int {
        get { system.tableau.longRow }
        set { system.tableau.longRow = newValue }
    }
}
