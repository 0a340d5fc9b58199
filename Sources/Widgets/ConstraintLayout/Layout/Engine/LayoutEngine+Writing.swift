/// The transfer of the solution to frames, snapped to whole pixels, from parents to children.
extension LayoutEngine {
    /// Writes the frames that have changed, of `root` and its descendants; of the whole tree when `root` is nil.
    func writeFrames(within root: View?) {
        var rounds = 0
        // Writing a view can change the snapping of its subviews, which are then written in the next round.
        while rounds < 1000 {
            rounds += 1
            let nodes = removeQueuedNodes(within: root)
            if nodes.isEmpty { return }
            let scale = scale
            for level in byDepth(nodes) {
                for node in level {
                    node.isQueuedForWriting = false
                    write(node, scale)
                }
            }
        }
    }

    private func byDepth(_ nodes: [LayoutNode]) -> [[LayoutNode]] {
        var levels: [[LayoutNode]] = []
        for node in nodes {
            let depth = depth(of: node)
            while levels.count <= depth { levels.append([]) }
            levels[depth].append(node)
        }
        return levels
    }

    private func depth(of node: LayoutNode) -> Int {
        guard let view = node.ownView else { return 0 }
        if view.viewTree != nil { return Int(view.layoutState.depth) }
        var depth = 0
        var step = view.superview
        while let above = step {
            depth += 1
            step = above.superview
        }
        return depth
    }

    /// Returns the solved frame of a node's view, or the rectangle of a guide, without snapping to pixels.
    func exactFrame(of node: LayoutNode, in view: View?) -> Rect {
        let insets = node.isGuide ? .zero : node.ownView?.checkedAlignmentInsets ?? .zero
        guard let installed = node.installed, installed.engine === self else { return .zero }
        let rect = core.rect(of: installed.variables)
        return Rect(
            x: rect.minX - insets.left, y: rect.minY - insets.top,
            width: rect.width + insets.left + insets.right, height: rect.height + insets.top + insets.bottom)
    }

    private func write(_ node: LayoutNode, _ scale: Double) {
        guard let view = node.ownView, node.isPlacedByConstraints, node.engine === self else { return }
        let exact = exactFrame(of: node, in: view)
        // Only a superview that is placed by constraints has a residual.
        let parent = view.superview?.layoutAttachment?.node.residual ?? .zero
        let left = snap(exact.minX + parent.x, scale)
        let top = snap(exact.minY + parent.y, scale)
        let right = snap(exact.maxX + parent.x, scale)
        let bottom = snap(exact.maxY + parent.y, scale)
        let residual = Point(x: exact.minX + parent.x - left, y: exact.minY + parent.y - top)
        setResidual(residual, of: node, view)
        view.placeByLayout(
            origin: Point(x: left, y: top), size: Size(width: right - left, height: bottom - top))
    }

    /// Records the residual of snapping, and queues the subviews for writing if it has changed.
    func setResidual(_ residual: Point, of node: LayoutNode, _ view: View) {
        let change = (residual.x - node.residual.x).magnitude + (residual.y - node.residual.y).magnitude
        if change <= 1e-6 { return }
        node.residual = residual
        for subview in view.subviews {
            guard let inner = subview.layoutAttachment?.node, inner.engine === self else { continue }
            if inner.isPlacedByConstraints { queueForWriting(inner) }
        }
    }

    /// Returns the nearest pixel edge; halves are rounded up, with a tolerance for rounding errors, so that whole widths stay whole.
    private nonisolated func snap(_ value: Double, _ scale: Double) -> Double {
        (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}
