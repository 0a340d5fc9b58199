/// The outline of a shape: subpaths of lines and Bézier curves, in points.
///
/// Follows `SwiftUI.Path`. A path is a value; ``BezierPath`` is the class with UIKit's names. Coordinates may have any value; a
/// path with a coordinate that is not finite draws nothing.
///
///     var path = Path()
///     path.move(to: Point(x: 0, y: 10))
///     path.addLine(to: Point(x: 5, y: 0))
///     path.addLine(to: Point(x: 10, y: 10))
///     path.closeSubpath()
///     canvas.fill(path, .color(.tintColor))
public struct Path: Hashable, Sendable {
    /// One step of a path: `SwiftUI.Path.Element`.
    ///
    ///     path.forEach { element in if case .closeSubpath = element { count += 1 } }
    public enum Element: Hashable, Sendable {
        case move(to: Point)
        case line(to: Point)
        case quadCurve(to: Point, control: Point)
        case curve(to: Point, control1: Point, control2: Point)
        case closeSubpath
    }

    /// The kind of an element; the points of all elements are stored in one array.
    package enum Verb: UInt8, Sendable {
        case move, line, quadCurve, curve, close

        /// The number of points that the element adds.
        package var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quadCurve: 2
            case .curve: 3
            case .close: 0
            }
        }
    }

    package private(set) var verbs: ContiguousArray<Verb> = []
    /// The points of the elements, in order; control points precede the end of their curve.
    package private(set) var points: ContiguousArray<Point> = []
    /// The rounded rectangle that is the whole path; nil for other paths.
    ///
    /// The renderer draws rounded rectangles faster than other paths.
    package private(set) var roundedRect: RoundedRect?
    /// The index of the first point of the current subpath.
    private var subpathStart = 0

    /// Creates an empty path.
    public init() {}

    /// Creates a path that `callback` builds.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether the path has no elements.
    public var isEmpty: Bool { verbs.isEmpty }

    /// The end of the last element, or the start of the subpath after `closeSubpath()`; nil for an empty path.
    public var currentPoint: Point? {
        verbs.last == .close ? points[subpathStart] : points.last
    }

    // MARK: - Elements

    /// Begins a new subpath at a point.
    public mutating func move(to point: Point) {
        subpathStart = points.count
        append(.move)
        points.append(point)
    }

    /// Adds a straight line to a point.
    ///
    /// Like every element in an empty path, it begins a subpath at its own first point.
    public mutating func addLine(to point: Point) {
        beginSubpath(at: point)
        append(.line)
        points.append(point)
    }

    /// Adds a quadratic Bézier curve.
    public mutating func addQuadCurve(to point: Point, control: Point) {
        beginSubpath(at: control)
        append(.quadCurve)
        points.append(control)
        points.append(point)
    }

    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
        beginSubpath(at: control1)
        append(.curve)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    /// Closes the subpath with a straight line to its start.
    ///
    /// The next element other than a move begins a new subpath at that start. Without an open subpath it has no effect.
    public mutating func closeSubpath() {
        if verbs.isEmpty || verbs.last == .close { return }
        append(.close)
    }

    /// Adds the elements of another path.
    public mutating func addPath(_ path: Path, transform: AffineTransform = .identity) {
        if path.isEmpty { return }
        let whole = verbs.isEmpty && transform.isIdentity ? path.roundedRect : nil
        subpathStart = points.count + path.subpathStart
        verbs += path.verbs
        if transform.isIdentity {
            points += path.points
        } else {
            points.reserveCapacity(points.count + path.points.count)
            for point in path.points { points.append(point.applying(transform)) }
        }
        roundedRect = whole
    }

    /// Calls `body` for each element, in order.
    public func forEach(_ body: (Element) -> Void) {
        var index = 0
        for verb in verbs {
            switch verb {
            case .move: body(.move(to: points[index]))
            case .line: body(.line(to: points[index]))
            case .quadCurve: body(.quadCurve(to: points[index + 1], control: points[index]))
            case .curve:
                body(
                    .curve(
                        to: points[index + 2], control1: points[index], control2: points[index + 1]))
            case .close: body(.closeSubpath)
            }
            index += verb.pointCount
        }
    }

    /// Appends an element of any kind.
    public mutating func append(_ element: Element) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
        case .curve(let point, let first, let second):
            addCurve(to: point, control1: first, control2: second)
        case .closeSubpath: closeSubpath()
        }
    }

    private mutating func append(_ verb: Verb) {
        verbs.append(verb)
        roundedRect = nil
    }

    /// Begins a subpath if none is open: at the start of the closed subpath, or at `point` in an empty path.
    private mutating func beginSubpath(at point: Point) {
        if verbs.isEmpty {
            move(to: point)
        } else if verbs.last == .close {
            move(to: points[subpathStart])
        }
    }

    /// Removes all elements, and keeps the storage.
    package mutating func removeAll() {
        verbs.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
        roundedRect = nil
        subpathStart = 0
    }

    // MARK: - Transformed paths

    /// Returns the path moved by a distance, in points.
    public func offsetBy(dx: Double, dy: Double) -> Path {
        applying(AffineTransform(translationX: dx, y: dy))
    }

    /// Returns the path with all points transformed; O(points).
    public func applying(_ transform: AffineTransform) -> Path {
        var copy = self
        copy.points = ContiguousArray(points.lazy.map { $0.applying(transform) })
        copy.roundedRect = nil
        if var shape = roundedRect, transform.isTranslation {
            shape.rect = shape.rect.offsetBy(dx: transform.tx, dy: transform.ty)
            copy.roundedRect = shape
        }
        return copy
    }

    /// Replaces the points of all elements, whose number stays the same.
    mutating func setPoints(_ points: ContiguousArray<Point>) {
        assert(points.count == self.points.count, "Path: each element keeps its number of points")
        self.points = points
        roundedRect = nil
    }

    /// Records that the path, built so far, is the rounded rectangle `shape`.
    mutating func setRoundedRect(_ shape: RoundedRect) { roundedRect = shape }
}
