/// An incremental solver of linear constraints with strengths.
///
/// Constraints of strength 1000 hold; weaker ones are satisfied as nearly as the stronger ones allow, in the order of their
/// strengths: for each strength the sum of the deviations is minimal. Among equally good solutions the one nearest to older
/// constraints, then to zero, is chosen, so a unique solution depends only on the constraints and their age. A variable that they
/// leave ambiguous (``isAmbiguous(_:)``) gets one of its optimal values, which can depend on the order of earlier changes, but is
/// deterministic: the same calls result in the same bits.
///
///     var solver = Solver()
///     let left = solver.makeVariable(), width = solver.makeVariable()
///     solver.add(left == 8)
///     solver.add(left + width <= 320)
///     solver.add(width == 400, strength: 250)
///     solver.solve()
///     solver.value(of: width)  // 312
///
/// Changes are collected at little cost until ``solve()``. A required equality that can define a variable by others is removed
/// from the tableau, so that a long chain of them costs no more than its length.
public struct Solver: ~Copyable {
    var system = LinearSystem()
    /// Variables whose value has changed and was not yet returned to the client.
    var reported = Pool<VariableIndex>()
    var conflictState = ConflictState()
    var bounds = BoundState()

    /// Creates a solver without variables.
    public init() {}

    /// Counters of the work done so far.
    public var statistics: SolverStatistics {
        var statistics = system.tableau.statistics
        statistics.definitionVisitCount = system.graph.definitionVisitCount
        return statistics
    }

    // MARK: - Variables

    /// Creates a variable; without constraints its value is zero.
    public mutating func makeVariable() -> Variable { Variable(system.graph.makeVariable()) }

    /// Removes a variable and the constraints that contain it.
    public mutating func removeVariable(_ variable: Variable) {
        check(variable)
        while system.graph.variables[variable.record].firstUse != .null {
            remove(at: system.graph.terms[system.graph.variables[variable.record].firstUse].constraint)
        }
        let symbol = system.graph.variables[variable.record].symbol
        if symbol != .null { system.tableau.remove(symbol) }
        system.graph.removeVariable(variable.record)
    }

    /// Returns the value of `variable` in the last solution.
    public func value(of variable: Variable) -> Double {
        check(variable)
        return system.graph.variables[variable.record].value
    }

    // MARK: - Constraints

    /// Adds a constraint, which takes part in the next solution.
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

    /// Adds `variable == value` with separate strengths for deviations below and above, as for an intrinsic content size.
    package mutating func addGoal(
        _ variable: Variable, _ value: Double, below: Strength, above: Strength
    ) -> ConstraintID {
        precondition(
            below < .required && above < .required,
            "a goal is optional; add a separate required inequality instead")
        let id = withUnsafePointer(to: Term(variable)) {
            add(UnsafeBufferPointer(start: $0, count: 1), constant: -value, .equal, strength: below)
        }
        system.graph.constraints[id.record].strengthAbove = above.value
        return id
    }

    /// Removes a constraint; the next solution is as if it had never been added.
    public mutating func remove(_ constraint: ConstraintID) {
        check(constraint)
        remove(at: constraint.record)
    }

    mutating func remove(at index: ConstraintIndex) {
        conflictState.retryConflicts(of: index)
        system.remove(index)
    }

    /// Sets the constant of a constraint's expression.
    ///
    /// The expression is compared with zero: for `width == 100`, which is `width - 100 == 0`, the constant is -100;
    /// ``suggest(_:for:)`` takes the value with the opposite sign. Cost: proportional to what depends on it.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
        check(constraint)
        precondition(
            constant.isFinite, "the constant of a constraint is not finite; check how it is computed")
        let index = constraint.record
        let new = system.graph.constraints[index].isNegated ? -constant : constant
        if new == system.graph.constraints[index].constant { return }
        conflictState.retryConflicts(of: index)
        system.setConstant(new, of: index)
    }

    /// Sets the number on the right side of `terms relation number`.
    public mutating func suggest(_ value: Double, for constraint: ConstraintID) {
        setConstant(-value, of: constraint)
    }

    /// Sets the strength of a constraint.
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

    /// Returns whether `constraint` is part of this solver.
    public func contains(_ constraint: ConstraintID) -> Bool { system.graph.contains(constraint) }

    func check(_ variable: Variable) { system.graph.check(variable) }

    func check(_ constraint: ConstraintID) { system.graph.check(constraint) }

    // MARK: - For tests

    /// The number of coefficients above which an optional equality defines a variable instead of having a row: for tests.
    package var longRow: Int {
        get { system.tableau.longRow }
        set { system.tableau.longRow = newValue }
    }
}
