extension Path {
    /// Returns the part of the path between two fractions of its length, from 0 to 1.
    ///
    /// Curves stay curves. An animated `trimmedPath` costs O(elements) per frame.
    public func trimmedPath(from: Double, to: Double) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from == 0, to == 1 { return self }
        let segments = measuredSegments()
        let total = segments.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite, from < to else { return Path() }
        var result = Path()
        var passed = 0.0
        var needsMove = true
        for segment in segments {
            needsMove = needsMove || segment.startsSubpath
            let low = max(from * total, passed) - passed
            let high = min(to * total - passed, segment.length)
            passed += segment.length
            if low >= high { continue }
            let part = segment.part(segment.parameter(at: low), segment.parameter(at: high))
            if needsMove { result.move(to: part.a) }
            needsMove = false
            if part.isLine {
                result.addLine(to: part.d)
            } else {
                result.addCurve(to: part.d, control1: part.b, control2: part.c)
            }
        }
        return result
    }

    private func measuredSegments() -> [MeasuredCurve] {
        var segments: [MeasuredCurve] = []
        var current = Point.zero
        var start = Point.zero
        var startsSubpath = false
        forEach { element in
            let count = segments.count
            switch element {
            case .move(let point):
                current = point
                start = point
                startsSubpath = true
            case .line(let point):
                segments.append(MeasuredCurve(current, point))
                current = point
            case .quadCurve(let point, let control):
                segments.append(
                    MeasuredCurve(
                        current, current.interpolated(to: control, 2.0 / 3),
                        point.interpolated(to: control, 2.0 / 3), point))
                current = point
            case .curve(let point, let first, let second):
                segments.append(MeasuredCurve(current, first, second, point))
                current = point
            case .closeSubpath:
                segments.append(MeasuredCurve(current, start))
                current = start
            }
            if segments.count > count {
                segments[count].startsSubpath = startsSubpath
                startsSubpath = false
            }
        }
        return segments
    }
}

/// A line or a cubic curve with its length.
private struct MeasuredCurve {
    let a: Point
    let b: Point
    let c: Point
    let d: Point
    let isLine: Bool
    let length: Double
    /// Whether the segment is the first one of a subpath.
    var startsSubpath = false
    /// The lengths from the start to the ends of equal parameter intervals; empty for a line.
    private let lengths: [Double]

    private static let intervals = 32

    init(_ a: Point, _ d: Point) {
        (self.a, b, c, self.d) = (a, a, d, d)
        isLine = true
        length = a.distance(to: d)
        lengths = []
    }

    init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
        isLine = false
        var lengths: [Double] = []
        var last = a
        var sum = 0.0
        for step in 1...Self.intervals {
            let point = Self.split(a, b, c, d, Double(step) / Double(Self.intervals)).0.3
            sum += last.distance(to: point)
            lengths.append(sum)
            last = point
        }
        self.lengths = lengths
        length = sum
    }

    /// Returns the parameter, 0...1, at a distance from the start.
    func parameter(at distance: Double) -> Double {
        if distance <= 0 { return 0 }
        if distance >= length { return 1 }
        if isLine { return distance / length }
        guard let index = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
        let before = index > 0 ? lengths[index - 1] : 0
        let share = lengths[index] > before ? (distance - before) / (lengths[index] - before) : 0
        return (Double(index) + share) / Double(Self.intervals)
    }

    /// Returns the curve between two parameters.
    func part(_ low: Double, _ high: Double) -> (a: Point, b: Point, c: Point, d: Point, isLine: Bool) {
        if low == 0, high == 1 { return (a, b, c, d, isLine) }
        if isLine {
            let (start, end) = (a.interpolated(to: d, low), a.interpolated(to: d, high))
            return (start, start, end, end, true)
        }
        let first = Self.split(a, b, c, d, high).0
        if low == 0 { return (first.0, first.1, first.2, first.3, false) }
        let rest = Self.split(first.0, first.1, first.2, first.3, low / high).1
        return (rest.0, rest.1, rest.2, rest.3, false)
    }

    /// Splits a curve at the parameter `t` by de Casteljau's algorithm.
    private static func split(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> (
        (Point, Point, Point, Point), (Point, Point, Point, Point)
    ) {
        let (ab, bc, cd) = (a.interpolated(to: b, t), b.interpolated(to: c, t), c.interpolated(to: d, t))
        let (abc, bcd) = (ab.interpolated(to: bc, t), bc.interpolated(to: cd, t))
        let middle = abc.interpolated(to: bcd, t)
        return ((a, ab, abc, middle), (middle, bcd, cd, d))
    }
}

extension Point {
    fileprivate func interpolated(to other: Point, _ fraction: Double) -> Point {
        Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }

    fileprivate func distance(to other: Point) -> Double {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
