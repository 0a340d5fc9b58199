/// The layout state of a graph: the invalidated layout boundaries, and values that apply to all nodes.
final class GraphLayout {
    /// The nodes of unchanged size whose content the next layout places again.
    private(set) var boundaries: ContiguousArray<Node> = []
    let placements = PlacementStack()
    /// Whether a view sets explicit alignment guides, or a custom layout exists, which may set them.
    var hasExplicitGuides = false
    /// Whether the items of the root have changed since the last layout.
    var rootItemsChanged = false
    /// The scale of the host, by which frames are rounded to whole pixels.
    var pixelsPerPoint = 1.0
    /// The layout direction of views whose environment does not set one.
    var direction = LayoutDirection.leftToRight

    deinit {}

    /// Adds `node` to `boundaries`; returns false if it was already in them.
    func enqueue(_ node: Node) -> Bool {
        if node.flags.contains(.isQueuedForLayout) { return false }
        node.flags.insert(.isQueuedForLayout)
        boundaries.append(node)
        return true
    }

    /// Places the content of the invalidated boundaries again, and removes them from `boundaries`.
    func layOutBoundaries() {
        while let node = boundaries.popLast() {
            node.flags.remove(.isQueuedForLayout)
            if node.flags.contains(.isUnmounted) || !node.flags.contains(.isPlaced) { continue }
            node.flags.remove(.needsPlacing)
            node.placeContent()
        }
    }

    /// Invalidates all measurements and placements of `node` and its descendants.
    static func invalidate(_ node: Node) {
        node.flags.formUnion([.needsMeasuring, .needsPlacing])
        _ = node.itemsChanged()
        for index in 0..<node.childCount { node.child(at: index).map(invalidate) }
    }

    /// Invalidates the leaves of `node` after the layout direction has changed, so that they apply the new one.
    static func invalidateLeaves(of node: Node) {
        if node.childCount == 0, node.isItem {
            return node.setNeedsUpdate(.environment("layoutDirection", writtenBy: UpdateOrigin.current))
        }
        for index in 0..<node.childCount { node.child(at: index).map(invalidateLeaves) }
    }
}

extension Graph {
    /// Invalidates the whole layout, after the theme, the scale or the layout direction has changed.
    func invalidateEverything() {
        if let root { GraphLayout.invalidate(root) }
        layout.rootItemsChanged = true
        owner?.graphNeedsLayout()
    }

    /// Schedules the placement of the content of `node`, whose own size has not changed.
    func enqueueLayout(of node: Node) {
        if layout.enqueue(node) { owner?.graphNeedsLayout() }
    }
}
