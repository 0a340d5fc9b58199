internal import ConstraintSolver

/// Changes of installed frames, margins, constants and priorities.
extension LayoutEngine {
    /// Called when a frame was set by the program.
    func frameChanged(_ node: LayoutNode) {
        guard let view = node.ownView else { return }
        if node.isPlacedByConstraints { return queueForWriting(node) }
        if node.pins.isEmpty { return }
        let values = LayoutNode.alignmentValues(of: view)
        for (id, value) in zip(node.pins, values) {
            core.solver.suggest(value, for: id)
        }
        requestFrame()
    }

    /// Called when `translatesAutoresizingMaskIntoConstraints` has changed.
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
            queueForWriting(node)
        } else {
            removeContentConstraints(of: node)
            if let view = node.ownView { setResidual(.zero, of: node, view) }
            ensureFrame(of: node)
        }
        requestFrame()
    }

    // MARK: - Margins

    /// Updates the frame guide of a scroll view after it has scrolled.
    func scrolled(_ view: View) {
        guard let guide = view.layoutAttachment?.scrollGuides?.frame,
            guide.node.installed != nil, guide.node.pins.count == 4
        else { return }
        for (id, number) in zip(guide.node.pins, guide.roleNumbers(in: view)) {
            core.solver.suggest(number, for: id)
        }
        requestFrame()
    }

    /// Updates the guides of `view` after its margins or safe area may have changed.
    func marginsChanged(of view: View) {
        guard let attachment = view.layoutAttachment else { return }
        for guide in [attachment.marginsGuide, attachment.safeAreaGuide] {
            guard let guide, guide.node.installed != nil, guide.node.pins.count == 4 else {
                continue
            }
            for (id, number) in zip(guide.node.pins, guide.roleNumbers(in: view)) {
                core.solver.suggest(number, for: id)
            }
        }
        requestFrame()
    }

    // MARK: - Constraints

    func constantChanged(_ constraint: LayoutConstraint) {
        guard let installed = constraint.state.installed else { return }
        core.solver.setConstant(installed.base - constraint.storedConstant, of: installed.id)
        constraint.first.ownView?.invalidateObservingAncestor()
        requestFrame()
    }

    func priorityChanged(_ constraint: LayoutConstraint) {
        guard let installed = constraint.state.installed else { return }
        core.solver.setStrength(constraint.storedPriority.strength, of: installed.id)
        requestFrame()
    }
}

extension LayoutConstraint {
    /// Whether the constraint is mirrored: it uses leading or trailing, in a view with right-to-left layout.
    ///
    /// All its positions are then measured towards the left, so that a positive constant still means a distance in the reading direction.
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
