import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Triangle: Shape {
    func path(in rect: Rect) -> Path {
        Path { path in
            path.addLines([
                Point(x: rect.minX, y: rect.maxY), Point(x: rect.minX, y: rect.minY),
                Point(x: rect.maxX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}

private struct Dots: View {
    @State private var radius = 10.0
    var body: some View {
        VStack {
            Canvas { context, size in
                let box = Rect(x: 0, y: 0, width: radius, height: size.height)
                context.fill(Path(box), with: .color(.red))
            }
            .frame(width: 40, height: 20)
            Button("wider") { radius = 30 }
        }
    }
}

/// Shapes and the pixels that they cover.
struct ShapeTests {
    private func pixel(_ harness: Harness, _ x: Int, _ y: Int) -> Color {
        let value = harness.renderFresh()[x, y]
        return Color(hex: value & 0xff_ffff)
    }

    @Test func `A custom path covers its pixels, antialiased at its slope`() throws {
        let (harness, _) = try show(
            Triangle().fill(.black).frame(width: 20, height: 20).background(Color.white), width: 20,
            height: 20)
        #expect(pixel(harness, 1, 18).red < 0.02)
        #expect(pixel(harness, 18, 1).red > 0.98)
        #expect(abs(pixel(harness, 10, 10).red - 0.5) < 0.1)
    }

    @Test func `A stroke is centred on the outline`() throws {
        let path = Path { path in path.addLines([Point(x: 5, y: 10), Point(x: 15, y: 10)]) }
        let (harness, _) = try show(
            path.stroke(.black, lineWidth: 4).frame(width: 20, height: 20).background(Color.white), width: 20,
            height: 20)
        #expect(pixel(harness, 10, 8).red < 0.02)
        #expect(pixel(harness, 10, 11).red < 0.02)
        #expect(pixel(harness, 10, 6).red > 0.98)
        #expect(pixel(harness, 3, 10).red > 0.98)
    }

    @Test func `Circles are as large as fits, and clip their content`() throws {
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)) == Size(width: 20, height: 20))
        let (harness, _) = try show(
            Color.black.clipShape(Circle()).frame(width: 30, height: 20).background(Color.white), width: 30,
            height: 20)
        #expect(pixel(harness, 15, 10).red < 0.02)
        #expect(pixel(harness, 2, 10).red > 0.98)
        #expect(pixel(harness, 6, 1).red > 0.9)
    }

    @Test func `Hit testing follows the fill rule`() {
        var ring = Path(Rect(x: 0, y: 0, width: 10, height: 10))
        ring.addRect(Rect(x: 3, y: 3, width: 4, height: 4))
        #expect(ring.contains(Point(x: 5, y: 5)))
        #expect(!ring.contains(Point(x: 5, y: 5), eoFill: true))
        #expect(!ring.contains(Point(x: 11, y: 5)))
        #expect(ring.boundingRect == Rect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `Trimming a line in half halves its length`() {
        let line = Path { path in path.addLines([Point(x: 0, y: 0), Point(x: 10, y: 0)]) }
        #expect(line.trimmedPath(from: 0.5, to: 1).boundingRect == Rect(x: 5, y: 0, width: 5, height: 0))
    }

    @Test func `Invalid outlines are drawn without a crash`() throws {
        let bad = Path { path in
            path.move(to: Point(x: .nan, y: 0))
            path.addLine(to: Point(x: .infinity, y: 4))
            path.closeSubpath()
        }
        let dash = StrokeStyle(lineWidth: 2, dash: [0, 0])
        let (harness, _) = try show(
            VStack {
                bad.fill(.black)
                bad.stroke(.black, lineWidth: .nan)
                Ellipse().stroke(.black, style: dash)
                Ellipse().fill(.black).frame(width: 0, height: 5)
            })
        _ = harness.renderFresh()
    }

    @Test func `A canvas is redrawn when a value that its closure read changes`() throws {
        let (harness, hosting) = try show(Dots())
        let before = hosting.bodyCount
        let place = try #require(
            harness.rootView.subviews.first { $0.frame.size == Size(width: 40, height: 20) }
        ).placeInRoot
        let (x, y) = (Int(place.minX), Int(place.midY))
        #expect(pixel(harness, x + 5, y).green < 0.3)
        let bare = pixel(harness, x + 20, y)
        try harness.click("wider")
        #expect(pixel(harness, x + 20, y) != bare)
        #expect(hosting.bodyCount == before)
    }

    @Test func `Images have their own size unless they are resizable`() throws {
        let bitmap = Bitmap(width: 20, height: 10)
        let (harness, _) = try show(
            VStack(spacing: 0) {
                Image(bitmap: bitmap, scale: 2)
                Image(bitmap: bitmap).resizable().scaledToFit().frame(width: 100, height: 100)
            })
        let frames = harness.rootView.all(ImageView.self).map(\.frame.size)
        #expect(frames == [Size(width: 10, height: 5), Size(width: 100, height: 50)])
    }
}
