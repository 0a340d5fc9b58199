/// A path whose curves are replaced by straight lines.
///
/// The storage is kept when the value is filled again, so that repeated flattening allocates nothing.
///
///     var lines = FlattenedPath()
///     lines.append(path, transform: .identity, tolerance: 0.1, visible: .infinite)
package struct FlattenedPath: Sendable {
    /// A sequence of connected lines.
    package struct Subpath: Sendable {
        /// The indices of its points.
        package var points: Range<Int>
        package var isClosed: Bool
    }

    package private(set) var points: ContiguousArray<Point> = []
    package private(set) var subpaths: ContiguousArray<Subpath> = []
    /// For each point, whether it lies inside of a curve; empty if `recordsCurves` is false.
    ///
    /// Strokes are always rounded at these points, whatever their line join is.
    private(set) var curvePoints: ContiguousArray<Bool> = []
    private let recordsCurves: Bool
    private var start = 0

    package init() { recordsCurves = false }

    /// Creates a value that can record which points lie inside of a curve.
    init(recordingCurves: Bool) { recordsCurves = recordingCurves }

    package mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        subpaths.removeAll(keepingCapacity: true)
        curvePoints.removeAll(keepingCapacity: true)
        start = 0
    }

    /// Whether there are no lines.
    package var isEmpty: Bool { subpaths.isEmpty }

    // MARK: - Building

    /// Adds a point to the open subpath.
    package mutating func append(_ point: Point, isInCurve: Bool = false) {
        points.append(point)
        if recordsCurves { curvePoints.append(isInCurve) }
    }

    /// Whether the point lies inside of a curve; false if that is not recorded.
    func isInCurve(_ index: Int) -> Bool { recordsCurves && curvePoints[index] }

    /// Records the points that were appended since the last call: inside of a curve, except for its end.
    private mutating func recordCurve() {
        guard recordsCurves else { return }
        for _ in curvePoints.count..<max(curvePoints.count, points.count - 1) { curvePoints.append(true) }
        if curvePoints.count < points.count { curvePoints.append(false) }
    }

    /// Connects the end of the open subpath with the start of an earlier one, which is removed, if they differ.
    mutating func connect(toSubpath index: Int) {
        guard index < subpaths.count else { return endSubpath(isClosed: true) }
        let first = subpaths.remove(at: index)
        for point in first.points { append(points[point], isInCurve: isInCurve(point)) }
        endSubpath(isClosed: false)
    }

    /// Ends the open subpath; one without points is dropped.
    package mutating func endSubpath(isClosed: Bool) {
        if points.count > start {
            subpaths.append(Subpath(points: start..<points.count, isClosed: isClosed))
        }
        start = points.count
    }

    package var pointCount: Int { points.count }

    /// Transforms the points from an index on.
    mutating func apply(_ transform: AffineTransform, from first: Int) {
        for index in first..<points.count { points[index] = points[index].applying(transform) }
    }

    /// Appends the lines of a path, transformed.
    ///
    /// Lines deviate from curves by at most `tolerance`, in units of the transformed space. A curve whose control points all lie on
    /// one outer side of `visible` becomes one line, or three if curves are recorded. A path with a coordinate that is not finite adds nothing.
    ///
    /// Complexity: O(lines); at most 2,048 lines per curve.
    package mutating func append(
        _ path: Path, transform: AffineTransform, tolerance: Double, visible: Rect
    ) {
        var check = 0.0
        for point in path.points { check += (point.x - point.x) + (point.y - point.y) }
        guard check == 0, transform.isFinite else { return }
        let isIdentity = transform.isIdentity
        let curve = CurveFlattener(tolerance: tolerance, visible: visible, keepsEnds: recordsCurves)
        var index = 0
        var hasLine = false
        path.points.withUnsafeBufferPointer { source in
            func point(_ offset: Int) -> Point {
                isIdentity ? source[index + offset] : source[index + offset].applying(transform)
            }
            for verb in path.verbs {
                switch verb {
                case .move:
                    if hasLine {
                        endSubpath(isClosed: false)
                    } else {
                        removeOpenSubpath()
                    }
                    hasLine = false
                    append(point(0))
                case .line:
                    append(point(0))
                    hasLine = true
                case .quadCurve:
                    let first = points[points.count - 1]
                    curve.appendQuad(first, point(0), point(1), to: &points)
                    recordCurve()
                    hasLine = true
                case .curve:
                    let first = points[points.count - 1]
                    curve.appendCubic(first, point(0), point(1), point(2), to: &points)
                    recordCurve()
                    hasLine = true
                case .close:
                    endSubpath(isClosed: true)
                    hasLine = false
                }
                index += verb.pointCount
            }
        }
        if hasLine { endSubpath(isClosed: false) } else { removeOpenSubpath() }
    }

    private mutating func removeOpenSubpath() {
        points.removeLast(points.count - start)
        if recordsCurves { curvePoints.removeLast(curvePoints.count - start) }
    }
}

/// Replaces curves by lines that deviate by at most `tolerance`.
private struct CurveFlattener {
    let tolerance: Double
    let visible: Rect
    /// Whether the first and the last line of an invisible curve are kept, on which the joins at its ends depend.
    let keepsEnds: Bool

    private static let limit = 2048.0

    /// Returns the number of lines for a curve whose second derivative is at most `curvature`.
    ///
    /// A chord over a parameter interval h deviates by at most h² / 8 times the second derivative.
    private func lineCount(_ curvature: Double) -> Int {
        Int(min(max(1, (curvature / (8 * tolerance)).squareRoot().rounded(.up)), Self.limit))
    }

    private func isOutside(_ low: Point, _ high: Point) -> Bool {
        high.x < visible.minX || low.x > visible.maxX || high.y < visible.minY || low.y > visible.maxY
    }

    func appendQuad(_ a: Point, _ b: Point, _ c: Point, to points: inout ContiguousArray<Point>) {
        let low = Point(x: min(a.x, b.x, c.x), y: min(a.y, b.y, c.y))
        let high = Point(x: max(a.x, b.x, c.x), y: max(a.y, b.y, c.y))
        let isHidden = isOutside(low, high)
        if isHidden, !keepsEnds { return points.append(c) }
        let bend = Point(x: a.x - 2 * b.x + c.x, y: a.y - 2 * b.y + c.y)
        let count = lineCount(2 * (bend.x * bend.x + bend.y * bend.y).squareRoot())
        let speed = Point(x: 2 * (b.x - a.x), y: 2 * (b.y - a.y))
        let step = 1 / Double(count)
        for index in stride(from: 1, to: count, by: isHidden ? max(1, count - 2) : 1) {
            let t = Double(index) * step
            points.append(
                Point(x: a.x + t * (speed.x + t * bend.x), y: a.y + t * (speed.y + t * bend.y)))
        }
        points.append(c)
    }

    func appendCubic(
        _ a: Point, _ b: Point, _ c: Point, _ d: Point, to points: inout ContiguousArray<Point>
    ) {
        let low = Point(x: min(a.x, b.x, c.x, d.x), y: min(a.y, b.y, c.y, d.y))
        let high = Point(x: max(a.x, b.x, c.x, d.x), y: max(a.y, b.y, c.y, d.y))
        let isHidden = isOutside(low, high)
        if isHidden, !keepsEnds { return points.append(d) }
        let first = Point(x: a.x - 2 * b.x + c.x, y: a.y - 2 * b.y + c.y)
        let second = Point(x: b.x - 2 * c.x + d.x, y: b.y - 2 * c.y + d.y)
        let square = max(
            first.x * first.x + first.y * first.y, second.x * second.x + second.y * second.y)
        let count = lineCount(6 * square.squareRoot())
        // Coefficients of the polynomial a + t (p + t (q + t r)).
        let p = Point(x: 3 * (b.x - a.x), y: 3 * (b.y - a.y))
        let q = Point(x: 3 * first.x, y: 3 * first.y)
        let r = Point(x: second.x - first.x, y: second.y - first.y)
        let step = 1 / Double(count)
        for index in stride(from: 1, to: count, by: isHidden ? max(1, count - 2) : 1) {
            let t = Double(index) * step
            points.append(
                Point(
                    x: a.x + t * (p.x + t * (q.x + t * r.x)), y: a.y + t * (p.y + t * (q.y + t * r.y))))
        }
        points.append(d)
    }
}

extension Rect {
    /// A rectangle that contains every coordinate used for drawing.
    package static let infinite = Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
}
