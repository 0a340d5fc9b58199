import Drawing

/// A line of printable ASCII characters that needs no shaping and is drawn from the masks of its characters.
///
/// For texts that rarely repeat, such as the numbers of a table: it neither shapes nor caches words.
///
///     if let width = PlainLine(font, letters, shaper).width(of: bytes) { ... }
nonisolated struct PlainLine {
    private let font: ResolvedFont
    private let letters: PlainLetters
    private let shaper: Shaper

    /// Creates the rules for a font; nil if all of its texts must be shaped.
    init?(_ font: ResolvedFont, shaper: Shaper) {
        guard let letters = font.face?.plainLetters(shaper), letters.isUsable else { return nil }
        self.font = font
        self.letters = letters
        self.shaper = shaper
    }

    /// Returns the advance of a text, in points; nil if it has other characters, or a pair that changes its glyphs.
    func width(of bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        var pen = 0
        return forEachLetter(of: bytes) { _, advance in pen += advance } ? Double(pen) * font.unit : nil
    }

    /// Returns the masks of a text; nil in the same cases as ``width(of:)``.
    func rendition(of bytes: UnsafeBufferPointer<UInt8>, _ engine: TextEngine) -> TextRendition? {
        var pen = 0
        var pieces: [TextRendition.Piece] = []
        pieces.reserveCapacity(bytes.count)
        let isPlain = forEachLetter(of: bytes) { letter, advance in
            if letter != 0x20, let place = GlyphPosition(x: Double(pen) * font.unit * font.scale, y: 0),
                let piece = font.plainMasks.piece(
                    letter, phase: place.phase, otherwise: { draw(letter, place.phase, engine) })
            {
                pieces.append(TextRendition.Piece(mask: piece.mask, x: place.x + piece.x, y: piece.y))
            }
            pen += advance
        }
        return isPlain
            ? TextRendition(scale: font.scale, pieces: pieces, generation: engine.generation) : nil
    }

    private func draw(_ letter: UInt8, _ phase: Int, _ engine: TextEngine) -> TextRendition.Piece? {
        guard let face = font.face else { return nil }
        var pieces: [TextRendition.Piece] = []
        // The position of the phase within its pixel, so that the glyph is drawn for that phase.
        let x = Double(phase) / Double(GlyphPosition.phases) / font.scale
        let glyph = GlyphRun.Glyph(
            face: Int32(face.number), id: face.glyph(for: UInt32(letter)), x: Float(x), y: 0)
        engine.addPieces(of: [glyph], movedBy: 0, font: font, to: &pieces)
        return pieces.first
    }

    /// Calls `body` with each character and its advance, with kerning, in units.
    ///
    /// - Returns: `false` when a character or a pair needs shaping; `body` was then called for those before it.
    private func forEachLetter(
        of bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt8, Int) -> Void
    ) -> Bool {
        for index in bytes.indices {
            let letter = bytes[index]
            guard letter >= 0x20, letter < 0x7f else { return false }
            var advance = Int(letters.advances[Int(letter)])
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
            if letter > 0x20, next > 0x20, next < 0x7f {
                let extra = letters.extra(letter, next, shaper)
                if extra == PlainLetters.changes { return false }
                advance += Int(extra)
            }
            body(letter, advance)
        }
        return true
    }
}
