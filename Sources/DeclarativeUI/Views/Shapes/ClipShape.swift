extension View {
    /// Cuts off what is outside of the shape.
    ///
    /// Rectangles, rounded rectangles, capsules and circles are cut exactly; of another outline, its bounding rectangle is taken,
    /// and a diagnostic says so.
    public func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
        ShapeClipped(content: self, shape: shape)
    }
}

/// A view that is seen within a shape.
struct ShapeClipped<Content: View, Outline: Shape>: ItemModifier {
    let content: Content
    let shape: Outline

    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ShapeClippedNode(view, in: context)
    }

    func around<Other: View>(_ other: Other) -> AnyView {
        AnyView(ShapeClipped<Other, Outline>(content: other, shape: shape))
    }
}

private final class ShapeClippedNode<Content: View, Outline: Shape>: UnaryNode<
    ShapeClipped<Content, Outline>, Content
>
{
    @exclusivity(unchecked) private var view: ShapeClipped<Content, Outline>
    private let container = PassingView(frame: .zero)
    private let inner: ViewScope
    private var hasReported = false

    init(_ view: ShapeClipped<Content, Outline>, in context: NodeContext) {
        inner = ViewScope(container: container, graph: context.graph)
        self.view = view
        super.init(in: context)
        container.clipsToBounds = true
        mount(view.content, in: context.below(self, scope: inner))
        inner.content = content
        inner.changed()
        scope.changed()
    }

    override func update(to view: ShapeClipped<Content, Outline>) {
        self.view = view
        content?.update(to: view.content)
        if flags.contains(.isPlaced) { placeContainer() }
    }

    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(container) }

    override func placeContent() {
        placeContainer()
        freshItem?.place(at: .zero, size: size, proposal: proposal)
    }

    /// The container is where the shape is; the content keeps its place in it.
    private func placeContainer() {
        let path = view.shape.path(in: Rect(origin: .zero, size: size))
        let shape = path.simple ?? RoundedRect(path.boundingRect)
        if path.simple == nil, !path.isEmpty { report() }
        let place = shape.rect.isNull || !shape.rect.isFinite ? Rect.zero : shape.rect
        let scale = graph.pixelsPerPoint
        let left = ((origin.x + place.minX) * scale).rounded() / scale
        let top = ((origin.y + place.minY) * scale).rounded() / scale
        let frame = Rect(
            x: left, y: top, width: (place.width * scale).rounded() / scale,
            height: (place.height * scale).rounded() / scale)
        animated {
            container.frame = frame
            container.bounds = Rect(origin: place.origin, size: frame.size)
            container.cornerRadius = min(shape.radius, place.width / 2, place.height / 2)
            container.maskedCorners = shape.corners
        }
    }

    private func report() {
        if hasReported { return }
        hasReported = true
        Diagnostics.reportInvalid(
            path, "is clipped to \(Outline.self), which is no rounded rectangle",
            "it is cut to its bounding rectangle; use RoundedRectangle, Capsule or Circle")
    }

    override func unmount() {
        super.unmount()
        scope.remove(container, with: movement)
    }
}
