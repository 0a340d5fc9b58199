import Drawing
import RandomNumbers
import Testing

@testable import Typesetting

/// Compares lines of controls (`TextRun`) with lines of paragraphs (`TextLayout`): advances and glyph positions.
struct ControlAndParagraphTests {
    private let typesetter = Samples.typesetter()

    private nonisolated static let scales = [1, 1.25, 1.5, 1.75, 2, 3]
    private nonisolated static let fonts: [Font] = [
        .systemFont(ofSize: 14.5), .systemFont(ofSize: 9), .boldSystemFont(ofSize: 17),
        .italicSystemFont(ofSize: 13), .monospacedSystemFont(ofSize: 12),
        Font(family: .named("Noto Sans"), size: 14),
        Font(family: .named("Noto Sans"), size: 15, weight: .semibold, isItalic: true),
        Font(family: .named("Inter"), size: 14, weight: .medium),
        Font(family: .named("Inter Display"), size: 20, weight: .heavy),
        Font(family: .named("DejaVu Serif"), size: 11),
    ]

    private func placedRuns(_ text: String, _ font: Font, scale: Double) -> [GlyphRun] {
        let layout = TextLayout(
            text: AttributedText(text), font: font, scale: scale, typesetter: typesetter)
        return layout.placedLine(0, 0).stretches.compactMap(\.run)
    }

    @Test(arguments: fonts, scales)
    func `A line has the same width in a control and in a paragraph`(font: Font, scale: Double) {
        let lines = [
            "The quick brown fox jumps over the lazy dog", "AVATAR Type Wave To. r, LT",
            "office fluff waffle",
            "naïve Größe — “quoted” 1,234.50 €", "Привет, мир", "Καλημέρα κόσμε", "(a) [b] 3x3 1 -> 2",
            String(repeating: "illi", count: 100), "שלום world", "tab\tstops\t1", "漢字 and 😀",
        ]
        for line in lines {
            let layout = TextLayout(
                text: AttributedText(line), font: font, scale: scale, typesetter: typesetter)
            let width = typesetter.width(of: line, font: font, scale: scale)
            #expect(abs(width - layout.size.width) * scale < 1.0 / 64, "\(line)")
            #expect(typesetter.run(line, font: font, scale: scale).width == width)
        }
    }

    /// Returns the centre of each vertical stroke in the row at half the x-height, in pixels.
    private func strokes(_ pieces: [TextRendition.Piece], row: Int) -> [Double] {
        var ink: [Int: Int] = [:]
        for piece in pieces where (piece.y..<piece.y + piece.mask.height).contains(row) {
            for column in 0..<piece.mask.width {
                let coverage = piece.mask.coverage[(row - piece.y) * piece.mask.stride + column]
                ink[piece.x + column, default: 0] += Int(coverage)
            }
        }
        var result: [Double] = []
        var (weight, sum) = (0.0, 0.0)
        for column in (ink.keys.min() ?? 0)...(ink.keys.max() ?? 0) + 1 {
            let amount = Double(ink[column] ?? 0)
            if amount > 0 {
                weight += amount
                sum += amount * Double(column)
            } else if weight > 0 {
                result.append(sum / weight)
                (weight, sum) = (0, 0)
            }
        }
        return result
    }

    @Test func `Glyphs are within a quarter of a pixel of their positions in a paragraph`() {
        var compared = 0
        for font in Self.fonts {
            for scale in Self.scales {
                for line in ["illi lil illilil", "il lilillil i l lili", "llllllllllllllll"] {
                    let run = typesetter.run(line, font: font, scale: scale)
                    let placed = typesetter.engine.rendition(
                        of: placedRuns(line, font, scale: scale), scale: scale)
                    let row = -Int((typesetter.metrics(of: font, scale: scale).xHeight * scale / 2).rounded())
                    let found = strokes(typesetter.rendition(of: run, scale: scale).pieces, row: row)
                    let expected = strokes(placed.pieces, row: row)
                    // The strokes of small or bold letters touch each other.
                    let count = line.count { $0 != " " }
                    guard found.count == count, expected.count == count else { continue }
                    compared += 1
                    for (a, b) in zip(found, expected) {
                        #expect(abs(a - b) <= 0.26, "\(line), \(font) at \(scale)")
                    }
                }
            }
        }
        #expect(compared >= 150)
    }

    @Test func `Words of static fonts are drawn as one mask`() {
        for size in [9, 11, 13, 14, 14.5, 15, 17, 20] {
            for scale in [1, 1.25, 1.5] {
                let run = typesetter.run("Open Preferences", font: .systemFont(ofSize: size), scale: scale)
                let pieces = typesetter.rendition(of: run, scale: scale).pieces
                #expect(pieces.count < 16, "\(size) points at \(scale)")
            }
        }
    }

    @Test(arguments: [
        Font(family: .named("Inter"), size: 15, weight: .bold),
        Font(family: .named("DejaVu Sans Mono"), size: 15, weight: .bold, isItalic: true),
    ])
    func `Words that are drawn glyph by glyph have the masks of a paragraph`(font: Font) {
        for scale in Self.scales {
            let run = typesetter.run("Wave AVATAR fjord", font: font, scale: scale)
            let pieces = typesetter.rendition(of: run, scale: scale).pieces
            let placed = typesetter.engine.rendition(
                of: placedRuns("Wave AVATAR fjord", font, scale: scale), scale: scale)
            guard pieces.count > 3 else { continue }
            #expect(pieces.map(\.x) == placed.pieces.map(\.x))
            #expect(
                pieces.map { ObjectIdentifier($0.mask) } == placed.pieces.map { ObjectIdentifier($0.mask) })
        }
    }
}
