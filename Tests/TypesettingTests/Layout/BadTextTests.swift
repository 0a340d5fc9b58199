import Drawing
import Foundation
import RandomNumbers
import Testing

@testable import Typesetting

/// Invalid and extreme text, styles and font files: each layout ends in bounded time with a valid result.
struct BadTextTests {
    private let typesetter = Samples.typesetter()

    private func layout(_ text: String, width: Double = 300) -> TextLayout {
        TextLayout(
            text: AttributedText(text), font: .systemFont(ofSize: 15), width: width, typesetter: typesetter)
    }

    /// Draws the first five lines and queries their carets, as a text view does.
    private func use(_ layout: TextLayout) {
        for line in 0..<min(layout.lineCount, 5) {
            let box = layout.rect(ofLine: line)
            let position = layout.position(nearest: Point(x: 100, y: box.midY))
            _ = layout.caretRect(at: position)
            _ = layout.position(from: position, .right)
            _ = layout.position(from: position, .wordForward)
            let place = layout.list.place(ofLine: line)
            for stretch in layout.placedLine(place.paragraph, place.line).stretches {
                if let run = stretch.run { _ = layout.engine.rendition(of: run, scale: 1) }
            }
        }
    }

    @Test func `Invalid UTF-8 becomes replacement characters`() {
        let text = AttributedText(decoding: [0x61, 0xff, 0xc3, 0x28, 0xe2, 0x82, 0x62, 0xf0, 0x9f])
        #expect(text.string == "a\u{fffd}\u{fffd}(\u{fffd}b\u{fffd}")
        let layout = TextLayout(text: text, width: 300, typesetter: typesetter)
        #expect(layout.lineCount == 1)
        use(layout)
    }

    @Test func `Random characters of all Unicode ranges have finite carets within the width`() {
        var numbers = SeededRandom(seed: 99)
        for _ in 0..<150 {
            var text = ""
            for _ in 0..<80 {
                let limit = [0x80, 0x700, 0x3000, 0x11_0000].randomElement(using: &numbers) ?? 0x80
                if let scalar = Unicode.Scalar(UInt32.random(in: 0..<UInt32(limit), using: &numbers)) {
                    text.unicodeScalars.append(scalar)
                }
            }
            let layout = layout(text, width: 150)
            use(layout)
            for offset in 0...layout.text.utf8Count {
                let rect = layout.caretRect(at: TextPosition(offset: offset))
                #expect(rect.isFinite && rect.minX >= 0 && rect.minX <= 150)
            }
        }
    }

    @Test func `Ten megabytes in one paragraph are laid out`() {
        let layout = layout(String(repeating: "word and ", count: 10_000_000 / 9))
        #expect(layout.lineCount > 100_000)
        use(layout)
    }

    @Test func `Ten megabytes without a break opportunity are laid out in unlimited width`() {
        let layout = layout(String(repeating: "x", count: 10_000_000), width: .infinity)
        #expect(layout.lineCount > 500)
        use(layout)
    }

    @Test func `A megabyte of Arabic in one paragraph is laid out`() {
        let layout = layout(String(repeating: "مرحبا بالعالم ", count: 1_000_000 / 26))
        #expect(layout.lineCount > 5_000)
        use(layout)
    }

    @Test func `A million combining marks on one character are one cluster`() {
        let layout = layout("a" + String(repeating: "\u{301}", count: 1_000_000) + "b")
        #expect(layout.lineCount <= 2)
        use(layout)
        #expect(layout.caretRect(at: TextPosition(offset: 1_000_001)).minX == 0)
        #expect(layout.characterRange(after: 0) == 0..<2_000_001)
    }

    @Test func `Unbalanced bidirectional controls are laid out`() {
        let openings = ["\u{202a}", "\u{202e}", "\u{2066}", "\u{2067}", "\u{2068}"]
        let endings = ["\u{202c}", "\u{2069}"]
        for control in openings + endings {
            let deep = layout(
                String(repeating: control, count: 2000) + "abc שלום" + String(repeating: control, count: 2000)
            )
            use(deep)
            #expect(deep.lineCount >= 1)
        }
    }

    @Test func `Control characters have no width`() {
        let plain = layout("ab")
        let layout = layout("a\u{0}\u{1}\u{7f}\u{9b}b")
        #expect(abs(layout.size.width - plain.size.width) < 0.01)
        use(layout)
    }

    @Test func `A missing glyph is a box with the code point`() {
        let layout = layout("a\u{378}b\u{10fffd}c")
        let glyphs = layout.placedLine(0, 0).stretches.compactMap(\.run).flatMap(\.glyphs)
        #expect(glyphs.filter { $0.face < 0 }.map(\.id) == [0x378, 0x10fffd])
        let piece = MissingGlyph(scalar: 0x378).piece(pixelSize: 15)
        #expect((piece?.mask.width ?? 0) > 8)
        use(layout)
    }

    @Test func `Without any font, every character is a box`() {
        let none = Typesetter(locator: FontLocator(folders: ["/nowhere"]))
        let layout = TextLayout(text: AttributedText("Hello שלום"), width: 60, typesetter: none)
        #expect(layout.lineCount > 1)
        use(layout)
    }

    @Test func `Invalid widths are laid out`() {
        for width in [0, -5, .nan, 1e300, -.infinity] as [Double] {
            let layout = layout("Hello world שלום", width: width)
            #expect(layout.lineCount >= 1)
            use(layout)
            _ = layout.position(nearest: Point(x: .nan, y: .infinity))
            _ = layout.selectionRects(forUTF8: -5..<500)
        }
    }

    @Test func `Invalid style values are laid out`() {
        var style = ParagraphStyle()
        style.lineHeightMultiple = .infinity
        style.minimumLineHeight = .nan
        style.firstLineHeadIndent = 1e9
        style.headIndent = -1e9
        style.defaultTabInterval = .nan
        style.tabStops = [
            .init(location: .nan), .init(location: -.infinity), .init(location: 1e300, alignment: .center),
        ]
        var attributes = TextAttributes(paragraphStyle: style)
        attributes.tracking = -1e6
        attributes.baselineOffset = .nan
        let text = AttributedText("a\tb\tc words to wrap", attributes: attributes)
        use(TextLayout(text: text, width: 50, typesetter: typesetter))
        attributes.tracking = .nan
        use(
            TextLayout(
                text: AttributedText("a\tb words", attributes: attributes), width: 50, typesetter: typesetter)
        )
    }

    @Test func `Broken, truncated and deleted font files fall back to another font`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let good = try Data(
            contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
        try Data("no font".utf8).write(to: folder.appendingPathComponent("Broken.ttf"))
        try good.prefix(1000).write(to: folder.appendingPathComponent("Short.ttf"))
        try (good.prefix(100_000) + Data(count: 400_000)).write(to: folder.appendingPathComponent("Torn.ttf"))
        try good.write(to: folder.appendingPathComponent("Vanishing.ttf"))
        let typesetter = Typesetter(locator: FontLocator(folders: [folder.path]))
        for family in ["Broken", "Short", "Torn", "Vanishing"] {
            let font = Font(family: .named(family), size: 15)
            let layout = TextLayout(
                text: AttributedText("Hello Wörld"), font: font, width: 300, typesetter: typesetter)
            if family == "Vanishing" {
                try FileManager.default.removeItem(at: folder.appendingPathComponent("Vanishing.ttf"))
            }
            use(layout)
            #expect(layout.lineCount == 1)
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: ideographs), "fonts-noto-cjk is not installed"))
    func `A font file of the user that is truncated stays as it was read`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("Cut.ttc").path
        try FileManager.default.copyItem(atPath: Self.ideographs, toPath: path)
        let typesetter = Typesetter(
            locator: FontLocator(folders: [folder.path, "/usr/share/fonts"], usesFontconfig: true))
        let font = Font(family: .named("Cut"), size: 15)
        func make(_ text: String) -> TextLayout {
            TextLayout(text: AttributedText(text), font: font, width: 300, typesetter: typesetter)
        }
        let before = make("漢字 Hello")
        use(before)
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.truncate(atOffset: 5000)
        try file.close()
        use(before)
        let after = make("語彙 other words")
        use(after)
        #expect(after.size.width > 0 && after.size.width.isFinite)
        use(make("漢字"))
        let faces = typesetter.engine.library
        #expect(faces.face(FontFile(path: path), weight: 400) != nil)
        #expect(!faces.refused.contains { $0.path == path })
    }

    nonisolated private static let ideographs = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

    @Test(.enabled(if: FileManager.default.fileExists(atPath: ideographs), "fonts-noto-cjk is not installed"))
    func `The glyph cache stays within its limit with fifty thousand glyphs`() {
        let engine = typesetter.engine
        var peakByteCount = 0
        var seen: Set<UInt32> = []
        for size in [14.0, 21] {
            for start in stride(from: UInt32(0x4E00), to: 0x9FF0, by: 48) {
                let text = String(
                    String.UnicodeScalarView((start..<start + 48).compactMap { Unicode.Scalar($0) }))
                let layout = TextLayout(
                    text: AttributedText(text), font: .systemFont(ofSize: size), width: 2000,
                    typesetter: typesetter)
                for stretch in layout.placedLine(0, 0).stretches {
                    guard let run = stretch.run else { continue }
                    _ = engine.rendition(of: run, scale: 1.25)
                    for glyph in run.glyphs { seen.insert(glyph.id << 8 | UInt32(size)) }
                }
                peakByteCount = max(peakByteCount, engine.glyphs.byteCount)
            }
        }
        #expect(seen.count > 40_000, "\(seen.count)")
        #expect(peakByteCount <= 4 << 20 && peakByteCount > 3 << 20)
        #expect(engine.glyphs.evictions > 20_000)
        #expect(engine.lines.byteCount <= 4 << 20)
    }

    @Test func `The glyph and line caches stay within their limits for many font sizes`() {
        for size in 5..<120 {
            let layout = TextLayout(
                text: AttributedText("The quick brown fox 日本語 שלום 😀"),
                font: .systemFont(ofSize: Double(size)),
                width: 300, typesetter: typesetter)
            use(layout)
        }
        let engine = typesetter.engine
        #expect(engine.glyphs.byteCount <= 4 << 20)
        #expect(engine.lines.byteCount <= 4 << 20)
        #expect(engine.glyphs.evictions > 0 || engine.glyphs.byteCount < 4 << 20)
    }
}
