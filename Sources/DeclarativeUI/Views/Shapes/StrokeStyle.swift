private import Glibc

/// The properties of a stroked line: `SwiftUI.StrokeStyle`.
///
///     Circle().stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
public struct StrokeStyle: Hashable, Sendable {
    /// The shape of the ends of a line.
    ///
    ///     StrokeStyle(lineWidth: 2, lineCap: .round)
    public enum LineCap: Hashable, Sendable { case butt, round, square }
    /// The shape of the corners of a line.
    ///
    ///     StrokeStyle(lineWidth: 2, lineJoin: .bevel)
    public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

    /// The width of the line in points; 1 by default.
    public var lineWidth: Double
    /// The shape of the ends of lines.
    public var lineCap: LineCap
    /// The shape of the corners of lines.
    public var lineJoin: LineJoin
    /// The maximum length of a mitred corner, as a multiple of the line width.
    public var miterLimit: Double
    /// The alternating lengths of dashes and gaps, in points; empty for a continuous line.
    public var dash: [Double]
    /// The offset into the dash pattern at which the line begins, in points.
    public var dashPhase: Double

    public init(
        lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// Returns polygons that together cover the stroke, all with the same winding direction.
    func polygons(of path: Path, scale: Double) -> [[Point]] {
        guard lineWidth.isFinite, lineWidth > 0 else { return [] }
        var polygons: [[Point]] = []
        for line in dashed(path.polylines(scale: scale)) { stroke(line, scale, &polygons) }
        return polygons
    }

    private func stroke(_ line: Path.Polyline, _ scale: Double, _ polygons: inout [[Point]]) {
        var points: [Point] = []
        for point in line.points where points.last != point { points.append(point) }
        if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        if points.count == 1 {
            if lineCap != .butt { polygons.append(disc(points[0], scale)) }
            return
        }
        guard points.count > 1 else { return }
        let count = line.isClosed && points.count > 2 ? points.count : points.count - 1
        for index in 0..<count {
            let isFirst = count < points.count && index == 0
            let isLast = count < points.count && index == count - 1
            add(
                segment(
                    points[index], points[(index + 1) % points.count],
                    extendsStart: isFirst && lineCap == .square, extendsEnd: isLast && lineCap == .square),
                &polygons)
        }
        let joints = count == points.count ? Array(points.indices) : Array(1..<(points.count - 1))
        for index in joints {
            let (before, after) = ((index + points.count - 1) % points.count, (index + 1) % points.count)
            join(points[before], points[index], points[after], scale, &polygons)
        }
        if count < points.count, lineCap == .round {
            polygons.append(disc(points[0], scale))
            polygons.append(disc(points[points.count - 1], scale))
        }
    }

    private func normal(_ start: Point, _ end: Point) -> Point {
        let length = hypot(end.x - start.x, end.y - start.y)
        return Point(x: -(end.y - start.y) / length, y: (end.x - start.x) / length)
    }

    private func segment(_ start: Point, _ end: Point, extendsStart: Bool, extendsEnd: Bool) -> [Point] {
        let side = normal(start, end)
        let half = lineWidth / 2
        var (start, end) = (start, end)
        if extendsStart { start = Point(x: start.x - side.y * half, y: start.y + side.x * half) }
        if extendsEnd { end = Point(x: end.x + side.y * half, y: end.y - side.x * half) }
        return [
            Point(x: start.x + side.x * half, y: start.y + side.y * half),
            Point(x: end.x + side.x * half, y: end.y + side.y * half),
            Point(x: end.x - side.x * half, y: end.y - side.y * half),
            Point(x: start.x - side.x * half, y: start.y - side.y * half),
        ]
    }

    private func join(
        _ before: Point, _ at: Point, _ after: Point, _ scale: Double, _ polygons: inout [[Point]]
    ) {
        if lineJoin == .round { return polygons.append(disc(at, scale)) }
        var (a, b) = (normal(before, at), normal(at, after))
        let turn = a.x * b.y - a.y * b.x
        if abs(turn) < 1e-9 { return }
        // The gap is on the outside of the turn.
        if turn > 0 { (a, b) = (Point(x: -a.x, y: -a.y), Point(x: -b.x, y: -b.y)) }
        let half = lineWidth / 2
        let first = Point(x: at.x + a.x * half, y: at.y + a.y * half)
        let second = Point(x: at.x + b.x * half, y: at.y + b.y * half)
        let sum = Point(x: a.x + b.x, y: a.y + b.y)
        let share = 2 / (sum.x * sum.x + sum.y * sum.y)
        if lineJoin == .miter, (2 * share).squareRoot() <= miterLimit {
            let tip = Point(x: at.x + sum.x * half * share, y: at.y + sum.y * half * share)
            add([at, first, tip, second], &polygons)
        } else {
            add([at, first, second], &polygons)
        }
    }

    private func disc(_ middle: Point, _ scale: Double) -> [Point] {
        let steps = max(8, Int((lineWidth * scale).squareRoot() * 8))
        return (0..<steps).map { step in
            let angle = 2 * Double.pi * Double(step) / Double(steps)
            return Point(
                x: middle.x + cos(angle) * lineWidth / 2, y: middle.y + sin(angle) * lineWidth / 2)
        }
    }

    /// Appends a polygon with the common winding direction, so that overlapping polygons do not cancel each other.
    private func add(_ polygon: [Point], _ polygons: inout [[Point]]) {
        var area = 0.0
        for (index, point) in polygon.enumerated() {
            let next = polygon[(index + 1) % polygon.count]
            area += point.x * next.y - next.x * point.y
        }
        polygons.append(area < 0 ? polygon.reversed() : polygon)
    }

    // MARK: - Dashes

    private func dashed(_ lines: [Path.Polyline]) -> [Path.Polyline] {
        let total = dash.reduce(0, +)
        guard !dash.isEmpty, dash.allSatisfy({ $0.isFinite && $0 >= 0 }), total > 0.01, dashPhase.isFinite
        else {
            return lines
        }
        return lines.flatMap { line in
            dashed(line.isClosed ? line.points + line.points.prefix(1) : line.points, total)
        }
    }

    private func dashed(_ points: [Point], _ total: Double) -> [Path.Polyline] {
        var lines: [Path.Polyline] = []
        var index = 0
        var rest = dashPhase.truncatingRemainder(dividingBy: total * 2)
        if rest < 0 { rest += total * 2 }
        while rest >= dash[index % dash.count], rest > 0 {
            rest -= dash[index % dash.count]
            index += 1
        }
        var left = dash[index % dash.count] - rest
        var current = Path.Polyline(points: points.prefix(1).map { $0 })
        for (start, end) in zip(points, points.dropFirst()) {
            let length = hypot(end.x - start.x, end.y - start.y)
            var place = 0.0
            while length - place > left, lines.count < 10_000 {
                place += left
                let point = Point(
                    x: start.x + (end.x - start.x) * place / length,
                    y: start.y + (end.y - start.y) * place / length)
                if index % 2 == 0 { lines.append(Path.Polyline(points: current.points + [point])) }
                current.points = [point]
                index += 1
                left = max(dash[index % dash.count], 0.001)
            }
            left -= length - place
            current.points.append(end)
        }
        if index % 2 == 0, current.points.count > 1 { lines.append(current) }
        return lines
    }
}
