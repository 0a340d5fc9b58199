internal import ConstraintSolver
internal import ObjectReferences

/// Lays out one tree of views by constraints: keeps the solver, feeds it with what changed, and writes frames.
///
/// A host has one; so has the root of a tree without host, once that is laid out. Everything waits for ``update()``,
/// which the frame calls between its constraints pass and its layout pass.
// Its properties are not checked for exclusive access: each access ends before anything else runs.
@MainActor
final class LayoutEngine: TreeLayout, LayoutInstalling {
    /// How often constraints and layout may take turns in one frame.
    static let roundLimit = 12

    @exclusivity(unchecked) var core = LayoutCore()
    /// The tree that it lays out, which keeps the engine; nil for one without a host.
    var tree: ViewTree? { treeReference?.object }
    private let treeReference: ClearedReference<ViewTree>?
    /// The node of each variable, by the variable's index.
    @exclusivity(unchecked) private var owners: [UncountedReference<LayoutNode>?] = []
    @exclusivity(unchecked) private var waiting: [LayoutConstraint] = []
    @exclusivity(unchecked) var staleContent: [LayoutNode] = []
    @exclusivity(unchecked) private var writing: [LayoutNode] = []
    private(set) var nodeCount = 0
    /// How many nodes have left: what was read of nodes before is no longer true when this has changed.
    @exclusivity(unchecked) private(set) var abandonCount = 0
    var reportedConflicts: Set<[ConstraintID]> = []

    init(tree: ViewTree?) {
        treeReference = tree.map { ClearedReference($0) }
        if tree == nil { DetachedLayouts.add() }
    }

    isolated deinit {
        dissolve()
        if treeReference == nil { DetachedLayouts.remove() }
    }

    var needsUpdate: Bool {
        !waiting.isEmpty || !staleContent.isEmpty || !writing.isEmpty || core.solver.needsSolving
    }

    func needsUpdate(within root: View) -> Bool {
        !waiting.isEmpty || !staleContent.isEmpty || core.solver.needsSolving
            || writing.contains { $0.ownView?.isDescendant(of: root) ?? true }
    }

    func noteWork() { tree?.noteWork() }

    /// Pixels a point.
    var scale: Double { tree?.scale ?? 1 }

    func node(of variable: Variable) -> LayoutNode? {
        let index = Int(variable.index)
        return index < owners.count ? owners[index]?.object : nil
    }

    // MARK: - Nodes

    /// Gives a node its variables; its constraints wait to be installed.
    func adopt(_ node: LayoutNode) {
        if let installed = node.installed {
            if installed.engine === self { return }
            // The root of the former tree was released on another thread, and its engine is still to be dissolved.
            installed.engine.abandon(node)
        }
        node.installed = LayoutNode.Installed(
            engine: self,
            variables: LayoutVariables(
                x: variable(of: node), y: variable(of: node), width: variable(of: node),
                height: variable(of: node)))
        nodeCount += 1
        if node.isGuide {
            if node.guide?.role != nil { installRole(of: node) }
        } else if node.isPlacedByConstraints {
            restrictSize(of: node)
            contentChanged(node)
            queueWriting(node)
        }
        let own = ObjectIdentifier(self)
        for use in node.uses where !use.isKnown(to: own) { enqueue(use.constraint) }
    }

    func variables(of node: LayoutNode) -> LayoutVariables? {
        guard let installed = node.installed, installed.engine === self else { return nil }
        return installed.variables
    }

    func places(_ node: LayoutNode) -> Bool { node.isPlacedByConstraints }
    func isPinned(_ node: LayoutNode) -> Bool { !node.pins.isEmpty }
    func didPin(_ node: LayoutNode, _ pins: [ConstraintID]) { node.pins = pins }

    private func variable(of node: LayoutNode) -> Variable {
        let variable = core.solver.makeVariable()
        let index = Int(variable.index)
        if index < owners.count {
            owners[index] = UncountedReference(node)
        } else {
            owners.append(UncountedReference(node))
        }
        return variable
    }

    /// Takes a node with all that speaks of it out of the solver.
    func abandon(_ node: LayoutNode) {
        let own = ObjectIdentifier(self)
        guard let installed = node.installed, installed.engine === self else {
            for use in node.uses where use.constraint.state.waitsIn == own {
                use.constraint.state.waitsIn = nil
            }
            return
        }
        abandonCount += 1
        for use in node.uses { use.uninstall(from: own) }
        removeContentConstraints(of: node)
        for id in node.pins { remove(id) }
        for variable in [installed.x, installed.y, installed.width, installed.height] {
            owners[Int(variable.index)] = nil
            core.solver.removeVariable(variable)
        }
        node.installed = nil
        node.pins = []
        node.residual = .zero
        nodeCount -= 1
        if node.isQueuedForIntrinsicSize {
            node.isQueuedForIntrinsicSize = false
            staleContent.removeAll { $0 === node }
        }
        if node.isQueuedForWriting {
            node.isQueuedForWriting = false
            writing.removeAll { $0 === node }
        }
        noteWork()
    }

    /// Releases all nodes at once: the tree is taken apart or moves to another engine.
    func dissolve() {
        for owner in owners {
            guard let node = owner?.object else { continue }
            for use in node.uses { use.constraint.state.installed = nil }
            node.installed = nil
            node.pins = []
            node.residual = .zero
            node.isQueuedForIntrinsicSize = false
            node.isQueuedForWriting = false
            node.intrinsic?.width = nil
            node.intrinsic?.height = nil
        }
        for constraint in waiting where constraint.state.waitsIn == ObjectIdentifier(self) {
            constraint.state.waitsIn = nil
        }
        abandonCount += 1
        owners = []
        waiting = []
        staleContent = []
        writing = []
        nodeCount = 0
        reportedConflicts = []
        core = LayoutCore()
    }

    func abandonTree(_ root: View) {
        abandonAll(of: root)
        for subview in root.subviews { abandonTree(subview) }
    }

    func abandonAll(of view: View) {
        guard let attachment = view.layoutAttachment else { return }
        if attachment.hasGuides { for guide in attachment.allGuides { abandon(guide.node) } }
        abandon(attachment.node)
    }

    func reportConflicts() {
        if core.solver.conflicts.isEmpty, reportedConflicts.isEmpty { return }
        LayoutExplainer(engine: self).reportConflicts()
    }

    // MARK: - Queues

    /// Has an active constraint installed by the next update.
    func enqueue(_ constraint: LayoutConstraint) {
        let own = ObjectIdentifier(self)
        if constraint.state.waitsIn == own || constraint.state.installed != nil || !constraint.isActive {
            return
        }
        constraint.state.waitsIn = own
        waiting.append(constraint)
        noteWork()
    }

    /// Reinstalls all constraints that use `node`: the meaning of its attributes has changed.
    func reinstall(_ node: LayoutNode) {
        for use in node.uses {
            use.constraint.uninstall()
            enqueue(use.constraint)
        }
    }

    func queueWriting(_ node: LayoutNode) {
        if node.isGuide { return noteContentGuide(node) }
        if node.isQueuedForWriting { return }
        node.isQueuedForWriting = true
        writing.append(node)
        noteWork()
    }

    /// The content of a scroll view has another size: it is read in the layout pass.
    private func noteContentGuide(_ node: LayoutNode) {
        if node.guide?.role == .content { node.ownView?.setNeedsLayout() }
    }

    /// Other places are whole pixels now.
    func scaleChanged() {
        for owner in owners {
            if let node = owner?.object, node.isPlacedByConstraints { queueWriting(node) }
        }
    }

    /// Takes the nodes to write, of those that are `root` or inside it, and leaves the others.
    func takeWriting(within root: View?) -> [LayoutNode] {
        guard let root else {
            defer { writing.removeAll(keepingCapacity: true) }
            return writing
        }
        let inside = writing.filter { $0.ownView?.isDescendant(of: root) ?? true }
        writing.removeAll { $0.ownView?.isDescendant(of: root) ?? true }
        return inside
    }

    // MARK: - Update

    /// Brings the solution up to date.
    ///
    /// Cost: what changed, and what depends on it.
    func update() {
        var rounds = 0
        while !waiting.isEmpty || !staleContent.isEmpty {
            rounds += 1
            if rounds > Self.roundLimit { dropContentThatLoops() }
            refreshContent()
            installWaiting()
            if rounds > Self.roundLimit { break }
        }
        guard core.solver.needsSolving else { return }
        core.solver.solve()
        while let variable = core.solver.nextChange() {
            if let node = node(of: variable), node.isPlacedByConstraints { queueWriting(node) }
        }
    }

    private func installWaiting() {
        let constraints = waiting
        waiting.removeAll(keepingCapacity: true)
        for constraint in constraints where constraint.state.waitsIn == ObjectIdentifier(self) {
            constraint.state.waitsIn = nil
            if constraint.isActive, constraint.state.installed == nil { install(constraint) }
        }
    }

    func isInstalled(_ constraint: LayoutConstraint) -> Bool { constraint.state.installed != nil }

    func didInstall(_ constraint: LayoutConstraint, _ id: ConstraintID, base: Double) {
        constraint.state.installed = LayoutConstraintState.Installed(id: id, base: base)
    }

    /// Takes a constraint out of the solver, unless it went with one of its variables.
    func remove(_ id: ConstraintID) {
        if core.solver.contains(id) { core.solver.remove(id) }
        noteWork()
    }
}
