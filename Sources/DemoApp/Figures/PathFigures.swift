import Widgets

/// Figures of paths: strokes, fills and transforms.
enum PathFigures {
    /// Zigzags with the three joins, and lines with caps and dashes.
    static func strokes() -> Figure {
        Figure("Strokes with joins, caps and dashes") { canvas, rect in
            let styles: [(StrokeStyle, Color)] = [
                (StrokeStyle(lineWidth: 6, lineJoin: .miter), .tintColor),
                (StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round), .teal),
                (StrokeStyle(lineWidth: 6, lineCap: .square, lineJoin: .bevel), .purple),
            ]
            let width = (rect.width - 24) / 3
            for (index, (style, color)) in styles.enumerated() {
                let left = rect.minX + Double(index) * (width + 12)
                var zigzag = Path()
                zigzag.addLines([
                    Point(x: left + 4, y: rect.minY + rect.height * 0.44),
                    Point(x: left + width * 0.35, y: rect.minY + 8),
                    Point(x: left + width * 0.65, y: rect.minY + rect.height * 0.44),
                    Point(x: left + width - 4, y: rect.minY + 8),
                ])
                canvas.stroke(zigzag, .color(color), style: style)
            }
            let lines: [StrokeStyle] = [
                StrokeStyle(lineWidth: 4, lineCap: .round),
                StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0.01, 9]),
                StrokeStyle(lineWidth: 4, dash: [14, 5]),
                StrokeStyle(lineWidth: 4, lineCap: .round, dash: [16, 9, 0.01, 9]),
            ]
            for (index, style) in lines.enumerated() {
                let y = rect.minY + rect.height * (0.62 + 0.12 * Double(index))
                var line = Path()
                line.move(to: Point(x: rect.minX + 3, y: y))
                line.addLine(to: Point(x: rect.maxX - 3, y: y))
                canvas.stroke(line, .color(.secondaryLabel), style: style)
            }
        }
    }

    /// A star filled by the even-odd rule, and a Bézier curve with its control points.
    static func paths() -> Figure {
        Figure("A star filled by the even-odd rule, and a curve with its control points") { canvas, rect in
            let side = min(rect.height, rect.width * 0.45)
            let star = star(
                points: 5, center: Point(x: rect.minX + side / 2, y: rect.midY), radius: side / 2 - 2)
            canvas.fill(star, .color(.orange), style: FillStyle(eoFill: true))
            canvas.stroke(star, .color(.orange), style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
            let area = Rect(
                x: rect.minX + side + 12, y: rect.minY + 6, width: rect.width - side - 18,
                height: rect.height - 12)
            drawCurve(canvas, area)
        }
    }

    private static func drawCurve(_ canvas: Canvas, _ area: Rect) {
        let (start, end) = (
            Point(x: area.minX + 4, y: area.maxY - 6), Point(x: area.maxX - 4, y: area.minY + 6)
        )
        let first = Point(x: area.maxX - area.width * 0.1, y: area.maxY - 6)
        let second = Point(x: area.minX + area.width * 0.1, y: area.minY + 6)
        for (anchor, handle) in [(start, first), (end, second)] {
            canvas.line(from: anchor, to: handle, .tertiaryLabel)
        }
        var curve = Path()
        curve.move(to: start)
        curve.addCurve(to: end, control1: first, control2: second)
        canvas.stroke(curve, .color(.tintColor), style: StrokeStyle(lineWidth: 3.5, lineCap: .round))
        for anchor in [start, end] {
            let dot = Rect(x: anchor.x - 4, y: anchor.y - 4, width: 8, height: 8)
            canvas.fill(Path(dot), .color(Color(role: .cardBackground)))
            canvas.stroke(Path(dot), .color(.tintColor), style: StrokeStyle(lineWidth: 1.5))
        }
        for handle in [first, second] {
            let dot = Rect(x: handle.x - 3.5, y: handle.y - 3.5, width: 7, height: 7)
            canvas.fill(Path(ellipseIn: dot), .color(.secondaryLabel))
        }
    }

    /// Returns a star whose edges connect each point with the next but one.
    static func star(points: Int, center: Point, radius: Double) -> Path {
        var path = Path()
        path.addLines(
            (0..<points).map { index in
                let turn = AffineTransform(rotationAngle: 2 * .pi * Double(index * 2) / Double(points))
                let tip = Point(x: 0, y: -radius).applying(turn)
                return center + tip
            })
        path.closeSubpath()
        return path
    }

    /// Translucent petals, each rotated about the centre.
    static func transforms() -> Figure {
        Figure("Translucent petals that are rotated about their centre") { canvas, rect in
            let colors: [Color] = [.red, .orange, .yellow, .green, .teal, .blue, .purple, .pink]
            let length = min(rect.width, rect.height) / 2
            let petal = Path(
                roundedRect: Rect(x: -length * 0.19, y: -length, width: length * 0.38, height: length * 0.82),
                cornerRadius: length * 0.19)
            for index in 0..<16 {
                let turn = AffineTransform(rotationAngle: 2 * .pi * Double(index) / 16)
                canvas.transformed(
                    by: turn.concatenating(AffineTransform(translationX: rect.midX, y: rect.midY))
                ) { canvas.fill(petal, .color(colors[index / 2].withAlphaComponent(0.62))) }
            }
        }
    }
}
