extension Node {
    /// Nothing is inside any more: the container takes no room, and no events.
    final func leavePlace(_ container: Widgets.View) {
        container.frame = .zero
        flags.remove(.isPlaced)
    }

    /// Gives the retained view the node's place, on whole pixels.
    final func setFrame(of retained: Widgets.View) {
        let scale = graph.pixelsPerPoint
        let left = Self.pixel(origin.x * scale)
        let top = Self.pixel(origin.y * scale)
        // Edges are rounded, not lengths: neighbours meet without a gap.
        let right = Self.pixel((origin.x + size.width) * scale)
        let bottom = Self.pixel((origin.y + size.height) * scale)
        let frame = Rect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
        if retained.frame == frame { return }
        animated { retained.frame = frame }
        if flags.contains(.isPlaced) || hasTransition || !graph.isShown { return }
        guard let animation = movement, !isInsideNewcomer else { return }
        // A view that is inserted with an animation fades in, unless it has a transition.
        let alpha = retained.alpha
        Widgets.View.performWithoutAnimation { retained.alpha = 0 }
        animation.perform { retained.alpha = alpha }
    }

    /// The nearest whole number, upwards from a half and what is as good as one.
    ///
    /// So a length of whole pixels keeps them wherever it begins: text has the width that its lines were found for.
    @inline(__always)
    private static func pixel(_ length: Double) -> Double { (length + (0.5 + 1e-6)).rounded(.down) }

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
