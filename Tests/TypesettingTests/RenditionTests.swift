import Drawing
import Testing

@testable import Typesetting

@Suite struct RenditionTests {
    let typesetter = Typesetter(locator: .installed)
    let font = Font.systemFont(ofSize: 16)

    @Test(arguments: [1, 1.25, 2])
    func `Masks lie within the bounds of the line`(scale: Double) {
        let run = typesetter.run("Hamburgefonstiv Äg,", font: font, scale: scale)

        let rendition = typesetter.rendition(of: run, scale: scale)

        #expect(rendition.scale == scale)
        #expect(rendition.pieces.count >= 2)
        for piece in rendition.pieces {
            #expect(piece.x >= -2)
            #expect(Double(piece.x + piece.mask.width) <= run.width * scale + 2)
            #expect(Double(-piece.y) <= run.ascent * scale + 1)
            #expect(Double(piece.y + piece.mask.height) <= run.descent * scale + 1.5)
            #expect(!piece.mask.isColored)
        }
    }

    @Test func `A capital letter is on the baseline and has the cap height of the font`() throws {
        for scale in [1.0, 2, 3] {
            let rendition = typesetter.rendition(
                of: typesetter.run("H", font: font, scale: scale), scale: scale)
            let piece = try #require(rendition.pieces.first)

            #expect(piece.y + piece.mask.height == 0)
            #expect(Double(piece.mask.height) == typesetter.metrics(of: font, scale: scale).capHeight * scale)
            #expect(piece.x > 0 && Double(piece.x) < 3 * scale)
        }
    }

    @Test func `Masks are cropped to their ink`() throws {
        let rendition = typesetter.rendition(of: typesetter.run("Text", font: font, scale: 1), scale: 1)
        let mask = try #require(rendition.pieces.first).mask

        #expect((0..<mask.width).contains { mask.coverage[$0] > 0 })
        #expect((0..<mask.width).contains { mask.coverage[(mask.height - 1) * mask.stride + $0] > 0 })
        #expect((0..<mask.height).contains { mask.coverage[$0 * mask.stride] > 0 })
        #expect((0..<mask.height).contains { mask.coverage[$0 * mask.stride + mask.width - 1] > 0 })
    }

    @Test func `Marks above the font's ascent do not move the glyph`() throws {
        let plain = try #require(
            typesetter.rendition(of: typesetter.run("H", font: font, scale: 1), scale: 1).pieces.first)
        for marks in [1, 3, 8] {
            let text = "H" + String(repeating: "\u{302}", count: marks)
            let marked = try #require(
                typesetter.rendition(of: typesetter.run(text, font: font, scale: 1), scale: 1).pieces.first)

            #expect(marked.y + marked.mask.height == 0, "\(marks) marks")
            #expect(marked.mask.height > plain.mask.height)
        }
    }

    @Test func `A rendition is cached in its run until the scale changes or the fonts are reset`() {
        let run = typesetter.run("Hello there", font: font, scale: 1)
        let first = typesetter.rendition(of: run, scale: 1)

        #expect(typesetter.rendition(of: run, scale: 1) === first)
        let second = typesetter.rendition(of: run, scale: 2)
        #expect(second !== first && second.scale == 2)
        typesetter.reset(locator: .installed)
        #expect(typesetter.rendition(of: run, scale: 2) !== second)
    }

    @Test func `Equal lines have equal masks in different typesetters`() throws {
        let other = Typesetter(locator: .installed)
        let rendition = typesetter.rendition(of: typesetter.run("Wave", font: font, scale: 1.5), scale: 1.5)
        let otherRendition = other.rendition(of: other.run("Wave", font: font, scale: 1.5), scale: 1.5)
        let (a, b) = (try #require(rendition.pieces.first), try #require(otherRendition.pieces.first))

        #expect(a.x == b.x && a.y == b.y && a.mask.width == b.mask.width && a.mask.height == b.mask.height)
        #expect((0..<a.mask.stride * a.mask.height).allSatisfy { a.mask.coverage[$0] == b.mask.coverage[$0] })
    }

    @Test(arguments: ["שלום", "سلام", "नमस्ते", "e\u{301}", "Привет", "漢字かな", "👩‍👩‍👧", "(שלום)", "abcשלום"])
    func `Words of every script have a width and a mask`(text: String) {
        let run = typesetter.run(text, font: font, scale: 2)

        #expect(run.width > 0)
        #expect(!typesetter.rendition(of: run, scale: 2).pieces.isEmpty)
    }

    @Test func `Arabic letters are narrower joined than in isolated forms`() {
        let joined = typesetter.width(of: "سلام", font: font, scale: 4)
        let apart = "سلام".map { typesetter.width(of: String($0), font: font, scale: 4) }.reduce(0, +)

        #expect(joined < apart)
    }

    @Test func `Bold and italic differ from regular even if the family has no file for them`() throws {
        var styles: [[UInt8]] = []
        for font in [font, .boldSystemFont(ofSize: 16), .italicSystemFont(ofSize: 16)] {
            let run = typesetter.run("n", font: font, scale: 1)
            let mask = try #require(typesetter.rendition(of: run, scale: 1).pieces.first).mask
            styles.append((0..<mask.stride * mask.height).map { mask.coverage[$0] })
        }

        #expect(styles[0] != styles[1] && styles[0] != styles[2] && styles[1] != styles[2])
    }
}
