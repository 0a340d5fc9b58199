/// From the solution to frames: on whole pixels, parents first.
extension LayoutEngine {
    /// Writes the frames that have changed, of views that are `root` or inside it; of all without one.
    func writeFrames(within root: View? = nil) {
        var rounds = 0
        // Writing a view can shift the snapping of views inside it: they come one level later.
        while rounds < 1000 {
            rounds += 1
            let nodes = takeWriting(within: root)
            if nodes.isEmpty { return }
            for (_, node) in nodes.map({ (depth(of: $0), $0) }).sorted(by: { $0.0 < $1.0 }) {
                node.isQueuedForWriting = false
                write(node)
            }
        }
    }

    private func depth(of node: LayoutNode) -> Int {
        guard let view = node.ownView else { return 0 }
        if view.viewHost != nil { return Int(view.layoutState.depth) }
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
        guard let installed = node.installed else { return .zero }
        let insets = node.isGuide ? .zero : node.ownView?.alignmentRectInsets ?? .zero
        return Rect(
            x: solver.value(of: installed.x) - insets.left, y: solver.value(of: installed.y) - insets.top,
            width: max(0, solver.value(of: installed.width)) + insets.left + insets.right,
            height: max(0, solver.value(of: installed.height)) + insets.top + insets.bottom)
    }

    private func write(_ node: LayoutNode) {
        guard let view = node.ownView, node.isPlacedByConstraints, node.installed != nil else { return }
        let exact = exactFrame(of: node, in: view)
        // Only a view that is itself placed by constraints has cut something off.
        let parent = view.superview?.layoutAttachment?.node.residual ?? .zero
        let left = snap(exact.minX + parent.x)
        let top = snap(exact.minY + parent.y)
        let right = snap(exact.maxX + parent.x)
        let bottom = snap(exact.maxY + parent.y)
        let residual = Point(x: exact.minX + parent.x - left, y: exact.minY + parent.y - top)
        if (residual.x - node.residual.x).magnitude + (residual.y - node.residual.y).magnitude > 1e-6 {
            node.residual = residual
            for subview in view.subviews {
                if let inner = subview.layoutAttachment?.node, inner.isPlacedByConstraints, inner.engine === self {
                    queueWriting(inner)
                }
            }
        }
        view.placeByLayout(
            origin: Point(x: left, y: top), size: Size(width: right - left, height: bottom - top))
    }

    /// The nearest edge of a pixel; a half goes up, with room for the errors of arithmetic, so that whole widths stay whole.
    private func snap(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
}
