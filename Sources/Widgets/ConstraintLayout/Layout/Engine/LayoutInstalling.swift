internal import ConstraintSolver

/// An object that installs views, guides and constraints in a solver: the engine of a tree, or the measurement of a view.
///
/// Nodes and constraints are only read; each conforming type stores the state of installation itself.
@MainActor
protocol LayoutInstalling: AnyObject {
    var core: LayoutCore { get set }
    /// The number of nodes removed so far; if it has changed, variables read before are no longer valid.
    var abandonCount: Int { get }

    /// Returns the variables of `node` in this solver; nil when it has none.
    func variables(of node: LayoutNode) -> LayoutVariables?
    /// Creates variables for `node`, unless it has some, and queues its content size and its constraints.
    func adopt(_ node: LayoutNode)
    /// Returns whether constraints place `node`; otherwise its frame is set by the program and pinned.
    func places(_ node: LayoutNode) -> Bool

    /// Returns whether `node` is pinned to its frame or margins.
    func isPinned(_ node: LayoutNode) -> Bool
    /// Called after `node` was pinned to its frame or margins.
    func didPin(_ node: LayoutNode, _ pins: [ConstraintID])

    func isInstalled(_ constraint: LayoutConstraint) -> Bool
    /// Called after `constraint` was added; the solver's constant is `base` minus the constant of the constraint.
    func didInstall(_ constraint: LayoutConstraint, _ id: ConstraintID, base: Double)
    /// Queues `constraint` for installation.
    func enqueue(_ constraint: LayoutConstraint)
}

extension LayoutInstalling {
    // MARK: - Trees

    /// Adopts all nodes in the tree of `root` that are used by constraints.
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
        ensureBaselineProvider(to: constraint.first, constraint.firstAttribute, below: holder)
        if let second = constraint.second {
            ensureBaselineProvider(to: second, constraint.secondAttribute, below: holder)
        }
        if holder.scrollsByPixels { ensureContentGuide(constraint, holder) }
        let before = abandonCount
        var row = LayoutRow(terms: core.takeTerms())
        row.write(constraint, heldBy: holder, in: self)
        // Reading an alignment or a baseline can remove the view or change the constraint.
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

    /// Adopts the view from which the node takes its baseline, if the attribute is a baseline.
    private func ensureBaselineProvider(
        to node: LayoutNode, _ attribute: LayoutConstraint.Attribute, below holder: View
    ) {
        guard node.hasBaselineUse else { return }
        let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
        if isBaseline, !node.isGuide, node.ownView is any ArrangesSubviews {
            // An empty container has its own baseline, and takes one from its content as soon as it arranges a view.
            node.forwardsBaseline = true
        }
        let baselineView = node.source(of: attribute)
        if baselineView === node { return }
        ensureChain(baselineView, below: holder)
        var step = baselineView.ownView
        while let view = step, view !== node.ownView {
            view.layoutNode.forwardsBaseline = true
            step = view.superview
        }
        node.forwardsBaseline = true
    }

    /// Adopts a node and all nodes between it and `holder`.
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

    /// Adopts a node, and pins it to its frame if it is not placed by constraints.
    func ensure(_ node: LayoutNode) {
        adopt(node)
        if !places(node) { ensureFrame(of: node) }
    }

    // MARK: - Sizes

    /// Constrains the size of a view that is placed by constraints to be nonnegative; other sizes are given by the frame.
    ///
    /// Guides are not restricted: margins can be larger than the view, and a distance can be negative.
    func restrictSize(of node: LayoutNode) {
        guard let variables = variables(of: node) else { return }
        core.solver.setNonnegative(places(node), variables.width)
        core.solver.setNonnegative(places(node), variables.height)
    }

    /// Pins a view that is not placed by constraints to its frame.
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

    /// Adds the constraints for an intrinsic length; reports a diagnostic for a length that is not a number.
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
                    cure: "it is ignored; return View.noIntrinsicMetric when there is none"))
        }
        return nil
    }
}

extension LayoutNode {
    /// Returns the alignment rectangle of the current frame of `view`: x, y, width and height.
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
