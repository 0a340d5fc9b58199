internal import Drawing
private import Glibc

/// Polygons in parallel to closed lines of points.
enum OffsetPolygon {
    /// Returns the polygons at a distance on the left of a closed line, seen with an upward y axis.
    ///
    /// Corners on the outside of a turn are rounded; the line may turn back on itself, which is rounded as the end of a stroke is. There
    /// are several polygons if the area on the left has narrow places, and none if it is narrower than the distance everywhere.
    static func left(of points: [Point], distance: Double) -> [[Point]] {
        let count = points.count
        guard count > 1 else { return [disc(points, distance)] }
        var result: [Point] = []
        var before = normal(points[count - 1], points[0])
        for index in 0..<count {
            let (point, after) = (points[index], normal(points[index], points[(index + 1) % count]))
            addCorner(at: point, before, after, distance, &result)
            before = after
        }
        return simplePolygons(result).filter { isDistant($0, from: points, distance) }
    }

    /// Returns whether the longest side of a polygon has the distance from a closed line; false for the loops that narrow turns cause.
    private static func isDistant(_ polygon: [Point], from points: [Point], _ distance: Double) -> Bool {
        guard abs(doubleArea(polygon)) > 1e-3 else { return false }
        var longest = 0.0
        var middle = Point.zero
        for (index, corner) in polygon.enumerated() {
            let next = polygon[(index + 1) % polygon.count]
            guard corner.distance(to: next) > longest else { continue }
            longest = corner.distance(to: next)
            middle = Point(x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2)
        }
        return points.indices.allSatisfy { index in
            let next = points[(index + 1) % points.count]
            return !Capsule(start: points[index], end: next, radius: distance - 0.02).contains(middle)
        }
    }

    /// Twice the area that the polygon encloses; negative for the other direction.
    static func doubleArea(_ points: some Collection<Point>) -> Double {
        var area = 0.0
        var last = points.first ?? .zero
        for point in points {
            area += last.x * point.y - point.x * last.y
            last = point
        }
        if let first = points.first { area += last.x * first.y - first.x * last.y }
        return area
    }

    private static func disc(_ points: [Point], _ radius: Double) -> [Point] {
        guard let center = points.first else { return [] }
        // Clockwise with an upward axis: the disc is on the right of its outline, as are the other strokes.
        return Contour.ellipse(center: center, radiusX: radius, radiusY: radius).flattened().reversed()
    }

    private static func normal(_ start: Point, _ end: Point) -> Point {
        let length = max(start.distance(to: end), 1e-12)
        return Point(x: -(end.y - start.y) / length, y: (end.x - start.x) / length)
    }

    private static func addCorner(
        at point: Point, _ before: Point, _ after: Point, _ distance: Double, _ result: inout [Point]
    ) {
        func at(_ direction: Point) -> Point {
            Point(x: point.x + direction.x * distance, y: point.y + direction.y * distance)
        }
        let cosine = before.x * after.x + before.y * after.y
        let sine = before.x * after.y - before.y * after.x
        if cosine > 0.9 {
            // The offset lines meet close to the corner on both sides of the turn.
            let share = 1 / (1 + cosine)
            result.append(at(Point(x: (before.x + after.x) * share, y: (before.y + after.y) * share)))
        } else if sine > 1e-9 {
            result += [at(before), at(after)]
        } else {
            let angle = sine < -1e-9 ? atan2(sine, cosine) : -Double.pi
            let steps = max(2, Int((-angle / arcStep(distance)).rounded(.up)))
            let start = atan2(before.y, before.x)
            for step in 0...steps {
                let direction = start + angle * Double(step) / Double(steps)
                result.append(at(Point(x: cos(direction), y: sin(direction))))
            }
        }
    }

    /// The angle of lines that deviate from a circle by a hundredth of a grid unit.
    private static func arcStep(_ radius: Double) -> Double { 2 * (0.02 / max(radius, 0.05)).squareRoot() }

    // MARK: - Loops

    /// The numbers of points and of parts that bound the time for one polygon; bundled symbols have at most some hundreds and some dozens.
    private static let maximumPoints = 2000
    private static let maximumParts = 200

    /// Splits a polygon where it crosses itself, until no part does or the limits are reached.
    private static func simplePolygons(_ polygon: [Point]) -> [[Point]] {
        guard polygon.count <= maximumPoints else { return [polygon] }
        var simple: [[Point]] = []
        var waiting = [polygon]
        while var points = waiting.popLast() {
            var index = 0
            while index + 2 < points.count, simple.count + waiting.count < maximumParts {
                guard let (crossing, other) = nextCrossing(points, after: index) else {
                    index += 1
                    continue
                }
                waiting.append([crossing] + points[(index + 1)...other])
                // The side after `index` ends at the crossing now, and may cross another one.
                points.replaceSubrange((index + 1)...other, with: [crossing])
            }
            simple.append(points)
        }
        return simple
    }

    /// Returns the first later side that crosses the side after `index`, apart from its neighbours.
    private static func nextCrossing(_ points: [Point], after index: Int) -> (Point, side: Int)? {
        for other in (index + 2)..<points.count where index > 0 || other + 1 < points.count {
            let next = (other + 1) % points.count
            guard let point = crossing(points[index], points[index + 1], points[other], points[next]),
                // The ends of a part that was split off meet at the crossing.
                !point.isClose(to: points[index]), !point.isClose(to: points[index + 1])
            else { continue }
            return (point, other)
        }
        return nil
    }

    /// Returns the point at which two lines cross; nil if they do not, or if they are parallel.
    static func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
        if max(a.x, b.x) < min(c.x, d.x) || max(c.x, d.x) < min(a.x, b.x) { return nil }
        if max(a.y, b.y) < min(c.y, d.y) || max(c.y, d.y) < min(a.y, b.y) { return nil }
        let (rx, ry) = (b.x - a.x, b.y - a.y)
        let (sx, sy) = (d.x - c.x, d.y - c.y)
        let cross = rx * sy - ry * sx
        guard abs(cross) > 1e-12 else { return nil }
        let t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross
        let u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross
        guard t >= 0, t <= 1, u >= 0, u <= 1 else { return nil }
        return Point(x: a.x + rx * t, y: a.y + ry * t)
    }
}
