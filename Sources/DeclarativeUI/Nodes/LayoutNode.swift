/// A view that arranges its content with a ``Layout``.
protocol LayoutContainerView: ContainerView {
    associatedtype Arrangement: Layout
    var layout: Arrangement { get }
}

extension LayoutContainerView {
    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        LayoutNode(view, in: context)
    }
}

/// The node of a container: queries a layout for sizes and positions, and stores its cache.
final class LayoutNode<Container: LayoutContainerView>: ContainerNode<Container> {
    private var arranger: Arranger<Container.Arrangement>
    /// Stored apart from the arranger, which may be in use when this is read.
    private var orientation: Axis?
    /// Stored apart from the arranger, which may be placing the items that report the changes.
    private var hasChanges = false

    init(_ view: Container, in context: NodeContext) {
        arranger = Arranger(layout: view.layout)
        super.init(in: context)
        orientation = view.layout._stackOrientation
        if !(view.layout is any LayoutWithoutOwnGuides) { graph.layout.hasExplicitGuides = true }
        mountContent(of: view)
    }

    deinit {}

    override var stackOrientation: Axis? { orientation }

    override func update(to view: borrowing Container) {
        let layout = view.layout
        orientation = layout._stackOrientation
        if arranger.update(to: layout) { invalidateLayout() }
        if let content { view.updateContent(of: content) }
    }

    override func itemsChanged() -> Bool {
        arranger.items = nil
        return false
    }

    override func itemsChanged(by change: StructureChange) -> Bool {
        arranger.itemsChanged(by: change)
        return false
    }

    override func layoutChanged(of item: Node?) { hasChanges = true }

    private func prepare() {
        arranger.collect(self, content)
        if hasChanges { arranger.contentChanged() }
        hasChanges = false
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        prepare()
        return arranger.size(proposal)
    }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        cachedRange(axis, cross: cross) {
            prepare()
            return arranger.lengthRange(axis, cross: cross)
        }
    }

    override func shiftContent(by distance: Point) { arranger.shift(self, by: distance) }

    override func placeContent() {
        prepare()
        arranger.place(for: self)
    }

    package override func explicitAlignment(
        _ guide: AlignmentKey, size: Size, proposal: ProposedViewSize
    ) -> Double? {
        cachedGuide(guide, size, proposal) {
            prepare()
            return arranger.explicitAlignment(guide, size: size, proposal)
        }
    }

    package override var layoutSpacing: ViewSpacing {
        cachedSpacing {
            prepare()
            return arranger.spacing()
        }
    }

    override func unmount() {
        super.unmount()
        arranger.items = nil
    }
}
