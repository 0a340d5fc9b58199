/// A node that depends on the host of its graph: a timer runs only while there is one.
protocol HostObserving: Node {
    /// Called when the graph's host has changed or has been removed.
    func hostChanged()
}

/// The nodes that are notified when the host of their graph changes.
///
/// References to deallocated nodes are removed when further nodes are added.
struct HostObservers {
    private struct Observer { weak var node: (any HostObserving)? }
    private var observers: [Observer] = []

    mutating func add(_ node: any HostObserving) {
        if observers.count == observers.capacity { observers.removeAll { $0.node == nil } }
        observers.append(Observer(node: node))
    }

    /// Calls `hostChanged()` of all mounted nodes.
    func notify() {
        for observer in observers where observer.node?.isMounted == true { observer.node?.hostChanged() }
    }

    /// Calls `hostChanged()` of the mounted descendants of `ancestor`, whose retained view has moved to or from a host.
    func notify(below ancestor: Node) {
        for observer in observers {
            guard let node = observer.node, node.isMounted, node.isDescendant(of: ancestor) else { continue }
            node.hostChanged()
        }
    }
}

extension Node {
    /// Returns whether `ancestor` is one of the node's ancestors.
    func isDescendant(of ancestor: Node) -> Bool {
        var step = parent
        while let node = step, node !== ancestor { step = node.parent }
        return step != nil
    }
}
