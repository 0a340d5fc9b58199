internal import ConstraintSolver
internal import ObjectReferences

/// Lays out a view tree by constraints: owns the solver, updates it with changes, and writes frames.
///
/// A host has one engine, and so has the root of a tree without a host once it is laid out. All changes are deferred to ``update()``,
/// which the frame calls between its constraints pass and its layout pass.
// The properties are not checked for exclusive access, because each access ends before other code runs.
@MainActor
final class LayoutEngine: TreeLayout, LayoutInstalling {
    /// The maximum number of rounds in which one update or measurement installs constraints and refreshes content sizes.
    static let installationRoundLimit = 12

    @exclusivity(unchecked) var core = LayoutCore()
    /// The tree that is laid out, which owns the engine; nil for a tree without a host.
    var tree: ViewTree? { treeReference?.object }
    private let treeReference: ClearedReference<ViewTree>?
    /// The node of each variable, by the index of the variable.
    @exclusivity(unchecked) private var owners: [UncountedReference<LayoutNode>?] = []
    @exclusivity(unchecked) private var installationQueue: [LayoutConstraint] = []
    @exclusivity(unchecked) var staleContent: [LayoutNode] = []
    @exclusivity(unchecked) private var writeQueue: [LayoutNode] = []
    private(set) var nodeCount = 0
    /// The number of nodes removed so far; if it has changed, variables read before are no longer valid.
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
        !installationQueue.isEmpty || !staleContent.isEmpty || !writeQueue.isEmpty || core.solver.needsSolving
    }

    func needsUpdate(within root: View) -> Bool {
        !installationQueue.isEmpty || !staleContent.isEmpty || core.solver.needsSolving
            || writeQueue.contains { $0.ownView?.isDescendant(of: root) ?? true }
    }

    func requestFrame() { tree?.requestFrame() }

    /// The number of pixels per point.
    var scale: Double { tree?.scale ?? 1 }

    func node(of variable: Variable) -> LayoutNode? {
        let index = Int(variable.index)
        return index < owners.count ? owners[index]?.object : nil
    }

    // MARK: - Nodes

    /// Creates variables for a node and queues its constraints for installation.
    func adopt(_ node: LayoutNode) {
        if let installed = node.installed {
            if installed.engine === self { return }
            // The root of the previous tree was released on another thread, and its engine has not been dissolved yet.
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
            queueForWriting(node)
        }
        let identity = ObjectIdentifier(self)
        for use in node.uses where !use.isKnown(to: identity) { enqueue(use.constraint) }
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

    /// Removes a node and all constraints that use it from the solver.
    func abandon(_ node: LayoutNode) {
        let identity = ObjectIdentifier(self)
        guard let installed = node.installed, installed.engine === self else {
            for use in node.uses where use.constraint.state.queuedEngine == identity {
                use.constraint.state.queuedEngine = nil
            }
            return
        }
        abandonCount += 1
        for use in node.uses { use.uninstall(from: identity) }
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
            writeQueue.removeAll { $0 === node }
        }
        requestFrame()
    }

    /// Removes all nodes at once, because the tree is deallocated or moves to another engine.
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
        for constraint in installationQueue where constraint.state.queuedEngine == ObjectIdentifier(self) {
            constraint.state.queuedEngine = nil
        }
        abandonCount += 1
        owners = []
        installationQueue = []
        staleContent = []
        writeQueue = []
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

    /// Queues an active constraint for installation in the next update.
    func enqueue(_ constraint: LayoutConstraint) {
        let identity = ObjectIdentifier(self)
        if constraint.state.queuedEngine == identity || constraint.state.installed != nil
            || !constraint.isActive
        {
            return
        }
        constraint.state.queuedEngine = identity
        installationQueue.append(constraint)
        requestFrame()
    }

    /// Reinstalls all constraints that use `node`, because the meaning of its attributes has changed.
    func reinstall(_ node: LayoutNode) {
        for use in node.uses {
            use.constraint.uninstall()
            enqueue(use.constraint)
        }
    }

    func queueForWriting(_ node: LayoutNode) {
        if node.isGuide { return setNeedsLayoutOfScrollView(node) }
        if node.isQueuedForWriting { return }
        node.isQueuedForWriting = true
        writeQueue.append(node)
        requestFrame()
    }

    /// Requests layout of a scroll view whose content size has changed; it reads the size in the layout pass.
    private func setNeedsLayoutOfScrollView(_ node: LayoutNode) {
        if node.guide?.role == .content { node.ownView?.setNeedsLayout() }
    }

    /// Queues all nodes for writing, because frames snap to other positions at the new scale.
    func scaleChanged() {
        for owner in owners {
            if let node = owner?.object, node.isPlacedByConstraints { queueForWriting(node) }
        }
    }

    /// Removes and returns the queued nodes of `root` and its descendants; all queued nodes when `root` is nil.
    func removeQueuedNodes(within root: View?) -> [LayoutNode] {
        guard let root else {
            defer { writeQueue.removeAll(keepingCapacity: true) }
            return writeQueue
        }
        let inside = writeQueue.filter { $0.ownView?.isDescendant(of: root) ?? true }
        writeQueue.removeAll { $0.ownView?.isDescendant(of: root) ?? true }
        return inside
    }

    // MARK: - Update

    /// Updates the solution.
    ///
    /// Cost: proportional to the changes and the variables that depend on them.
    func update() {
        var rounds = 0
        while !installationQueue.isEmpty || !staleContent.isEmpty {
            rounds += 1
            if rounds > Self.installationRoundLimit { dropLoopingContent() }
            refreshContent()
            installQueuedConstraints()
            if rounds > Self.installationRoundLimit { break }
        }
        guard core.solver.needsSolving else { return }
        core.solver.solve()
        while let variable = core.solver.nextChange() {
            if let node = node(of: variable), node.isPlacedByConstraints { queueForWriting(node) }
        }
    }

    private func installQueuedConstraints() {
        let constraints = installationQueue
        installationQueue.removeAll(keepingCapacity: true)
        for constraint in constraints where constraint.state.queuedEngine == ObjectIdentifier(self) {
            constraint.state.queuedEngine = nil
            if constraint.isActive, constraint.state.installed == nil { install(constraint) }
        }
    }

    func isInstalled(_ constraint: LayoutConstraint) -> Bool { constraint.state.installed != nil }

    func didInstall(_ constraint: LayoutConstraint, _ id: ConstraintID, base: Double) {
        constraint.state.installed = LayoutConstraintState.Installed(id: id, base: base)
    }

    /// Removes a constraint from the solver, unless it was removed with one of its variables.
    func remove(_ id: ConstraintID) {
        if core.solver.contains(id) { core.solver.remove(id) }
        requestFrame()
    }
}
