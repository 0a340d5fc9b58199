internal import ConstraintSolver

/// An object that adds views, guides and constraints to a solver: the engine of a tree, or the measurement of one view.
///
/// Nodes and constraints are read only; each conforming type keeps what it has installed of them where it belongs.
@MainActor
protocol LayoutInstalling: AnyObject {
    var core: LayoutCore { get set }
    /// How many nodes have left: variables that were read before are no longer valid when this has changed.
    var abandonCount: Int { get }

    /// The variables of `node` in this solver; nil while it has none.
    func variables(of node: LayoutNode) -> LayoutVariables?
    /// Gives `node` variables, unless it has some, and queues its content and its constraints.
    func adopt(_ node: LayoutNode)
    /// Whether constraints place `node`; one placed by hand is kept at its frame.
    func places(_ node: LayoutNode) -> Bool

    /// Whether `node` is kept at its frame, or at its margins.
    func isPinned(_ node: LayoutNode) -> Bool
    /// Called after `node` was kept at its frame, or at its margins.
    func didPin(_ node: LayoutNode, _ pins: [ConstraintID])

    func isInstalled(_ constraint: LayoutConstraint) -> Bool
    /// Called after `constraint` was added: the solver's constant is `base` less the constant of the constraint.
    func didInstall(_ constraint: LayoutConstraint, _ id: ConstraintID, base: Double)
    /// Has `constraint` installed later.
    func enqueue(_ constraint: LayoutConstraint)
}

extension LayoutInstalling {
    // MARK: - Trees

    /// Takes in all nodes of `root`'s tree that constraints speak of.
    func adoptTree(_ root: View) {
        adoptIfUsed(root)
        for subview in root.subviews { adoptTree(subview) }
    }

    func adoptIfUsed(_ view: View) {
        guard let attachment = view.layoutAttachment else { return }
        if !attachment.node.uses.isEmpty || attachment.node.isPlacedByConstraints { adopt(attachment.node) }
        if attachment.hasGuides { for guide in attachment.allGuides { adopt(guide.node) } }
    }

    // MARK: - Constraints

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
        row.write(constraint, heldBy: holder, in: self)
        // Asked for an alignment or a baseline, a view may leave, or change the constraint.
        guard constraint.isActive, !isInstalled(constraint) else { return }
        if abandonCount != before { return enqueue(constraint) }
        core.terms = row.terms
        let id = core.add(
            constant: row.constant - constraint.storedConstant, constraint.relation.solver,
            constraint.storedPriority.strength, LayoutSource(kind: .constraint, constraint: constraint))
        didInstall(constraint, id, base: row.constant)
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
        if variables(of: node) == nil || !places(node) { ensure(node) }
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
        if !places(node) { ensureFrame(of: node) }
    }

    // MARK: - Sizes

    /// Keeps the size of a view that constraints place from being negative; that of a view placed by hand is given.
    ///
    /// Guides are not restricted: margins can be larger than the view, and a distance can point backwards.
    func restrictSize(of node: LayoutNode) {
        guard let variables = variables(of: node) else { return }
        core.solver.setNonnegative(places(node), variables.width)
        core.solver.setNonnegative(places(node), variables.height)
    }

    /// Keeps a view that is placed by hand where it is, as far as constraints are concerned.
    func ensureFrame(of node: LayoutNode) {
        guard let view = node.ownView else { return }
        let values = LayoutNode.alignmentValues(of: view)
        guard let variables = variables(of: node), !isPinned(node) else { return }
        let pins = zip([variables.x, variables.y, variables.width, variables.height], values).map {
            variable, value in
            core.terms.removeAll(keepingCapacity: true)
            core.terms.append(Term(variable))
            return core.add(constant: -value, .equal, .required, LayoutSource(kind: .frame, node: node))
        }
        didPin(node, pins)
    }

    /// Adds the constraints that keep `variable` at the content length `length`; reports a length that is no number.
    func addContent(
        _ length: Double, _ variable: Variable, _ hugging: LayoutPriority, _ resistance: LayoutPriority,
        _ node: LayoutNode
    ) -> ContentConstraints? {
        if length >= 0 && length.isFinite {
            return core.addContent(length, variable, hugging, resistance, node)
        }
        if length != View.noIntrinsicMetric {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidConstraint, subject: node.ownView?.hierarchyPath ?? node.name,
                    message: "its intrinsicContentSize has a length of \(length)",
                    cure: "it counts as none; answer View.noIntrinsicMetric where there is none"))
        }
        return nil
    }
}

extension LayoutNode {
    /// The alignment rectangle of the frame that was set for `view`: x, y, width and height.
    static func alignmentValues(of view: View) -> [Double] {
        let insets = view.checkedAlignmentInsets
        let origin = view.layoutState.origin
        let size = view.layoutState.bounds.size
        return [
            origin.x + insets.left, origin.y + insets.top, size.width - insets.left - insets.right,
            size.height - insets.top - insets.bottom,
        ]
    }
}
