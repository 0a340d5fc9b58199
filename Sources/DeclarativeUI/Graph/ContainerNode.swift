/// A view that arranges what is inside of it with a ``Layout``; both are stored properties of these names.
protocol LayoutContainerView: View where Body == Never {
    associatedtype Arrangement: Layout
    associatedtype Content: View
    var layout: Arrangement { get }
    var content: Content { get }
}

extension LayoutContainerView {
    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ContainerNode(view, in: context)
    }
}

/// Asks a layout for sizes and places, and remembers what it needs for it.
final class ContainerNode<Container: LayoutContainerView>: ViewNode<Container> {
    @exclusivity(unchecked) private var content: ViewNode<Container.Content>?
    private var arranger: Arranger<Container.Arrangement>
    /// Apart from the arranger, which may be placing them when they say so.
    @exclusivity(unchecked) private var changes = LayoutChanges()
    /// The layout as a stack, if it is one: read without knowledge of the arranger's type.
    @exclusivity(unchecked) private var line: StackLine?
    /// Along which axis another layout stacks, if it does.
    private var otherOrientation: Axis?
    /// Where in the description its parts are.
    private let (layoutOffset, contentOffset): (Int, Int)

    init(_ view: Container, in context: NodeContext) {
        let plan = FieldPlan.of(Container.self)
        (layoutOffset, contentOffset) = (plan.offset(of: "layout"), plan.offset(of: "content"))
        arranger = Arranger(layout: view.layout)
        super.init(in: context)
        note(view.layout)
        if !(view.layout is any KnownLayout) { graph.hasExplicitGuides = true }
        content = Container.Content._makeNode(view.content, in: innerContext)
    }

    deinit {}

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node { content ?? super.child(at: index) }
    override var isItem: Bool { true }
    override func appendItems(to items: inout ContiguousArray<Node>) { items.append(self) }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        content?.appendViews(to: &views)
    }
    override var isContainer: Bool { true }
    override var stackOrientation: Axis? { line?.axis ?? otherOrientation }

    override func update(from place: UnsafeRawPointer) {
        let layout = (place + layoutOffset).assumingMemoryBound(to: Container.Arrangement.self)
        if line == nil || line != StackLine.of(layout.pointee) { update(layout) }
        content?.update(from: place + contentOffset)
    }

    private func update(_ layout: UnsafePointer<Container.Arrangement>) {
        note(layout.pointee)
        if arranger.update(to: layout.pointee) { invalidateLayout() }
    }

    /// Apart from the arranger, which may be at work when it is asked.
    private func note(_ layout: Container.Arrangement) {
        line = StackLine.of(layout)
        if line != nil { return }
        otherOrientation =
            if Container.Arrangement.self == AnyLayout.self {
                (layout as? AnyLayout)?.properties.stackOrientation
            } else {
                Container.Arrangement.layoutProperties.stackOrientation
            }
    }

    override func itemsChanged() -> Bool {
        arranger.items = nil
        return false
    }

    override func itemsChanged(by change: StructureChange) -> Bool {
        arranger.itemsChanged(by: change)
        return false
    }

    override func layoutChanged(of item: Node?) { changes.add(item) }

    /// Collects what is inside, and what is new about it.
    private func prepare() {
        arranger.collect(self, content)
        arranger.noteChanges(changes.take())
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        prepare()
        return arranger.size(proposal)
    }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        prepare()
        return arranger.lengthRange(axis, cross: cross)
    }

    override func shiftContent(by distance: Point) { arranger.shift(self, by: distance) }

    override func placeContent() {
        prepare()
        arranger.place(for: self)
    }

    package override func explicitAlignment(_ guide: AlignmentKey, size: Size) -> Double? {
        if !guide.isBaseline, !graph.hasExplicitGuides { return nil }
        prepare()
        return arranger.explicitAlignment(guide, size: size, proposal(for: size))
    }

    package override var layoutSpacing: ViewSpacing {
        prepare()
        return arranger.spacing()
    }

    override func unmount() {
        super.unmount()
        content = nil
        arranger.items = nil
        _ = changes.take()
    }
}
