/// A stack of several items where a single item is expected, arranged by a `VStackLayout` or `ZStackLayout`.
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
    override func placeContent() { arranger.place(in: self) }

    package override func explicitAlignment(
        _ guide: AlignmentKey, size: Size, proposal: ProposedViewSize
    ) -> Double? {
        arranger.explicitAlignment(guide, size: size, proposal)
    }
}

/// The item that represents the content of a node: its only item, or an ``ImplicitStack`` of several.
struct SingleItem {
    private(set) var item: Node?
    /// Whether `item` is valid.
    private var isKnown = false
    private var isStack = false

    /// Invalidates the item; called when the items of the content have changed.
    mutating func invalidate() { isKnown = false }

    /// Returns the item of `content`; nil if it has none.
    ///
    /// Several items are arranged by `layout`, as a child of `node`.
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

    /// Returns the item for a measurement or placement.
    ///
    /// Invalidates the sizes of an implicit stack, which is not an ancestor of its items and is not notified of their changes.
    mutating func findFresh<Arrangement: Layout>(
        _ node: Node, _ content: Node?, _ layout: @autoclosure () -> Arrangement
    ) -> Node? {
        let item = find(node, content, layout())
        if isStack { item?.flags.formUnion([.needsMeasuring, .needsPlacing]) }
        return item
    }
}
