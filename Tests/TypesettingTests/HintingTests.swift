import Drawing
import Testing

@testable import Typesetting

@Suite struct HintingTests {
    let typesetter = Typesetter(locator: .installed)

    /// Returns the masks of a word drawn on one line, as in a label.
    func pieces(_ word: String, size: Double, scale: Double) -> [TextRendition.Piece] {
        let run = typesetter.run(word, font: .systemFont(ofSize: size), scale: scale)
        return typesetter.rendition(of: run, scale: scale).pieces
    }

    /// Returns the first mask of a word; a word that is drawn as a whole has no other.
    func piece(_ word: String, size: Double, scale: Double) throws -> TextRendition.Piece {
        try #require(pieces(word, size: size, scale: scale).first)
    }

    /// Returns the left, top, right and bottom edges of the masks together, in pixels from the origin.
    func edges(_ pieces: [TextRendition.Piece]) -> [Int] {
        [
            pieces.map(\.x).min() ?? 0, pieces.map(\.y).min() ?? 0,
            pieces.map { $0.x + $0.mask.width }.max() ?? 0, pieces.map { $0.y + $0.mask.height }.max() ?? 0,
        ]
    }

    /// Returns the maximum coverage of each row of pixels, from 0 to 255.
    func rows(_ piece: TextRendition.Piece) -> [UInt8] {
        let mask = piece.mask
        return (0..<mask.height).map { row in
            (0..<mask.width).map { mask.coverage[row * mask.stride + $0] }.max() ?? 0
        }
    }

    /// Returns the sum of the coverage of all pixels, each from 0 to 255.
    func ink(_ piece: TextRendition.Piece) -> Int {
        let mask = piece.mask
        return (0..<mask.stride * mask.height).reduce(0) { $0 + Int(mask.coverage[$1]) }
    }

    @Test func `Text is hinted below a scale of 2`() {
        for scale in [0.75, 1, 1.25, 1.5, 1.75, 1.999] { #expect(Hinting(scale: scale) == .light) }
        for scale in [2, 2.5, 3, 4] { #expect(Hinting(scale: scale) == .none) }
    }

    @Test(arguments: [1.0, 1.25, 1.5, 1.75])
    func `The top and bottom edges of a hinted glyph are full rows of pixels`(scale: Double) throws {
        for size in stride(from: 11.0, through: 17, by: 1) {
            let rows = rows(try piece("z", size: size, scale: scale))
            #expect(rows.first ?? 0 > 200 && rows.last ?? 0 > 200, "\(size) points")
        }
    }

    @Test func `An unhinted glyph has its design height`() throws {
        // In DejaVu Sans the height of a lower-case z is 1,120 of 2,048 units.
        for size in stride(from: 11.0, through: 17, by: 0.5) {
            let piece = try piece("z", size: size, scale: 2)
            let height = size * 2 * 1120 / 2048
            let rows = rows(piece)
            let top = Double(rows.first ?? 0) / 255
            #expect(piece.y + piece.mask.height == 0)
            #expect(abs(Double(piece.mask.height - 1) + top - height) < 0.02, "\(size) points")
        }
    }

    @Test func `A glyph at a scale of 2 differs from the hinted glyph of twice the font size`() throws {
        let (scaled, large) = (try piece("z", size: 13, scale: 2), try piece("z", size: 26, scale: 1))

        #expect(rows(scaled) != rows(large))
    }

    @Test(arguments: ["Hamburg", "ffi", "Wave", "a\u{0301}o\u{0308}"])
    func `Labels and paragraphs draw the same glyphs`(word: String) throws {
        let label = pieces(word, size: 15, scale: 2)
        let layout = TextLayout(
            text: AttributedText(word), font: .systemFont(ofSize: 15), width: 300, typesetter: typesetter)
        let place = layout.list.place(ofLine: 0)
        let runs = layout.placedLine(place.paragraph, place.line).stretches.compactMap(\.run)
        let pieces = layout.engine.rendition(of: runs, scale: 2).pieces

        #expect(edges(pieces) == edges(label))
        let (ink, labelInk) = (pieces.map(ink).reduce(0, +), label.map(self.ink).reduce(0, +))
        #expect(abs(ink - labelInk) <= ink / 100)
    }

    @Test func `Glyphs of a word are positioned at quarters of a pixel`() throws {
        // Twelve stems at distances of one advance, which is 569 of 2,048 units in DejaVu Sans.
        let pieces = pieces(String(repeating: "l", count: 12), size: 13.3, scale: 2)
        let centers = pieces.map { piece in
            let mask = piece.mask
            let row = (0..<mask.width).map { Double(mask.coverage[mask.height / 2 * mask.stride + $0]) }
            let sum = row.enumerated().reduce(0) { $0 + $1.element * (Double($1.offset) + 0.5) }
            return Double(piece.x) + sum / row.reduce(0, +)
        }
        #expect(centers.count == 12)
        let advance = 13.3 * 2 * 569 / 2048
        for (index, center) in centers.enumerated() {
            #expect(abs(center - (centers.first ?? 0) - Double(index) * advance) <= 0.26)
        }
    }

    @Test func `A word with a character missing from the font is drawn`() throws {
        let mixed = typesetter.run("z\u{e000}z", font: .systemFont(ofSize: 15), scale: 2)
        #expect(!typesetter.rendition(of: mixed, scale: 2).pieces.isEmpty)
    }
}
