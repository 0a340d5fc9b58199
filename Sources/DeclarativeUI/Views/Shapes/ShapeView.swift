/// A filled or stroked shape, as `fill` and `stroke` return it.
///
///     let dot: ShapeView<Circle, Color> = Circle().fill(.red)
public struct ShapeView<Outline: Shape, Style: ShapeStyle>: View {
    let shape: Outline
    let style: Style
    let drawing: ShapeDrawing
}

/// The way an outline is drawn: filled or stroked.
enum ShapeDrawing: Hashable {
    case fill(isEvenOdd: Bool)
    case stroke(StrokeStyle)

    /// The distance by which the drawing extends beyond the outline, in points.
    var reach: Double {
        switch self {
        case .fill: 0
        case .stroke(let style):
            style.lineWidth.isFinite && style.lineWidth > 0
                ? (style.lineWidth / 2 * (style.lineJoin == .miter ? 2 : 1)).rounded(.up) + 1 : 0
        }
    }
}

extension ShapeView: LeafView {
    /// `Never`: the library displays the view without a body.
    public typealias Body = Never

    func makeRetained() -> OutlineView { OutlineView(frame: .zero) }

    func configure(_ view: OutlineView, since old: Self?, _ environment: EnvironmentValues) {
        let shape = shape
        view.show({ shape.path(in: $0) }, drawing, style._paint(environment))
    }

    func size(of view: OutlineView, _ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    func isEqual(to old: Self) -> Bool { FieldPlan.of(Self.self).isEqual(old, self) }
}

/// Draws an outline; a larger subview draws the parts beyond the frame.
final class OutlineView: Widgets.View {
    private var outline: (Rect) -> Path = { _ in Path() }
    private var drawing = ShapeDrawing.fill(isEvenOdd: false)
    private var paint = _ShapePaint(color: .clear)
    private var reach = 0.0
    private var overflow: OutlineView?

    override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    func show(
        _ outline: @escaping (Rect) -> Path, _ drawing: ShapeDrawing, _ paint: _ShapePaint
    ) {
        self.outline = outline
        self.drawing = drawing
        self.paint = paint
        setNeedsDisplay()
        if drawing.reach > 0 {
            let inner = overflow ?? OutlineView(frame: .zero)
            if overflow == nil { addSubview(inner) }
            overflow = inner
            inner.reach = drawing.reach
            inner.outline = outline
            inner.drawing = drawing
            inner.paint = paint
            inner.setNeedsDisplay()
            setNeedsLayout()
        } else if let inner = overflow {
            inner.removeFromSuperview()
            overflow = nil
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Same origin as this view, because a path may depend on it.
        let larger = bounds.insetBy(dx: -drawing.reach, dy: -drawing.reach)
        overflow?.frame = larger
        overflow?.bounds = larger
    }

    override func draw(_ canvas: Widgets.Canvas) {
        if overflow != nil { return }
        let rect = bounds.insetBy(dx: reach, dy: reach)
        canvas.draw(outline(rect), drawing, paint, in: rect)
    }
}

extension Widgets.Canvas {
    /// Draws an outline with a paint whose gradient extends over `rect`; straight rectangles are snapped to pixels.
    func draw(_ path: Path, _ drawing: ShapeDrawing, _ paint: _ShapePaint, in rect: Rect) {
        if path.isEmpty { return }
        if paint.gradient == nil, drawRoundedRect(path, drawing, paint.color) { return }
        let paint = paint.paint(in: rect)
        switch drawing {
        case .fill(let isEvenOdd): fill(path, paint, style: FillStyle(eoFill: isEvenOdd))
        case .stroke(let style): stroke(path, paint, style: style)
        }
    }

    private func drawRoundedRect(_ path: Path, _ drawing: ShapeDrawing, _ color: Color) -> Bool {
        guard let shape = path.roundedRect else { return false }
        let before = edges
        defer { edges = before }
        if shape.radius > 0 { edges = .antialiased }
        switch drawing {
        case .fill: fill(shape, color)
        case .stroke(let style):
            // A border is drawn inside of its rectangle: use one that is larger by half of the line width.
            let isPlain = style.dash.isEmpty && (shape.radius > 0 || style.lineJoin == .miter)
            guard isPlain, shape.corners == .all else { return false }
            var outer = shape.inset(by: -style.lineWidth / 2)
            let radius = min(shape.radius, shape.rect.width / 2, shape.rect.height / 2)
            outer.radius = radius > 0 ? radius + style.lineWidth / 2 : 0
            strokeBorder(outer, color, width: style.lineWidth)
        }
        return true
    }
}
