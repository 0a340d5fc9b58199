import Drawing

/// How a word is drawn: by masks of the whole word, or from the masks of its glyphs.
nonisolated final class WordInk {
    /// The word's glyphs, placed from its origin in points.
    let glyphs: [GlyphRun.Glyph]
    /// True when SDL_ttf draws the word; the glyphs serve for the phases at which it does not.
    let isWhole: Bool
    private var masks: [(phase: Int, mask: WordMask)] = []
    /// The rendition of lines that are this word alone.
    private(set) var alone: TextRendition?

    init(glyphs: [GlyphRun.Glyph], isWhole: Bool) {
        self.glyphs = glyphs
        self.isWhole = isWhole
    }

    /// The mask for a phase; nil when it was not asked for yet.
    func mask(phase: Int) -> WordMask? { masks.first { $0.phase == phase }?.mask }

    func keep(_ mask: WordMask, phase: Int) { masks.append((phase, mask)) }

    func keep(alone rendition: TextRendition) { alone = rendition }

    /// An object, its arrays, and each mask's object beside the mask's bytes.
    var cost: Int {
        let own = 128 + glyphs.count * 16 + (alone.map { 64 + $0.pieces.count * 24 } ?? 0)
        return masks.reduce(own) { sum, entry in
            guard case .drawn(let piece) = entry.mask else { return sum + 32 }
            return sum + 128 + piece.mask.byteCount
        }
    }
}
