private import Glibc

/// The outline of a shape, in points.
///
/// Follows `SwiftUI.Path`. Rectangles, rounded rectangles, circles and capsules are drawn by the renderer directly;
/// other outlines are rasterised into a mask, once for each size and scale.
///
///     var path = Path()
///     path.move(to: Point(x: 0, y: 10))
///     path.addLine(to: Point(x: 5, y: 0))
///     path.addLine(to: Point(x: 10, y: 10))
///     path.closeSubpath()
public struct Path: Hashable, Sendable {
    enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quad(Point, control: Point)
        case cubic(Point, Point, Point)
        case close
    }

    private(set) var elements: [Element] = []
    /// The rounded rectangle that is the whole path; nil for other paths.
    private(set) var simple: RoundedRect?

    public init() {}

    /// Creates a path that `callback` draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public init(_ rect: Rect) { addRoundedRect(RoundedRect(rect)) }
    public init(roundedRect rect: Rect, cornerRadius: Double) {
        addRoundedRect(RoundedRect(rect, radius: cornerRadius))
    }
    public init(ellipseIn rect: Rect) { addEllipse(in: rect) }
    init(_ shape: RoundedRect) { addRoundedRect(shape) }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    // MARK: - Drawing

    private mutating func add(_ element: Element) {
        elements.append(element)
        simple = nil
    }

    /// Begins a new subpath at a point.
    public mutating func move(to point: Point) { add(.move(point)) }
    /// Adds a straight line to a point.
    public mutating func addLine(to point: Point) { add(.line(point)) }
    /// Adds a quadratic Bézier curve.
    public mutating func addQuadCurve(to point: Point, control: Point) { add(.quad(point, control: control)) }
    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
        add(.cubic(control1, control2, point))
    }
    /// Adds a straight line to the start of the subpath.
    public mutating func closeSubpath() { add(.close) }

    /// Adds a subpath of straight lines between the points.
    public mutating func addLines(_ points: [Point]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: Rect) { addRoundedRect(RoundedRect(rect)) }

    /// Adds a rectangle with rounded corners, whose radius is the smaller dimension of `cornerSize`.
    public mutating func addRoundedRect(in rect: Rect, cornerSize: Size) {
        addRoundedRect(RoundedRect(rect, radius: min(cornerSize.width, cornerSize.height)))
    }

    mutating func addRoundedRect(_ shape: RoundedRect) {
        let isWhole = elements.isEmpty
        let rect = shape.rect.standardized
        let radius = min(shape.radius, rect.width / 2, rect.height / 2)
        func round(_ corner: CornerMask) -> Double { shape.corners.contains(corner) ? radius : 0 }
        let k = 1 - Self.circleControl
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let (a, b, c, d) = (round(.topLeft), round(.topRight), round(.bottomRight), round(.bottomLeft))
        move(to: Point(x: left + a, y: top))
        addLine(to: Point(x: right - b, y: top))
        if b > 0 {
            add(
                .cubic(
                    Point(x: right - b * k, y: top), Point(x: right, y: top + b * k),
                    Point(x: right, y: top + b)))
        }
        addLine(to: Point(x: right, y: bottom - c))
        if c > 0 {
            add(
                .cubic(
                    Point(x: right, y: bottom - c * k), Point(x: right - c * k, y: bottom),
                    Point(x: right - c, y: bottom)))
        }
        addLine(to: Point(x: left + d, y: bottom))
        if d > 0 {
            add(
                .cubic(
                    Point(x: left + d * k, y: bottom), Point(x: left, y: bottom - d * k),
                    Point(x: left, y: bottom - d)))
        }
        addLine(to: Point(x: left, y: top + a))
        if a > 0 {
            add(
                .cubic(
                    Point(x: left, y: top + a * k), Point(x: left + a * k, y: top),
                    Point(x: left + a, y: top)))
        }
        closeSubpath()
        if isWhole { simple = shape }
    }

    /// Adds an ellipse that fills the rectangle.
    public mutating func addEllipse(in rect: Rect) {
        let rect = rect.standardized
        if rect.width == rect.height { return addRoundedRect(RoundedRect(rect, radius: rect.width / 2)) }
        let (x, y) = (rect.width / 2 * Self.circleControl, rect.height / 2 * Self.circleControl)
        let middle = Point(x: rect.midX, y: rect.midY)
        move(to: Point(x: middle.x, y: rect.minY))
        add(
            .cubic(
                Point(x: middle.x + x, y: rect.minY), Point(x: rect.maxX, y: middle.y - y),
                Point(x: rect.maxX, y: middle.y)))
        add(
            .cubic(
                Point(x: rect.maxX, y: middle.y + y), Point(x: middle.x + x, y: rect.maxY),
                Point(x: middle.x, y: rect.maxY)))
        add(
            .cubic(
                Point(x: middle.x - x, y: rect.maxY), Point(x: rect.minX, y: middle.y + y),
                Point(x: rect.minX, y: middle.y)))
        add(
            .cubic(
                Point(x: rect.minX, y: middle.y - y), Point(x: middle.x - x, y: rect.minY),
                Point(x: middle.x, y: rect.minY)))
        closeSubpath()
    }

    /// Adds an arc of a circle.
    ///
    /// As in SwiftUI, `clockwise` refers to an upward y axis: with true, the arc runs counterclockwise on screen.
    public mutating func addArc(
        center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        guard radius.isFinite, startAngle.radians.isFinite, endAngle.radians.isFinite else { return }
        var sweep = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        if abs(sweep) < turn {
            if clockwise, sweep > 0 { sweep -= turn }
            if !clockwise, sweep < 0 { sweep += turn }
        } else {
            sweep = clockwise ? -turn : turn
        }
        // Deviates from the circle by at most a twentieth of a point.
        let steps = max(2, Int((abs(sweep) * max(1, (abs(radius) * 5).squareRoot())).rounded(.up)))
        for step in 0...steps {
            let angle = startAngle.radians + sweep * Double(step) / Double(steps)
            let point = Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if step == 0, elements.isEmpty { move(to: point) } else { addLine(to: point) }
        }
    }

    /// Adds the subpaths of another path.
    public mutating func addPath(_ path: Path) {
        let isWhole = elements.isEmpty
        elements += path.elements
        simple = isWhole ? path.simple : nil
    }

    /// The distance of a quarter circle's control points from its ends, as a fraction of the radius.
    private static let circleControl = 0.5522847498

    // MARK: - Transformed paths

    /// Returns the path moved by a distance, in points.
    public func offsetBy(dx: Double, dy: Double) -> Path {
        var copy = applying(AffineTransform(translationX: dx, y: dy))
        if var shape = simple {
            shape.rect = shape.rect.offsetBy(dx: dx, dy: dy)
            copy.simple = shape
        }
        return copy
    }

    /// Returns the path with all points transformed.
    public func applying(_ transform: AffineTransform) -> Path {
        var copy = Path()
        copy.elements = elements.map { element in
            switch element {
            case .move(let point): .move(point.applying(transform))
            case .line(let point): .line(point.applying(transform))
            case .quad(let point, let control):
                .quad(point.applying(transform), control: control.applying(transform))
            case .cubic(let first, let second, let point):
                .cubic(
                    first.applying(transform), second.applying(transform), point.applying(transform))
            case .close: .close
            }
        }
        return copy
    }
}
