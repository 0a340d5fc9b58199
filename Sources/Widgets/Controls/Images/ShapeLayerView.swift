/// A view that fills and strokes a path: `CAShapeLayer` as a view.
///
/// Changes of the path, the colours, the line width and the stroked part are animated within an animation block. Paths are interpolated
/// if they have the same kinds of elements.
///
///     let ring = ShapeLayerView(path: Path(ellipseIn: Rect(x: 4, y: 4, width: 40, height: 40)))
///     ring.fillColor = nil
///     (ring.strokeColor, ring.lineWidth, ring.strokeEnd) = (.tintColor, 4, 0)
///     View.animate(withDuration: 0.6) { ring.strokeEnd = 1 }
public final class ShapeLayerView: View {
    /// The drawing at one moment.
    private struct Drawing: Equatable {
        var path = Path()
        var fillColor: Color? = .black
        var fillRule = FillStyle()
        var strokeColor: Color?
        var stroke = StrokeStyle()
        var strokeStart = 0.0
        var strokeEnd = 1.0
    }

    private var model = Drawing()
    /// The drawing that was displayed at the last change; equal to the model unless an animation runs.
    private var start = Drawing()
    /// The number of changes, which is animated: its fraction is the progress from `start` to the model.
    private var changeCount = 0.0
    /// Whether an animated change was made after the last drawing; further ones belong to the same animation.
    private var hasAnimatedChange = false

    /// Creates a view that displays `path`, filled in black.
    public convenience init(path: Path) {
        self.init(frame: .zero)
        model.path = path
        start = model
    }

    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    nonisolated deinit {}

    /// The path, in points of the view's coordinate space.
    public var path: Path {
        get { model.path }
        set { change { $0.path = newValue } }
    }
    /// The colour of the interior; black by default, and nil for none.
    public var fillColor: Color? {
        get { model.fillColor }
        set { change { $0.fillColor = newValue } }
    }
    /// The rule that determines the interior; non-zero by default.
    public var fillRule: FillStyle {
        get { model.fillRule }
        set { change { $0.fillRule = newValue } }
    }
    /// The colour of the line; nil, the default, for none.
    public var strokeColor: Color? {
        get { model.strokeColor }
        set { change { $0.strokeColor = newValue } }
    }
    /// The width, ends, corners and dashes of the line.
    public var strokeStyle: StrokeStyle {
        get { model.stroke }
        set { change { $0.stroke = newValue } }
    }
    /// The width of the line in points; 1 by default.
    public var lineWidth: Double {
        get { model.stroke.lineWidth }
        set { change { $0.stroke.lineWidth = newValue } }
    }
    /// The fraction of the path's length at which the line begins, 0...1; 0 by default.
    public var strokeStart: Double {
        get { model.strokeStart }
        set { change { $0.strokeStart = newValue } }
    }
    /// The fraction of the path's length at which the line ends, 0...1; 1 by default.
    public var strokeEnd: Double {
        get { model.strokeEnd }
        set { change { $0.strokeEnd = newValue } }
    }

    private func change(_ body: (inout Drawing) -> Void) {
        var next = model
        body(&next)
        if next == model { return }
        setNeedsDisplay()
        if !Self.isInAnimationBlock {
            displayModelValue()
            model = next
            start = next
            return
        }
        if !hasAnimatedChange {
            start = displayed
            displayModelValue()
            changeCount += 1
            animateValue(from: changeCount - 1, to: changeCount, implicitly: false)
            hasAnimatedChange = true
        }
        model = next
    }

    /// The drawing between that of the last change and the model.
    private var displayed: Drawing {
        let fraction = displayedValue(changeCount) - (changeCount - 1)
        if fraction >= 1 || start == model { return model }
        var result = model
        result.path = start.path.interpolated(to: model.path, fraction: fraction)
        result.fillColor = Self.mixed(start.fillColor, model.fillColor, fraction)
        result.strokeColor = Self.mixed(start.strokeColor, model.strokeColor, fraction)
        func mixed(_ property: KeyPath<Drawing, Double>) -> Double {
            start[keyPath: property] + (model[keyPath: property] - start[keyPath: property]) * fraction
        }
        result.stroke.lineWidth = mixed(\.stroke.lineWidth)
        result.stroke.dashPhase = mixed(\.stroke.dashPhase)
        result.strokeStart = mixed(\.strokeStart)
        result.strokeEnd = mixed(\.strokeEnd)
        return result
    }

    private static func mixed(_ a: Color?, _ b: Color?, _ fraction: Double) -> Color? {
        guard a != b, let end = b ?? a?.withAlphaComponent(0), let start = a ?? b?.withAlphaComponent(0),
            start.role == nil, end.role == nil
        else { return b }
        return start.mixed(with: end, fraction: fraction)
    }

    public override func draw(_ canvas: Canvas) {
        hasAnimatedChange = false
        let drawing = displayed
        if let color = drawing.fillColor { canvas.fill(drawing.path, color, style: drawing.fillRule) }
        guard let color = drawing.strokeColor else { return }
        let line = drawing.path.trimmedPath(from: drawing.strokeStart, to: drawing.strokeEnd)
        canvas.stroke(line, color, style: drawing.stroke)
    }
}
