import Drawing
import Testing

struct ImageTests {
    private let checks = Image(
        bitmap: Bitmap(width: 2, height: 2, pixels: [0xffff_0000, 0xff00_ff00, 0x8000_0080, 0]))

    private func place(_ image: Image, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
        -> DrawCommand
    {
        .image(image, in: Rect(x: x, y: y, width: width, height: height), tint: nil)
    }

    @Test func `An image at its natural size is copied`() {
        let picture = Picture.draw([place(checks, 1, 0, 2, 2)], width: 3, height: 2)
        #expect(picture.pixels == [0, 0xffff_0000, 0xff00_ff00, 0, 0x8000_0080, 0])
    }

    @Test func `Whole factors repeat pixels`() {
        let picture = Picture.draw([place(checks, 0, 0, 2, 2)], width: 6, height: 6, scale: 3)
        for y in 0..<6 {
            for x in 0..<6 { #expect(picture[x, y] == checks.bitmap[x / 3, y / 3]) }
        }
    }

    @Test func `Shrinking averages all pixels`() {
        var bitmap = Bitmap(width: 40, height: 10)
        for y in 0..<10 {
            for x in 0..<40 { bitmap[x, y] = (x + y) % 2 == 0 ? 0xffff_ffff : 0xff00_0000 }
        }

        let picture = Picture.draw([place(Image(bitmap: bitmap), 0, 0, 4, 1)], width: 4, height: 1)

        #expect(picture.pixels == Array(repeating: 0xff80_8080, count: 4))
    }

    @Test(arguments: [3.0, 5, 7, 11, 40])
    func `A uniform image keeps its colour at every size`(side: Double) {
        let pixels = [UInt32](repeating: 0xc030_2010, count: 36)
        let image = Image(bitmap: Bitmap(width: 6, height: 6, pixels: pixels))

        let picture = Picture.draw([place(image, 0, 0, side, side)], width: Int(side), height: Int(side))

        #expect(picture.pixels.allSatisfy { $0 == 0xc030_2010 })
    }

    @Test func `Enlarging is smooth and symmetric`() {
        let edge = Image(bitmap: Bitmap(width: 2, height: 1, pixels: [0, 0xffff_ffff]))
        let row = Picture.draw([place(edge, 0, 0, 7, 1)], width: 7, height: 1).alphas(row: 0)

        #expect(row == row.sorted())
        for (low, high) in zip(row, row.reversed()) { #expect(abs(Int(low + high) - 255) <= 1) }
    }

    @Test func `A tint fills the alpha of the image`() {
        let stencil = DrawCommand.image(checks, in: Rect(x: 0, y: 0, width: 2, height: 2), tint: .white)

        let picture = Picture.draw([stencil], width: 2, height: 2)

        #expect(picture.pixels == [0xffff_ffff, 0xffff_ffff, 0x8080_8080, 0])
    }

    @Test func `Opacity fades an image`() {
        let picture = Picture.draw([place(checks, 0, 0, 2, 2)], width: 2, height: 2, opacity: 0.5)
        #expect(picture.pixels == [0x8080_0000, 0x8000_8000, 0x4000_0040, 0])
    }
}
