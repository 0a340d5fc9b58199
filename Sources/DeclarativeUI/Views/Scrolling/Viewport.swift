/// Shows a part of what is inside of it.
protocol Viewport: Node {
    /// The view that the content's views are in.
    var container: Widgets.View { get }
    /// The visible rectangle, in the container's space.
    var visibleRect: Rect { get }
    /// The nodes that are notified when the visible part changes.
    var observers: ContiguousArray<Node> { get set }
    /// The content before what is seen became longer by `distance`: what is seen stays where it is.
    func shift(by distance: Point)
    /// Scrolls when the next layout is done.
    func scroll(to target: ScrollTarget)
}

/// A node that depends on which part of the content is seen.
protocol ViewportObserving: Node {
    func viewportChanged()
}

extension Viewport {
    func tellObservers() {
        for node in observers where node.isMounted { (node as? any ViewportObserving)?.viewportChanged() }
    }
}

extension Node {
    /// The nearest area that this node is scrolled in.
    final var viewport: (any Viewport)? {
        var node = parent
        while let step = node {
            if let viewport = step as? any Viewport { return viewport }
            node = step.parent
        }
        return nil
    }

    /// Hears from now on when an area around shows another part; once for each area.
    final func observeViewports() {
        var node = parent
        while let step = node {
            if let viewport = step as? any Viewport, !viewport.observers.contains(where: { $0 === self }) {
                viewport.observers.append(self)
            }
            node = step.parent
        }
    }

    /// Must be called before a node that observes goes.
    final func stopObservingViewports() {
        var node = parent
        while let step = node {
            if let viewport = step as? any Viewport { viewport.observers.removeAll { $0 === self } }
            node = step.parent
        }
    }
}
