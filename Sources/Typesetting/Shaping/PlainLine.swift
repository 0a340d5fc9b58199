import Drawing

/// The rules by which a font draws lines of printable ASCII characters without shaping them.
///
/// For texts that rarely repeat, such as the numbers of a table: words are neither shaped nor cached.
///
///     if let width = font.plainLine(shaper)?.width(of: bytes) { ... }
nonisolated final class PlainLine {
    private let letters: PlainLetters
    private let shaper: Shaper
    /// The size of a font unit, in points and in pixels.
    private let unit, pixelUnit: Double
    private let masks = PlainMasks()

    init(letters: PlainLetters, shaper: Shaper, unit: Double, scale: Double) {
        self.letters = letters
        self.shaper = shaper
        self.unit = unit
        pixelUnit = unit * scale
    }

    /// Returns the advance of a text, in points; nil if it has other characters, or a pair that changes its glyphs.
    func width(of bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        var pen = 0
        return forEachLetter(of: bytes) { _, advance in pen += advance } ? Double(pen) * unit : nil
    }

    /// Calls `body` with the masks of a text, from left to right; `draw` draws a character at a phase when it first occurs.
    ///
    /// - Returns: `false` in the cases in which ``width(of:)`` is nil; `body` was then not called.
    @inline(__always)
    func drawMasks(
        of bytes: UnsafeBufferPointer<UInt8>, drawnBy draw: (UInt8, Int) -> TextRendition.Piece?,
        _ body: (PlacedMask) -> Void
    ) -> Bool {
        guard width(of: bytes) != nil else { return false }
        var pen = 0
        return forEachLetter(of: bytes) { letter, advance in
            if letter != 0x20, let place = GlyphPosition(x: Double(pen) * pixelUnit, y: 0),
                var mask = masks.mask(
                    letter, phase: place.phase, otherwise: { draw(letter, place.phase) })
            {
                mask.x += place.x
                body(mask)
            }
            pen += advance
        }
    }

    /// Calls `body` with each character and its advance, with kerning, in units.
    ///
    /// - Returns: `false` when a character or a pair needs shaping; `body` was then called for those before it.
    @inline(__always)
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
