/// The position of a word that is drawn as one mask: a whole pixel, and the eighth of a pixel at which the word begins.
///
/// Its letters are at most a quarter of a pixel from their positions as single glyphs (``GlyphPosition``): the rounding of a glyph adds
/// up to an eighth, the rounding of the word a sixteenth, and the accumulated errors of the advances a sixteenth.
nonisolated struct WordPosition {
    let x: Int
    let phase: Int

    /// The number of subpixel positions at which a word can begin.
    static let phases = 8

    /// Rounds a position in pixels to eighths; nil if it is far outside any screen.
    init?(x: Double) {
        let steps = (x * Double(Self.phases)).rounded()
        guard abs(steps) < 1e12 else { return nil }
        self.x = Int((steps / Double(Self.phases)).rounded(.down))
        phase = Int(steps) - self.x * Self.phases
    }
}
