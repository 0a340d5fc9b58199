/// The visibility of the page that contains a node: displayed, or hidden behind another page of a ``TabView``.
struct PageVisibility {
    private let node: Node

    init(of node: Node) { self.node = node }

    /// Whether all pages that contain the node are displayed, and also the page that the node wraps, if any.
    var isVisible: Bool {
        var next: Node? = node
        while let step = next {
            if step.flags.contains(.isHiddenPage) { return false }
            next = step.parent
        }
        var below = node
        while !below.isItem, below.childCount == 1, let child = below.child(at: 0) {
            if child.flags.contains(.isHiddenPage) { return false }
            below = child
        }
        return true
    }

    /// Displays or hides the page that the node represents, and notifies its descendants and the nodes that wrap only the page.
    func set(_ isVisible: Bool) {
        if isVisible != node.flags.contains(.isHiddenPage) { return }
        if isVisible { node.flags.remove(.isHiddenPage) } else { node.flags.insert(.isHiddenPage) }
        Self.notify(node)
        var next = node.parent
        while let step = next, !step.isItem {
            step.pageVisibilityChanged()
            next = step.parent
        }
    }

    private static func notify(_ node: Node) {
        node.pageVisibilityChanged()
        for index in 0..<node.childCount {
            if let child = node.child(at: index), !child.flags.contains(.isHiddenPage) { notify(child) }
        }
    }
}
