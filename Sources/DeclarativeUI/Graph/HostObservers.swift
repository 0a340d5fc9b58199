/// A node that depends on the host of its graph, such as a timer.
protocol HostObserving: Node {
    /// Called when the graph's host has changed or has been removed.
    func hostChanged()
}

/// The nodes that depend on the graph's host; deallocated ones are removed when others are added.
struct HostObservers {
    private struct Observer { weak var node: (any HostObserving)? }
    private var observers: [Observer] = []

    mutating func add(_ node: any HostObserving) {
        if observers.count == observers.capacity { observers.removeAll { $0.node == nil } }
        observers.append(Observer(node: node))
    }

    func notify() {
        for observer in observers where observer.node?.isMounted == true { observer.node?.hostChanged() }
    }
}
