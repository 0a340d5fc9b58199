internal import ConstraintSolver

/// Measures the size of a view by the constraints inside it, in a separate solver.
///
/// The view stays installed in the engine of its tree, which is neither read nor changed. Nodes and constraints define the problem, and
/// the variables are stored in a table of the measurement. Each node stores its index in that table, so that a lookup is O(1).
@MainActor
final class LayoutMeasurement: LayoutInstalling {
    /// The position of a node in the table of the innermost measurement that contains it.
    nonisolated struct Slot {
        /// The number of the measurement; 0 for none.
        var measurement: UInt32 = 0
        var index: UInt32 = 0
    }

    private struct Entry {
        let node: LayoutNode
        let variables: LayoutVariables
        /// The node's slot in an enclosing measurement, which is restored when this one ends.
        let outerSlot: Slot
        var isPinned = false
    }

    var core = LayoutCore()
    let abandonCount = 0
    private let view: View
    private let root: LayoutNode
    private let number: UInt32
    private var entries: ContiguousArray<Entry> = []
    /// The number of leading entries whose content constraints have been added.
    private var contentCount = 0
    private var installationQueue: [LayoutConstraint] = []

    private static var madeCount: UInt32 = 0

    init(of view: View) {
        self.view = view
        root = view.layoutNode
        Self.madeCount &+= 1
        number = Self.madeCount
    }

    /// Returns the size nearest to `target`, with a priority for each dimension, rounded up to whole pixels.
    func size(_ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> Size {
        defer { for entry in entries { entry.node.slot = entry.outerSlot } }
        adoptTree(view)
        adopt(root)
        installAll()
        guard let root = variables(of: root) else { return .zero }
        let insets = view.checkedAlignmentInsets
        addTarget(root.width, to: Self.bounded(target.width) - insets.left - insets.right, horizontal)
        addTarget(root.height, to: Self.bounded(target.height) - insets.top - insets.bottom, vertical)
        core.solver.solve()
        let rect = core.rect(of: root)
        let scale = view.contentScaleFactor
        return Size(
            width: ((rect.width + insets.left + insets.right) * scale - 1e-6).rounded(.up) / scale,
            height: ((rect.height + insets.top + insets.bottom) * scale - 1e-6).rounded(.up) / scale)
    }

    private func addTarget(_ variable: Variable, to length: Double, _ priority: LayoutPriority) {
        core.terms = [Term(variable)]
        _ = core.add(
            constant: -length, .equal, priority.strength, LayoutSource(kind: .fitting, node: root))
    }

    /// Clamps a target length to a large finite range; NaN becomes 0.
    private static func bounded(_ length: Double) -> Double {
        let most = View.layoutFittingExpandedSize.width * 1000
        return length.isNaN ? 0 : min(max(length, -most), most)
    }

    // MARK: - Installing

    /// Adds content sizes and constraints until the queues are empty, because each can add more nodes.
    private func installAll() {
        for _ in 0..<LayoutEngine.installationRoundLimit {
            if contentCount == entries.count, installationQueue.isEmpty { return }
            addContents()
            let constraints = installationQueue
            installationQueue.removeAll(keepingCapacity: true)
            for constraint in constraints where constraint.isActive { install(constraint) }
        }
    }

    private func addContents() {
        while contentCount < entries.count {
            let (node, variables) = (entries[contentCount].node, entries[contentCount].variables)
            contentCount += 1
            guard !node.isGuide, places(node), let view = node.ownView else { continue }
            let size = view.intrinsicContentSize
            if node.recordContentLengths(size) {
                (view.superview as? any ArrangesSubviews)?.arrangedContentLengthsChanged()
            }
            let content = node.intrinsic ?? IntrinsicConstraints()
            _ = addContent(
                size.width, variables.width, content.hugging.horizontal, content.resistance.horizontal, node)
            _ = addContent(
                size.height, variables.height, content.hugging.vertical, content.resistance.vertical, node)
        }
    }

    func variables(of node: LayoutNode) -> LayoutVariables? {
        node.slot.measurement == number ? entries[Int(node.slot.index)].variables : nil
    }

    func adopt(_ node: LayoutNode) {
        if node.slot.measurement == number { return }
        let variables = LayoutVariables(
            x: core.solver.makeVariable(), y: core.solver.makeVariable(), width: core.solver.makeVariable(),
            height: core.solver.makeVariable())
        let slot = Slot(measurement: number, index: UInt32(entries.count))
        entries.append(Entry(node: node, variables: variables, outerSlot: node.slot))
        node.slot = slot
        if node.isGuide {
            if node.guide?.role != nil { installRole(of: node) }
        } else if places(node) {
            restrictSize(of: node)
        }
        for use in node.uses { enqueue(use, of: node) }
    }

    /// Queues the constraint of `use`, unless the other node has already queued it, or the constraint refers to items outside of the
    /// view.
    private func enqueue(_ use: LayoutNode.Use, of node: LayoutNode) {
        let constraint = use.constraint
        if let other = use.isFirst ? constraint.second : constraint.first {
            if other === node { if !use.isFirst { return } } else if variables(of: other) != nil { return }
        }
        guard let holder = constraint.state.holder?.node.ownView, holder.isDescendant(of: view) else {
            return
        }
        installationQueue.append(constraint)
    }

    func enqueue(_ constraint: LayoutConstraint) { installationQueue.append(constraint) }

    /// Returns whether constraints place `node`; the measured view always counts as placed by them.
    func places(_ node: LayoutNode) -> Bool { node === root || node.isPlacedByConstraints }

    func isPinned(_ node: LayoutNode) -> Bool {
        node.slot.measurement == number && entries[Int(node.slot.index)].isPinned
    }

    func didPin(_ node: LayoutNode, _ pins: [ConstraintID]) {
        if node.slot.measurement == number { entries[Int(node.slot.index)].isPinned = true }
    }

    func isInstalled(_ constraint: LayoutConstraint) -> Bool { false }
    func didInstall(_ constraint: LayoutConstraint, _ id: ConstraintID, base: Double) {}
}
