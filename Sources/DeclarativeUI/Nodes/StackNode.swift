/// A view that stacks its content along an axis.
protocol StackContainerView: ContainerView {
    /// The layout algorithm of the stack.
    var line: StackLine { get }
}

extension StackContainerView {
    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        StackNode(view, in: context)
    }
}

/// The node of a stack, which measures again only the items that have changed.
final class StackNode<Container: StackContainerView>: ContainerNode<Container> {
    private var arranger: StackArranger
    /// Stored apart from the arranger, which may be in use when this is read.
    private let axis: Axis
    /// Stored apart from the arranger, which may be placing the items that report the changes.
    @exclusivity(unchecked) private var changes = LayoutChanges()

    init(_ view: Container, in context: NodeContext) {
        let line = view.line
        arranger = StackArranger(line: line)
        axis = line.axis
        super.init(in: context)
        mountContent(of: view)
    }

    deinit {}

    override var stackOrientation: Axis? { axis }

    override func update(to view: borrowing Container) {
        let line = view.line
        if line != arranger.line {
            arranger.update(to: line)
            invalidateLayout()
        }
        if let content { view.updateContent(of: content) }
    }

    override func itemsChanged() -> Bool {
        arranger.discardItems()
        return false
    }

    override func itemsChanged(by change: StructureChange) -> Bool {
        arranger.itemsChanged(by: change)
        return false
    }

    override func layoutChanged(of item: Node?) { changes.add(item) }

    /// Collects the items if they have changed, and passes their changes on to the arranger.
    private func prepare() {
        arranger.collect(self, content)
        arranger.applyChanges(changes.take())
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        prepare()
        return arranger.size(proposal)
    }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        if axis != self.axis { return measuredRange(axis, cross: cross) }
        return cachedRange(axis, cross: cross) {
            prepare()
            return arranger.lengthRange(axis, cross: cross)
        }
    }

    override func shiftContent(by distance: Point) { arranger.shift(self, by: distance) }

    override func placeContent() {
        prepare()
        arranger.place(in: self)
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
        arranger.discardItems()
        _ = changes.take()
    }
}
