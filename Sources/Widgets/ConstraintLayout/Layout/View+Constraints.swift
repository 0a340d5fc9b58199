extension View {
    /// Whether the frame, as set, is kept by constraints made of it; true at first.
    ///
    /// Set it to false for a view that constraints place: then its frame is theirs.
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

    /// The root of a host fills it, whatever it says.
    final var isPlacedByConstraints: Bool {
        !translatesAutoresizingMaskIntoConstraints && viewTree?.rootView !== self
    }

    /// The active constraints that this view keeps: those of which it is the nearest common ancestor.
    ///
    /// In no order.
    public final var constraints: [LayoutConstraint] { layoutAttachment?.held ?? [] }

    /// Activates `constraint`; the nearest common ancestor of its items keeps it.
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

    /// The active constraints that speak of this view along `axis`, whoever keeps them.
    public final func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
        guard let node = layoutAttachment?.node else { return [] }
        return node.uses.map { $0.constraint }.filter { $0.axis == axis }
    }

    // MARK: - Content size

    /// How firmly the view keeps from being larger than its content.
    public final func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
        let hugging = (layoutAttachment?.node.intrinsic ?? IntrinsicConstraints()).hugging
        return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    /// Sets how firmly the view keeps from being larger than its content along an axis.
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

    /// How firmly the view keeps from being smaller than its content.
    public final func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority
    {
        let resistance = (layoutAttachment?.node.intrinsic ?? IntrinsicConstraints()).resistance
        return axis == .horizontal ? resistance.horizontal : resistance.vertical
    }

    /// Sets how firmly the view keeps from being smaller than its content along an axis.
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
                cure: "the old one stays; use 1 to 1000"))
        return false
    }
}

extension LayoutConstraint {
    /// The axis that the first attribute is on.
    var axis: Axis {
        switch firstAttribute {
        case .height: .vertical
        case .width: .horizontal
        default: firstAttribute.kind == .vertical ? .vertical : .horizontal
        }
    }
}
