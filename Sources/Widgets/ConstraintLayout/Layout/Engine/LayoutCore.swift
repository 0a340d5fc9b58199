internal import ConstraintSolver

/// The solver of a tree, with the source of each of its constraints.
///
/// A value type that calls no view, so that adding a constraint is not interrupted by reentrant calls.
nonisolated struct LayoutCore: ~Copyable {
    var solver = Solver()
    /// The source of each of the solver's constraints, by its index.
    var sources: [LayoutSource] = []
    /// The terms of the constraint that is being built.
    var terms: [Term] = []

    /// Adds the current terms as a constraint of the solver.
    mutating func add(
        constant: Double, _ relation: ConstraintSolver.Relation, _ strength: Strength, _ source: LayoutSource
    ) -> ConstraintID {
        let id = terms.withUnsafeBufferPointer {
            solver.add($0, constant: constant, relation, strength: strength)
        }
        record(source, id)
        return id
    }

    /// Adds the goal `variable == value`, with separate strengths against smaller and larger values.
    mutating func addGoal(
        _ variable: Variable, _ value: Double, below: Strength, above: Strength, _ source: LayoutSource
    ) -> ConstraintID {
        let id = solver.addGoal(variable, value, below: below, above: above)
        record(source, id)
        return id
    }

    /// Adds the constraints for an intrinsic length: a single goal if both priorities are optional, otherwise two inequalities.
    mutating func addContent(
        _ length: Double, _ variable: Variable, _ hugging: LayoutPriority, _ resistance: LayoutPriority,
        _ node: LayoutNode
    ) -> ContentConstraints {
        if hugging < .required, resistance < .required {
            return ContentConstraints(
                first: addGoal(
                    variable, length, below: resistance.strength, above: hugging.strength,
                    LayoutSource(kind: .content, node: node)))
        }
        terms.removeAll(keepingCapacity: true)
        terms.append(Term(variable))
        return ContentConstraints(
            first: add(
                constant: -length, .lessThanOrEqual, hugging.strength,
                LayoutSource(kind: .contentHugging, node: node)),
            second: add(
                constant: -length, .greaterThanOrEqual, resistance.strength,
                LayoutSource(kind: .contentResistance, node: node)))
    }

    /// Returns the solved rectangle of a node.
    func rect(of node: LayoutVariables) -> Rect {
        Rect(
            x: solver.value(of: node.x), y: solver.value(of: node.y),
            width: max(0, solver.value(of: node.width)), height: max(0, solver.value(of: node.height)))
    }

    private mutating func record(_ source: LayoutSource, _ id: ConstraintID) {
        let index = Int(id.index)
        while sources.count <= index { sources.append(LayoutSource(kind: .constraint)) }
        sources[index] = source
    }

    /// Returns the storage of the terms, emptied, for building a row separately.
    mutating func takeTerms() -> [Term] {
        var taken: [Term] = []
        swap(&taken, &terms)
        taken.removeAll(keepingCapacity: true)
        return taken
    }
}
