import Drawing
import Raster
import Testing

struct ClipTests {
    private func rounded(_ radius: Double) -> RoundedRect {
        RoundedRect(Rect(x: 2, y: 2, width: 20, height: 20), radius: radius)
    }

    @Test func `A clip limits drawing to its rectangle until it is popped`() {
        let bitmap = Bitmap.draw(
            [
                .pushClip(RoundedRect(Rect(x: 1, y: 0, width: 2, height: 1))), .box(0, 0, 9, 9), .popClip,
                .box(4, 0, 1, 1),
            ],
            width: 6, height: 2)

        #expect(bitmap.alphas(row: 0) == [0, 255, 255, 0, 255, 0])
        #expect(bitmap.alphas(row: 1) == [0, 0, 0, 0, 0, 0])
    }

    @Test(arguments: [1.0, 1.25, 1.5, 2])
    func `A fill through a rounded clip equals the rounded shape`(scale: Double) {
        let side = Int(24 * scale)
        let clipped = Bitmap.draw(
            [.pushClip(rounded(7)), .box(0, 0, 30, 30), .popClip], width: side, height: side, scale: scale,
            background: 0xffff_ffff)
        let shape = Bitmap.draw(
            [.fill(rounded(7), .black, edges: .snapped)], width: side, height: side, scale: scale,
            background: 0xffff_ffff)

        #expect(clipped == shape)
    }

    @Test func `Several fills in a rounded clip leave no background colour at its edge`() {
        let content: [DrawCommand] = [
            .box(0, 0, 30, 30, .red), .box(0, 0, 30, 30, .blue), .box(0, 0, 30, 30, .black),
        ]

        let stacked = Bitmap.draw(
            [.pushClip(rounded(9))] + content + [.popClip], width: 24, height: 24, background: 0xffff_ffff)
        let single = Bitmap.draw(
            [.fill(rounded(9), .black, edges: .snapped)], width: 24, height: 24, background: 0xffff_ffff)

        #expect(stacked == single)
    }

    @Test func `An empty rounded clip changes nothing`() {
        let bitmap = Bitmap.draw(
            [.pushClip(rounded(9)), .popClip], width: 24, height: 24, background: 0xff12_3456)
        #expect(bitmap.pixels.allSatisfy { $0 == 0xff12_3456 })
    }

    @Test func `Clips can be nested`() {
        let bitmap = Bitmap.draw(
            [
                .pushClip(rounded(8)),
                .pushClip(RoundedRect(Rect(x: 0, y: 0, width: 12, height: 40), radius: 6)),
                .box(0, 0, 30, 30), .popClip, .popClip,
            ], width: 24, height: 24)

        #expect(bitmap[5, 12] == 0xff00_0000)
        #expect(bitmap[13, 12] == 0)
        #expect(bitmap[2, 2] == 0)
    }

    @Test func `The clip bounds follow pushes and pops`() {
        _ = Bitmap.draw(width: 40, height: 30, scale: 2) { player in
            #expect(player.clipBounds == PixelRect(left: 0, top: 0, right: 40, bottom: 30))
            player.pushClip(RoundedRect(Rect(x: 1, y: 1, width: 4, height: 50)), at: PixelPoint(x: 3, y: 0))
            #expect(player.clipBounds == PixelRect(left: 5, top: 2, right: 13, bottom: 30))
            player.pushClip(RoundedRect(.null), at: .zero)
            #expect(player.clipBounds.isEmpty)
            player.popClip()
            player.popClip()
            #expect(player.clipBounds == PixelRect(left: 0, top: 0, right: 40, bottom: 30))
        }
    }
}
