/// A mounted view of a lazy container.
final class LazyItemNode: Node {
    let key: RowKey
    final var index: Int
    private var content: ViewNode<AnyView>?
    private var single = SingleItem()
    private let make: (Int) -> AnyView

    init(key: RowKey, index: Int, in context: NodeContext, make: @escaping (Int) -> AnyView) {
        self.key = key
        self.index = index
        self.make = make
        super.init(in: context)
        content = AnyView._makeNode(makeContent(), in: innerContext)
    }

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }
    override var isItem: Bool { true }
    override var explicitID: AnyHashable? { key.id ?? AnyHashable(index) }
    override var typeName: String { "Item" }

    override func itemsChanged() -> Bool {
        single.invalidate()
        return false
    }

    private func makeContent() -> AnyView { graph.dependencies.track(self) { make(index) } }

    func refresh() {
        flags.remove(.needsUpdate)
        content?.update(to: makeContent())
    }

    override func rebuild() { refresh() }

    private var item: Node? { single.findFresh(self, content, VStackLayout()) }

    override func measure(_ proposal: ProposedViewSize) -> Size { item?.layoutSize(proposal) ?? .zero }
    override func placeContent() { item?.place(at: origin, size: size, proposal: proposal) }

    package override func explicitAlignment(
        _ guide: AlignmentKey, size: Size, proposal: ProposedViewSize
    ) -> Double? {
        item?.explicitAlignment(guide, size: size, proposal: proposal)
    }

    override func unmount() {
        super.unmount()
        content = nil
        single.invalidate()
    }
}
