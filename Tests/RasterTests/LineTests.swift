import Drawing
import Testing

struct LineTests {
    @Test func `A line on pixel centres covers whole pixels`() {
        let line = DrawCommand.line(from: Point(x: 2.5, y: 1.5), to: Point(x: 5.5, y: 1.5), width: 1, .black)

        let bitmap = Bitmap.draw([line], width: 8, height: 3)

        #expect(bitmap.alphas(row: 0) == Array(repeating: 0, count: 8))
        #expect(bitmap.alphas(row: 1) == [0, 0, 255, 255, 255, 255, 0, 0])
        #expect(bitmap.alphas(row: 2) == Array(repeating: 0, count: 8))
    }

    @Test func `The coverage of a thin line is its width`() {
        let line = DrawCommand.line(from: Point(x: -9, y: 1.5), to: Point(x: 20, y: 1.5), width: 0.5, .black)
        #expect(Bitmap.draw([line], width: 3, height: 3).alphas(row: 1) == [128, 128, 128])
    }

    @Test func `Both directions draw the same line`() {
        let a = Point(x: 3.2, y: 4.9)
        let b = Point(x: 25.4, y: 17.3)
        let forward = Bitmap.draw([.line(from: a, to: b, width: 3, .black)], width: 30, height: 24)
        let backward = Bitmap.draw([.line(from: b, to: a, width: 3, .black)], width: 30, height: 24)

        for (first, second) in zip(forward.pixels, backward.pixels) {
            #expect(abs(Int(first >> 24) - Int(second >> 24)) <= 1)
        }
    }

    @Test(arguments: [0.0, 0.3, 0.785, 1.2, 1.5707])
    func `A rotated line keeps its area`(angle: Double) {
        let turn = AffineTransform(rotationAngle: angle)
        let a = Point(x: -15, y: 0).applying(turn)
        let b = Point(x: 15, y: 0).applying(turn)
        let line = DrawCommand.line(
            from: Point(x: 24 + a.x, y: 24 + a.y), to: Point(x: 24 + b.x, y: 24 + b.y), width: 6, .black)

        let area = Bitmap.draw([line], width: 48, height: 48).coveredArea

        #expect(abs(area - (30 * 6 + Double.pi * 9)) < 1)
    }

    @Test func `A line of zero length is a dot`() {
        let dot = DrawCommand.line(from: Point(x: 5, y: 5), to: Point(x: 5, y: 5), width: 6, .black)
        let area = Bitmap.draw([dot], width: 10, height: 10).coveredArea
        #expect(abs(area - Double.pi * 9) < 0.5)
    }
}
