/// The nodes of one hosting view, and the update that brings them up to date.
///
/// The path of a write to a `@State` to the screen:
/// 1. `StateBox.write` compares the value with the old one and stores it. Its readers are known, because ``DependencyTracker`` records
///    each ``Source`` that a node reads while its body runs.
/// 2. `Source.changed` invalidates each reader: ``Node/setNeedsUpdate(_:)`` sets a flag and adds the node to the ``UpdateQueue``, with the
///    transaction of the write. For the first invalidated node, the ``GraphOwner``, which is the hosting view, requests an update in the
///    next frame.
/// 3. The frame calls ``update()``, which takes the invalidated nodes, parents first, and calls ``Node/rebuild()``. The node of a view
///    with a body, `CompositeNode`, runs the body again, records its reads, and passes the new view value to its child:
///    `ViewNode.update(to:)`.
/// 4. Each child adopts the differences and passes parts of the value on to its own children; the update stops at views with equal fields.
///    A leaf configures its retained view, and calls ``Node/invalidateLayout(ofStructure:)`` if a measurement has changed. If a child is
///    mounted or unmounted, the ``ViewScope`` of its container arranges the retained views after all bodies have run.
/// 5. Closures of `onChange`, `onAppear` and preferences run; their writes start another round of the same update.
/// 6. The layout of the hosting view measures and places the root again, or only those ``GraphLayout/boundaries`` that contain the
///    change. Items with cached measurements and an unchanged position are not visited.
/// 7. `RetainedFrame` sets the frames of the retained views, and the frame continues with them as with any other view.
final class Graph {
    /// The hosting view; nil once it has been deallocated, which may be before the graph is unmounted.
    weak var owner: (any GraphOwner)?
    /// The hosting view as a retained view.
    var container: Widgets.View? { owner }
    private(set) var root: Node?
    private var queue = UpdateQueue()
    private(set) var isUpdating = false
    /// Whether the hosting view is being removed.
    private(set) var isUnmounting = false

    let dependencies = DependencyTracker()
    let transitions = Transitions()
    let layout = GraphLayout()
    let explanations = Explanations()
    var preferences = PreferenceCache()
    @exclusivity(unchecked) var counts = GraphCounts()
    /// The nodes that are notified when the hosting view is added to a host or removed from it.
    var hostObservers = HostObservers()

    deinit {}

    func mount<Content: View>(_ view: Content, in scope: ViewScope, _ environment: EnvironmentScope)
        -> ViewNode<Content>
    {
        let context = NodeContext(graph: self, parent: nil, scope: scope, environment: environment)
        isUpdating = true
        let node = Content._makeNode(view, in: context)
        root = node
        isUpdating = false
        return node
    }

    func unmount() {
        isUnmounting = true
        root?.unmount()
        root = nil
        queue.removeAll()
    }

    // MARK: - Invalidation

    var hasWork: Bool { queue.hasWork }

    /// Schedules `node` for the next update, with the transaction of the current write.
    func enqueue(_ node: Node) {
        queue.add(node, UpdateContext.current.transaction)
        owner?.graphNeedsUpdate()
    }

    /// Schedules an arrangement of `scope`, whose views were added, removed or reordered.
    func enqueue(_ scope: ViewScope) {
        queue.add(scope)
        owner?.graphNeedsUpdate()
    }

    /// Calls `action` when all bodies have run, still in the same frame.
    func afterUpdate(_ action: @escaping () -> Void) {
        queue.addAction(action)
        owner?.graphNeedsUpdate()
    }

    /// Defers `write`, which a body performed, to the next frame and reports it; `target` names the written value in the report.
    func deferWrite(of target: String, _ write: @escaping () -> Void) {
        let path = UpdateContext.current.reader?.path ?? "a body"
        if queue.writingFrames >= Self.writingFrameLimit {
            Diagnostics.report(
                Diagnostic(
                    kind: .updateLoop, subject: path,
                    message: "wrote \(target) in its body in \(queue.writingFrames) frames in a row",
                    cure:
                        "the write was dropped; compute the value in the body, or write it in onChange or an action"
                ))
            return
        }
        Diagnostics.report(
            Diagnostic(
                kind: .stateWrittenDuringUpdate, subject: path,
                message: "wrote \(target) while its body ran",
                cure: "it is written when the next frame begins; write it in onChange, onAppear or an action")
        )
        queue.addWrite(write)
        owner?.graphNeedsUpdate()
    }

    // MARK: - Updating

    /// Updates the invalidated nodes, parents first, until there are none; then arranges the views of the changed containers.
    ///
    /// Called only by ``HostingContainer/rebuildDescriptions()``, which the frame calls.
    func update() {
        if isUpdating { return }
        isUpdating = true
        defer { isUpdating = false }
        for write in queue.takeWrites() { write() }
        var rounds = 0
        while !queue.isEmpty {
            rounds += 1
            if rounds > Self.roundLimit { return reportLoop() }
            if let group = queue.takeBatch() { run(group) }
            arrangeScopes()
            if transitions.transaction.animation != nil { owner?.graphNeedsLayoutNow() }
            transitions.transaction = Transaction()
            transitions.matches.removeAll()
            for action in queue.takeActions() { action() }
        }
    }

    private func run(_ group: UpdateQueue.Batch) {
        transitions.transaction = group.transaction
        for node in group.nodes where node.flags.contains(.needsUpdate) && !node.flags.contains(.isUnmounted) {
            node.flags.remove(.needsUpdate)
            counts.visits += 1
            node.rebuild()
        }
    }

    /// Runs `change`, which replaces the root's view value outside of updates, and applies `transaction` to the resulting changes.
    func updateRoot(_ transaction: Transaction, _ change: () -> Void) {
        // Pending changes are displayed first, with their own transactions.
        if transaction.animation != nil, hasWork { owner?.rebuildDescriptions() }
        let outer = transitions.transaction
        transitions.transaction = transaction
        change()
        if transaction.animation != nil {
            arrangeScopes()
            owner?.graphNeedsLayoutNow()
        }
        transitions.transaction = outer
        if !isUpdating { transitions.matches.removeAll() }
    }

    /// Adds the views of mounted nodes to their containers, from which they inherit scale and theme before they are measured.
    func arrangeScopes() {
        while let scope = queue.takeScope() { scope.arrange() }
    }

    private func reportLoop() {
        let nodes = queue.drop()
        let names = nodes.prefix(4).map(\.path)
        Diagnostics.report(
            Diagnostic(
                kind: .updateLoop, subject: names.first ?? "a description",
                message: "was changed again and again by its own update, \(Self.roundLimit) times: "
                    + names.joined(separator: ", "),
                cure:
                    "the frame went on without it; do not write in onChange or onAppear what leads to them again"
            ))
        for node in nodes { node.flags.remove(.needsUpdate) }
    }

    /// The maximum number of rounds in one frame in which updates cause further updates.
    private static let roundLimit = 24
    private static let writingFrameLimit = 30
}

/// Counters of a graph's nodes and of its work.
struct GraphCounts {
    var nodes = 0
    /// The number of body evaluations so far.
    var bodies = 0
    /// The number of invalidated nodes that have been rebuilt so far.
    var visits = 0
}

/// The host that displays a graph.
protocol GraphOwner: Widgets.View {
    /// Runs ``Graph/update()``.
    func rebuildDescriptions()
    /// Called when the graph has pending updates.
    func graphNeedsUpdate()
    /// Called when the layout of the graph has been invalidated.
    func graphNeedsLayout()
    /// Lays out the graph immediately, with its current transaction.
    func graphNeedsLayoutNow()
}
