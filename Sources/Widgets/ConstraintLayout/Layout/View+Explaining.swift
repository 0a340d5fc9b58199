package import ConstraintSolver

extension View {
    /// Returns the constraints that determine `attribute` of this view; nil when the view does not take part in constraint layout.
    ///
    /// Pending changes are solved first. Cost: proportional to the listed constraints and the definitions they depend on.
    public final func explainLayout(_ attribute: LayoutConstraint.Attribute) -> LayoutExplanation? {
        guard let node = layoutAttachment?.node else { return nil }
        return LayoutExplainer(engine: requiredEngine()).explanation(of: node, attribute)
    }

    /// The conflicts among the constraints of this view's tree; pending changes are solved first.
    public final var layoutConflicts: [LayoutConflict] {
        let engine = requiredEngine()
        engine.update()
        return LayoutExplainer(engine: engine).conflicts
    }

    /// Whether constraints place this view without determining its frame completely.
    public final var hasAmbiguousLayout: Bool { !ambiguousLayoutAttributes.isEmpty }

    /// The ambiguous attributes of this view, among left, top, width and height.
    public final var ambiguousLayoutAttributes: [LayoutConstraint.Attribute] {
        guard let node = layoutAttachment?.node, node.isPlacedByConstraints else { return [] }
        let engine = requiredEngine()
        engine.adopt(node)
        return LayoutExplainer(engine: engine).ambiguousAttributes(of: node)
    }

    /// Returns a description of each ambiguous attribute in this view and its descendants, with a constraint that would determine it.
    ///
    /// Cost: a few small solutions for each view placed by constraints.
    public final func explainAmbiguity() -> [String] {
        var result = ambiguousLayoutAttributes.map { attribute in
            "\(hierarchyPath): \(attribute) is ambiguous; determine it with \(suggestion(attribute))"
        }
        for subview in subviews { result += subview.explainAmbiguity() }
        return result
    }

    private func suggestion(_ attribute: LayoutConstraint.Attribute) -> String {
        switch attribute {
        case .left: "leadingAnchor.constraint(equalTo: superview.leadingAnchor)"
        case .top: "topAnchor.constraint(equalTo: superview.topAnchor)"
        case .width: "widthAnchor.constraint(equalToConstant:), or a trailing anchor"
        default: "heightAnchor.constraint(equalToConstant:), or a bottom anchor"
        }
    }

    /// Moves an ambiguous view to another position that satisfies its constraints equally, to make the ambiguity visible.
    public final func exerciseAmbiguityInLayout() {
        guard let node = layoutAttachment?.node, node.isPlacedByConstraints else { return }
        let engine = requiredEngine()
        engine.adopt(node)
        LayoutExplainer(engine: engine).exerciseAmbiguity(of: node)
    }
}

extension View {
    /// The solver statistics of this view's tree, for tests that count operations instead of measuring time.
    package final var layoutSolverStatistics: SolverStatistics { requiredEngine().core.solver.statistics }
}
