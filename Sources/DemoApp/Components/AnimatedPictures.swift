import Widgets

/// The animation of the page "Images".
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
}
