import Drawing
import TextAnalysis

/// The state that paragraphs of a typesetter share: open faces, the shaper, glyph masks and placed lines.
///
/// Belongs to a typesetter and has no actor of its own, since it works inside closures over a text's bytes.
nonisolated final class TextEngine {
    let shaper = Shaper()
    let library: FaceLibrary
    private(set) var glyphs: GlyphCache
    /// Lines that were placed lately.
    var lines = LineCache(byteLimit: 4 << 20)
    /// Fonts by number, of a generation of the typesetter.
    let generation: Int
    private let faces: FaceStore
    private var resolved: [FontQuestion: ResolvedFont] = [:]
    private var last: (question: FontQuestion, font: ResolvedFont)?

    private struct FontQuestion: Hashable {
        var font: Font
        var scale: Double
    }

    init(faces: FaceStore, usesFallback: Bool, generation: Int) {
        self.faces = faces
        self.generation = generation
        library = FaceLibrary(usesFallback: usesFallback, files: faces.files)
        glyphs = GlyphCache(byteLimit: 4 << 20)
    }

    /// Looks a font up; known ones cost a comparison.
    func resolve(_ font: Font, scale: Double) -> ResolvedFont {
        let question = FontQuestion(font: font, scale: scale)
        if let last, last.question == question { return last.font }
        let found = resolved[question] ?? open(font, scale)
        if resolved.count > 256 { resolved.removeAll() }
        resolved[question] = found
        last = (question, found)
        return found
    }

    private var identities = 0

    /// A number for a paragraph that no other has.
    func nextIdentity() -> Int {
        identities += 1
        return identities
    }

    /// Returns the character that a soft hyphen becomes at a line's end, and its width in points.
    func hyphen(of font: ResolvedFont) -> (scalar: UInt32, width: Double) {
        guard let face = font.face else { return (0x2d, 0) }
        let scalar: UInt32 = face.glyph(for: 0x2010) != 0 ? 0x2010 : 0x2d
        return (scalar, Double(face.advance(of: face.glyph(for: scalar))) * font.unit)
    }

    private func open(_ font: Font, _ scale: Double) -> ResolvedFont {
        let slot = faces.slot(for: font, scale: scale)
        let face = slot.face.flatMap { library.face($0.key.file, weight: font.weight.rawValue) }
        return ResolvedFont(font: font, face: face, metrics: slot.metrics)
    }
}

extension TextEngine: GlyphSource {
    @MainActor func rendition(of run: GlyphRun, scale: Double) -> AnyObject {
        if let kept = run.rendition as? TextRendition, kept.scale == scale { return kept }
        let rendition = TextRendition(
            scale: scale, pieces: glyphs.pieces(of: run, scale: scale, faces: library), generation: generation
        )
        run.rendition = rendition
        return rendition
    }

    /// The masks of several runs of one line.
    func rendition(of runs: [GlyphRun], scale: Double) -> TextRendition {
        let pieces = runs.flatMap { glyphs.pieces(of: $0, scale: scale, faces: library) }
        return TextRendition(scale: scale, pieces: pieces, generation: generation)
    }
}
