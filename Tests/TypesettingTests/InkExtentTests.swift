import Drawing
import Testing

@testable import Typesetting

/// The extent of the ink of words in many scripts, very long words and invisible characters.
@Suite struct InkExtentTests {
    let typesetter = Typesetter(locator: .installed)

    private func pieces(_ text: String, scale: Double, weight: Font.Weight = .regular)
        -> [TextRendition.Piece]
    {
        let run = typesetter.run(text, font: .systemFont(ofSize: 13, weight: weight), scale: scale)
        return typesetter.rendition(of: run, scale: scale).pieces
    }

    private func width(_ text: String, scale: Double, weight: Font.Weight = .regular) -> Double {
        typesetter.run(text, font: .systemFont(ofSize: 13, weight: weight), scale: scale).width
    }

    /// Returns the right edge of the ink, in points.
    private func inkEnd(_ pieces: [TextRendition.Piece], _ scale: Double) -> Double {
        Double(pieces.map { $0.x + $0.mask.width }.max() ?? 0) / scale
    }

    @Test(arguments: [1.0, 1.99, 2, 3]) func `The ink ends near the measured width`(scale: Double) {
        for text in [
            "Hamburgefonstiv", "שלום", "مرحبا", "a\u{301}o\u{308}", "Wäre 12,50 €", "ffi", "x\u{200D}y",
            "z\u{E000}z", "m 🍕 n", "❤️", "漢字", "กำลัง", "नमस्ते",
        ] {
            for weight in [Font.Weight.regular, .bold] {
                let ink = inkEnd(pieces(text, scale: scale, weight: weight), scale)
                let width = width(text, scale: scale, weight: weight)
                #expect(ink > 0 && abs(ink - width) < 4, "\(text) at \(scale): \(ink), \(width)")
            }
        }
    }

    @Test(arguments: [1.0, 2]) func `The masks of a very long word have a bounded size`(scale: Double) {
        let masks = pieces(String(repeating: "m", count: 200_000), scale: scale)
        #expect(!masks.isEmpty)
        let bytes = masks.map(\.mask).map { $0.stride * $0.height }.reduce(0, +)
        #expect(bytes < 1 << 28)
    }

    @Test func `Invisible characters have no mask or a narrow one`() {
        for text in ["", " ", "\u{200D}", "\u{301}", "\u{FE0F}", "\u{00AD}", "\u{200B}"] {
            for scale in [1.0, 2, 4] { #expect(pieces(text, scale: scale).allSatisfy { $0.mask.width < 60 }) }
        }
    }
}
