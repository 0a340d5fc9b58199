/// A node that may set the title of its window.
protocol WindowTitleProviding: Node {
    var title: String { get }
}

/// The title that the views of a graph give to their window.
final class WindowTitle {
    private var nodes: [Reference] = []
    private var isUpdateScheduled = false
    /// The window whose title the views set, and the title that it had before.
    private weak var window: Widgets.Window?
    private var replacedTitle = ""

    private struct Reference { weak var node: (any WindowTitleProviding)? }

    deinit {}

    func add(_ node: any WindowTitleProviding) {
        nodes.append(Reference(node: node))
        setNeedsUpdate(in: node.graph)
    }

    func remove(_ node: any WindowTitleProviding) {
        nodes.removeAll { $0.node == nil || $0.node === node }
        setNeedsUpdate(in: node.graph)
    }

    /// Schedules an update of the title in the same frame.
    func setNeedsUpdate(in graph: Graph) {
        // Without a host no frame follows.
        if graph.isUnmounting || graph.container?.viewHost == nil { return restoreTitle() }
        if isUpdateScheduled { return }
        isUpdateScheduled = true
        graph.afterUpdate { [weak graph] in
            self.isUpdateScheduled = false
            if let graph { self.updateTitle(of: graph) }
        }
    }

    private func updateTitle(of graph: Graph) {
        let current = graph.container?.window
        let candidates = nodes.compactMap(\.node).filter { Self.isContent($0, of: current) }
        let node =
            candidates.count > 1 ? graph.root.flatMap { Self.last(of: candidates, in: $0) } : candidates.first
        if node == nil || current !== window { restoreTitle() }
        guard let node, let current else { return }
        if window == nil {
            window = current
            replacedTitle = current.title
        }
        current.title = node.title
    }

    private func restoreTitle() {
        window?.title = replacedTitle
        window = nil
    }

    /// Returns whether the node is displayed in the content of `window`, and not in a sheet or popover.
    private static func isContent(_ node: any WindowTitleProviding, of window: Widgets.Window?) -> Bool {
        guard let window, let container = node.scope.container, container.window === window else {
            return false
        }
        let controller = container.presentingRoot
        return controller == nil || controller === window.rootViewController
    }

    /// Returns the last and innermost one of `nodes` in a tree.
    private static func last(of nodes: [any WindowTitleProviding], in tree: Node) -> (
        any WindowTitleProviding
    )? {
        for index in (0..<tree.childCount).reversed() {
            if let child = tree.child(at: index), let found = last(of: nodes, in: child) { return found }
        }
        return nodes.first { $0 === tree }
    }
}

extension Widgets.View {
    /// The outermost controller of the window or sheet that contains the view; nil if there is none.
    var presentingRoot: ViewController? {
        var found: ViewController?
        var step: Responder? = self
        while let responder = step {
            if let controller = responder as? ViewController { found = controller }
            step = responder.next
        }
        return found
    }
}
