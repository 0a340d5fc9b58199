import Drawing
import Testing
import Typesetting

struct TextTests {
    private let run = TextRun(text: "Ag", font: .systemFont(ofSize: 14), width: 24, ascent: 14, descent: 4)

    @Test(arguments: [1.0, 1.25, 1.5, 2])
    func `masks are placed from the rounded baseline`(scale: Double) {
        let origin = Point(x: 4.3, y: 20.6)

        let picture = Picture.draw(
            [.text(run, at: origin, .black)], width: 90, height: 70, scale: scale,
            offset: PixelPoint(x: 2, y: 1))

        var expected = Bitmap(width: 90, height: 70)
        let x = 2 + Int((origin.x * scale).rounded())
        let y = 1 + Int((origin.y * scale).rounded())
        for piece in Typesetter.shared.rendition(of: run, scale: scale).pieces where !piece.mask.isColored {
            for row in 0..<piece.mask.height {
                for column in 0..<piece.mask.width {
                    let coverage = UInt32(piece.mask.coverage[row * piece.mask.stride + column])
                    expected[x + piece.x + column, y + piece.y + row] = coverage << 24
                }
            }
        }
        #expect(picture == expected)
        #expect(picture.coveredArea > 0)
    }

    @Test func `text outside of the clip draws nothing`() {
        let clip = PixelRect(left: 0, top: 0, right: 40, bottom: 2)
        let picture = Picture.draw(
            [.text(run, at: Point(x: 4, y: 40), .black)], width: 40, height: 50, clip: clip)
        #expect(picture.coveredArea == 0)
    }
}
