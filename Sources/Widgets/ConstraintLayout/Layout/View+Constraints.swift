extension View {
    /// Whether the view's frame is set by the program and translated into constraints; true by default.
    ///
    /// Set it to false for a view that is placed by constraints, which then determine its frame.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !takesPlaceFromConstraints }
        set {
            if newValue == translatesAutoresizingMaskIntoConstraints { return }
            takesPlaceFromConstraints = !newValue
            if !newValue { _ = attachment }
            guard let node = layoutAttachment?.node else { return }
            node.isPlacedByConstraints = isPlacedByConstraints
            if let engine = engineOfTree() { engine.placementChanged(node) }
        }
    }

    /// Whether constraints place the view; always false for the root view of a host, which fills it.
    final var isPlacedByConstraints: Bool {
        !translatesAutoresizingMaskIntoConstraints && viewTree?.rootView !== self
    }

    /// The active constraints held by this view, which is the nearest common ancestor of their items.
    ///
    /// The order is unspecified.
    public final var constraints: [LayoutConstraint] { layoutAttachment?.held ?? [] }

    /// Activates `constraint`, which is then held by the nearest common ancestor of its items.
    public final func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }
    /// Activates the constraints.
    public final func addConstraints(_ constraints: [LayoutConstraint]) {
        LayoutConstraint.activate(constraints)
    }
    /// Deactivates the constraint.
    public final func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }
    /// Deactivates the constraints.
    public final func removeConstraints(_ constraints: [LayoutConstraint]) {
        LayoutConstraint.deactivate(constraints)
    }

    /// Returns the active constraints that refer to this view along `axis`, regardless of the view that holds them.
    public final func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
        guard let node = layoutAttachment?.node else { return [] }
        return node.uses.map { $0.constraint }.filter { $0.axis == axis }
    }

    // MARK: - Content size

    /// Returns the priority with which the view resists being larger than its content; `defaultLow` by default.
    public final func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
        let hugging = (layoutAttachment?.node.intrinsic ?? IntrinsicConstraints()).hugging
        return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    /// Sets the priority with which the view resists being larger than its content along an axis.
    public final func setContentHuggingPriority(
        _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
    ) {
        guard checkContentPriority(priority, "contentHuggingPriority") else { return }
        changeContentPriorities {
            if axis == .horizontal {
                $0.hugging.horizontal = priority
            } else {
                $0.hugging.vertical = priority
            }
        }
    }

    /// Returns the priority with which the view resists being smaller than its content; `defaultHigh` by default.
    public final func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority
    {
        let resistance = (layoutAttachment?.node.intrinsic ?? IntrinsicConstraints()).resistance
        return axis == .horizontal ? resistance.horizontal : resistance.vertical
    }

    /// Sets the priority with which the view resists being smaller than its content along an axis.
    public final func setContentCompressionResistancePriority(
        _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
    ) {
        guard checkContentPriority(priority, "contentCompressionResistancePriority") else { return }
        changeContentPriorities {
            if axis == .horizontal {
                $0.resistance.horizontal = priority
            } else {
                $0.resistance.vertical = priority
            }
        }
    }

    private func changeContentPriorities(_ change: (inout IntrinsicConstraints) -> Void) {
        let node = layoutNode
        var intrinsic = node.intrinsic ?? IntrinsicConstraints()
        change(&intrinsic)
        node.intrinsic = intrinsic
        node.engine?.contentPrioritiesChanged(node)
    }

    private func checkContentPriority(_ priority: LayoutPriority, _ name: String) -> Bool {
        if priority.isValid { return true }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidConstraint, subject: hierarchyPath,
                message: "\(name) was set to \(priority.rawValue)",
                cure: "the previous priority is kept; use 1 to 1000"))
        return false
    }
}

extension LayoutConstraint {
    /// The axis of the first attribute.
    var axis: Axis {
        switch firstAttribute {
        case .height: .vertical
        case .width: .horizontal
        default: firstAttribute.kind == .vertical ? .vertical : .horizontal
        }
    }
}
