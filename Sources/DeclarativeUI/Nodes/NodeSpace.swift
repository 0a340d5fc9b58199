/// The coordinate space of a node, whose origin is the top left corner of the node, in points.
struct NodeSpace {
    let node: Node

    init(of node: Node) { self.node = node }

    /// Returns `rect`, in the node's space, in the space of `other`.
    func convert(_ rect: Rect, to other: Node) -> Rect {
        let there = node.scope.convert(rect.offsetBy(dx: node.origin.x, dy: node.origin.y), to: other.scope)
        return there.offsetBy(dx: -other.origin.x, dy: -other.origin.y)
    }

    /// Returns the union of the frames of the node's items in the space of `view`; nil if none is placed.
    func frame(in view: Widgets.View) -> Rect? {
        var items: ContiguousArray<Node> = []
        node.appendItems(to: &items)
        var union: Rect?
        for item in items where item.flags.contains(.isPlaced) {
            let rect = Rect(origin: item.origin, size: item.size)
            union = union.map { $0.union(rect) } ?? rect
        }
        guard let union, let container = items.first?.scope.container else { return nil }
        return container === view ? union : container.convert(union, to: view)
    }
}
