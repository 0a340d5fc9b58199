import Drawing
import Testing

struct FillTests {
    @Test func `A fill changes only its pixels`() {
        let bitmap = Bitmap.draw([.box(1, 2, 3, 2, .white)], width: 6, height: 6)

        for y in 0..<6 {
            for x in 0..<6 {
                let isInside = (1..<4).contains(x) && (2..<4).contains(y)
                #expect(bitmap[x, y] == (isInside ? 0xffff_ffff : 0))
            }
        }
    }

    @Test func `A fill changes only pixels inside the clip`() {
        let clip = PixelRect(left: 2, top: 1, right: 4, bottom: 3)

        let bitmap = Bitmap.draw(
            [.box(-10, -10, 100, 100)], width: 6, height: 6, background: 0xff00_ff00, clip: clip)

        #expect(bitmap.pixels.filter { $0 == 0xff00_0000 }.count == 4)
        #expect(bitmap[2, 1] == 0xff00_0000)
        #expect(bitmap[3, 2] == 0xff00_0000)
    }

    @Test(arguments: [
        (1.0, 0, 1), (1.25, 0, 1), (1.5, 0, 2), (2, 0, 2), (1.25, 3, 4), (1.5, 3, 5),
    ])
    func `Snapped edges are rounded to the nearest pixel`(scale: Double, start: Int, end: Int) {
        let width = 1.0

        let bitmap = Bitmap.draw([.box(start == 0 ? 0 : 2, 0, width, 9)], width: 8, height: 1, scale: scale)

        #expect(bitmap.alphas(row: 0) == (0..<8).map { (start..<end).contains($0) ? 255 : 0 })
    }

    @Test func `Adjacent snapped rectangles neither overlap nor leave a gap at any position`() {
        for step in 0..<40 {
            let edge = -3 + Double(step) * 0.17
            let bitmap = Bitmap.draw(
                [
                    .box(-9, 0, 9 + edge, 2, Color(white: 0, alpha: 0.5)),
                    .box(edge, 0, 20, 2, Color(white: 0, alpha: 0.5)),
                ],
                width: 10, height: 1, scale: 1.25)

            #expect(bitmap.alphas(row: 0) == Array(repeating: 128, count: 10))
        }
    }

    @Test func `Antialiased edges cover pixels in proportion to the area`() {
        let bitmap = Bitmap.draw(
            [.box(1.25, 0.5, 2, 2, edges: .antialiased)], width: 5, height: 4)

        #expect(bitmap.alphas(row: 0) == [0, 96, 128, 32, 0])
        #expect(bitmap.alphas(row: 1) == [0, 191, 255, 64, 0])
        #expect(bitmap.alphas(row: 2) == [0, 96, 128, 32, 0])
        #expect(bitmap.alphas(row: 3) == [0, 0, 0, 0, 0])
    }

    @Test func `A shape thinner than a pixel covers its area`() {
        let bitmap = Bitmap.draw([.box(1.25, 0, 0.5, 3, edges: .antialiased)], width: 3, height: 3)

        #expect(bitmap.alphas(row: 1) == [0, 128, 0])
    }

    @Test func `Opacity multiplies the colour`() {
        let bitmap = Bitmap.draw(
            [.box(0, 0, 1, 1, Color(white: 1, alpha: 0.5))], width: 1, height: 1, opacity: 0.5)

        #expect(bitmap[0, 0] == 0x4040_4040)
        #expect(Bitmap.draw([.box(0, 0, 1, 1)], width: 1, height: 1, opacity: 0).pixels == [0])
    }

    @Test func `Translucent colours are blended over the background`() {
        let bitmap = Bitmap.draw(
            [.box(0, 0, 1, 1, Color(white: 1, alpha: 0.2))], width: 1, height: 1, background: 0xff00_0000)

        #expect(bitmap[0, 0] == 0xff33_3333)
    }
}
