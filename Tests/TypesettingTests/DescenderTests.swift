import Drawing
import Testing

@testable import Typesetting

/// Tests that the ink lies within the ascent and descent of the font metrics.
struct DescenderTests {
    @Test(arguments: [8.0, 9, 10, 11, 12, 13, 14, 14.5, 15, 17, 20, 26, 33.3], [1.0, 1.25, 1.5, 2])
    func `The ink of Latin glyphs is between ascent and descent`(size: Double, scale: Double) {
        let font = Font.systemFont(ofSize: size)
        let metrics = Typesetter.shared.metrics(of: font, scale: scale)
        let rendition = Typesetter.shared.rendition(
            of: Typesetter.shared.run("Hgjpqyl", font: font, scale: scale), scale: scale)

        for piece in rendition.pieces {
            #expect(Double(-piece.y) <= metrics.ascent * scale + 0.01, "top")
            #expect(Double(piece.y + piece.mask.height) <= metrics.descent * scale + 0.01, "bottom")
        }
    }
}
