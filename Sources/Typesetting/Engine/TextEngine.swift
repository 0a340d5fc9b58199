import Drawing
import TextAnalysis

/// The shared state of all texts of a typesetter: open fonts and faces, the shaper, glyph masks and placed lines.
///
/// Owned by a typesetter and not isolated to an actor, because it is used in closures over the bytes of a text.
nonisolated final class TextEngine {
    let shaper = Shaper()
    let library: FaceLibrary
    private(set) var glyphs: GlyphCache
    /// The most recently used placed lines.
    var lines = LineCache(byteLimit: 4 << 20)
    /// The generation of the typesetter's fonts; renditions of another generation are stale.
    let generation: Int
    let fonts: FontResolver

    init(locator: FontLocator, generation: Int) {
        self.generation = generation
        let files = FontFiles()
        library = FaceLibrary(
            usesFallback: locator.usesFontconfig, files: files,
            prefersKnownFonts: locator.desktopFonts == nil)
        fonts = FontResolver(locator: locator, files: files, library: library)
        glyphs = GlyphCache(byteLimit: 4 << 20)
    }

    /// Returns the font at a scale; a font that is already open costs a comparison.
    func resolve(_ font: Font, scale: Double) -> ResolvedFont { fonts.font(for: font, scale: scale) }

    private var identities = 0

    /// Returns a unique number for a paragraph.
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

    /// Adds the masks of a font's glyphs, displaced to the right by `distance` points.
    func addPieces(
        of placed: [GlyphRun.Glyph], movedBy distance: Double, font: ResolvedFont,
        to pieces: inout [TextRendition.Piece]
    ) {
        glyphs.add(
            placed, movedBy: distance, pointSize: font.font.pointSize, scale: font.scale, faces: library,
            to: &pieces)
    }

    /// Returns the mask of an ASCII character without its neighbours, at a horizontal phase; nil if it has no ink.
    func piece(of letter: UInt8, atPhase phase: Int, font: ResolvedFont) -> TextRendition.Piece? {
        guard let face = font.face else { return nil }
        var pieces: [TextRendition.Piece] = []
        // The position of the phase within its pixel, so that the glyph is drawn for that phase.
        let x = Double(phase) / Double(GlyphPosition.phases) / font.scale
        let glyph = GlyphRun.Glyph(
            face: Int32(face.number), id: face.glyph(for: UInt32(letter)), x: Float(x), y: 0)
        addPieces(of: [glyph], movedBy: 0, font: font, to: &pieces)
        return pieces.first
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

    /// Returns the masks of several runs of one line.
    func rendition(of runs: [GlyphRun], scale: Double) -> TextRendition {
        let pieces = runs.flatMap { glyphs.pieces(of: $0, scale: scale, faces: library) }
        return TextRendition(scale: scale, pieces: pieces, generation: generation)
    }
}
