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
final class StackNode<Container: StackContainerView>: ContainerNode<Container, StackArranger> {
    /// Stored apart from the arranger, which may be in use when this is read.
    private let axis: Axis
    /// Stored apart from the arranger, which may be placing the items that report the changes.
    @exclusivity(unchecked) private var changes = LayoutChanges()

    init(_ view: Container, in context: NodeContext) {
        let line = view.line
        axis = line.axis
        super.init(StackArranger(line: line), in: context)
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

    override func layoutChanged(of item: Node?) { changes.add(item) }

    override func prepare() {
        super.prepare()
        arranger.applyChanges(changes.take())
    }

    package override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        axis == self.axis ? super.lengthRange(axis, cross: cross) : measuredRange(axis, cross: cross)
    }

    override func unmount() {
        super.unmount()
        _ = changes.take()
    }
}
