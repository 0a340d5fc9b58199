internal import ConstraintSolver

/// Sees to it that what constraints speak of has variables and values.
extension LayoutEngine {
    func install(_ constraint: LayoutConstraint) {
        guard let holder = constraint.state.holder?.node.ownView else { return }
        ensureChain(constraint.first, below: holder)
        if let second = constraint.second { ensureChain(second, below: holder) }
        ensureLender(to: constraint.first, constraint.firstAttribute, below: holder)
        if let second = constraint.second {
            ensureLender(to: second, constraint.secondAttribute, below: holder)
        }
        if holder.scrollsByPixels { ensureContentGuide(constraint, holder) }
        let before = abandonCount
        var row = LayoutRow(terms: core.takeTerms())
        row.write(constraint, heldBy: holder)
        // Asked for an alignment or a baseline, a view may leave, or change the constraint.
        guard constraint.isActive, constraint.state.installed == nil else { return }
        if abandonCount != before { return enqueue(constraint) }
        core.terms = row.terms
        let id = core.add(
            constant: row.constant - constraint.storedConstant, constraint.relation.solver,
            constraint.storedPriority.strength, LayoutSource(kind: .constraint, constraint: constraint))
        constraint.state.installed = LayoutConstraintState.Installed(id: id, base: row.constant)
    }

    private func ensureContentGuide(_ constraint: LayoutConstraint, _ holder: View) {
        for node in [constraint.first, constraint.second] {
            guard let node, !node.isGuide, node.belongs(to: holder), constraint.second != nil else {
                continue
            }
            ensure(holder.scrollGuides.content.node)
        }
    }

    /// Gives variables to the view that lends its baseline to the node, if the attribute is one.
    private func ensureLender(
        to node: LayoutNode, _ attribute: LayoutConstraint.Attribute, below holder: View
    ) {
        guard node.hasBaselineUse else { return }
        let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
        if isBaseline, !node.isGuide, node.ownView is any ArrangesSubviews {
            // An empty container has a baseline of its own, and lends another one as soon as it arranges a view.
            node.lendsBaseline = true
        }
        let lender = node.source(of: attribute)
        if lender === node { return }
        ensureChain(lender, below: holder)
        var step = lender.ownView
        while let view = step, view !== node.ownView {
            view.layoutNode.lendsBaseline = true
            step = view.superview
        }
        node.lendsBaseline = true
    }

    /// Gives variables to a node and to all that lie between it and `holder`.
    private func ensureChain(_ node: LayoutNode, below holder: View) {
        if node.installed == nil || !node.isPlacedByConstraints { ensure(node) }
        if !node.isGuide, node.belongs(to: holder) { return }
        if node.isMeasured(in: holder) { return }
        var parent = node.parentView
        while let view = parent, view !== holder {
            ensure(view.layoutNode)
            parent = view.superview
        }
    }

    /// Sees to it that a node has variables, and that they have values if no constraint of the user gives them.
    func ensure(_ node: LayoutNode) {
        adopt(node)
        if !node.isPlacedByConstraints { ensureFrame(of: node) }
    }

    // MARK: - Frames set by hand

    /// Keeps a view that is placed by hand where it is, as far as constraints are concerned.
    private func ensureFrame(of node: LayoutNode) {
        guard let view = node.ownView else { return }
        let values = alignmentValues(of: view)
        guard let installed = node.installed, installed.engine === self, node.pins.isEmpty else {
            return
        }
        let variables = [installed.x, installed.y, installed.width, installed.height]
        node.pins = zip(variables, values).map { variable, value in
            core.terms.removeAll(keepingCapacity: true)
            core.terms.append(Term(variable))
            return core.add(constant: -value, .equal, .required, LayoutSource(kind: .frame, node: node))
        }
    }

    private func alignmentValues(of view: View) -> [Double] {
        let insets = view.checkedAlignmentInsets
        let origin = view.layoutState.origin
        let size = view.layoutState.bounds.size
        return [
            origin.x + insets.left, origin.y + insets.top, size.width - insets.left - insets.right,
            size.height - insets.top - insets.bottom,
        ]
    }

    /// A frame was set by hand.
    func frameChanged(_ node: LayoutNode) {
        guard let view = node.ownView else { return }
        if node.isPlacedByConstraints { return queueWriting(node) }
        if node.pins.isEmpty { return }
        let values = alignmentValues(of: view)
        for (id, value) in zip(node.pins, values) {
            core.solver.suggest(value, for: id)
        }
        noteWork()
    }

    /// `translatesAutoresizingMaskIntoConstraints` was changed.
    func placementChanged(_ node: LayoutNode) {
        if node.installed == nil {
            if !node.uses.isEmpty || node.isPlacedByConstraints { adopt(node) }
            return
        }
        restrictSize(of: node)
        if node.isPlacedByConstraints {
            for id in node.pins { core.solver.remove(id) }
            node.pins = []
            contentChanged(node)
            queueWriting(node)
        } else {
            removeContentConstraints(of: node)
            if let view = node.ownView { setResidual(.zero, of: node, view) }
            ensureFrame(of: node)
        }
        noteWork()
    }

    // MARK: - Changes

    func constantChanged(_ constraint: LayoutConstraint) {
        guard let installed = constraint.state.installed else { return }
        core.solver.setConstant(installed.base - constraint.storedConstant, of: installed.id)
        noteWork()
    }

    func priorityChanged(_ constraint: LayoutConstraint) {
        guard let installed = constraint.state.installed else { return }
        core.solver.setStrength(constraint.storedPriority.strength, of: installed.id)
        noteWork()
    }
}

extension LayoutConstraint {
    /// True when leading is right: for attributes that depend on the direction of text, in views that run from the right.
    ///
    /// All places are then measured towards the left, so that a positive constant still means "onwards".
    var isMirrored: Bool {
        guard
            firstAttribute.kind == .horizontal(.relative) || secondAttribute.kind == .horizontal(.relative)
        else { return false }
        return first.ownView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}

extension LayoutConstraint.Relation {
    var solver: ConstraintSolver.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
