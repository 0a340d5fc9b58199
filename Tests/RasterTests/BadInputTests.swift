import Drawing
import RandomNumbers
import Raster
import Testing

/// Very large, very deep and invalid input.
struct BadInputTests {
    private func record(_ body: (Canvas) -> Void) -> [DrawCommand] {
        let canvas = Canvas(palette: Palette { _ in .black }, scale: 1)
        body(canvas)
        return Array(canvas.finish().commands)
    }

    @Test func `Two hundred nested layers, clips and transforms are drawn`() {
        let box = Rect(x: 4, y: 4, width: 24, height: 24)
        func nest(_ depth: Int, _ canvas: Canvas) {
            if depth == 0 { return canvas.fill(box, .black) }
            switch depth % 4 {
            case 0: canvas.drawLayer { nest(depth - 1, canvas) }
            case 1:
                canvas.clip(to: Path(ellipseIn: Rect(x: 0, y: 0, width: 32, height: 31))) {
                    nest(depth - 1, canvas)
                }
            case 2: canvas.clip(to: RoundedRect(box, radius: 3)) { nest(depth - 1, canvas) }
            default:
                canvas.transformed(by: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 32, ty: 32)) {
                    nest(depth - 1, canvas)
                }
            }
        }
        let bitmap = Bitmap.draw(record { nest(200, $0) }, width: 32, height: 32)

        #expect(bitmap[16, 16] == 0xff00_0000 && bitmap[1, 1] == 0)
    }

    @Test func `Nested blurs and shadows of any radius end`() {
        let commands = record { canvas in
            canvas.drawLayer(filters: [.blur(radius: 1e6), .shadow(Shadow(blurRadius: 1e6))]) {
                canvas.drawShadow(
                    of: Path(Rect(x: 0, y: 0, width: 9, height: 9)), Shadow(blurRadius: 1e300))
                canvas.drawInnerShadow(
                    of: Path(Rect(x: 0, y: 0, width: 9, height: 9)),
                    Shadow(blurRadius: 1e6, offset: Point(x: 1e9, y: 0)))
                canvas.drawLayer(filters: [.blur(radius: .nan), .blur(radius: -1), .blur(radius: .infinity)])
                {
                    canvas.fill(Rect(x: 0, y: 0, width: 16, height: 16), .black)
                }
            }
        }
        let bitmap = Bitmap.draw(commands, width: 16, height: 16)
        #expect(bitmap.pixels.allSatisfy { $0 >> 24 <= 255 })
    }

    @Test func `A million lines are filled and stroked`() {
        var random = SeededRandom(seed: 3)
        var path = Path { $0.move(to: .zero) }
        for _ in 0..<1_000_000 {
            path.addLine(to: Point(x: random.number(-50...80), y: random.number(-50...80)))
        }
        let filled = Bitmap.draw([.fillPath(path, .color(.black), style: FillStyle())], width: 30, height: 30)
        #expect(filled.coveredArea > 300)

        var lines = FlattenedPath()
        lines.append(path, transform: .identity, tolerance: 0.1, visible: .infinite)
        #expect(lines.pointCount == 1_000_001)
    }

    @Test func `A curve has a bounded number of lines`() {
        var path = Path { $0.move(to: .zero) }
        for size in [1e3, 1e9, 1e100, 1e300] {
            path.addCurve(
                to: .zero, control1: Point(x: size, y: 0), control2: Point(x: 0, y: size))
        }
        var lines = FlattenedPath()
        lines.append(path, transform: .identity, tolerance: 0.1, visible: .infinite)
        #expect(lines.pointCount <= 4 * 2048 + 1)
        let bitmap = Bitmap.draw([.fillPath(path, .color(.black), style: FillStyle())], width: 9, height: 9)
        #expect(bitmap.pixels.count == 81)
    }

    @Test func `Paths with invalid coordinates draw nothing`() {
        for value in [Double.nan, .infinity, -.infinity] {
            let path = Path { $0.addLines([.zero, Point(x: 20, y: value), Point(x: 20, y: 20)]) }
            let commands: [DrawCommand] = [
                .fillPath(path, .color(.black), style: FillStyle()),
                .strokePath(path, .color(.black), style: StrokeStyle(lineWidth: 4, dash: [1])),
                .shadow(path, Shadow(blurRadius: 3)), .innerShadow(path, Shadow(blurRadius: 3)),
                .pushPathClip(path, FillStyle()), .box(0, 0, 20, 20), .popClip,
            ]
            #expect(Bitmap.draw(commands, width: 20, height: 20).coveredArea == 0)
        }
    }

    @Test func `Distant coordinates keep the lines near the origin in their place`() {
        for size in [1e6, 1e9, 1e12] {
            let path = Path(Rect(x: -size, y: 5, width: 2 * size, height: 10))
            let turn = AffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 0, ty: 0)
            let bitmap = Bitmap.draw(
                [.pushTransform(turn), .fillPath(path, .color(.black), style: FillStyle()), .popTransform],
                width: 20, height: 40)
            #expect(bitmap.coveredArea == 20 * 20)
            let line = Path { $0.addLines([Point(x: -size, y: 5), Point(x: size, y: 5)]) }
            let stroke = Bitmap.draw(
                [.strokePath(line, .color(.black), style: StrokeStyle(lineWidth: 4))], width: 20, height: 20)
            #expect(stroke.coveredArea == 80)
        }
    }

    @Test func `Gradients with invalid stops draw without reading uninitialised memory`() {
        let box = Path(Rect(x: 0, y: 0, width: 8, height: 8))
        for locations in [[Double.nan], [1, .nan, 0], [.infinity, -.infinity], [0.9, 0.1], []] {
            let gradient = Gradient(stops: locations.map { .init(color: .white, location: $0) })
            let paint = Paint.linearGradient(gradient, startPoint: .zero, endPoint: Point(x: 8, y: 0))
            let bitmap = Bitmap.draw([.fillPath(box, paint, style: FillStyle())], width: 8, height: 8)
            #expect(Set(bitmap.pixels) == [locations.isEmpty ? 0 : 0xffff_ffff])
        }
    }
}
