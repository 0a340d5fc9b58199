internal import ConstraintSolver

/// The solver of a tree, and the source of each of its constraints.
///
/// A value, so that a constraint is added in one go; nothing in here calls a view.
nonisolated struct LayoutCore: ~Copyable {
    var solver = Solver()
    /// The source of each of the solver's constraints, by its index.
    var sources: [LayoutSource] = []
    /// The left side of the constraint at work.
    var terms: [Term] = []

    /// Adds the terms at hand as a constraint of the solver.
    mutating func add(
        constant: Double, _ relation: ConstraintSolver.Relation, _ strength: Strength, _ source: LayoutSource
    ) -> ConstraintID {
        let id = terms.withUnsafeBufferPointer {
            solver.add($0, constant: constant, relation, strength: strength)
        }
        note(source, id)
        return id
    }

    /// Adds `variable == value` with one strength against being less and another against being more.
    mutating func addGoal(
        _ variable: Variable, _ value: Double, below: Strength, above: Strength, _ source: LayoutSource
    ) -> ConstraintID {
        let id = solver.addGoal(variable, value, below: below, above: above)
        note(source, id)
        return id
    }

    /// Adds the constraints of a content length: one goal where both priorities are optional, else an inequality for each.
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

    /// The place of a node, as solved.
    func rect(of node: LayoutVariables) -> Rect {
        Rect(
            x: solver.value(of: node.x), y: solver.value(of: node.y),
            width: max(0, solver.value(of: node.width)), height: max(0, solver.value(of: node.height)))
    }

    private mutating func note(_ source: LayoutSource, _ id: ConstraintID) {
        let index = Int(id.index)
        while sources.count <= index { sources.append(LayoutSource(kind: .constraint)) }
        sources[index] = source
    }

    /// The room of the terms at hand, empty: for a row that is written apart.
    mutating func takeTerms() -> [Term] {
        var taken: [Term] = []
        swap(&taken, &terms)
        taken.removeAll(keepingCapacity: true)
        return taken
    }
}
