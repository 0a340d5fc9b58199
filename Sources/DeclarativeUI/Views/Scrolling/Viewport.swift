/// A node that displays a scrollable part of its content.
protocol Viewport: Node {
    /// The superview of the content's views.
    var container: Widgets.View { get }
    /// The visible rectangle in the coordinate space of `container`.
    var visibleRect: Rect { get }
    /// The nodes that are notified when the visible part changes.
    var observers: ContiguousArray<Node> { get set }
    /// Keeps the visible content in place after the content before it became longer by `distance`.
    func shift(by distance: Point)
    /// Scrolls to `target` after the next layout.
    func scroll(to target: ScrollTarget)
}

/// A node that depends on the visible part of the content.
protocol ViewportObserving: Node {
    func viewportChanged()
}

extension Viewport {
    func notifyObservers() {
        for node in observers where node.isMounted { (node as? any ViewportObserving)?.viewportChanged() }
    }
}

/// The areas that a node is scrolled in, the nearest first.
struct EnclosingViewports {
    private let node: Node

    init(of node: Node) { self.node = node }

    var nearest: (any Viewport)? {
        var next = node.parent
        while let step = next, !step.flags.contains(.isPresented) {
            if let viewport = step as? any Viewport { return viewport }
            next = step.parent
        }
        return nil
    }

    /// Has the node notified when one of the areas shows another part; once for each area.
    func beginObserving() {
        forEach { viewport in
            if !viewport.observers.contains(where: { $0 === node }) { viewport.observers.append(node) }
        }
    }

    /// Must be called before an observing node is unmounted.
    func endObserving() {
        forEach { viewport in viewport.observers.removeAll { $0 === node } }
    }

    private func forEach(_ body: (any Viewport) -> Void) {
        var next = node.parent
        while let step = next, !step.flags.contains(.isPresented) {
            if let viewport = step as? any Viewport { body(viewport) }
            next = step.parent
        }
    }
}
