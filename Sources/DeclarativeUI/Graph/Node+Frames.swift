extension Node {
    /// Gives the retained view the node's place, on whole pixels.
    final func setFrame(of retained: Widgets.View) {
        let scale = graph.pixelsPerPoint
        let left = (origin.x * scale).rounded() / scale
        let top = (origin.y * scale).rounded() / scale
        // Edges are rounded, not lengths: neighbours meet without a gap.
        let right = ((origin.x + size.width) * scale).rounded() / scale
        let bottom = ((origin.y + size.height) * scale).rounded() / scale
        let frame = Rect(x: left, y: top, width: right - left, height: bottom - top)
        if retained.frame == frame { return }
        animated { retained.frame = frame }
    }
}
