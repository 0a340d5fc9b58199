/// The icon of an emoji group, drawn with lines of a single colour.
nonisolated enum EmojiGroupIcon: Int, CaseIterable, Sendable {
    case recent, smileys, people, nature, food, travel, activities, objects, symbols, flags

    /// Returns the icon of the group with the given index in the Unicode emoji charts.
    static func group(_ number: Int) -> EmojiGroupIcon { Self(rawValue: number + 1) ?? .symbols }
}

extension EmojiGroupIcon {
    private static var width: Double { 1.5 }

    func draw(on canvas: Canvas, around center: Point, _ ink: Color) {
        canvas.translated(by: center) {
            let edges = canvas.edges
            canvas.edges = .antialiased
            drawAtOrigin(Pen(canvas: canvas, ink: ink, width: Self.width))
            canvas.edges = edges
        }
    }

    /// Draws the icon within 8 points around the origin.
    private func drawAtOrigin(_ pen: Pen) {
        switch self {
        case .recent:
            pen.circle(0, 0, 7.5)
            pen.lines((0, -4.5), (0, 0), (3.2, 1.8))
        case .smileys:
            pen.circle(0, 0, 7.5)
            pen.dot(-2.7, -1.8, 1.1)
            pen.dot(2.7, -1.8, 1.1)
            pen.arc(0, 0.6, 3.8, from: 0.4, to: 2.75)
        case .people:
            pen.circle(0, -3.6, 3.4)
            pen.arc(0, 7.6, 6.4, from: .pi, to: 2 * .pi)
            pen.lines((-6.4, 7.6), (6.4, 7.6))
        case .nature:
            pen.dot(-5.4, -0.6, 1.8)
            pen.dot(-2.1, -4.8, 1.9)
            pen.dot(2.1, -4.8, 1.9)
            pen.dot(5.4, -0.6, 1.8)
            pen.circle(0, 3.2, 3.5)
        case .food:
            pen.lines((-6, -4), (-6, 2), (-4, 6), (2, 6), (4, 2), (4, -4), (-6, -4))
            pen.arc(4, -0.8, 3, from: -1.4, to: 1.4)
        case .travel:
            pen.lines(
                (-7.2, 4), (-7.2, 0), (-5.2, -1), (-3.4, -5), (3.4, -5), (5.2, -1), (7.2, 0), (7.2, 4),
                (-7.2, 4))
            pen.lines((-5.2, -1), (5.2, -1))
            pen.dot(-4, 5, 1.8)
            pen.dot(4, 5, 1.8)
        case .activities:
            pen.circle(0, 0, 7.5)
            pen.lines((-7.5, 0), (7.5, 0))
            pen.lines((0, -7.5), (0, 7.5))
            pen.arc(-9, 0, 6, from: -0.75, to: 0.75)
            pen.arc(9, 0, 6, from: .pi - 0.75, to: .pi + 0.75)
        case .objects:
            pen.arc(0, -2, 5.2, from: 2.2, to: 2 * .pi + 0.95)
            pen.lines((-3, 2.2), (-3, 4.6), (3, 4.6), (3, 2.2))
            pen.lines((-1.8, 7.4), (1.8, 7.4))
        case .symbols:
            pen.arc(-3.4, -2.2, 3.5, from: 2.6, to: 2 * .pi - 0.25)
            pen.arc(3.4, -2.2, 3.5, from: .pi + 0.25, to: 2 * .pi + 0.54)
            pen.lines((-6.4, -0.4), (0, 6.8), (6.4, -0.4))
        case .flags:
            pen.lines((-5.6, 7.6), (-5.6, -7))
            pen.lines((-5.6, -6.4), (6.4, -6.4), (3.8, -2.4), (6.4, 1.6), (-5.6, 1.6))
        }
    }

    /// A pen with a fixed line width and colour.
    private struct Pen {
        let canvas: Canvas
        let ink: Color
        let width: Double

        private var style: StrokeStyle { StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round) }

        func circle(_ x: Double, _ y: Double, _ radius: Double) {
            let inner = radius - width / 2
            let side = 2 * inner
            canvas.stroke(
                Path(ellipseIn: Rect(x: x - inner, y: y - inner, width: side, height: side)), ink,
                style: style)
        }

        func dot(_ x: Double, _ y: Double, _ radius: Double) {
            canvas.fill(
                Path(
                    ellipseIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)), ink
            )
        }

        func lines(_ points: (Double, Double)...) {
            var path = Path()
            path.addLines(points.map { Point(x: $0.0, y: $0.1) })
            if let first = points.first, let last = points.last, points.count > 2, first == last {
                path.closeSubpath()
            }
            canvas.stroke(path, ink, style: style)
        }

        /// Draws an arc; angles are in radians, clockwise from the right.
        func arc(_ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double) {
            var path = Path()
            path.addArc(
                center: Point(x: x, y: y), radius: radius, startAngle: .radians(start),
                endAngle: .radians(end), clockwise: false)
            canvas.stroke(path, ink, style: style)
        }
    }
}
