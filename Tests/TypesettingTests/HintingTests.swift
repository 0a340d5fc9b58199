import Drawing
import Testing

@testable import Typesetting

@Suite struct HintingTests {
    let typesetter = Typesetter(locator: .installed)

    /// A word's masks, drawn as labels draw them.
    func pieces(_ word: String, size: Double, scale: Double) -> [TextRendition.Piece] {
        let run = typesetter.run(word, font: .systemFont(ofSize: size), scale: scale)
        return typesetter.rendition(of: run, scale: scale).pieces
    }

    /// The only one of a simple word.
    func piece(_ word: String, size: Double, scale: Double) throws -> TextRendition.Piece {
        try #require(pieces(word, size: size, scale: scale).first)
    }

    func box(_ pieces: [TextRendition.Piece]) -> [Int] {
        [
            pieces.map(\.x).min() ?? 0, pieces.map(\.y).min() ?? 0,
            pieces.map { $0.x + $0.mask.width }.max() ?? 0, pieces.map { $0.y + $0.mask.height }.max() ?? 0,
        ]
    }

    /// The strongest coverage of each row.
    func rows(_ piece: TextRendition.Piece) -> [UInt8] {
        let mask = piece.mask
        return (0..<mask.height).map { row in
            (0..<mask.width).map { mask.coverage[row * mask.stride + $0] }.max() ?? 0
        }
    }

    /// The sum of all coverage.
    func ink(_ piece: TextRendition.Piece) -> Int {
        let mask = piece.mask
        return (0..<mask.stride * mask.height).reduce(0) { $0 + Int(mask.coverage[$1]) }
    }

    @Test func `letters are hinted below two pixels a point`() {
        for scale in [0.75, 1, 1.25, 1.5, 1.75, 1.999] { #expect(Hinting(scale: scale) == .light) }
        for scale in [2, 2.5, 3, 4] { #expect(Hinting(scale: scale) == .none) }
    }

    @Test(arguments: [1.0, 1.25, 1.5, 1.75])
    func `a hinted letter's edges are rows of pixels`(scale: Double) throws {
        for size in stride(from: 11.0, through: 17, by: 1) {
            let rows = rows(try piece("z", size: size, scale: scale))
            #expect(rows.first ?? 0 > 200 && rows.last ?? 0 > 200, "\(size) points")
        }
    }

    @Test func `an unhinted letter is as high as it was designed`() throws {
        // DejaVu Sans: a small z is 1,120 units of 2,048 high.
        for size in stride(from: 11.0, through: 17, by: 0.5) {
            let piece = try piece("z", size: size, scale: 2)
            let height = size * 2 * 1120 / 2048
            let rows = rows(piece)
            let top = Double(rows.first ?? 0) / 255
            #expect(piece.y + piece.mask.height == 0)
            #expect(abs(Double(piece.mask.height - 1) + top - height) < 0.02, "\(size) points")
        }
    }

    @Test func `a scale's letters are not those of a larger font`() throws {
        let (scaled, large) = (try piece("z", size: 13, scale: 2), try piece("z", size: 26, scale: 1))

        #expect(rows(scaled) != rows(large))
    }

    @Test(arguments: ["Hamburg", "ffi", "Wave", "a\u{0301}o\u{0308}"])
    func `labels and paragraphs draw the same letters`(word: String) throws {
        let label = pieces(word, size: 15, scale: 2)
        let layout = TextLayout(
            text: AttributedText(word), font: .systemFont(ofSize: 15), width: 300, typesetter: typesetter)
        let place = layout.list.place(ofLine: 0)
        let runs = layout.placedLine(place.paragraph, place.line).stretches.compactMap(\.run)
        let pieces = layout.engine.rendition(of: runs, scale: 2).pieces

        #expect(box(pieces) == box(label))
        let (ink, own) = (pieces.map(ink).reduce(0, +), label.map(self.ink).reduce(0, +))
        #expect(abs(ink - own) <= ink / 100)
    }

    @Test func `letters of a word stand at quarters of a pixel`() throws {
        // Twelve stems, each as far from the next as the font says.
        let piece = try piece(String(repeating: "l", count: 12), size: 13.3, scale: 2)
        let mask = piece.mask
        let row = mask.height / 2
        var centers: [Double] = []
        var (weight, sum) = (0.0, 0.0)
        for column in 0...mask.width {
            let ink = column < mask.width ? Double(mask.coverage[row * mask.stride + column]) : 0
            if ink > 0 {
                weight += ink
                sum += ink * (Double(column) + 0.5)
            } else if weight > 0 {
                centers.append(sum / weight)
                (weight, sum) = (0, 0)
            }
        }
        #expect(centers.count == 12)
        let advance = 13.3 * 2 * 569 / 2048
        for (index, center) in centers.enumerated() {
            #expect(abs(center - (centers.first ?? 0) - Double(index) * advance) <= 0.26)
        }
    }

    @Test func `letters that the font lacks are drawn by SDL's way`() throws {
        let mixed = typesetter.run("z\u{e000}z", font: .systemFont(ofSize: 15), scale: 2)
        #expect(!typesetter.rendition(of: mixed, scale: 2).pieces.isEmpty)
    }
}
