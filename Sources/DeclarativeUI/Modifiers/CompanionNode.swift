/// The node of content with a companion, such as a layer or a mask, that is aligned with the content and proposed its size.
///
/// The content alone determines the layout.
class CompanionNode<Value: View, Content: View, Companion: View>: KeepingNode<Value> {
    final var content: ViewNode<Content>?
    final var companion: ViewNode<Companion>?
    private var single = SingleItem()
    private var singleCompanion = SingleItem()

    deinit {}

    /// The alignment of the companion with the content.
    var alignment: Alignment { .center }

    override var childCount: Int { (content == nil ? 0 : 1) + (companion == nil ? 0 : 1) }
    override func child(at index: Int) -> Node? { (index == 0 ? content : nil) ?? companion }

    // MARK: - Items

    final var item: Node? { single.findFresh(self, content, VStackLayout()) }

    final var companionItem: Node? {
        singleCompanion.findFresh(self, companion, ZStackLayout(alignment: alignment))
    }

    override var isItem: Bool { true }

    override func appendItems(to items: inout ContiguousArray<Node>) {
        if item != nil { items.append(self) }
    }

    override func itemsChanged() -> Bool {
        single.invalidate()
        singleCompanion.invalidate()
        return true
    }

    // MARK: - Layout

    override func measure(_ proposal: ProposedViewSize) -> Size { item?.layoutSize(proposal) ?? .zero }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        item?.lengthRange(axis, cross: cross) ?? 0...0
    }

    package override var layoutPriority: Double { item?.layoutPriority ?? 0 }
    package override var layoutSpacing: ViewSpacing { item?.layoutSpacing ?? ViewSpacing() }

    package override func explicitAlignment(
        _ guide: AlignmentKey, size: Size, proposal: ProposedViewSize
    ) -> Double? {
        !guide.isBaseline && !graph.layout.hasExplicitGuides
            ? nil : item?.explicitAlignment(guide, size: size, proposal: proposal)
    }

    package override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        item?.layoutValue(key) ?? Key.defaultValue
    }

    /// Places the content at `origin`, and the companion by the alignment.
    final func placeItems(at origin: Point) {
        item?.place(at: origin, size: size, proposal: proposal)
        guard let companionItem else { return }
        let own = ViewDimensions(of: item ?? companionItem, size: size, proposal: proposal)
        let proposal = ProposedViewSize(size)
        let inner = companionItem.layoutSize(proposal)
        let other = ViewDimensions(of: companionItem, size: inner, proposal: proposal)
        var x = own[alignment.horizontal] - other[alignment.horizontal]
        let y = own[alignment.vertical] - other[alignment.vertical]
        if layoutDirection == .rightToLeft { x = size.width - x - inner.width }
        companionItem.place(at: Point(x: origin.x + x, y: origin.y + y), size: inner, proposal: proposal)
    }

    override func unmount() {
        super.unmount()
        content = nil
        companion = nil
        single.invalidate()
        singleCompanion.invalidate()
    }
}
