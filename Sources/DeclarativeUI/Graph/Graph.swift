/// The nodes of one hosting view, and the update that brings the retained views up to date after a change of data.
///
/// The body of a view creates view values, which are compared and discarded. The ``Node`` of a view value keeps its identity, its
/// state and its retained view. The steps from a write to a `@State` to the screen:
///
/// 1. **Write.** `StateBox.write` compares the new value with the old one, and stores it if they differ. A write in a body is deferred to
///    the next frame.
/// 2. **Invalidation.** The box is a ``Source``, and its readers are the nodes whose last body run has read it; ``DependencyTracker``
///    has recorded them. `Source.changed` calls ``Node/setNeedsUpdate(_:)`` of each reader, which sets a flag and adds the node to the
///    ``UpdateQueue``, together with the transaction of the write. No body runs yet.
/// 3. **Request.** The ``GraphOwner``, which is the hosting view, adds itself to the queue of its `ViewTree`, which requests a frame.
/// 4. **Update.** The frame calls ``update()`` before it updates constraints and layout. The update takes the invalidated nodes of one
///    transaction, parents first, and calls ``Node/rebuild()``. The node of a view with a body, `CompositeNode`, runs the body and passes
///    the result to its child, `ViewNode.update(to:)`.
/// 5. **Differences.** Each node adopts what has changed in its value and passes the parts on to its children, down to values with equal
///    fields. A leaf configures its retained view, and calls ``Node/invalidateLayout(ofStructure:)`` if a measurement has changed. A
///    node with another content mounts and unmounts children. After the bodies, each ``ViewScope`` with such changes adds, removes and
///    orders the subviews of its retained container.
/// 6. **Actions.** The closures of `onChange`, `onAppear` and preferences run. Their writes start another round at step 4.
/// 7. **Layout.** The layout pass of the frame reaches the hosting view, which measures and places the root item, or only the
///    ``GraphLayout/boundaries`` that contain the change. Items with cached sizes and an unchanged position are not visited. An update
///    with an animation performs the layout immediately, so that the changes of frames are animated as well.
/// 8. **Display.** `RetainedFrame` sets the frames of the retained views on whole pixels. The frame then draws those that have changed,
///    as any other view.
final class Graph {
    /// The hosting view; nil once it has been deallocated, which may be before the graph is unmounted.
    weak var owner: (any GraphOwner)?
    /// The hosting view as a retained view.
    var container: Widgets.View? { owner }
    private(set) var root: Node?
    private var queue = UpdateQueue()
    private(set) var isUpdating = false
    /// The number of updates that have begun.
    private(set) var updateNumber = 0
    /// Whether `unmount()` has been called: removals are no longer animated, and `onDisappear` closures run immediately.
    private(set) var isUnmounting = false

    let dependencies = DependencyTracker()
    let transitions = Transitions()
    let layout = GraphLayout()
    let explanations = Explanations()
    let valueAnimations = ValueAnimations()
    var preferences = PreferenceCache()
    @exclusivity(unchecked) var counts = GraphCounts()
    /// The nodes that are notified when the hosting view is added to a host or removed from it.
    var hostObservers = HostObservers()

    deinit {}

    /// Mounts `view` as the root, in the retained container and the root environment of the hosting view.
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

    /// Unmounts all nodes and cancels pending updates; called when the hosting view is deallocated.
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

    /// Schedules `action` to run in the same frame, after the bodies and the arrangement of views.
    func afterUpdate(_ action: @escaping () -> Void) {
        queue.addAction(action)
        owner?.graphNeedsUpdate()
    }

    /// Reports `write`, which a body performed, and defers it to the next frame; `target` names the written value in the report.
    ///
    /// Drops the write if bodies have written in 30 consecutive frames, which would otherwise never end.
    func deferWrite(of target: String, _ write: @escaping () -> Void) {
        let path = UpdateContext.current.reader?.path ?? "a body"
        if queue.writingFrames >= Self.writingFrameLimit {
            Diagnostics.report(
                Diagnostic(
                    kind: .updateLoop, subject: path,
                    message: "wrote \(target) in its body in \(queue.writingFrames) consecutive frames",
                    cure:
                        "the write was dropped; compute the value in the body, or write it in onChange or an action"
                ))
            return
        }
        Diagnostics.report(
            Diagnostic(
                kind: .stateWrittenDuringUpdate, subject: path,
                message: "wrote \(target) while its body ran",
                cure: "the write is deferred to the next frame; write it in onChange, onAppear or an action")
        )
        queue.addWrite(write)
        owner?.graphNeedsUpdate()
    }

    // MARK: - Updating

    /// Performs the deferred writes, then updates in rounds until no node is invalidated and no action is pending.
    ///
    /// Each round updates the nodes of one transaction, parents first, arranges the views of the changed containers, and runs
    /// the pending actions. After 24 rounds in one frame, the remaining updates are dropped and reported. Called only by
    /// ``HostingContainer/updateDeclarativeViews()``, for a frame or for a measurement outside of one.
    func update() {
        if isUpdating { return }
        isUpdating = true
        updateNumber += 1
        defer { isUpdating = false }
        for write in queue.takeWrites() { write() }
        var rounds = 0
        while !queue.isEmpty {
            rounds += 1
            if rounds > Self.roundLimit { return reportLoop() }
            if let batch = queue.takeBatch() { update(batch) }
            arrangeScopes()
            if transitions.transaction.animation != nil { owner?.graphNeedsLayoutNow() }
            transitions.transaction = Transaction()
            transitions.matches.removeAll()
            for action in queue.takeActions() { action() }
        }
    }

    /// Rebuilds the nodes of `batch` that are still mounted and have not been updated by a parent since.
    private func update(_ batch: UpdateQueue.Batch) {
        transitions.transaction = batch.transaction
        for node in batch.nodes where node.flags.contains(.needsUpdate) && !node.flags.contains(.isUnmounted)
        {
            node.flags.remove(.needsUpdate)
            counts.visits += 1
            node.rebuild()
        }
    }

    /// Runs `change`, which replaces the root's view value outside of updates, and applies `transaction` to the resulting changes.
    func updateRoot(_ transaction: Transaction, _ change: () -> Void) {
        // Pending changes are displayed first, with their own transactions.
        if transaction.animation != nil, hasWork { owner?.updateDeclarativeViews() }
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
                kind: .updateLoop, subject: names.first ?? "a view",
                message: "was invalidated by its own update \(Self.roundLimit) times in one frame: "
                    + names.joined(separator: ", "),
                cure:
                    "the remaining updates were dropped; do not write a value in onChange or onAppear that causes the same closure to run"
            ))
        for node in nodes { node.flags.remove(.needsUpdate) }
    }

    /// The maximum number of rounds in one frame in which updates cause further updates.
    private static let roundLimit = 24
    /// The number of consecutive frames after which writes by bodies are dropped.
    private static let writingFrameLimit = 30
}

/// Counters of a graph's nodes and of its work.
struct GraphCounts {
    /// The number of mounted nodes.
    var nodes = 0
    /// The number of body evaluations so far.
    var bodies = 0
    /// The number of invalidated nodes that have been rebuilt so far.
    var visits = 0
    /// The number of sizes, length ranges, guides and spacings that nodes have computed so far instead of returning cached ones.
    var measurements = 0
    /// The number of layout passes so far: of outermost measurements and placements, with all those that they cause.
    private(set) var layoutPasses: UInt32 = 0
    private var layoutDepth = 0

    /// Begins a measurement or a placement; each call is balanced by one of ``endLayout()``.
    mutating func beginLayout() {
        if layoutDepth == 0 { layoutPasses &+= 1 }
        layoutDepth += 1
    }

    mutating func endLayout() { layoutDepth -= 1 }
}

/// The host that displays a graph.
protocol GraphOwner: Widgets.View {
    /// Updates the views: runs ``Graph/update()``.
    func updateDeclarativeViews()
    /// Called each time that a node, an arrangement or an action is queued; requests an update in the next frame.
    func graphNeedsUpdate()
    /// Called when the layout of the graph has been invalidated; requests a layout in this or the next frame.
    func graphNeedsLayout()
    /// Lays out the graph immediately, with its current transaction.
    func graphNeedsLayoutNow()
    /// The time at which an animation of animatable data begins; nil if such data is not animated.
    var animationTime: Duration? { get }
    /// Called when a node begins to animate its data; ``ValueAnimations/tick(at:)`` is called in each frame from now on.
    func graphNeedsTicks()
}
