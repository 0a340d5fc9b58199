/// A path as an object, with the line properties for its stroke: `UIBezierPath`.
///
///     let path = BezierPath(roundedRect: bounds, cornerRadius: 8)
///     path.lineWidth = 2
///     canvas.stroke(path, .tintColor)
public final class BezierPath {
    /// The outline as a value: `cgPath` in UIKit.
    public var path: Path
    /// The width of the stroke in points; 1 by default.
    public var lineWidth = 1.0
    /// The shape of the ends of lines.
    public var lineCapStyle = StrokeStyle.LineCap.butt
    /// The shape of the corners of lines.
    public var lineJoinStyle = StrokeStyle.LineJoin.miter
    /// The maximum length of a mitred corner, as a multiple of the line width; 10 by default.
    public var miterLimit = 10.0
    /// Whether the even-odd rule determines the inside; by default the non-zero rule does.
    public var usesEvenOddFillRule = false
    private var dash: [Double] = []
    private var dashPhase = 0.0

    public init() { path = Path() }
    /// Creates a path with the outline `path`.
    public init(path: Path) { self.path = path }
    public init(rect: Rect) { path = Path(rect) }
    public init(ovalIn rect: Rect) { path = Path(ellipseIn: rect) }
    public init(roundedRect rect: Rect, cornerRadius: Double) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }
    /// Creates a rectangle of which some corners are rounded, with the smaller dimension of `cornerRadii` as radius.
    public init(roundedRect rect: Rect, byRoundingCorners corners: CornerMask, cornerRadii: Size) {
        path = Path(RoundedRect(rect, radius: min(cornerRadii.width, cornerRadii.height), corners: corners))
    }
    /// Creates an arc; angles in radians are measured from the positive x axis, clockwise on screen.
    public init(
        arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
    ) {
        path = Path()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// The stroke style that the line properties describe.
    public var strokeStyle: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
            dash: dash, dashPhase: dashPhase)
    }

    /// The rule that determines the inside.
    public var fillStyle: FillStyle { FillStyle(eoFill: usesEvenOddFillRule) }

    // MARK: - Construction

    /// Begins a new subpath at a point.
    public func move(to point: Point) { path.move(to: point) }
    /// Adds a straight line to a point.
    public func addLine(to point: Point) { path.addLine(to: point) }
    /// Adds a quadratic Bézier curve to a point.
    public func addQuadCurve(to point: Point, controlPoint: Point) {
        path.addQuadCurve(to: point, control: controlPoint)
    }
    /// Adds a cubic Bézier curve to a point.
    public func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point) {
        path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds an arc, with a line from the current point to its start.
    ///
    /// Angles are in radians. As in UIKit, `clockwise` is as seen on screen.
    public func addArc(
        withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }
    /// Closes the subpath with a straight line to its start.
    public func close() { path.closeSubpath() }
    /// Removes all subpaths; the line properties are kept.
    public func removeAllPoints() { path = Path() }
    /// Adds the subpaths of another path, without its line properties.
    public func append(_ other: BezierPath) { path.addPath(other.path) }
    /// Transforms all points; the line width does not change.
    public func apply(_ transform: AffineTransform) { path = path.applying(transform) }
    /// Returns a path whose subpaths have the opposite direction, with the same line properties.
    public func reversing() -> BezierPath {
        let copy = copy()
        copy.path = path.reversed()
        return copy
    }
    /// Returns an independent path with the same outline and properties.
    public func copy() -> BezierPath {
        let copy = BezierPath(path: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        (copy.dash, copy.dashPhase) = (dash, dashPhase)
        return copy
    }

    /// Sets the lengths of dashes and gaps in points, and the offset into them at which the line begins.
    public func setLineDash(_ pattern: [Double], phase: Double) { (dash, dashPhase) = (pattern, phase) }

    // MARK: - Queries

    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that contains the outline; null for an empty path.
    public var bounds: Rect { path.boundingRect }
    /// The end of the last element; nil for an empty path.
    public var currentPoint: Point? { path.currentPoint }
    /// Returns whether a point is inside, by the path's own fill rule.
    public func contains(_ point: Point) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
}
