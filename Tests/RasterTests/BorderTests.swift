import Drawing
import Testing

struct BorderTests {
    @Test(arguments: [(1.0, 1), (1.25, 1), (1.5, 2), (2.0, 2), (3.0, 3)])
    func `A snapped border is a whole number of pixels wide`(scale: Double, width: Int) {
        let picture = Picture.draw(
            [.border(0, 0, 12, 12, line: 1)], width: Int(12 * scale), height: Int(12 * scale), scale: scale)

        let middle = picture.alphas(row: picture.height / 2)
        #expect(middle == (0..<picture.width).map { $0 < width || $0 >= picture.width - width ? 255 : 0 })
    }

    @Test func `The thinnest snapped border is one pixel`() {
        let picture = Picture.draw([.border(0, 0, 4, 4, line: 0.1)], width: 4, height: 4)
        #expect(picture.alphas(row: 1) == [255, 0, 0, 255])
    }

    @Test(arguments: [(2.0, 8.0), (1, 3), (3, 2), (1, 10.5), (4, 30)])
    func `Border and inner fill add up to the whole shape`(line: Double, radius: Double) {
        let side = 21
        let whole = Picture.draw([.box(0, 0, 21, 21, radius: radius)], width: side, height: side)
        let ring = Picture.draw(
            [.border(0, 0, 21, 21, line: line, radius: radius)], width: side, height: side)
        let limit = min(radius, 10.5)
        let inner = Picture.draw(
            [.box(line, line, 21 - 2 * line, 21 - 2 * line, radius: max(0, limit - line))], width: side,
            height: side)

        for index in whole.pixels.indices {
            let sum = (ring.pixels[index] >> 24) + (inner.pixels[index] >> 24)
            #expect(whole.pixels[index] >> 24 == sum)
        }
    }

    @Test func `An antialiased border covers by area`() {
        let picture = Picture.draw(
            [.border(0.5, 0.5, 6, 6, line: 1, edges: .antialiased)], width: 7, height: 7)

        // The coverage of the hole is rounded like that of a fill, so that both add up: 255 - 128 = 127.
        #expect(picture.alphas(row: 3) == [128, 127, 0, 0, 0, 127, 128])
        #expect(picture.alphas(row: 0) == [64, 128, 128, 128, 128, 128, 64])
    }

    @Test func `A border thicker than the shape fills it`() {
        let ring = Picture.draw([.border(0, 0, 9, 9, line: 5, radius: 4)], width: 9, height: 9)
        #expect(ring == Picture.draw([.box(0, 0, 9, 9, radius: 4)], width: 9, height: 9))
    }

    @Test func `No pixel of the fill is visible outside of its border`() {
        let picture = Picture.draw(
            [.box(2, 2, 20, 20, .white, radius: 8), .border(2, 2, 20, 20, line: 1, radius: 8)], width: 24,
            height: 24)
        let fill = Picture.draw([.box(2, 2, 20, 20, radius: 8)], width: 24, height: 24)

        for index in fill.pixels.indices where fill.pixels[index] == 0 {
            #expect(picture.pixels[index] == 0)
        }
    }
}
