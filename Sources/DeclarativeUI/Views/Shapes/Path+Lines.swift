private import Glibc

extension Path {
    /// A sequence of connected straight lines.
    struct Polyline {
        var points: [Point] = []
        var isClosed = false
    }

    /// Returns the outline as straight lines, which deviate by less than a fifth of a pixel at `scale`.
    func polylines(scale: Double) -> [Polyline] {
        var lines: [Polyline] = []
        var current = Polyline()
        func finish() {
            if !current.points.isEmpty { lines.append(current) }
            current = Polyline()
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                current.points = [point]
            case .line(let point): current.points.append(point)
            case .quad(let point, let control):
                let start = current.points.last ?? control
                // Degree elevation: the quadratic curve as a cubic one.
                let first = Point(
                    x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
                let second = Point(
                    x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
                Self.flatten(start, first, second, point, scale, &current.points)
            case .cubic(let first, let second, let point):
                Self.flatten(current.points.last ?? first, first, second, point, scale, &current.points)
            case .close:
                let start = current.points.first
                current.isClosed = true
                finish()
                if let start { current.points = [start] }
            }
        }
        if current.points.count > 1 { finish() }
        return lines.filter { line in line.points.allSatisfy { $0.isFinite } }
    }

    private static func flatten(
        _ a: Point, _ b: Point, _ c: Point, _ d: Point, _ scale: Double, _ points: inout [Point]
    ) {
        let deviation = max(
            abs(a.x - 2 * b.x + c.x) + abs(a.y - 2 * b.y + c.y),
            abs(b.x - 2 * c.x + d.x) + abs(b.y - 2 * c.y + d.y))
        guard deviation.isFinite else { return points.append(d) }
        let steps = min(200, max(1, Int((deviation * scale * 4).squareRoot().rounded(.up))))
        for step in 1...steps {
            let t = Double(step) / Double(steps)
            let u = 1 - t
            let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            points.append(
                Point(
                    x: wa * a.x + wb * b.x + wc * c.x + wd * d.x,
                    y: wa * a.y + wb * b.y + wc * c.y + wd * d.y))
        }
    }

    /// The smallest rectangle that contains the outline; null for an empty path.
    public var boundingRect: Rect {
        if let simple { return simple.rect }
        var box: Rect?
        for line in polylines(scale: 2) {
            for point in line.points {
                let dot = Rect(origin: point, size: .zero)
                box = box?.union(dot) ?? dot
            }
        }
        return box ?? .null
    }

    /// Returns whether the point is inside, by the even-odd rule if `eoFill` is true, otherwise by the non-zero rule.
    public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
        var winding = 0
        for line in polylines(scale: 2) {
            for (index, start) in line.points.enumerated() {
                let end = line.points[(index + 1) % line.points.count]
                guard (start.y <= point.y) != (end.y <= point.y) else { continue }
                let x = start.x + (point.y - start.y) * (end.x - start.x) / (end.y - start.y)
                if x > point.x { winding += end.y > start.y ? 1 : -1 }
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// Returns the part of the path between two fractions of its length, from 0 to 1.
    public func trimmedPath(from: Double, to: Double) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from == 0, to == 1 { return self }
        let lines = polylines(scale: 4).map { line in
            line.isClosed ? line.points + line.points.prefix(1) : line.points
        }
        let total = lines.reduce(0) { $0 + Self.length($1) }
        var result = Path()
        var passed = 0.0
        for points in lines {
            for (start, end) in zip(points, points.dropFirst()) {
                let length = Self.length([start, end])
                let low = max(from * total, passed)
                let high = min(to * total, passed + length)
                defer { passed += length }
                if length == 0 || low >= high { continue }
                func at(_ place: Double) -> Point {
                    let share = (place - passed) / length
                    return Point(
                        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
                }
                if result.lastPoint != at(low) { result.move(to: at(low)) }
                result.addLine(to: at(high))
            }
        }
        return result
    }

    private var lastPoint: Point? {
        switch elements.last {
        case .move(let point), .line(let point): point
        default: nil
        }
    }

    private static func length(_ points: [Point]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { sum, pair in
            sum + hypot(pair.1.x - pair.0.x, pair.1.y - pair.0.y)
        }
    }
}
