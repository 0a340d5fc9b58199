/// The nodes of one hosting view: what waits to be updated, and in which order it is.
final class Graph {
    /// How many bodies and closures of this graph run now, one inside of the other.
    @exclusivity(unchecked) var runningBodies = 0
    /// The sources that the reader read in its previous run.
    @exclusivity(unchecked) var previousSources: ContiguousArray<Source> = []

    /// The hosting view; nil once it has been deallocated, which may be before the graph is unmounted.
    weak var owner: (any GraphOwner)?
    private(set) var root: Node?

    private var groups: [UpdateGroup] = []
    private var deferredWrites: [() -> Void] = []
    private var afterUpdate: [() -> Void] = []
    private var dirtyScopes: [ViewScope] = []
    private var boundaries: ContiguousArray<Node> = []
    private(set) var isUpdating = false
    /// The hosting view is going.
    private(set) var isDissolving = false
    /// Frames in a row in which a body wrote state.
    private var writingFrames = 0

    /// How the update that runs now moves things.
    @exclusivity(unchecked) var transaction = Transaction()
    /// Parts that move in their own way, until they are placed.
    var movements = Movements()
    /// Where views were that others are to begin from, until the end of the update's layout.
    var matches: [GeometryMatch: Rect] = [:]
    /// It has been on a display: what comes now, comes into something that is there.
    var isShown = false

    /// Places that layouts have given, while they are at it: those of the innermost container come last.
    @exclusivity(unchecked) var placements: ContiguousArray<Placement> = []
    /// Whether a view sets alignment guides, or a custom layout exists, which may set them.
    var hasExplicitGuides = false
    /// The root comes to other items than it did.
    var rootItemsChanged = false
    var pixelsPerPoint = 1.0
    /// The layout direction of views without one in their environment.
    var layoutDirection = LayoutDirection.leftToRight

    /// The reduced preference values of the children of a node, by node and key.
    var preferences: [ObjectIdentifier: [ObjectIdentifier: AnyPreferenceValue]] = [:]

    private var gridRowCount = 0

    /// Returns a number for a new row of a grid; those of one graph differ.
    func nextGridRow() -> Int {
        gridRowCount += 1
        return gridRowCount
    }

    // MARK: - Counts

    @exclusivity(unchecked) var nodeCount = 0
    /// Bodies run so far.
    @exclusivity(unchecked) var bodyCount = 0
    /// Marked nodes that were worked off so far.
    @exclusivity(unchecked) var visitCount = 0

    /// Whether causes are kept.
    var explainsUpdates = false
    let explanations = Explanations()

    private(set) lazy var interaction = GraphInteraction(graph: self)
    /// Told when the hosting view comes to a host, and when it leaves it.
    var hostFollowers = HostFollowers()

    /// Nodes that were marked by writes of one transaction.
    private struct UpdateGroup {
        var transaction: Transaction
        var nodes: ContiguousArray<Node>
    }

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
        isDissolving = true
        root?.unmount()
        root = nil
        groups = []
        deferredWrites = []
        afterUpdate = []
    }

    // MARK: - Marks

    var hasWork: Bool {
        !groups.isEmpty || !deferredWrites.isEmpty || !afterUpdate.isEmpty || !dirtyScopes.isEmpty
    }

    func enqueue(_ node: Node) {
        let transaction = UpdateContext.current.transaction
        if let last = groups.indices.last, groups[last].transaction == transaction {
            groups[last].nodes.append(node)
        } else {
            groups.append(UpdateGroup(transaction: transaction, nodes: [node]))
        }
        owner?.graphNeedsUpdate()
    }

    /// A container holds other views, or in another order.
    func enqueue(_ scope: ViewScope) {
        dirtyScopes.append(scope)
        owner?.graphNeedsUpdate()
    }

    /// Calls `action` when all bodies have run, still in the same frame.
    func afterUpdate(_ action: @escaping () -> Void) {
        afterUpdate.append(action)
        owner?.graphNeedsUpdate()
    }

    /// A view that others may begin from goes.
    func noteMatch(_ match: GeometryMatch, _ place: Rect) {
        if transaction.animation != nil { matches[match] = place }
    }

    /// A body wrote a state: that is said, and done when the next frame begins.
    func deferWrite(of name: String, _ site: DeclarationSite, _ write: @escaping () -> Void) {
        deferWrite(of: "the state \(name) (\(site))", write)
    }

    /// Defers `write` to the next frame and reports it; `target` names the written value in the report.
    func deferWrite(of target: String, _ write: @escaping () -> Void) {
        let path = UpdateContext.current.reader?.path ?? "a body"
        if writingFrames >= Self.writingFrameLimit {
            Diagnostics.report(
                Diagnostic(
                    kind: .updateLoop, subject: path,
                    message: "wrote \(target) in its body in \(writingFrames) frames in a row",
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
        deferredWrites.append(write)
        owner?.graphNeedsUpdate()
    }

    // MARK: - Updating

    /// Runs what is marked, parents first, until nothing is; then places what has changed.
    func update() {
        if isUpdating { return }
        isUpdating = true
        defer { isUpdating = false }
        writingFrames = deferredWrites.isEmpty ? 0 : writingFrames + 1
        let writes = deferredWrites
        deferredWrites = []
        for write in writes { write() }
        var rounds = 0
        while !groups.isEmpty || !afterUpdate.isEmpty || !dirtyScopes.isEmpty {
            rounds += 1
            if rounds > Self.roundLimit { return reportLoop() }
            if !groups.isEmpty { run(groups.removeFirst()) }
            arrangeScopes()
            if transaction.animation != nil { owner?.graphNeedsLayoutNow() }
            transaction = Transaction()
            matches.removeAll()
            let actions = afterUpdate
            afterUpdate = []
            for action in actions { action() }
        }
    }

    /// Runs `change`, which gives the root another description, outside of updates; what follows from it moves as `transaction` says.
    func updateRoot(_ transaction: Transaction, _ change: () -> Void) {
        // Pending changes are displayed first, with their own transactions.
        if transaction.animation != nil, hasWork { update() }
        let outer = self.transaction
        self.transaction = transaction
        change()
        if transaction.animation != nil {
            arrangeScopes()
            owner?.graphNeedsLayoutNow()
        }
        self.transaction = outer
        if !isUpdating { matches.removeAll() }
    }

    private func run(_ group: UpdateGroup) {
        transaction = group.transaction
        var nodes = group.nodes
        if nodes.count > 1 { Self.sortByDepth(&nodes) }
        for node in nodes where node.flags.contains(.marked) && !node.flags.contains(.dead) {
            node.flags.remove(.marked)
            visitCount += 1
            node.rebuild()
        }
    }

    /// Counting sort: parents come before what is inside them, equals in the order of their marks.
    private static func sortByDepth(_ nodes: inout ContiguousArray<Node>) {
        var isSorted = true
        var deepest = 0
        for index in nodes.indices {
            if index > 0, nodes[index - 1].depth > nodes[index].depth { isSorted = false }
            deepest = max(deepest, Int(nodes[index].depth))
        }
        if isSorted { return }
        var buckets = [ContiguousArray<Node>](repeating: [], count: deepest + 1)
        for node in nodes { buckets[Int(node.depth)].append(node) }
        nodes.removeAll(keepingCapacity: true)
        for bucket in buckets { nodes.append(contentsOf: bucket) }
    }

    /// Adds the views of what was mounted: what is measured has to know its scale and its theme before.
    func arrangeScopes() {
        while let scope = dirtyScopes.popLast() { scope.arrange() }
    }

    private func reportLoop() {
        let names = groups.flatMap(\.nodes).prefix(4).map(\.path)
        Diagnostics.report(
            Diagnostic(
                kind: .updateLoop, subject: names.first ?? "a description",
                message: "was changed again and again by its own update, \(Self.roundLimit) times: "
                    + names.joined(separator: ", "),
                cure:
                    "the frame went on without it; do not write in onChange or onAppear what leads to them again"
            ))
        for node in groups.flatMap(\.nodes) { node.flags.remove(.marked) }
        groups = []
        afterUpdate = []
    }

    /// How often updates may cause others in one frame.
    private static let roundLimit = 24
    private static let writingFrameLimit = 30

    // MARK: - Layout

    /// Enqueues the layout of the content of `node`, whose own size has not changed.
    func enqueueLayout(of node: Node) {
        if node.flags.contains(.isQueuedForLayout) { return }
        node.flags.insert(.isQueuedForLayout)
        boundaries.append(node)
        owner?.graphNeedsLayout()
    }

    /// Places again what changed inside of nodes whose size did not.
    func layOutBoundaries() {
        while let node = boundaries.popLast() {
            node.flags.remove(.isQueuedForLayout)
            if node.flags.contains(.dead) || !node.flags.contains(.isPlaced) { continue }
            node.flags.remove(.needsPlacing)
            node.placeContent()
        }
    }
}

/// The host that displays a graph.
protocol GraphOwner: AnyObject {
    /// `Graph.update()` has something to do.
    func graphNeedsUpdate()
    /// Something has to be placed again.
    func graphNeedsLayout()
    /// Places everything now, with the transaction of the graph.
    func graphNeedsLayoutNow()
}
