internal import ConstraintSolver

/// From attributes of views to linear expressions in the solver's variables.
///
/// A view's variables are its alignment rectangle in its superview's space: a subtree does not know where it is, and
/// nothing in it changes when it is moved. A value, so that a whole constraint is written in one go.
struct LayoutCore: ~Copyable {
    var solver = Solver()
    /// What each of the solver's constraints is, by its index.
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

    private mutating func note(_ source: LayoutSource, _ id: ConstraintID) {
        let index = Int(id.index)
        while sources.count <= index { sources.append(LayoutSource(kind: .constraint)) }
        sources[index] = source
    }

    /// Writes a constraint whose nodes all have variables.
    mutating func install(_ constraint: LayoutConstraint, heldBy holder: View) {
        terms.removeAll(keepingCapacity: true)
        let isMirrored = constraint.isMirrored
        let sign: Double = isMirrored ? -1 : 1
        var base = addSide(constraint.first, constraint.firstAttribute, sign, holder, isMirrored)
        if let second = constraint.second {
            base += addSide(
                second, constraint.secondAttribute, -sign * constraint.multiplier, holder, isMirrored)
        }
        let id = add(
            constant: base - constraint.storedConstant, constraint.relation.solver,
            constraint.storedPriority.strength, LayoutSource(kind: .constraint, constraint: constraint))
        constraint.state.installed = LayoutConstraintState.Installed(id: id, base: base)
    }

    /// Adds `factor * node.attribute` in the space of `holder`; gives the constant part.
    private mutating func addSide(
        _ node: LayoutNode, _ attribute: LayoutConstraint.Attribute, _ factor: Double, _ holder: View,
        _ isMirrored: Bool
    ) -> Double {
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

    private mutating func addTerm(_ variable: Variable, _ factor: Double) -> Double {
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

    private func verticalShare(of attribute: LayoutConstraint.Attribute, _ node: LayoutNode) -> (
        Double, Double
    ) {
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
    private mutating func addOrigin(
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
            let insets = parent.alignmentRectInsets
            constant -= factor * (axis == .horizontal ? insets.left : insets.top)
        }
        return constant
    }
}
