/// A view that draws its content in a closure.
///
/// Follows `SwiftUI.Canvas`. The closure runs when the view is drawn: after a change of the view value, of a value that
/// the closure has read, of the size, or of the theme.
///
///     Canvas { context, size in
///         context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.red))
///     }
public struct Canvas: View {
    let renderer: (inout GraphicsContext, Size) -> Void

    public init(renderer: @escaping (inout GraphicsContext, Size) -> Void) { self.renderer = renderer }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        CanvasNode(view, in: context)
    }
}

/// The node of a canvas: redraws the view when a value that the closure has read changes.
private final class CanvasNode: KeepingNode<Canvas> {
    private let retained = CanvasView(frame: .zero)

    override init(_ view: Canvas, in context: NodeContext) {
        super.init(view, in: context)
        retained.renderer = { [unowned self] canvas, size in render(canvas, size) }
        scope.changed()
    }

    private func render(_ canvas: Widgets.Canvas, _ size: Size) {
        graph.dependencies.track(self) {
            var context = GraphicsContext(
                canvas: canvas, environment: EnvironmentValues(environment), bounds: retained.bounds)
            view.renderer(&context, size)
        }
    }

    override var isItem: Bool { true }
    override func appendViews(to views: inout ContiguousArray<Widgets.View>) { views.append(retained) }

    override func update(to view: Canvas) {
        self.view = view
        retained.setNeedsDisplay()
    }

    override func rebuild() { retained.setNeedsDisplay() }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions(by: Size(width: 10, height: 10))
    }

    override func placeContent() { RetainedFrame(of: self).apply(to: retained) }

    override func unmount() {
        super.unmount()
        retained.renderer = nil
        scope.remove(retained, with: graph.transitions.animation(of: self))
    }
}

private final class CanvasView: Widgets.View {
    var renderer: ((Widgets.Canvas, Size) -> Void)?

    override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    override func draw(_ canvas: Widgets.Canvas) {
        canvas.clip(to: bounds) { renderer?(canvas, bounds.size) }
    }
}

/// The drawing context of a ``Canvas``: `SwiftUI.GraphicsContext`.
///
///     context.stroke(path, with: .color(.blue), lineWidth: 2)
///     context.draw(Text("12").font(.caption), at: Point(x: 10, y: 10))
public struct GraphicsContext {
    private let canvas: Widgets.Canvas
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    private let bounds: Rect
    private var offset = Point.zero
    /// The opacity of the following drawing operations, from 0 to 1.
    public var opacity = 1.0

    init(canvas: Widgets.Canvas, environment: EnvironmentValues, bounds: Rect) {
        self.canvas = canvas
        self.environment = environment
        self.bounds = bounds
    }

    /// A colour or style for filling and stroking paths: `SwiftUI.GraphicsContext.Shading`.
    ///
    ///     .color(.red)
    public struct Shading {
        fileprivate let style: any ShapeStyle
        /// Returns a shading with a single colour.
        public static func color(_ color: Color) -> Shading { Shading(style: color) }
        /// Returns a shading with a shape style.
        public static func style(_ style: any ShapeStyle) -> Shading { Shading(style: style) }
        /// Returns a shading with a linear gradient.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
        ) -> Shading {
            Shading(style: LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint))
        }
        public static var foreground: Shading { Shading(style: ForegroundStyle()) }
    }

    /// Fills the path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(path, .fill(isEvenOdd: style.isEOFilled), shading)
    }

    /// Strokes the path with a line of `lineWidth` points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the path with a line in the given style.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(path, .stroke(style), shading)
    }

    private func draw(_ path: Path, _ drawing: ShapeDrawing, _ shading: Shading) {
        var paint = shading.style._paint(environment)
        let bounds = path.boundingRect
        canvas.translated(by: offset) {
            if opacity >= 1 { return canvas.draw(path, drawing, paint, in: bounds) }
            if paint.gradient == nil {
                paint.color = paint.color.withAlphaComponent(paint.color.alpha * max(0, opacity))
                return canvas.draw(path, drawing, paint, in: bounds)
            }
            canvas.drawLayer(opacity: opacity) { canvas.draw(path, drawing, paint, in: bounds) }
        }
    }

    /// Draws a line of text so that its point `anchor` is at `point`.
    public func draw(_ text: Text, at point: Point, anchor: UnitPoint = .center) {
        var font = text.font ?? environment.font ?? .body
        if let weight = text.weight { font.weight = weight }
        if text.isItalic { font.isItalic = true }
        let run = Typesetter.shared.run(text.string, font: font, scale: canvas.scale)
        let height = run.ascent + run.descent
        let color = text.color ?? environment.foregroundColor ?? .label
        canvas.draw(
            run,
            at: Point(
                x: point.x + offset.x - anchor.x * run.width,
                y: point.y + offset.y - anchor.y * height + run.ascent),
            color: color.withAlphaComponent(color.alpha * min(max(opacity, 0), 1)))
    }

    /// Draws the image scaled to `rect`.
    public func draw(_ image: Image, in rect: Rect) {
        guard let picture = image.picture else { return }
        canvas.draw(picture, in: rect.offsetBy(dx: offset.x, dy: offset.y))
    }

    /// Moves the origin of the following drawing operations, in points.
    public mutating func translateBy(x: Double, y: Double) {
        offset = Point(x: offset.x + x, y: offset.y + y)
    }

    /// Calls `content` with a copy of the context, whose changes do not affect this one.
    public func drawLayer(_ content: (inout GraphicsContext) -> Void) {
        var copy = self
        content(&copy)
    }

    /// Calls `content` with drawing clipped to a path.
    public func clipped(to path: Path, _ content: (inout GraphicsContext) -> Void) {
        canvas.clip(to: path.offsetBy(dx: offset.x, dy: offset.y)) {
            var copy = self
            content(&copy)
        }
    }
}
