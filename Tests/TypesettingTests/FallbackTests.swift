import Drawing
import Foundation
import RandomNumbers
import Testing

@testable import Typesetting

struct FallbackTests {
    private let typesetter = Samples.typesetter()

    /// Returns the file names of the faces used by a text, from left to right, without adjacent repetitions.
    private func files(_ text: String, _ font: Font = .systemFont(ofSize: 15)) -> [String] {
        let layout = TextLayout(text: AttributedText(text), font: font, typesetter: typesetter)
        var result: [String] = []
        for glyph in layout.placedLine(0, 0).stretches.compactMap(\.run).flatMap(\.glyphs) {
            let path = glyph.face < 0 ? "missing" : layout.engine.library.faces[Int(glyph.face)].file.path
            let name = String(path.split(separator: "/").last ?? "")
            if result.last != name { result.append(name) }
        }
        return result
    }

    nonisolated private static func has(_ name: String) -> Bool {
        FontFolderSearch(folders: ["/usr/share/fonts"]).run().contains { $0.hasSuffix("/" + name) }
    }

    @Test func `Characters that the font contains use no fallback font`() {
        #expect(files("Hello Wörld Ελλάδα") == ["DejaVuSans.ttf"])
    }

    @Test(.enabled(if: has("NotoSansDevanagari-Regular.ttf"), "fonts-noto-core is not installed"))
    func `A script missing from the font uses one fallback font`() {
        let found = files("हिन्दी क्षत्रिय")
        #expect(Set(found).subtracting(["DejaVuSans.ttf"]).count == 1)
        #expect(found.contains { $0.contains("Devanagari") })
    }

    @Test(.enabled(if: has("NotoSansCJK-Regular.ttc"), "fonts-noto-cjk is not installed"))
    func `Ideographs use a face of a font collection`() {
        #expect(files("漢字") == ["NotoSansCJK-Regular.ttc"])
    }

    @Test(.enabled(if: has("NotoColorEmoji.ttf"), "fonts-noto-color-emoji is not installed"))
    func `Each emoji is one colour glyph`() {
        for text in ["👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣", "😀"] {
            let layout = TextLayout(
                text: AttributedText(text), font: .systemFont(ofSize: 15), typesetter: typesetter)
            let line = layout.placedLine(0, 0)
            let glyphs = line.stretches.compactMap(\.run).flatMap(\.glyphs)
            #expect(glyphs.count == 1, "\(text)")
            #expect(line.clusters.count == 1)
            guard let run = line.stretches.first?.run,
                let rendition = layout.engine.rendition(of: run, scale: 2) as? TextRendition
            else { continue }
            #expect(rendition.pieces.count == 1 && rendition.pieces[0].mask.isColored)
            #expect((20...44).contains(rendition.pieces[0].mask.width))
        }
        #expect(files("❤\u{fe0e}") == files("❤\u{fe0e}").filter { !$0.contains("Emoji") })
        #expect(files("1 #") == ["DejaVuSans.ttf"])
    }

    @Test func `A list of families is tried in order`() {
        let font = Font(family: .named("No Such Family, DejaVu Sans Mono, DejaVu Sans"), size: 15)
        #expect(files("abc", font) == ["DejaVuSansMono.ttf"])
    }

    @Test func `Bold and italic use their own font files, or are synthesized`() {
        #expect(files("abc", .boldSystemFont(ofSize: 15)) == ["DejaVuSans-Bold.ttf"])
        let serif = Font(family: .named("DejaVu Sans Mono"), size: 15, weight: .bold, isItalic: true)
        #expect(files("abc", serif).first?.hasPrefix("DejaVuSansMono") == true)
        let file = FontFile(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", synthesizesBold: true)
        guard let bold = FontFace.opened(file, number: 0, weight: 700) else {
            Issue.record("DejaVu Sans does not open")
            return
        }
        let drawer = GlyphDrawer(bold, library: FreeTypeLibrary())
        let plain = FontFace.opened(FontFile(path: file.path), number: 1, weight: 400)
            .flatMap { GlyphDrawer($0, library: FreeTypeLibrary()) }
        let glyph = bold.glyph(for: 0x6c)
        let widths = [plain, drawer].map {
            $0?.piece(glyph, pixelSize: 40, phase: 0, hinting: .light)?.mask.width ?? 0
        }
        #expect(widths[1] > widths[0])
    }

    @Test func `Without fontconfig only the font folders are searched`() {
        let typesetter = Typesetter(locator: FontLocator(folders: ["/usr/share/fonts/truetype/dejavu"]))
        let layout = TextLayout(text: AttributedText("漢字"), typesetter: typesetter)
        let glyphs = layout.placedLine(0, 0).stretches.compactMap(\.run).flatMap(\.glyphs)
        #expect(glyphs.allSatisfy { $0.face < 0 })
    }

    @Test func `Glyphs between two pixels are drawn at quarters of a pixel, and cached`() {
        let layout = TextLayout(
            text: AttributedText("lll"), font: .systemFont(ofSize: 15), typesetter: typesetter)
        guard let run = layout.placedLine(0, 0).stretches.first?.run,
            let rendition = layout.engine.rendition(of: run, scale: 1) as? TextRendition
        else { return }
        #expect(rendition.pieces.count == 3)
        let isShared = rendition.pieces[0].mask === rendition.pieces[1].mask
        #expect(!isShared)
        let isCached = layout.engine.rendition(of: run, scale: 1) === rendition
        #expect(isCached)
    }

    @Test(arguments: [
        "DejaVuSans.ttf", "DejaVuSansMono.ttf", "DejaVuSerif.ttf", "NotoSans-Regular.ttf",
        "Inter-roman.var.ttf",
        "NotoSerif-Regular.ttf",
    ])
    func `Words measured by letters and pairs are as wide as shaped words`(name: String) throws {
        let path = FontFolderSearch(folders: ["/usr/share/fonts"]).run().first { $0.hasSuffix("/" + name) }
        guard let path, let face = FontFace.opened(FontFile(path: path), number: 0, weight: 400) else {
            return
        }
        let shaper = Shaper()
        let letters = face.plainLetters(shaper)
        guard letters.isUsable else { return }
        var numbers = SeededRandom(seed: 11)
        let style = Shaper.Style(face: face, script: LinePartition.latin, isRightToLeft: false)
        for _ in 0..<300 {
            let word = (0..<8).map { _ in UInt8.random(in: 0x21...0x7e, using: &numbers) }
            var sum = Int(letters.advances[Int(word[7])])
            var changes = false
            for (first, second) in zip(word, word.dropFirst()) {
                let extra = letters.resolve(first, second, shaper: shaper)
                if extra == PlainLetters.changes { changes = true }
                sum += Int(letters.advances[Int(first)]) + Int(extra)
            }
            if changes { continue }
            var width = 0
            shaper.shape(word.map { UInt32($0) }, 0..<8, style) { width += Int($0.advance) }
            #expect(width == sum, "\(name): \(String(decoding: word, as: UTF8.self))")
        }
    }
}

struct VariableFontTests {
    nonisolated private static let path = FontFolderSearch(folders: ["/usr/share/fonts"]).run()
        .first { $0.hasSuffix("/Inter-roman.var.ttf") }

    @Test(.enabled(if: path != nil, "fonts-inter-variable is not installed"))
    func `A variable font has glyphs of every weight`() throws {
        let file = FontFile(path: try #require(Self.path), synthesizesBold: true)
        var advances: [Int] = []
        var inks: [Int] = []
        for weight in [300, 400, 650, 800] as [UInt16] {
            let face = try #require(FontFace.opened(file, number: 0, weight: weight))
            #expect(face.hasWeights && !face.isEmboldened)
            #expect(face.coordinates == [Double(weight)])
            let glyph = face.glyph(for: 0x6d)
            advances.append(face.advance(of: glyph))
            let drawer = GlyphDrawer(face, library: FreeTypeLibrary())
            let piece = try #require(drawer?.piece(glyph, pixelSize: 60, phase: 0, hinting: .light))
            inks.append(
                (0..<piece.mask.stride * piece.mask.height).reduce(0) { $0 + Int(piece.mask.coverage[$1]) })
        }
        #expect(advances == advances.sorted() && Set(advances).count == 4)
        #expect(inks == inks.sorted() && Set(inks).count == 4)
    }

    @Test(.enabled(if: path != nil, "fonts-inter-variable is not installed"))
    func `Named instances of a variable font are found by fontconfig`() {
        let typesetter = Samples.typesetter()
        func width(_ weight: Font.Weight) -> Double {
            let font = Font(family: .named("Inter"), size: 40, weight: weight)
            return TextLayout(text: AttributedText("minimum"), font: font, typesetter: typesetter).size.width
        }
        #expect(width(.light) < width(.regular))
        #expect(width(.regular) < width(.bold))
    }

    @Test(.enabled(if: path != nil, "fonts-inter-variable is not installed"))
    func `A face library opens a variable font once per weight`() throws {
        let library = FaceLibrary(usesFallback: false)
        let file = FontFile(path: try #require(Self.path))
        let numbers = [400, 700, 400, 700].compactMap { library.face(file, weight: $0)?.number }
        #expect(numbers == [0, 1, 0, 1])
    }
}

extension FontFace {
    /// Opens a face of a file that shares no data with other faces.
    fileprivate static func opened(_ file: FontFile, number: Int, weight: UInt16) -> FontFace? {
        FontData(path: file.path).flatMap {
            FontFace(file: file, data: $0, number: number, weight: weight)
        }
    }
}
