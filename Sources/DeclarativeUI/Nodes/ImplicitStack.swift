/// Stacks several views where a single one is expected: below each other, or on top of each other.
final class ImplicitStack<Arrangement: Layout>: Node {
    private var arranger: Arranger<Arrangement>

    init(_ items: ContiguousArray<Node>, layout: Arrangement, in context: NodeContext) {
        arranger = Arranger(layout: layout)
        super.init(in: context)
        // It is no part of the tree, and is not unmounted with it.
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

extension Node {
    /// Returns `item`; an implicit stack is invalidated first, as it is not notified of changes inside its views.
    final func refreshed(_ item: Node?, _ owner: Node?) -> Node? {
        if let item, item.parent === self, item !== owner {
            item.flags.formUnion([.needsMeasuring, .needsPlacing])
        }
        return item
    }
}

/// The one item that some content comes to.
struct SingleItem {
    private(set) var item: Node?
    private var isKnown = false

    /// Other items are inside.
    mutating func forget() { isKnown = false }

    /// Invalidates the layout of the item, after a size inside may have changed.
    mutating func invalidate() { item?.flags.formUnion([.needsMeasuring, .needsPlacing]) }

    /// Finds out; several are stacked by `layout`.
    mutating func find<Arrangement: Layout>(
        _ node: Node, _ content: Node?, _ layout: @autoclosure () -> Arrangement
    ) -> Node? {
        if isKnown { return item }
        isKnown = true
        var items: ContiguousArray<Node> = []
        content?.appendItems(to: &items)
        item = items.count > 1 ? ImplicitStack(items, layout: layout(), in: node.innerContext) : items.first
        return item
    }
}
