package import ConstraintSolver

extension View {
    /// The constraints that determine `attribute` of this view; nil when constraints do not place it.
    ///
    /// Solves first if something has changed. Cost: the constraints named, and the definitions below them.
    public final func explainLayout(_ attribute: LayoutConstraint.Attribute) -> LayoutExplanation? {
        guard let node = layoutAttachment?.node else { return nil }
        return LayoutExplainer(engine: requiredEngine()).explanation(of: node, attribute)
    }

    /// The contradictions among the constraints of this view's tree.
    public final var layoutConflicts: [LayoutConflict] {
        let engine = requiredEngine()
        engine.update()
        return LayoutExplainer(engine: engine).conflicts
    }

    /// True when constraints place this view and leave something of it open.
    public final var hasAmbiguousLayout: Bool { !ambiguousLayoutAttributes.isEmpty }

    /// The attributes of this view that the constraints leave ambiguous: of left, top, width and height.
    public final var ambiguousLayoutAttributes: [LayoutConstraint.Attribute] {
        guard let node = layoutAttachment?.node, node.isPlacedByConstraints else { return [] }
        let engine = requiredEngine()
        engine.adopt(node)
        return LayoutExplainer(engine: engine).ambiguousAttributes(of: node)
    }

    /// In words, for each ambiguous attribute in this view's tree: what is open, and a constraint that would settle it.
    ///
    /// Cost: a few small solutions for each view placed by constraints.
    public final func explainAmbiguity() -> [String] {
        var result = ambiguousLayoutAttributes.map { attribute in
            "\(hierarchyPath): \(attribute) is open; settle it with \(settling(attribute))"
        }
        for subview in subviews { result += subview.explainAmbiguity() }
        return result
    }

    private func settling(_ attribute: LayoutConstraint.Attribute) -> String {
        switch attribute {
        case .left: "leadingAnchor.constraint(equalTo: superview.leadingAnchor)"
        case .top: "topAnchor.constraint(equalTo: superview.topAnchor)"
        case .width: "widthAnchor.constraint(equalToConstant:), or a trailing anchor"
        default: "heightAnchor.constraint(equalToConstant:), or a bottom anchor"
        }
    }

    /// Moves an ambiguous view to another place that its constraints allow as well, to show that they do.
    public final func exerciseAmbiguityInLayout() {
        guard let node = layoutAttachment?.node, node.isPlacedByConstraints else { return }
        let engine = requiredEngine()
        engine.adopt(node)
        LayoutExplainer(engine: engine).exerciseAmbiguity(of: node)
    }
}

extension View {
    /// The counters of the solver of this view's tree: for tests, which count instead of measuring.
    package final var layoutSolverStatistics: SolverStatistics { requiredEngine().core.solver.statistics }
}
