/// From the solution to frames: on whole pixels, parents first.
extension LayoutEngine {
    /// Writes the frames that have changed, of views that are `root` or inside it; of all without one.
    func writeFrames(within root: View?) {
        var rounds = 0
        // Writing a view can shift the snapping of views inside it: they come one level later.
        while rounds < 1000 {
            rounds += 1
            let nodes = takeWriting(within: root)
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

    /// The frame of a view's node, or the rectangle of a guide's, as solved: not on pixels.
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
        // Only a view that is itself placed by constraints has cut something off.
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

    /// Notes what snapping has cut off; what is inside is snapped again if that has changed.
    func setResidual(_ residual: Point, of node: LayoutNode, _ view: View) {
        let change = (residual.x - node.residual.x).magnitude + (residual.y - node.residual.y).magnitude
        if change <= 1e-6 { return }
        node.residual = residual
        for subview in view.subviews {
            guard let inner = subview.layoutAttachment?.node, inner.engine === self else { continue }
            if inner.isPlacedByConstraints { queueWriting(inner) }
        }
    }

    /// The nearest edge of a pixel; a half goes up, with room for the errors of arithmetic, so that whole widths stay whole.
    private nonisolated func snap(_ value: Double, _ scale: Double) -> Double {
        (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}
