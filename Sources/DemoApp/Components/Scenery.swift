import Widgets

/// A landscape drawn with paths and gradients, the picture of the pages "Drawing" and "Images".
enum Scenery {
    /// The size for which the picture is composed, in points; it is scaled to other sizes.
    static let size = Size(width: 160, height: 120)

    /// Draws the landscape so that it fills `rect`.
    static func draw(_ canvas: Canvas, in rect: Rect) {
        let scale = AffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
        canvas.transformed(
            by: scale.concatenating(AffineTransform(translationX: rect.minX, y: rect.minY))
        ) {
            drawSky(canvas)
            drawMountains(canvas)
            drawLake(canvas)
        }
    }

    /// The landscape as an image with pixels.
    static func image(pixelsPerPoint scale: Double = 2) -> Image {
        let view = SceneryView(frame: Rect(origin: .zero, size: size))
        return Image(bitmap: view.snapshot(scale: scale), scale: scale)
    }

    private static func drawSky(_ canvas: Canvas) {
        let sky = Gradient(stops: [
            Gradient.Stop(color: Color(hex: 0x2b3a7a), location: 0),
            Gradient.Stop(color: Color(hex: 0xb0589c), location: 0.45),
            Gradient.Stop(color: Color(hex: 0xf79a6b), location: 0.8),
            Gradient.Stop(color: Color(hex: 0xffd58a), location: 1),
        ])
        canvas.fill(
            Rect(x: 0, y: 0, width: 160, height: 84),
            .linearGradient(sky, startPoint: .zero, endPoint: Point(x: 0, y: 84)))
        let sun = Point(x: 112, y: 56)
        let glow = Gradient(colors: [Color(hex: 0xfff1c4, alpha: 0.9), Color(hex: 0xffd58a, alpha: 0)])
        canvas.fill(
            Path(ellipseIn: Rect(x: sun.x - 40, y: sun.y - 40, width: 80, height: 80)),
            .radialGradient(glow, center: sun, startRadius: 10, endRadius: 40))
        canvas.fill(
            Path(ellipseIn: Rect(x: sun.x - 11, y: sun.y - 11, width: 22, height: 22)),
            .color(Color(hex: 0xfff4d6)))
    }

    private static func drawMountains(_ canvas: Canvas) {
        let far = ridge([
            (0, 62), (18, 48), (34, 58), (56, 34), (74, 54), (92, 44), (118, 66), (140, 50), (160, 60),
        ])
        canvas.fill(far, .color(Color(hex: 0x6b5a9e)))
        var snow = Path()
        snow.addLines([
            Point(x: 56, y: 34), Point(x: 63, y: 41.8), Point(x: 58.5, y: 41), Point(x: 55, y: 45),
            Point(x: 52, y: 41), Point(x: 47.5, y: 43.3),
        ])
        snow.closeSubpath()
        canvas.fill(snow, .color(Color(hex: 0xf6e6f0)))
        let near = ridge([
            (0, 74), (22, 60), (46, 78), (66, 66), (88, 80), (110, 74), (132, 80), (160, 64),
        ])
        canvas.fill(
            near,
            .linearGradient(
                Gradient(colors: [Color(hex: 0x41407c), Color(hex: 0x2c2f63)]),
                startPoint: Point(x: 0, y: 60),
                endPoint: Point(x: 0, y: 86)))
    }

    private static func ridge(_ points: [(Double, Double)]) -> Path {
        var path = Path()
        path.addLines(points.map { Point(x: $0.0, y: $0.1) })
        path.addLine(to: Point(x: 160, y: 86))
        path.addLine(to: Point(x: 0, y: 86))
        path.closeSubpath()
        return path
    }

    private static func drawLake(_ canvas: Canvas) {
        let water = Gradient(colors: [Color(hex: 0xd98a86), Color(hex: 0x3b3f7e), Color(hex: 0x1d2350)])
        canvas.fill(
            Rect(x: 0, y: 84, width: 160, height: 36),
            .linearGradient(water, startPoint: Point(x: 0, y: 84), endPoint: Point(x: 0, y: 120)))
        for (y, width) in [(87.0, 24.0), (91, 34), (96, 22), (102, 40), (109, 26)] {
            var line = Path()
            line.move(to: Point(x: 112 - width / 2, y: y))
            line.addLine(to: Point(x: 112 + width / 2, y: y))
            canvas.stroke(
                line, .color(Color(hex: 0xffe3ae, alpha: 0.75)),
                style: StrokeStyle(lineWidth: 1.6, lineCap: .round))
        }
    }
}

/// A view that draws the landscape.
private final class SceneryView: View {
    override func draw(_ canvas: Canvas) { Scenery.draw(canvas, in: bounds) }
}
