/// Stacks several views where a single one is expected, either vertically or in depth.
final class ImplicitStack<Arrangement: Layout>: Node {
    private var arranger: Arranger<Arrangement>

    init(_ items: ContiguousArray<Node>, layout: Arrangement, in context: NodeContext) {
        arranger = Arranger(layout: layout)
        super.init(in: context)
        // The stack is not part of the tree, and is not unmounted with it.
        graph.counts.nodes -= 1
        arranger.items = ArrangedItems(items, layoutDirection: layoutDirection)
    }

    override var isItem: Bool { true }
    override func contentSizesChanged() { arranger.contentChanged() }
    override func measure(_ proposal: ProposedViewSize) -> Size { arranger.size(proposal) }
    override func placeContent() { arranger.place(for: self) }

    package override func explicitAlignment(_ guide: AlignmentKey, size: Size) -> Double? {
        arranger.explicitAlignment(guide, size: size, proposal(for: size))
    }
}

/// The single item that represents a content.
struct SingleItem {
    private(set) var item: Node?
    private var isKnown = false
    private var isStack = false

    /// Invalidates the item after the items of the content have changed.
    mutating func invalidate() { isKnown = false }

    /// Returns the item of `content`; several are stacked by `layout`, inside of `node`.
    mutating func find<Arrangement: Layout>(
        _ node: Node, _ content: Node?, _ layout: @autoclosure () -> Arrangement
    ) -> Node? {
        if isKnown { return item }
        isKnown = true
        var items: ContiguousArray<Node> = []
        content?.appendItems(to: &items)
        isStack = items.count > 1
        item = isStack ? ImplicitStack(items, layout: layout(), in: node.innerContext) : items.first
        return item
    }

    /// Returns the item for a measurement or placement: a stack is invalidated first, as it is not notified of changes inside its items.
    mutating func findFresh<Arrangement: Layout>(
        _ node: Node, _ content: Node?, _ layout: @autoclosure () -> Arrangement
    ) -> Node? {
        let item = find(node, content, layout())
        if isStack { item?.flags.formUnion([.needsMeasuring, .needsPlacing]) }
        return item
    }
}
