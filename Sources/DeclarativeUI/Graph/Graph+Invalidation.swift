extension Graph {
    /// Everything is measured and placed again: the theme, the scale or the direction is another.
    func invalidateEverything() {
        if let root { invalidate(root) }
        rootItemsChanged = true
        owner?.graphNeedsLayout()
    }

    /// Everything in the tree of `node` is measured and placed again.
    func invalidate(_ node: Node) {
        node.flags.formUnion([.needsMeasuring, .needsPlacing])
        _ = node.itemsChanged()
        for index in 0..<node.childCount { invalidate(node.child(at: index)) }
    }
}
