private import Glibc

extension Path {
    /// Adds an arc of a circle, with a line from the current point to its start.
    ///
    /// As in SwiftUI, `clockwise` refers to an upward y axis: with true, the arc runs counterclockwise on screen. A sweep of a turn
    /// or more is one turn. Values that are not finite add nothing. The curves deviate from the circle by less than a
    /// 100,000th of the radius.
    public mutating func addArc(
        center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: AffineTransform = .identity
    ) {
        var sweep = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        guard center.isFinite, radius.isFinite, sweep.isFinite else { return }
        if abs(sweep) >= turn {
            sweep = clockwise ? -turn : turn
        } else if clockwise, sweep > 0 {
            sweep -= turn
        } else if !clockwise, sweep < 0 {
            sweep += turn
        }
        addArc(center, radius, from: startAngle.radians, sweep: sweep, transform)
    }

    /// Adds an arc of a circle that extends over `delta` from `startAngle`; positive angles are clockwise on screen.
    ///
    /// Values that are not finite add nothing.
    public mutating func addRelativeArc(
        center: Point, radius: Double, startAngle: Angle, delta: Angle,
        transform: AffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else {
            return
        }
        let turns = 1024 * Double.pi
        addArc(
            center, radius, from: startAngle.radians, sweep: min(max(delta.radians, -turns), turns), transform
        )
    }

    /// Adds an arc that touches the lines from the current point to `tangent1End` and from there to `tangent2End`.
    ///
    /// A line leads to the start of the arc. If the lines do not form a corner, only a line to `tangent1End` is added.
    public mutating func addArc(
        tangent1End corner: Point, tangent2End end: Point, radius: Double,
        transform: AffineTransform = .identity
    ) {
        let start = currentPoint ?? corner
        let (a, b) = (start - corner, end - corner)
        let (lengthA, lengthB) = (hypot(a.x, a.y), hypot(b.x, b.y))
        let cross = a.x * b.y - a.y * b.x
        guard radius > 0, lengthA > 0, lengthB > 0, abs(cross) > 1e-9 * lengthA * lengthB, radius.isFinite
        else { return addLine(to: corner.applying(transform)) }
        let angle = acos(min(1, max(-1, (a.x * b.x + a.y * b.y) / (lengthA * lengthB))))
        let distance = radius / tan(angle / 2)
        let first = Point(x: corner.x + a.x / lengthA * distance, y: corner.y + a.y / lengthA * distance)
        let side = cross > 0 ? 1.0 : -1.0
        // The centre lies at a right angle from the first tangent, on the side of the second one.
        let center = Point(
            x: first.x - a.y / lengthA * radius * side, y: first.y + a.x / lengthA * radius * side)
        addArc(
            center, radius, from: atan2(first.y - center.y, first.x - center.x),
            sweep: -side * (.pi - angle), transform)
    }

    /// Adds cubic curves of at most an eighth of a turn each.
    private mutating func addArc(
        _ center: Point, _ radius: Double, from start: Double, sweep: Double, _ transform: AffineTransform
    ) {
        func point(_ angle: Double, tangent: Double = 0) -> Point {
            Point(
                x: center.x + radius * (cos(angle) - tangent * sin(angle)),
                y: center.y + radius * (sin(angle) + tangent * cos(angle))
            ).applying(transform)
        }
        if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
        if sweep == 0 { return }
        let count = max(1, Int((abs(sweep) / (.pi / 4) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let tangent = 4.0 / 3 * tan(step / 4)
        for index in 0..<count {
            let low = start + step * Double(index)
            let high = start + step * Double(index + 1)
            addCurve(
                to: point(high), control1: point(low, tangent: tangent),
                control2: point(high, tangent: -tangent))
        }
    }
}
