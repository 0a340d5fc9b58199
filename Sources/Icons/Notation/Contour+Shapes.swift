internal import Drawing
private import Glibc

extension Contour {
    /// The distance of a quarter circle's control points from its ends, as a fraction of the radius.
    private static let circleControl = 0.5522847498

    /// Returns an ellipse, clockwise from its rightmost point.
    static func ellipse(center: Point, radiusX rx: Double, radiusY ry: Double) -> Contour {
        let (cx, cy) = (center.x, center.y)
        let (kx, ky) = (rx * circleControl, ry * circleControl)
        func at(_ x: Double, _ y: Double) -> Point { Point(x: cx + x, y: cy + y) }
        var contour = Contour(start: at(rx, 0))
        contour.addCurve(to: at(0, ry), at(rx, ky), at(kx, ry))
        contour.addCurve(to: at(-rx, 0), at(-kx, ry), at(-rx, ky))
        contour.addCurve(to: at(0, -ry), at(-rx, -ky), at(-kx, -ry))
        contour.addCurve(to: at(rx, 0), at(kx, -ry), at(rx, -ky))
        contour.isClosed = true
        return contour
    }

    /// Returns an arc of a circle; angles are in degrees, clockwise from the right.
    ///
    /// The arc runs clockwise if `end` is greater than `start`.
    static func arc(center: Point, radius: Double, from start: Double, to end: Double) -> Contour {
        let (first, sweep) = (start * .pi / 180, (end - start) * .pi / 180)
        var contour = Contour(
            start: Point(x: center.x + radius * cos(first), y: center.y + radius * sin(first)))
        contour.addArc(
            center: center, radiusX: radius, radiusY: radius, rotation: 0, from: first, sweep: sweep)
        return contour
    }

    /// Adds an arc of an ellipse, whose first point is the end of the contour; angles are in radians.
    mutating func addArc(
        center: Point, radiusX rx: Double, radiusY ry: Double, rotation: Double, from start: Double,
        sweep: Double
    ) {
        let (sine, cosine) = (sin(rotation), cos(rotation))
        func place(_ x: Double, _ y: Double) -> Point {
            Point(
                x: center.x + x * rx * cosine - y * ry * sine, y: center.y + x * rx * sine + y * ry * cosine)
        }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let k = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let a = start + step * Double(index)
            let b = a + step
            addCurve(
                to: place(cos(b), sin(b)), place(cos(a) - k * sin(a), sin(a) + k * cos(a)),
                place(cos(b) + k * sin(b), sin(b) - k * cos(b)))
        }
    }

    /// Adds an arc with the parameters of SVG's command `A`: the radii, the rotation in degrees, the choice among the four arcs, the end.
    mutating func addArc(
        to target: Point, radiusX: Double, radiusY: Double, degrees: Double, isLarge: Bool, isClockwise: Bool
    ) {
        let current = end
        var (rx, ry) = (abs(radiusX), abs(radiusY))
        guard rx > 0, ry > 0, !current.isClose(to: target) else { return addLine(to: target) }
        let rotation = degrees * .pi / 180
        let (sine, cosine) = (sin(rotation), cos(rotation))
        // The start relative to the middle of the chord, in the ellipse's axes.
        let (hx, hy) = ((current.x - target.x) / 2, (current.y - target.y) / 2)
        let (x, y) = (cosine * hx + sine * hy, -sine * hx + cosine * hy)
        // Radii that are too small are enlarged until the ellipse reaches both points.
        let reach = (x * x) / (rx * rx) + (y * y) / (ry * ry)
        if reach > 1 {
            rx *= reach.squareRoot()
            ry *= reach.squareRoot()
        }
        let squares = rx * rx * y * y + ry * ry * x * x
        let factor =
            (max(0, rx * rx * ry * ry - squares) / squares).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let (ux, uy) = (factor * rx * y / ry, -factor * ry * x / rx)
        let center = Point(
            x: cosine * ux - sine * uy + (current.x + target.x) / 2,
            y: sine * ux + cosine * uy + (current.y + target.y) / 2)
        let first = atan2((y - uy) / ry, (x - ux) / rx)
        var sweep = atan2((-y - uy) / ry, (-x - ux) / rx) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        addArc(center: center, radiusX: rx, radiusY: ry, rotation: rotation, from: first, sweep: sweep)
        if let last = segments.indices.last, case .cubic(let a, let b, _) = segments[last] {
            segments[last] = .cubic(a, b, target)
        }
    }

    /// Returns a rectangle with rounded corners.
    static func rectangle(_ rect: Rect, radius: Double) -> Contour {
        polygon(
            [
                Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
                Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
            ], radius: radius, isClosed: true)
    }

    /// Returns straight lines between points, whose corners are rounded by circles of `radius`.
    ///
    /// The rounding of a corner uses at most half of the adjacent lines.
    static func polygon(_ points: [Point], radius: Double, isClosed: Bool) -> Contour {
        let count = points.count
        func isCorner(_ index: Int) -> Bool { radius > 0 && (isClosed || (index > 0 && index < count - 1)) }
        func rounded(_ index: Int) -> Corner? {
            guard isCorner(index) else { return nil }
            return Corner(
                points[(index + count - 1) % count], points[index], points[(index + 1) % count],
                radius: radius)
        }
        var contour = Contour(start: rounded(0)?.start ?? points[0])
        for index in 0..<count {
            guard let corner = rounded(index) else {
                if index > 0 { contour.addLine(to: points[index]) }
                continue
            }
            if !contour.end.isClose(to: corner.start) { contour.addLine(to: corner.start) }
            contour.addCurve(to: corner.end, corner.control1, corner.control2)
        }
        contour.isClosed = isClosed
        return contour
    }

    /// Returns a closed line that repeats corners around a centre, the first of them at the top.
    ///
    /// Each corner has a distance from the centre, and an angle as a fraction of a step. `turn` is in degrees, clockwise.
    static func radial(
        center: Point, radii: [(Double, Double)], count: Int, corner: Double, turn: Double = 0
    ) -> Contour {
        var points: [Point] = []
        for step in 0..<count {
            for (radius, fraction) in radii {
                let angle = (Double(step) + fraction) / Double(count) * 2 * .pi + turn * .pi / 180
                points.append(
                    Point(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle)))
            }
        }
        return polygon(points, radius: corner, isClosed: true)
    }

    /// The arc that replaces a corner.
    private struct Corner {
        let start: Point
        let control1: Point
        let control2: Point
        let end: Point

        /// Nil if the three points are on one line.
        init?(_ before: Point, _ corner: Point, _ after: Point, radius: Double) {
            let (first, second) = (corner.distance(to: before), corner.distance(to: after))
            guard first > 1e-9, second > 1e-9 else { return nil }
            let a = Point(x: (before.x - corner.x) / first, y: (before.y - corner.y) / first)
            let b = Point(x: (after.x - corner.x) / second, y: (after.y - corner.y) / second)
            let inside = acos(min(1, max(-1, a.x * b.x + a.y * b.y)))
            guard inside > 1e-3, .pi - inside > 1e-3 else { return nil }
            let length = min(radius / tan(inside / 2), first / 2, second / 2)
            let bulge = 4 / 3 * tan((.pi - inside) / 4) * length * tan(inside / 2)
            func at(_ direction: Point, _ distance: Double) -> Point {
                Point(x: corner.x + direction.x * distance, y: corner.y + direction.y * distance)
            }
            start = at(a, length)
            control1 = at(a, length - bulge)
            control2 = at(b, length - bulge)
            end = at(b, length)
        }
    }
}
