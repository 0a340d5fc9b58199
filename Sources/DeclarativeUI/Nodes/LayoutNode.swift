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
final class LayoutNode<Container: LayoutContainerView>:
    ContainerNode<Container, Arranger<Container.Arrangement>>
{
    /// Stored apart from the arranger, which may be in use when this is read.
    private var orientation: Axis?
    /// Stored apart from the arranger, which may be placing the items that report the changes.
    private var hasChanges = false

    init(_ view: Container, in context: NodeContext) {
        super.init(Arranger(layout: view.layout), in: context)
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

    override func layoutChanged(of item: Node?) { hasChanges = true }

    override func prepare() {
        super.prepare()
        if hasChanges { arranger.contentChanged() }
        hasChanges = false
    }
}
