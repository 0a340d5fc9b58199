internal import ConstraintSolver

/// From attributes of views to linear expressions in the solver's variables.
///
/// A view's variables are its alignment rectangle in its superview's space: a subtree does not know where it is, and
/// nothing in it changes when it is moved.
extension LayoutEngine {
    func install(_ constraint: LayoutConstraint) {
        guard let holder = constraint.state.holder?.node.ownView else { return }
        terms.removeAll(keepingCapacity: true)
        let isMirrored = constraint.isMirrored
        let sign: Double = isMirrored ? -1 : 1
        var base = addSide(constraint.first, constraint.firstAttribute, sign, holder, isMirrored)
        if let second = constraint.second {
            base += addSide(second, constraint.secondAttribute, -sign * constraint.multiplier, holder, isMirrored)
        }
        let id = add(
            constant: base - constraint.storedConstant, constraint.relation.solver,
            constraint.storedPriority.strength, LayoutSource(kind: .constraint, constraint: constraint))
        constraint.state.installed = LayoutConstraintState.Installed(id: id, base: base)
    }

    /// Adds the terms at hand as a constraint of the solver.
    func add(
        constant: Double, _ relation: ConstraintSolver.Relation, _ strength: Strength, _ source: LayoutSource
    ) -> ConstraintID {
        let id = terms.withUnsafeBufferPointer {
            solver.add($0, constant: constant, relation, strength: strength)
        }
        let index = Int(id.index)
        while sources.count <= index { sources.append(LayoutSource(kind: .constraint)) }
        sources[index] = source
        return id
    }

    /// Adds `factor * node.attribute` in the space of `holder`; gives the constant part.
    private func addSide(
        _ node: LayoutNode, _ attribute: LayoutConstraint.Attribute, _ factor: Double, _ holder: View,
        _ isMirrored: Bool
    ) -> Double {
        ensure(node)
        guard let installed = node.installed else { return 0 }
        let plain = attribute.withoutMargins.attribute
        switch plain {
        case .width: return addTerm(installed.width, factor)
        case .height: return addTerm(installed.height, factor)
        case .left, .right, .leading, .trailing, .centerX:
            return addOrigin(node, factor, holder, .horizontal)
                + addTerm(installed.width, factor * share(of: plain, isMirrored))
        default:
            let (share, offset) = verticalShare(of: plain, node)
            return addOrigin(node, factor, holder, .vertical) + addTerm(installed.height, factor * share)
                + factor * offset
        }
    }

    private func addTerm(_ variable: Variable, _ factor: Double) -> Double {
        if factor != 0 { terms.append(Term(variable, times: factor)) }
        return 0
    }

    /// How much of the width lies before the attribute.
    private func share(of attribute: LayoutConstraint.Attribute, _ isMirrored: Bool) -> Double {
        switch attribute {
        case .right: 1
        case .leading: isMirrored ? 1 : 0
        case .trailing: isMirrored ? 0 : 1
        case .centerX: 0.5
        default: 0
        }
    }

    private func verticalShare(of attribute: LayoutConstraint.Attribute, _ node: LayoutNode) -> (Double, Double) {
        switch attribute {
        case .top: return (0, 0)
        case .centerY: return (0.5, 0)
        case .firstBaseline, .lastBaseline:
            let view = node.isGuide ? nil : node.ownView
            let baseline = view?.layoutBaseline(isFirst: attribute == .firstBaseline) ?? .bottom
            return (baseline.heightShare, baseline.offset)
        default: return (1, 0)
        }
    }

    /// Adds the place of the node's alignment rectangle in the space of `holder`; gives the constant part.
    private func addOrigin(
        _ node: LayoutNode, _ factor: Double, _ holder: View, _ axis: LayoutConstraint.Axis
    ) -> Double {
        if !node.isGuide, let view = node.ownView, view === holder {
            let insets = view.alignmentRectInsets
            return factor * (axis == .horizontal ? insets.left : insets.top)
        }
        var constant = 0.0
        var step = node
        while let installed = step.installed {
            terms.append(Term(axis == .horizontal ? installed.x : installed.y, times: factor))
            guard let parent = step.parentView, parent !== holder else { break }
            step = parent.layoutNode
            ensure(step)
            let insets = parent.alignmentRectInsets
            constant -= factor * (axis == .horizontal ? insets.left : insets.top)
        }
        return constant
    }

    /// Sees to it that a node has variables, and that they have values if no constraint of the user gives them.
    func ensure(_ node: LayoutNode) {
        adopt(node)
        if !node.isPlacedByConstraints { ensureFrame(of: node) }
    }

    // MARK: - Frames set by hand

    /// Keeps a view that is placed by hand where it is, as far as constraints are concerned.
    private func ensureFrame(of node: LayoutNode) {
        guard let installed = node.installed, installed.frame.isEmpty, let view = node.ownView else { return }
        let values = alignmentValues(of: view)
        let variables = [installed.x, installed.y, installed.width, installed.height]
        withOwnTerms {
            node.installed?.frame = zip(variables, values).map { variable, value in
                terms.removeAll(keepingCapacity: true)
                terms.append(Term(variable))
                return add(constant: -value, .equal, .required, LayoutSource(kind: .frame, node: node))
            }
        }
    }

    /// Lets `body` make constraints while the terms of another one are being collected.
    func withOwnTerms(_ body: () -> Void) {
        var outer: [Term] = []
        swap(&outer, &terms)
        body()
        swap(&outer, &terms)
    }

    private func alignmentValues(of view: View) -> [Double] {
        let insets = view.alignmentRectInsets
        let origin = view.layoutState.origin
        let size = view.layoutState.bounds.size
        return [
            origin.x + insets.left, origin.y + insets.top, size.width - insets.left - insets.right,
            size.height - insets.top - insets.bottom,
        ]
    }

    /// A frame was set by hand.
    func frameChanged(_ node: LayoutNode) {
        guard let installed = node.installed, let view = node.ownView else { return }
        if node.isPlacedByConstraints { return queueWriting(node) }
        if installed.frame.isEmpty { return }
        for (id, value) in zip(installed.frame, alignmentValues(of: view)) { solver.suggest(value, for: id) }
        noteWork()
    }

    /// `translatesAutoresizingMaskIntoConstraints` was changed.
    func placementChanged(_ node: LayoutNode) {
        if node.installed == nil {
            if !node.uses.isEmpty || node.isPlacedByConstraints { adopt(node) }
            return
        }
        if node.isPlacedByConstraints {
            for id in node.installed?.frame ?? [] { solver.remove(id) }
            node.installed?.frame = []
            contentChanged(node)
            queueWriting(node)
        } else {
            removeContentConstraints(of: node)
            ensureFrame(of: node)
        }
        noteWork()
    }

    // MARK: - Changes

    func constantChanged(_ constraint: LayoutConstraint) {
        guard let installed = constraint.state.installed else { return }
        solver.setConstant(installed.base - constraint.storedConstant, of: installed.id)
        noteWork()
    }

    func priorityChanged(_ constraint: LayoutConstraint) {
        guard let installed = constraint.state.installed else { return }
        solver.setStrength(constraint.storedPriority.strength, of: installed.id)
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
