import Widgets

/// Images that the page "Images" draws: an animation, a bubble with margins, and a pattern.
enum AnimatedPictures {
    /// Two planets that move around a sun: 36 images in three seconds.
    static func orbits() -> Image? {
        let size = Size(width: 120, height: 120)
        let frames = (0..<36).map { frame in
            Image(size: size) { canvas in drawOrbits(canvas, size, turn: Double(frame) / 36) }
        }
        return Image.animatedImage(with: frames, duration: 3)
    }

    nonisolated private static func drawOrbits(_ canvas: Canvas, _ size: Size, turn: Double) {
        let center = Point(x: size.width / 2, y: size.height / 2)
        func circle(_ center: Point, _ radius: Double) -> Path {
            Path(
                ellipseIn: Rect(
                    x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
        for radius in [32.0, 52] {
            canvas.stroke(circle(center, radius), .color(.separator), style: StrokeStyle(lineWidth: 1.5))
        }
        let sun = Gradient(colors: [Color(hex: 0xffe08a), Color(hex: 0xf0883e)])
        canvas.fill(
            circle(center, 14), .radialGradient(sun, center: center, startRadius: 2, endRadius: 14))
        for (radius, size, turns, color) in [
            (32.0, 6.0, 2.0, Color(hex: 0x2f9e8f)), (52, 8, 1, Color(hex: 0x5b6fd8)),
        ] {
            let angle = AffineTransform(rotationAngle: 2 * .pi * (turn * turns + 0.1 * turns))
            canvas.fill(circle(center + Point(x: 0, y: -radius).applying(angle), size), .color(color))
        }
    }

    /// A speech bubble, whose margins keep their size when it is stretched.
    static func bubble() -> Image {
        let view = BubbleView(frame: Rect(x: 0, y: 0, width: 40, height: 36))
        return Image(bitmap: view.snapshot(scale: 2), scale: 2)
            .resizableImage(
                withCapInsets: EdgeInsets(top: 14, left: 22, bottom: 20, right: 14), resizingMode: .stretch)
    }

    /// A tile of a pattern that continues at all sides.
    static func pattern() -> Image {
        let view = PatternView(frame: Rect(x: 0, y: 0, width: 24, height: 24))
        return Image(bitmap: view.snapshot(scale: 2), scale: 2)
            .resizableImage(withCapInsets: .zero, resizingMode: .tile)
    }
}

private final class BubbleView: View {
    override func draw(_ canvas: Canvas) {
        var path = Path(
            roundedRect: Rect(x: 1, y: 1, width: bounds.width - 2, height: bounds.height - 9), cornerRadius: 11)
        path.move(to: Point(x: 12, y: bounds.height - 9))
        path.addLine(to: Point(x: 12, y: bounds.height - 1))
        path.addLine(to: Point(x: 21, y: bounds.height - 9))
        path.closeSubpath()
        canvas.fill(
            path,
            .linearGradient(
                Gradient(colors: [Color(hex: 0x5b8def), Color(hex: 0x3d6fe0)]), startPoint: .zero,
                endPoint: Point(x: 0, y: bounds.height)))
    }
}

private final class PatternView: View {
    override func draw(_ canvas: Canvas) {
        canvas.fill(bounds, Color(hex: 0xe8eef9))
        for center in [Point(x: 0, y: 24), Point(x: 24, y: 24), Point(x: 12, y: 12), Point(x: 12, y: 36)] {
            for (radius, color) in [(12.0, 0x7fa3e6), (8, 0xe8eef9), (4, 0xd5619c)] as [(Double, UInt32)] {
                canvas.fill(
                    Path(
                        ellipseIn: Rect(
                            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
                    ), .color(Color(hex: color)))
            }
        }
    }
}
