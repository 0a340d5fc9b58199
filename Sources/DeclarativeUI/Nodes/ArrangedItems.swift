/// The items of a container, as nodes and as the subviews of its layout.
struct ArrangedItems {
    private(set) var nodes: ContiguousArray<Node>
    private(set) var subviews: LayoutSubviews

    init(_ nodes: ContiguousArray<Node>, layoutDirection: LayoutDirection) {
        self.nodes = nodes
        subviews = LayoutSubviews(Self.elements(nodes), layoutDirection: layoutDirection)
    }

    /// Collects the items of `content`, which `container` arranges.
    init(of content: Node?, in container: Node) {
        var nodes: ContiguousArray<Node> = []
        content?.appendItems(to: &nodes)
        for index in nodes.indices { nodes[index].layoutState.slot = Int32(index) }
        self.init(nodes, layoutDirection: container.layoutDirection)
    }

    private static func elements(_ nodes: ContiguousArray<Node>) -> ContiguousArray<any LayoutElement> {
        var elements: ContiguousArray<any LayoutElement> = []
        elements.reserveCapacity(nodes.count)
        for node in nodes { elements.append(node) }
        return elements
    }

    /// Returns the index of `item`, in O(1); nil if it is not among the items.
    func place(of item: Node) -> Int? {
        let slot = Int(item.layoutState.slot)
        return nodes.indices.contains(slot) && nodes[slot] === item ? slot : nil
    }

    /// Removes the unmounted items and returns their former indices, ascending.
    mutating func removeUnmounted() -> ContiguousArray<Int> {
        var kept: ContiguousArray<Node> = []
        var removed: ContiguousArray<Int> = []
        kept.reserveCapacity(nodes.count)
        for (index, node) in nodes.enumerated() {
            guard node.isMounted else {
                removed.append(index)
                continue
            }
            node.layoutState.slot = Int32(kept.count)
            kept.append(node)
        }
        self = ArrangedItems(kept, layoutDirection: subviews.layoutDirection)
        return removed
    }

    /// Reorders the items as in `order`; returns their old and new indices, or nil if `order` does not match the items.
    mutating func reorder(_ order: NodeOrder) -> (
        sources: ContiguousArray<Int>, places: ContiguousArray<Int>
    )? {
        guard let (old, new) = order.expanded({ $0.appendItems(to: &$1) }) else { return nil }
        var places: ContiguousArray<Int> = []
        for index in nodes.indices where places.count < old.count && nodes[index] === old[places.count] {
            places.append(index)
        }
        if places.count < old.count { return nil }
        var sources: ContiguousArray<Int> = []
        for node in new {
            guard let source = place(of: node) else { return nil }
            sources.append(source)
        }
        var nodes = nodes
        for (place, node) in zip(places, new) {
            nodes[place] = node
            node.layoutState.slot = Int32(place)
        }
        self = ArrangedItems(nodes, layoutDirection: subviews.layoutDirection)
        return (sources, places)
    }
}
