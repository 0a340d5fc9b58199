internal import ConstraintSolver

/// A linear expression in the solver's variables, built from the attributes of a constraint.
///
/// The variables of a view are its alignment rectangle in its superview's coordinate space, so moving a subtree changes nothing inside
/// it. Building a row calls the alignment and baseline properties of views, which can run arbitrary code; rows are therefore built
/// outside of the solver.
struct LayoutRow {
    var terms: [Term]
    /// The constant part of the expression.
    private(set) var constant = 0.0

    init(terms: [Term]) { self.terms = terms }

    /// Builds the expression `first - multiplier * second` of a constraint whose nodes all have variables.
    mutating func write(
        _ constraint: LayoutConstraint, heldBy holder: View, in installation: some LayoutInstalling
    ) {
        let isMirrored = constraint.isMirrored
        let sign: Double = isMirrored ? -1 : 1
        constant = addSide(
            constraint.first, constraint.firstAttribute, sign, holder, isMirrored,
            installation)
        if let second = constraint.second {
            constant += addSide(
                second, constraint.secondAttribute, -sign * constraint.multiplier, holder, isMirrored,
                installation)
        }
    }

    /// Adds `factor * node.attribute` in the coordinate space of `holder`, and returns the constant part.
    private mutating func addSide(
        _ node: LayoutNode, _ attribute: LayoutConstraint.Attribute, _ factor: Double, _ holder: View,
        _ isMirrored: Bool, _ installation: some LayoutInstalling
    ) -> Double {
        let plain = attribute.withoutMargins.attribute
        var node = node
        if node.hasBaselineUse { node = node.source(of: plain) }
        if holder.scrollsByPixels { node = node.contentNode(for: plain, heldBy: holder) }
        guard let variables = installation.variables(of: node) else { return 0 }
        switch plain {
        case .width: return addTerm(variables.width, factor)
        case .height: return addTerm(variables.height, factor)
        case .left, .right, .leading, .trailing, .centerX:
            return addOrigin(node, factor, holder, .horizontal, installation)
                + addTerm(variables.width, factor * share(of: plain, isMirrored))
        default:
            let (share, offset) = verticalShare(of: plain, node)
            return addOrigin(node, factor, holder, .vertical, installation)
                + addTerm(variables.height, factor * share)
                + factor * offset
        }
    }

    private mutating func addTerm(_ variable: Variable, _ factor: Double) -> Double {
        if factor != 0 { terms.append(Term(variable, times: factor)) }
        return 0
    }

    /// Returns the fraction of the width that lies to the left of the attribute.
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

    /// Adds the position of the node's alignment rectangle in the coordinate space of `holder`, and returns the constant part.
    private mutating func addOrigin(
        _ node: LayoutNode, _ factor: Double, _ holder: View, _ axis: LayoutConstraint.Axis,
        _ installation: some LayoutInstalling
    ) -> Double {
        if !node.isGuide, node.belongs(to: holder) {
            let insets = holder.checkedAlignmentInsets
            return factor * (axis == .horizontal ? insets.left : insets.top)
        }
        var constant = 0.0
        var step = node
        while let variables = installation.variables(of: step) {
            terms.append(Term(axis == .horizontal ? variables.x : variables.y, times: factor))
            if step.isMeasured(in: holder) { break }
            guard let parent = step.parentView else { break }
            step = parent.layoutNode
            let insets = parent.checkedAlignmentInsets
            constant -= factor * (axis == .horizontal ? insets.left : insets.top)
        }
        return constant
    }
}
