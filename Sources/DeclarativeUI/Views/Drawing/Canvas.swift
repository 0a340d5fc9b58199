/// A view that draws its content in a closure.
///
/// Follows `SwiftUI.Canvas`. The closure runs when the view is drawn: after a change of the view value, of a value that
/// the closure has read, of the size, or of the theme.
///
///     Canvas { context, size in
///         context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.red))
///     }
public struct Canvas<Symbols: View>: View {
    /// The views that the closure can draw, by their tags.
    public var symbols: Symbols
    /// The closure that draws the content within a size in points.
    public var renderer: (inout GraphicsContext, Size) -> Void
    /// Whether the closure covers the whole frame; it then begins on black.
    public var isOpaque: Bool
    /// The colour space of blending, which has no effect: colours are blended as sRGB values.
    public var colorMode: ColorRenderingMode
    /// Whether the drawing may be displayed later than the rest of the frame; it never is.
    public var rendersAsynchronously: Bool

    /// Creates a canvas with views that its closure can draw.
    ///
    /// The closure finds a symbol by the `tag(_:)` of its view: `context.resolveSymbol(id:)`. Symbols are drawn as images, in
    /// the appearance they have when the canvas is drawn.
    ///
    ///     Canvas { context, size in
    ///         if let star = context.resolveSymbol(id: 1) { context.draw(star, at: Point(x: 20, y: 20)) }
    ///     } symbols: {
    ///         Star().frame(width: 12, height: 12).tag(1)
    ///     }
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, Size) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        CanvasNode(view, in: context)
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas without symbols.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, Size) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer
        ) { EmptyView() }
    }
}

/// The node of a canvas: redraws the view when a value that the closure has read changes.
private final class CanvasNode<Symbols: View>: KeepingNode<Canvas<Symbols>> {
    private let retained = CanvasView(frame: .zero)
    private let symbols: CanvasSymbols
    private var content: ViewNode<Symbols>?

    override init(_ view: Canvas<Symbols>, in context: NodeContext) {
        symbols = CanvasSymbols(graph: context.graph)
        super.init(view, in: context)
        if Symbols.self != EmptyView.self {
            let content = Symbols._makeNode(view.symbols, in: context.below(self, scope: symbols.scope))
            self.content = content
            symbols.show(content)
        }
        retained.renderer = { [unowned self] canvas, size in render(canvas, size) }
        retained.isOpaque = view.isOpaque
        scope.changed()
    }

    private func render(_ canvas: Widgets.Canvas, _ size: Size) {
        graph.dependencies.track(self) {
            var context = GraphicsContext(
                canvas: canvas, environment: EnvironmentValues(environment), symbols: symbols)
            view.renderer(&context, size)
        }
    }

    override var isItem: Bool { true }
    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }
    override func appendItems(to items: inout ContiguousArray<Node>) { items.append(self) }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(retained) }

    override func update(to view: Canvas<Symbols>) {
        self.view = view
        content?.update(to: view.symbols)
        retained.isOpaque = view.isOpaque
        redraw()
    }

    override func rebuild() { redraw() }

    /// The symbols have changed; the size of the canvas does not depend on them.
    override func itemsChanged() -> Bool {
        redraw()
        return false
    }

    override func layoutChanged(of item: Node?) { redraw() }

    private func redraw() {
        symbols.removeImages()
        retained.setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions(by: Size(width: 10, height: 10))
    }

    override func placeContent() { RetainedFrame(of: self).apply(to: retained) }

    override func unmount() {
        super.unmount()
        content = nil
        retained.renderer = nil
        scope.remove(retained, with: graph.transitions.animation(of: self))
    }
}

private final class CanvasView: Widgets.View {
    var renderer: ((Widgets.Canvas, Size) -> Void)?
    var isOpaque = false

    override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    override func draw(_ canvas: Widgets.Canvas) {
        if isOpaque { canvas.fill(bounds, .black) }
        canvas.clip(to: bounds) { renderer?(canvas, bounds.size) }
    }
}
