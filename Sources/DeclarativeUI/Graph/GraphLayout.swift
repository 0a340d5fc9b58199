/// The layout of a graph: which parts have to be placed again, and what holds for all nodes.
final class GraphLayout {
    /// Nodes whose content is placed again though their own size has not changed.
    private(set) var boundaries: ContiguousArray<Node> = []
    let placements = PlacementStack()
    /// Whether a view sets alignment guides, or a custom layout exists, which may set them.
    var hasExplicitGuides = false
    /// Whether the items of the root have changed since the last layout.
    var rootItemsChanged = false
    var pixelsPerPoint = 1.0
    /// The layout direction of views without one in their environment.
    var direction = LayoutDirection.leftToRight

    deinit {}

    /// Returns false when `node` is in the queue already.
    func enqueue(_ node: Node) -> Bool {
        if node.flags.contains(.isQueuedForLayout) { return false }
        node.flags.insert(.isQueuedForLayout)
        boundaries.append(node)
        return true
    }

    /// Places the content of the queued nodes.
    func layOutBoundaries() {
        while let node = boundaries.popLast() {
            node.flags.remove(.isQueuedForLayout)
            if node.flags.contains(.dead) || !node.flags.contains(.isPlaced) { continue }
            node.flags.remove(.needsPlacing)
            node.placeContent()
        }
    }

    /// Invalidates every measurement and place in the tree of `node`.
    static func invalidate(_ node: Node) {
        node.flags.formUnion([.needsMeasuring, .needsPlacing])
        _ = node.itemsChanged()
        for index in 0..<node.childCount { node.child(at: index).map(invalidate) }
    }

    /// Marks the leaves of `node` after the layout direction has changed, so that they apply the new one.
    static func markLeaves(of node: Node) {
        if node.childCount == 0, node.isItem {
            return node.mark(.environment("the direction of the window", writtenBy: UpdateOrigin.current))
        }
        for index in 0..<node.childCount { node.child(at: index).map(markLeaves) }
    }
}

extension Graph {
    /// Invalidates the whole layout, after the theme, the scale or the layout direction has changed.
    func invalidateEverything() {
        if let root { GraphLayout.invalidate(root) }
        layout.rootItemsChanged = true
        owner?.graphNeedsLayout()
    }

    /// Has the content of `node` placed again, whose own size has not changed.
    func enqueueLayout(of node: Node) {
        if layout.enqueue(node) { owner?.graphNeedsLayout() }
    }
}
