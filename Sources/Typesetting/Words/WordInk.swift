import Drawing

/// The drawable form of a word: masks of the whole word, or the masks of its glyphs.
nonisolated final class WordInk {
    /// The word's glyphs; their positions are in points from the origin of the word.
    let glyphs: [GlyphRun.Glyph]
    /// Whether SDL_ttf draws the word; the glyphs are used for the phases that it cannot draw.
    let isWhole: Bool
    private var masks: [(phase: Int, mask: WordMask)] = []
    /// The rendition of lines that consist of this word only.
    private(set) var alone: TextRendition?

    init(glyphs: [GlyphRun.Glyph], isWhole: Bool) {
        self.glyphs = glyphs
        self.isWhole = isWhole
    }

    /// Returns the mask for a phase; nil if it has not been requested yet.
    func mask(phase: Int) -> WordMask? { masks.first { $0.phase == phase }?.mask }

    func keep(_ mask: WordMask, phase: Int) { masks.append((phase, mask)) }

    func keep(alone rendition: TextRendition) { alone = rendition }

    /// The cost in bytes: the object, its arrays, and each mask with its object.
    var cost: Int {
        let own = 128 + glyphs.count * 16 + (alone.map { 64 + $0.pieces.count * 24 } ?? 0)
        return masks.reduce(own) { sum, entry in
            guard case .drawn(let piece) = entry.mask else { return sum + 32 }
            return sum + 128 + piece.mask.byteCount
        }
    }
}
