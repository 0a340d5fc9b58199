extension Node {
    /// Nothing is inside any more: the container takes no room, and no events.
    final func leavePlace(_ container: Widgets.View) {
        container.frame = .zero
        flags.remove(.isPlaced)
    }

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
        if flags.contains(.isPlaced) || hasTransition || !graph.isShown { return }
        guard let animation = movement, !isInsideNewcomer else { return }
        // What comes with an animation fades in, unless it has a transition.
        let alpha = retained.alpha
        Widgets.View.performWithoutAnimation { retained.alpha = 0 }
        animation.perform { retained.alpha = alpha }
    }

    /// Whether a view around this one is new as well, and fades or moves as a whole.
    private var isInsideNewcomer: Bool {
        var step = parent
        while let current = step {
            if current.hasTransition { return !current.flags.contains(.isPlaced) }
            if current.scope !== scope { return !current.flags.contains(.isPlaced) && current.isItem }
            step = current.parent
        }
        return false
    }
}
