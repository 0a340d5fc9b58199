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
        let result = Bitmap.draw([place(checks, 1, 0, 2, 2)], width: 3, height: 2)
        #expect(result.pixels == [0, 0xffff_0000, 0xff00_ff00, 0, 0x8000_0080, 0])
    }

    @Test func `Integer scale factors repeat pixels`() {
        let result = Bitmap.draw([place(checks, 0, 0, 2, 2)], width: 6, height: 6, scale: 3)
        for y in 0..<6 {
            for x in 0..<6 { #expect(result[x, y] == checks.bitmap[x / 3, y / 3]) }
        }
    }

    @Test func `Scaling down averages all pixels`() {
        var checkerboard = Bitmap(width: 40, height: 10)
        for y in 0..<10 {
            for x in 0..<40 { checkerboard[x, y] = (x + y) % 2 == 0 ? 0xffff_ffff : 0xff00_0000 }
        }

        let result = Bitmap.draw([place(Image(bitmap: checkerboard), 0, 0, 4, 1)], width: 4, height: 1)

        #expect(result.pixels == Array(repeating: 0xff80_8080, count: 4))
    }

    @Test(arguments: [3.0, 5, 7, 11, 40])
    func `A uniform image keeps its colour at every size`(side: Double) {
        let pixels = [UInt32](repeating: 0xc030_2010, count: 36)
        let image = Image(bitmap: Bitmap(width: 6, height: 6, pixels: pixels))

        let result = Bitmap.draw([place(image, 0, 0, side, side)], width: Int(side), height: Int(side))

        #expect(result.pixels.allSatisfy { $0 == 0xc030_2010 })
    }

    @Test func `Scaling up interpolates symmetrically`() {
        let edge = Image(bitmap: Bitmap(width: 2, height: 1, pixels: [0, 0xffff_ffff]))
        let row = Bitmap.draw([place(edge, 0, 0, 7, 1)], width: 7, height: 1).alphas(row: 0)

        #expect(row == row.sorted())
        for (low, high) in zip(row, row.reversed()) { #expect(abs(Int(low + high) - 255) <= 1) }
    }

    @Test func `A tint replaces the colours and keeps the alpha of the image`() {
        let stencil = DrawCommand.image(checks, in: Rect(x: 0, y: 0, width: 2, height: 2), tint: .white)

        let result = Bitmap.draw([stencil], width: 2, height: 2)

        #expect(result.pixels == [0xffff_ffff, 0xffff_ffff, 0x8080_8080, 0])
    }

    @Test func `Opacity multiplies the pixels of an image`() {
        let result = Bitmap.draw([place(checks, 0, 0, 2, 2)], width: 2, height: 2, opacity: 0.5)
        #expect(result.pixels == [0x8080_0000, 0x8000_8000, 0x4000_0040, 0])
    }
}
