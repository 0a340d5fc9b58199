extension View {
    /// Clips the view to a shape with antialiasing; presses outside of the shape go to the views below.
    ///
    /// Rectangles, rounded rectangles, capsules and circles cost next to nothing; any other outline costs a copy of the
    /// pixels painted within its bounding rectangle.
    ///
    ///     Image(photo).clipShape(Star())
    public func clipShape<Outline: Shape>(
        _ shape: Outline, style: FillStyle = FillStyle()
    ) -> some View {
        ShapeClipped(content: self, shape: shape, isEvenOdd: style.isEOFilled)
    }
}

/// A view that is clipped to a shape.
struct ShapeClipped<Content: View, Outline: Shape>: ItemModifier {
    let content: Content
    let shape: Outline
    let isEvenOdd: Bool

    static func makeItemNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ShapeClippedNode(view, in: context)
    }

    func around<Other: View>(_ other: Other) -> AnyView {
        AnyView(ShapeClipped<Other, Outline>(content: other, shape: shape, isEvenOdd: isEvenOdd))
    }
}

private final class ShapeClippedNode<Content: View, Outline: Shape>: UnaryNode<
    ShapeClipped<Content, Outline>, Content
>
{
    @exclusivity(unchecked) private var view: ShapeClipped<Content, Outline>
    private let container = ClippingView(frame: .zero)
    private let inner: ViewScope

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

    /// Places the container at the shape's bounding rectangle; its bounds origin keeps the content in place.
    private func placeContainer() {
        // The container keeps its place relative to the frame, so that its superview has the space of the frame's origin.
        let around =
            view.shape.pathInContainer == nil
            ? nil
            : container.superview.flatMap {
                ContainerShape(around: Rect(origin: origin, size: size), within: $0)
            }
        let path = view.shape.path(in: Rect(origin: .zero, size: size), around)
        let shape = path.roundedRect ?? RoundedRect(path.boundingRect)
        let place = shape.rect.isNull || !shape.rect.isFinite ? Rect.zero : shape.rect
        let scale = graph.layout.pixelsPerPoint
        let left = ((origin.x + place.minX) * scale).rounded() / scale
        let top = ((origin.y + place.minY) * scale).rounded() / scale
        let frame = Rect(
            x: left, y: top, width: (place.width * scale).rounded() / scale,
            height: (place.height * scale).rounded() / scale)
        graph.transitions.animated(self) {
            container.frame = frame
            container.bounds = Rect(origin: place.origin, size: frame.size)
            container.layer.cornerRadius = min(shape.radius, place.width / 2, place.height / 2)
            container.layer.maskedCorners = shape.corners
        }
        container.cut(to: path.roundedRect == nil ? path : nil, isEvenOdd: view.isEvenOdd)
    }

    override func unmount() {
        super.unmount()
        scope.remove(container, with: graph.transitions.animation(of: self))
    }
}

/// A container that clips drawing and hit testing to an outline.
private final class ClippingView: PassingView {
    /// The outline in the view's coordinate space; nil if the rounded corners of the view are sufficient.
    private var outline: Path?
    private var isEvenOdd = false

    func cut(to outline: Path?, isEvenOdd: Bool) {
        if outline == self.outline, isEvenOdd == self.isEvenOdd { return }
        (self.outline, self.isEvenOdd) = (outline, isEvenOdd)
        guard let outline else {
            contentClip = nil
            return
        }
        let box = outline.boundingRect
        contentClip = ContentClip(style: FillStyle(eoFill: isEvenOdd)) { size in
            guard box.width > 0, box.height > 0 else { return Path() }
            // While the size is animated, the outline is scaled with it.
            return outline.applying(
                AffineTransform(translationX: -box.minX, y: -box.minY).concatenating(
                    AffineTransform(scaleX: size.width / box.width, y: size.height / box.height)))
        }
    }

    override func point(inside point: Point, with event: InputEvent?) -> Bool {
        super.point(inside: point, with: event)
            && (outline.map { $0.contains(point, eoFill: isEvenOdd) } ?? true)
    }
}
