/// The pending work of a graph's next update.
struct UpdateQueue {
    /// The nodes that writes of one transaction have invalidated.
    struct Batch {
        var transaction: Transaction
        var nodes: ContiguousArray<Node>
    }

    /// The invalidated nodes, oldest transaction first.
    private var batches: [Batch] = []
    /// Closures that run after the bodies.
    private var actions: [() -> Void] = []
    /// Containers whose views have to be arranged.
    private var scopes: [ViewScope] = []
    /// Writes of bodies, which are performed in the next frame.
    private var writes: [() -> Void] = []
    /// The number of consecutive frames in which a body has written state.
    private(set) var writingFrames = 0

    /// Whether nothing has to be updated in this frame; deferred writes belong to the next one.
    var isEmpty: Bool { batches.isEmpty && actions.isEmpty && scopes.isEmpty }
    /// Whether this frame or the next one has something to do.
    var hasWork: Bool { !isEmpty || !writes.isEmpty }

    /// Adds an invalidated node; nodes invalidated in one transaction are updated together.
    mutating func add(_ node: Node, _ transaction: Transaction) {
        if let last = batches.indices.last, batches[last].transaction == transaction {
            batches[last].nodes.append(node)
        } else {
            batches.append(Batch(transaction: transaction, nodes: [node]))
        }
    }

    /// Adds a container whose views were added, removed or reordered.
    mutating func add(_ scope: ViewScope) { scopes.append(scope) }

    /// Adds a closure that runs after the bodies, still in the same frame.
    mutating func addAction(_ action: @escaping () -> Void) { actions.append(action) }

    /// Adds a write of a body, which is performed at the beginning of the next frame.
    mutating func addWrite(_ write: @escaping () -> Void) { writes.append(write) }

    /// Removes and returns the nodes of the oldest transaction, parents first.
    mutating func takeBatch() -> Batch? {
        if batches.isEmpty { return nil }
        var batch = batches.removeFirst()
        if batch.nodes.count > 1 { Self.sortByDepth(&batch.nodes) }
        return batch
    }

    /// Removes and returns a container whose views have to be arranged; nil if there is none.
    mutating func takeScope() -> ViewScope? { scopes.popLast() }

    /// Removes and returns the closures that run after the bodies.
    mutating func takeActions() -> [() -> Void] {
        defer { actions = [] }
        return actions
    }

    /// Removes and returns the deferred writes; called once per frame.
    mutating func takeWrites() -> [() -> Void] {
        defer { writes = [] }
        writingFrames = writes.isEmpty ? 0 : writingFrames + 1
        return writes
    }

    /// Removes the invalidated nodes and the closures, and returns the nodes.
    mutating func drop() -> [Node] {
        defer {
            batches = []
            actions = []
        }
        return batches.flatMap(\.nodes)
    }

    /// Removes the invalidated nodes, the closures, the containers and the deferred writes, without performing them.
    mutating func removeAll() {
        _ = drop()
        scopes = []
        writes = []
    }

    /// Sorts `nodes` by depth, so that parents precede their descendants; stable counting sort, O(nodes + depth).
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
}
