/// The node of a view that is placed as a single item and contains one other view.
///
/// It has the size of its content by default.
class UnaryNode<Outer: View, Content: View>: ViewNode<Outer> {
    @exclusivity(unchecked) private(set) final var content: ViewNode<Content>?
    @exclusivity(unchecked) private final var single = SingleItem()

    deinit {}

    /// Mounts the content; called at the end of a subclass' initialiser.
    final func mount(_ content: Content, in context: NodeContext) {
        self.content = Content._makeNode(content, in: context)
    }

    final override var childCount: Int { content == nil ? 0 : 1 }
    final override func child(at index: Int) -> Node? { content }

    override var isItem: Bool { true }

    /// Appends this node; nothing if the content has no items.
    final override func appendItems(to items: inout ContiguousArray<Node>) {
        if item != nil { items.append(self) }
    }

    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        content?.appendViews(to: &views)
    }

    override func itemsChanged() -> Bool {
        single.invalidate()
        return true
    }

    /// The content as one item; nil if it has no items.
    final var item: Node? { single.find(self, content, VStackLayout()) }

    /// The content as one item for a measurement or placement; an implicit stack is not notified of changes, and is invalidated first.
    final var freshItem: Node? { single.findFresh(self, content, VStackLayout()) }

    override func measure(_ proposal: ProposedViewSize) -> Size { freshItem?.layoutSize(proposal) ?? .zero }

    override func placeContent() { freshItem?.place(at: origin, size: size, proposal: proposal) }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        freshItem?.lengthRange(axis, cross: cross) ?? 0...0
    }

    package override var layoutPriority: Double { item?.layoutPriority ?? 0 }
    package override var layoutSpacing: ViewSpacing { freshItem?.layoutSpacing ?? ViewSpacing() }

    package override func explicitAlignment(
        _ guide: AlignmentKey, size: Size, proposal: ProposedViewSize
    ) -> Double? {
        !guide.isBaseline && !graph.layout.hasExplicitGuides
            ? nil : freshItem?.explicitAlignment(guide, size: size, proposal: proposal)
    }

    package override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        item?.layoutValue(key) ?? Key.defaultValue
    }

    override func unmount() {
        super.unmount()
        content = nil
        single.invalidate()
    }
}
