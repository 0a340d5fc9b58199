extension Graph {
    /// Everything is measured and placed again: the theme, the scale or the direction is another.
    func invalidateEverything() {
        if let root { invalidate(root) }
        rootItemsChanged = true
        owner?.graphNeedsLayout()
    }

    /// The window runs the other way: what is told to run as it does not has to be told apart from it again.
    func markLeaves(of node: Node) {
        if node.childCount == 0, node.isItem {
            return node.mark(.environment("the direction of the window", writtenBy: UpdateOrigin.current))
        }
        for index in 0..<node.childCount { markLeaves(of: node.child(at: index)) }
    }

    /// Everything in the tree of `node` is measured and placed again.
    func invalidate(_ node: Node) {
        node.flags.formUnion([.needsMeasuring, .needsPlacing])
        _ = node.itemsChanged()
        for index in 0..<node.childCount { invalidate(node.child(at: index)) }
    }
}
