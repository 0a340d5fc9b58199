import Drawing
import Testing

@testable import Typesetting

/// Lines with right-to-left text, fallback fonts and control characters.
struct ComplexLineTests {
    private let typesetter = Samples.typesetter()
    private let font = Font.systemFont(ofSize: 15)

    private func pieces(_ text: String) -> [TextRendition.Piece] {
        typesetter.rendition(of: typesetter.run(text, font: font, scale: 1), scale: 1).pieces
    }

    @Test func `The first strong character determines the base direction of a line`() {
        #expect(typesetter.run("שלום world", font: font, scale: 1).isRightToLeft)
        #expect(!typesetter.run("world שלום", font: font, scale: 1).isRightToLeft)
        #expect(!typesetter.run("Größe", font: font, scale: 1).isRightToLeft)
    }

    @Test func `Right-to-left words are drawn in visual order`() {
        let (first, second) = ("ל", "שלוםשלוםשלום")
        let line = pieces(first + " " + second)
        // The first character in logical order is drawn rightmost.
        let rightmost = line.max { $0.x < $1.x }
        #expect(rightmost.map { $0.mask.width < 12 } == true)
        #expect(line.count == 13)
    }

    @Test func `Each Latin word is drawn as one mask`() {
        #expect(pieces("Größe für").count == 2)
    }

    @Test func `Characters missing from the font use fallback fonts`() {
        let line = typesetter.run("漢字 and 😀", font: font, scale: 1)
        #expect(line.width > 60)
        let masks = pieces("漢字 and 😀")
        #expect(masks.count == 6)
    }

    @Test func `Line breaks are as wide as spaces, and null characters have no width`() {
        func width(_ text: String) -> Double { typesetter.width(of: text, font: font, scale: 4) }
        for lineBreak in ["\n", "\r\n", "\u{85}", "\u{2028}"] {
            #expect(width("א" + lineBreak + "ב") == width("א ב"))
        }
        #expect(width("א\u{0}ב") == width("אב"))
    }

    @Test func `Lines are truncated to the given width`() {
        let run = typesetter.run(
            String(repeating: "שלום ", count: 5_000), font: font, scale: 1, fitting: 90,
            truncation: .byTruncatingTail)
        #expect(run.width <= 90)
        #expect(run.text.hasSuffix("…"))
        #expect(run.text.count >= 8)
    }

    @Test func `Equal lines give equal runs, which can be drawn after the fonts are reset`() {
        let first = typesetter.run("שלום", font: font, scale: 1)
        let second = typesetter.run("שלום", font: font, scale: 1)
        #expect(first == second)
        typesetter.reset(locator: FontLocator(folders: ["/usr/share/fonts/truetype/dejavu"]))
        #expect(!typesetter.rendition(of: first, scale: 1).pieces.isEmpty)
    }
}
