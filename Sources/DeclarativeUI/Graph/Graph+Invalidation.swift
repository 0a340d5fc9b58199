extension Graph {
    /// Invalidates the whole layout, after the theme, the scale or the layout direction has changed.
    func invalidateEverything() {
        if let root { invalidate(root) }
        rootItemsChanged = true
        owner?.graphNeedsLayout()
    }

    /// Marks the leaves of `node` after the layout direction has changed, so that they apply the new one.
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
