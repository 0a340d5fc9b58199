/// The place of a node as the frame of its retained view, on whole pixels.
struct RetainedFrame {
    private let node: Node

    init(of node: Node) { self.node = node }

    /// Gives `retained` the node's place; a view that is inserted with an animation fades in.
    func apply(to retained: Widgets.View) {
        let frame = frame
        if retained.frame == frame { return }
        let transitions = node.graph.transitions
        transitions.animated(node) { retained.frame = frame }
        if node.flags.contains(.isPlaced) || node.hasTransition || !transitions.isShown { return }
        guard let animation = transitions.animation(of: node), !isInsideNewcomer else { return }
        let alpha = retained.alpha
        Widgets.View.performWithoutAnimation { retained.alpha = 0 }
        animation.perform { retained.alpha = alpha }
    }

    /// Gives the container of a node without content no area, so that it takes no events.
    func clear(_ container: Widgets.View) {
        container.frame = .zero
        node.flags.remove(.isPlaced)
    }

    private var frame: Rect {
        let scale = node.graph.layout.pixelsPerPoint
        let (origin, size) = (node.origin, node.size)
        let left = Self.pixel(origin.x * scale)
        let top = Self.pixel(origin.y * scale)
        // Edges are rounded, not lengths: neighbours meet without a gap.
        let right = Self.pixel((origin.x + size.width) * scale)
        let bottom = Self.pixel((origin.y + size.height) * scale)
        return Rect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }

    /// The nearest whole number, upwards from a half and from what is as good as one.
    ///
    /// So a length of whole pixels keeps them wherever it begins: text has the width that its lines were found for.
    @inline(__always)
    private static func pixel(_ length: Double) -> Double { (length + (0.5 + 1e-6)).rounded(.down) }

    /// Whether a view around this one is new as well, and fades or moves as a whole.
    private var isInsideNewcomer: Bool {
        var step = node.parent
        while let current = step {
            if current.hasTransition { return !current.flags.contains(.isPlaced) }
            if current.scope !== node.scope { return !current.flags.contains(.isPlaced) && current.isItem }
            step = current.parent
        }
        return false
    }
}
