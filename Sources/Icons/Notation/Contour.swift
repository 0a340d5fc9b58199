internal import Drawing

/// A connected line of straight and curved segments, in units of the symbol's grid.
struct Contour: Hashable, Sendable {
    /// A segment from the end of the preceding one.
    enum Segment: Hashable, Sendable {
        case line(Point)
        /// A cubic Bézier curve: both control points and the end.
        case cubic(Point, Point, Point)

        var end: Point {
            switch self {
            case .line(let end), .cubic(_, _, let end): end
            }
        }
    }

    var start: Point
    var segments: [Segment] = []
    /// Whether the last point is joined to the first one.
    var isClosed = false

    init(start: Point) { self.start = start }

    /// The last point.
    var end: Point { segments.last?.end ?? start }

    mutating func addLine(to point: Point) { segments.append(.line(point)) }

    mutating func addCurve(to point: Point, _ control1: Point, _ control2: Point) {
        segments.append(.cubic(control1, control2, point))
    }

    /// Returns the contour with all points transformed.
    func applying(_ transform: AffineTransform) -> Contour {
        var copy = Contour(start: start.applying(transform))
        copy.isClosed = isClosed
        copy.segments = segments.map { segment in
            switch segment {
            case .line(let end): .line(end.applying(transform))
            case .cubic(let first, let second, let end):
                .cubic(first.applying(transform), second.applying(transform), end.applying(transform))
            }
        }
        return copy
    }

    /// Returns points on the contour whose connecting lines deviate from it by about a hundredth of a grid unit.
    ///
    /// Equal consecutive points occur once; the first point of a closed contour is not repeated at the end.
    func flattened() -> [Point] {
        var points = [start]
        func add(_ point: Point) {
            if let last = points.last, last.isClose(to: point) { return }
            points.append(point)
        }
        var current = start
        for segment in segments {
            if case .cubic(let first, let second, let end) = segment {
                let curve = CubicCurve(start: current, control1: first, control2: second, end: end)
                let steps = curve.flatteningSteps
                for step in 1..<max(2, steps) { add(curve.point(at: Double(step) / Double(steps))) }
            }
            add(segment.end)
            current = segment.end
        }
        while isClosed, points.count > 1, let last = points.last, last.isClose(to: start) {
            points.removeLast()
        }
        return points
    }

    /// The smallest rectangle that contains the flattened contour.
    var bounds: Rect {
        var box = Rect.null
        for point in flattened() { box = box.union(Rect(origin: point, size: .zero)) }
        return box
    }
}

/// A cubic Bézier curve.
struct CubicCurve {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point

    /// Returns the point at the parameter `t` in 0...1.
    func point(at t: Double) -> Point { split(at: t).0.end }

    /// Returns the parts of the curve before and after the parameter `t`, by de Casteljau's algorithm.
    func split(at t: Double) -> (CubicCurve, CubicCurve) {
        func mix(_ a: Point, _ b: Point) -> Point {
            Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
        let (d, e) = (mix(a, b), mix(b, c))
        let middle = mix(d, e)
        return (
            CubicCurve(start: start, control1: a, control2: d, end: middle),
            CubicCurve(start: middle, control1: e, control2: c, end: end)
        )
    }

    /// The number of lines that approximate the curve within a hundredth of a grid unit.
    var flatteningSteps: Int {
        let (x1, y1) = (start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
        let (x2, y2) = (control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
        let bend = max(x1 * x1 + y1 * y1, x2 * x2 + y2 * y2).squareRoot()
        // The error of n lines is at most bend * 6 / 8 / n².
        return min(64, max(2, Int((bend * 75).squareRoot().rounded(.up))))
    }
}

extension Point {
    /// Returns whether the distance is below the precision of the notation.
    func isClose(to other: Point) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }

    /// Returns the distance from another point.
    func distance(to other: Point) -> Double {
        let (dx, dy) = (x - other.x, y - other.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
