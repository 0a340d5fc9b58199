/// A view that arranges the items of its content.
protocol ContainerView: View where Body == Never {
    associatedtype Content: View
    var content: Content { get }
    /// Updates `node`, the node of the content; the container passes its stored content, so that it is not copied.
    borrowing func updateContent(of node: ViewNode<Content>)
}

/// The node of a view that arranges its content: it is one item, and places the items of the content in its bounds.
class ContainerNode<Container: ContainerView, Items: ItemArranging>: ViewNode<Container> {
    @exclusivity(unchecked) private(set) final var content: ViewNode<Container.Content>?
    final var arranger: Items

    init(_ arranger: Items, in context: NodeContext) {
        self.arranger = arranger
        super.init(in: context)
    }

    deinit {}

    /// Mounts the content; called at the end of a subclass' initialiser.
    final func mountContent(of view: Container) {
        content = Container.Content._makeNode(view.content, in: innerContext)
    }

    final override var childCount: Int { content == nil ? 0 : 1 }
    final override func child(at index: Int) -> Node? { content }
    final override var isItem: Bool { true }
    final override func appendItems(to items: inout ContiguousArray<Node>) { items.append(self) }
    final override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        content?.appendViews(to: &views)
    }
    final override var isContainer: Bool { true }

    // MARK: - Layout

    final override func itemsChanged() -> Bool {
        arranger.discardItems()
        return false
    }

    final override func itemsChanged(by change: StructureChange) -> Bool {
        arranger.itemsChanged(by: change)
        return false
    }

    /// Collects the items if they have changed; subclasses pass the changes of their sizes on to the arranger.
    func prepare() { arranger.collect(self, content) }

    final override func measure(_ proposal: ProposedViewSize) -> Size {
        prepare()
        return arranger.size(proposal)
    }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        cached(RangeQuery(axis, cross: cross)) {
            prepare()
            return arranger.lengthRange(axis, cross: cross)
        }
    }

    final override func shiftContent(by distance: Point) { arranger.shift(self, by: distance) }

    final override func placeContent() {
        prepare()
        arranger.place(in: self)
    }

    package final override func explicitAlignment(
        _ guide: AlignmentKey, size: Size, proposal: ProposedViewSize
    ) -> Double? {
        cachedGuide(guide, size, proposal) {
            prepare()
            return arranger.explicitAlignment(guide, size: size, proposal)
        }
    }

    package final override var layoutSpacing: ViewSpacing {
        cachedSpacing {
            prepare()
            return arranger.spacing()
        }
    }

    override func unmount() {
        super.unmount()
        content = nil
        arranger.discardItems()
    }
}
