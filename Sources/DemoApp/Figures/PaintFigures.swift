import Widgets

/// Figures of paint: gradients, shadows, blend modes, filters and masks.
enum PaintFigures {
    private static let sunset = Gradient(colors: [Color(hex: 0xffc24b), .orange, .pink, .purple])
    private static let wheel = Gradient(colors: [
        Color(hex: 0xf0453a), Color(hex: 0xf5b83d), Color(hex: 0x4fb35c), Color(hex: 0x2aa7b8),
        Color(hex: 0x3f74e8),
        Color(hex: 0xa04fc4), Color(hex: 0xf0453a),
    ])

    /// Divides a rectangle into columns with gaps of 12 points.
    private static func columns(_ rect: Rect, _ count: Int) -> [Rect] {
        let width = (rect.width - 12 * Double(count - 1)) / Double(count)
        return (0..<count).map {
            Rect(x: rect.minX + Double($0) * (width + 12), y: rect.minY, width: width, height: rect.height)
        }
    }

    /// A linear, a radial and a conic gradient.
    static func gradients() -> Figure {
        Figure("A linear, a radial and a conic gradient") { canvas, rect in
            let parts = columns(rect, 3)
            func tile(_ rect: Rect, _ paint: Paint) {
                canvas.fill(Path(roundedRect: rect, cornerRadius: 10), paint)
            }
            let middle = Point(x: parts[1].midX, y: parts[1].midY)
            tile(
                parts[0],
                .linearGradient(
                    sunset, startPoint: Point(x: parts[0].minX, y: parts[0].minY),
                    endPoint: Point(x: parts[0].maxX, y: parts[0].maxY)))
            tile(
                parts[1],
                .radialGradient(
                    Gradient(colors: [Color(hex: 0xd8fff4), .teal, Color(hex: 0x173a5e)]), center: middle,
                    startRadius: 0, endRadius: rect.height * 0.6))
            tile(
                parts[2],
                .conicGradient(
                    wheel, center: Point(x: parts[2].midX, y: parts[2].midY), angle: .degrees(-90)))
        }
    }

    /// A card with a soft shadow, a coloured glow, and a well with an inner shadow.
    static func shadows() -> Figure {
        Figure("A soft shadow, a coloured glow and an inner shadow") { canvas, rect in
            let parts = columns(rect.insetBy(dx: 14, dy: 16), 3)
            func shape(_ rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: 12) }
            let raised = shape(parts[0])
            canvas.drawShadow(
                of: raised,
                Shadow(color: .black.withAlphaComponent(0.3), blurRadius: 9, offset: Point(x: 0, y: 4)))
            canvas.fill(raised, .color(Color(role: .popoverBackground)))
            let glow = shape(parts[1])
            canvas.drawShadow(of: glow, Shadow(color: .tintColor.withAlphaComponent(0.7), blurRadius: 10))
            canvas.fill(glow, .color(.tintColor))
            let well = shape(parts[2])
            canvas.fill(well, .color(Color(role: .controlFill)))
            canvas.drawInnerShadow(
                of: well,
                Shadow(color: .black.withAlphaComponent(0.4), blurRadius: 10, offset: Point(x: 0, y: 3)))
        }
    }

    /// Circles that are multiplied on white, and circles of light on black.
    static func blendModes() -> Figure {
        Figure("Three inks that are multiplied on paper, and three lights on black") { canvas, rect in
            let parts = columns(rect, 2)
            trio(
                canvas, parts[0], ground: Color(hex: 0xf6f3ec), .multiply,
                [Color(hex: 0x00b7eb), Color(hex: 0xe6399b), Color(hex: 0xffd800)])
            trio(
                canvas, parts[1], ground: Color(hex: 0x14151a), .screen,
                [Color(hex: 0xe53935), Color(hex: 0x2fb344), Color(hex: 0x2f6fed)])
        }
    }

    private static func trio(
        _ canvas: Canvas, _ rect: Rect, ground: Color, _ mode: BlendMode, _ colors: [Color]
    ) {
        canvas.drawLayer {
            canvas.fill(rect, ground, cornerRadius: 10)
            let radius = min(rect.width, rect.height) * 0.28
            for (index, color) in colors.enumerated() {
                let turn = AffineTransform(rotationAngle: 2 * .pi * Double(index) / 3)
                let offset = Point(x: 0, y: -radius * 0.62).applying(turn)
                let center = Point(x: rect.midX + offset.x, y: rect.midY + radius * 0.1 + offset.y)
                canvas.drawLayer(blendMode: mode) {
                    canvas.fill(
                        Path(
                            ellipseIn: Rect(
                                x: center.x - radius, y: center.y - radius, width: 2 * radius,
                                height: 2 * radius)), .color(color))
                }
            }
        }
    }

    /// A picture without a filter, in grey, with another hue, and blurred.
    static func filters() -> Figure {
        Figure("A landscape: original, in grey, with another hue, and blurred") { canvas, rect in
            let filters: [[Filter]] = [
                [], [.grayscale(1)], [.hueRotation(.degrees(150))], [.blur(radius: 3)],
            ]
            let gap = 8.0
            let (width, height) = ((rect.width - gap) / 2, (rect.height - gap) / 2)
            for (index, list) in filters.enumerated() {
                let place = Rect(
                    x: rect.minX + Double(index % 2) * (width + gap),
                    y: rect.minY + Double(index / 2) * (height + gap), width: width, height: height)
                canvas.clip(to: RoundedRect(place, radius: 8)) {
                    canvas.drawLayer(filters: list) {
                        // Larger than its clip, so that the blur has no light edge.
                        Scenery.draw(canvas, in: place.insetBy(dx: -9, dy: -9))
                    }
                }
            }
        }
    }

    /// A landscape masked by a text, and stripes masked by a gradient.
    static func masks() -> Figure {
        Figure("A landscape in the shape of the word Mask, and stripes that fade out") { canvas, rect in
            let scale = canvas.scale
            let font = Font.systemFont(ofSize: min(rect.width * 0.32, rect.height * 0.56), weight: .bold)
            let run = Typesetter.shared.run("Mask", font: font, scale: scale)
            let upper = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * 0.66)
            canvas.masked {
                canvas.draw(
                    run,
                    at: Point(
                        x: upper.midX - run.width / 2,
                        y: upper.midY + (run.ascent - run.descent) / 2), color: .black)
            } _: {
                Scenery.draw(canvas, in: upper)
            }
            let lower = Rect(
                x: rect.minX, y: rect.minY + rect.height * 0.74, width: rect.width, height: rect.height * 0.26
            )
            canvas.masked {
                let fade = Gradient(colors: [.black, .clear])
                canvas.fill(
                    Path(roundedRect: lower, cornerRadius: 8),
                    .linearGradient(
                        fade, startPoint: Point(x: lower.minX, y: 0), endPoint: Point(x: lower.maxX, y: 0)))
            } _: {
                stripes(canvas, lower)
            }
        }
    }

    private static func stripes(_ canvas: Canvas, _ rect: Rect) {
        canvas.fill(rect, .purple)
        var lines = Path()
        var x = rect.minX - rect.height
        while x < rect.maxX {
            lines.move(to: Point(x: x, y: rect.maxY + 4))
            lines.addLine(to: Point(x: x + rect.height + 8, y: rect.minY - 4))
            x += 14
        }
        canvas.clip(to: rect) {
            canvas.stroke(lines, .color(.pink), style: StrokeStyle(lineWidth: 6))
        }
    }
}
