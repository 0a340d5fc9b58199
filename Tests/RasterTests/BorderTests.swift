import Drawing
import Testing

struct BorderTests {
    @Test(arguments: [(1.0, 1), (1.25, 1), (1.5, 2), (2.0, 2), (3.0, 3)])
    func `The width of a snapped border is rounded to whole pixels`(scale: Double, width: Int) {
        let bitmap = Bitmap.draw(
            [.border(0, 0, 12, 12, line: 1)], width: Int(12 * scale), height: Int(12 * scale), scale: scale)

        let middle = bitmap.alphas(row: bitmap.height / 2)
        #expect(middle == (0..<bitmap.width).map { $0 < width || $0 >= bitmap.width - width ? 255 : 0 })
    }

    @Test func `The thinnest snapped border is one pixel`() {
        let bitmap = Bitmap.draw([.border(0, 0, 4, 4, line: 0.1)], width: 4, height: 4)
        #expect(bitmap.alphas(row: 1) == [255, 0, 0, 255])
    }

    @Test(arguments: [(2.0, 8.0), (1, 3), (3, 2), (1, 10.5), (4, 30)])
    func `Border and inner fill add up to the whole shape`(line: Double, radius: Double) {
        let side = 21
        let whole = Bitmap.draw([.box(0, 0, 21, 21, radius: radius)], width: side, height: side)
        let ring = Bitmap.draw(
            [.border(0, 0, 21, 21, line: line, radius: radius)], width: side, height: side)
        let limit = min(radius, 10.5)
        let inner = Bitmap.draw(
            [.box(line, line, 21 - 2 * line, 21 - 2 * line, radius: max(0, limit - line))], width: side,
            height: side)

        for index in whole.pixels.indices {
            let sum = (ring.pixels[index] >> 24) + (inner.pixels[index] >> 24)
            #expect(whole.pixels[index] >> 24 == sum)
        }
    }

    @Test func `An antialiased border covers pixels in proportion to the area`() {
        let bitmap = Bitmap.draw(
            [.border(0.5, 0.5, 6, 6, line: 1, edges: .antialiased)], width: 7, height: 7)

        // The coverage inside the border is rounded like that of a fill, so that both add up: 255 - 128 = 127.
        #expect(bitmap.alphas(row: 3) == [128, 127, 0, 0, 0, 127, 128])
        #expect(bitmap.alphas(row: 0) == [64, 128, 128, 128, 128, 128, 64])
    }

    @Test func `A border thicker than the shape fills it`() {
        let ring = Bitmap.draw([.border(0, 0, 9, 9, line: 5, radius: 4)], width: 9, height: 9)
        #expect(ring == Bitmap.draw([.box(0, 0, 9, 9, radius: 4)], width: 9, height: 9))
    }

    @Test func `No pixel of the fill is visible outside of its border`() {
        let bitmap = Bitmap.draw(
            [.box(2, 2, 20, 20, .white, radius: 8), .border(2, 2, 20, 20, line: 1, radius: 8)], width: 24,
            height: 24)
        let fill = Bitmap.draw([.box(2, 2, 20, 20, radius: 8)], width: 24, height: 24)

        for index in fill.pixels.indices where fill.pixels[index] == 0 {
            #expect(bitmap.pixels[index] == 0)
        }
    }
}
