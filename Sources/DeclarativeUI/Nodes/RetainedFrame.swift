/// The frame that a node sets for its retained view, aligned to whole pixels.
struct RetainedFrame {
    private let node: Node

    init(of node: Node) { self.node = node }

    /// Sets the frame of `retained`; a view that is inserted with an animation fades in.
    func apply(to retained: Widgets.View) {
        let frame = frame
        if retained.untransformedFrame == frame { return }
        let transitions = node.graph.transitions
        transitions.animated(node) { retained.untransformedFrame = frame }
        if node.flags.contains(.isPlaced) || node.hasTransition || !transitions.isShown { return }
        guard let animation = transitions.animation(of: node), !isInsideInsertedAncestor else { return }
        let alpha = retained.alpha
        Widgets.View.performWithoutAnimation { retained.alpha = 0 }
        animation.perform { retained.alpha = alpha }
    }

    /// Sets an empty frame for the container of a node without content, so that it receives no events.
    func clear(_ container: Widgets.View) {
        container.frame = .zero
        node.flags.remove(.isPlaced)
    }

    private var frame: Rect {
        let scale = node.graph.layout.pixelsPerPoint
        let (origin, size) = (node.origin, node.size)
        let left = Self.pixel(origin.x * scale)
        let top = Self.pixel(origin.y * scale)
        // Edges are rounded instead of lengths, so that neighbours meet without a gap.
        let right = Self.pixel((origin.x + size.width) * scale)
        let bottom = Self.pixel((origin.y + size.height) * scale)
        return Rect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }

    /// Rounds to the nearest whole number; halves, within a tolerance, are rounded up.
    ///
    /// A length of whole pixels therefore does not depend on its start: text keeps the width for which its lines were broken.
    @inline(__always)
    private static func pixel(_ length: Double) -> Double { (length + (0.5 + 1e-6)).rounded(.down) }

    /// Whether an ancestor is inserted in the same update, and is animated together with its descendants.
    private var isInsideInsertedAncestor: Bool {
        var step = node.parent
        while let current = step {
            if current.hasTransition { return !current.flags.contains(.isPlaced) }
            if current.scope !== node.scope { return !current.flags.contains(.isPlaced) && current.isItem }
            step = current.parent
        }
        return false
    }
}

extension Widgets.View {
    /// The frame without the transform of the view.
    fileprivate var untransformedFrame: Rect {
        get {
            if transform.isIdentity { return frame }
            let (center, size) = (center, bounds.size)
            return Rect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
        }
        set {
            if transform.isIdentity {
                frame = newValue
                return
            }
            bounds.size = newValue.size
            center = Point(x: newValue.midX, y: newValue.midY)
        }
    }
}
