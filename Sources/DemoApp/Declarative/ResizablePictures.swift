import DeclarativeUI

/// Images with transparent pixels for the page "Images": a bubble with margins, and a pattern.
enum ResizablePictures {
    /// A speech bubble, whose margins keep their size when it is stretched.
    static func bubble() -> Widgets.Image? {
        let renderer = ImageRenderer(content: Bubble().fill(sky).frame(width: 44, height: 40))
        renderer.scale = 2
        return renderer.image?.resizableImage(
            withCapInsets: Widgets.EdgeInsets(top: 14, left: 26, bottom: 22, right: 14),
            resizingMode: .stretch)
    }

    /// A tile of a pattern that continues at all sides.
    static func pattern() -> Widgets.Image? {
        let renderer = ImageRenderer(content: Dots())
        renderer.scale = 2
        return renderer.image?.resizableImage(withCapInsets: .zero, resizingMode: .tile)
    }

    private static let sky = LinearGradient(
        colors: [Color(hex: 0x5b8def), Color(hex: 0x3d6fe0)], startPoint: .top, endPoint: .bottom)
}

/// The outline of a speech bubble.
private struct Bubble: Shape {
    func path(in rect: Rect) -> Path {
        let bottom = rect.maxY - 9
        var path = Path()
        path.addRoundedRect(
            in: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - 9),
            cornerSize: Size(width: 12, height: 12))
        path.move(to: Point(x: rect.minX + 13, y: bottom - 1))
        path.addLine(to: Point(x: rect.minX + 24, y: bottom - 1))
        path.addLine(to: Point(x: rect.minX + 13, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

/// A ring in the middle and dots in the corners of a square.
private struct Dots: View {
    var body: some View {
        Canvas { context, size in
            context.fill(
                Path(Rect(origin: .zero, size: size)), with: .color(Color(hex: 0x2f9e8f, alpha: 0.16)))
            for (x, y, radius) in [
                (0.0, 0.0, 4.0), (24, 0, 4), (0, 24, 4), (24, 24, 4), (12, 12, 7),
            ] {
                let circle = Path(
                    ellipseIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
                if radius > 4 {
                    context.stroke(circle, with: .color(Color(hex: 0x2f9e8f)), lineWidth: 3)
                } else {
                    context.fill(circle, with: .color(Color(hex: 0xe8833a)))
                }
            }
        }
        .frame(width: 24, height: 24)
    }
}
