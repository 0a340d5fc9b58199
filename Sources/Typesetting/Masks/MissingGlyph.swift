/// The box that is drawn for a character without a glyph in any font: its code point in hexadecimal digits.
nonisolated struct MissingGlyph {
    let scalar: UInt32

    private var columns: Int { scalar > 0xffff ? 3 : 2 }

    /// Returns the width of the box in ems; 0 for invisible characters.
    static func width(of scalar: UInt32) -> Double {
        if scalar == 0x20 || scalar == 0xa0 { return 0.25 }
        return isSeen(scalar) ? (scalar > 0xffff ? 1.2 : 0.9) : 0
    }

    static func isSeen(_ scalar: UInt32) -> Bool {
        switch scalar {
        case ...0x20, 0x7f...0xa0, 0xad, 0x34f, 0x61c, 0x1160, 0x180b...0x180f, 0x2000...0x200f,
            0x2028...0x202f,
            0x205f...0x206f, 0x3000, 0xfe00...0xfe0f, 0xfeff, 0xfff0...0xfff8, 0xe0000...0xe0fff:
            false
        default: true
        }
    }

    /// Returns the mask of the box, from slightly below the baseline to the cap height; nil for an invisible character.
    func piece(pixelSize: Double) -> TextRendition.Piece? {
        guard Self.isSeen(scalar) else { return nil }
        let margin = max(1, Int(pixelSize / 20))
        let width = Int(Self.width(of: scalar) * pixelSize) - 2 * margin
        let height = Int(pixelSize)
        guard width > 2, height > 2 else { return nil }
        let mask = GlyphMask(width: width, height: height, isColored: false)
        let line = max(1, Int(pixelSize / 24))
        fill(mask, 0, 0, width, line)
        fill(mask, 0, height - line, width, line)
        fill(mask, 0, 0, line, height)
        fill(mask, width - line, 0, line, height)
        drawDigits(on: mask, border: line)
        return TextRendition.Piece(mask: mask, x: margin, y: -Int(pixelSize * 0.85))
    }

    /// Draws the digits in two rows, with dots of the largest whole number of pixels; draws nothing if they do not fit.
    private func drawDigits(on mask: GlyphMask, border: Int) {
        let (wide, high) = (columns * 4 - 1, 11)
        // Leaves half a dot free on each side.
        let dot = min((mask.width - 2 * border) / (wide + 1), (mask.height - 2 * border) / (high + 1))
        guard dot > 0 else { return }
        let left = (mask.width - wide * dot) / 2
        let top = (mask.height - high * dot) / 2
        for place in 0..<columns * 2 {
            let digit = Int(scalar >> UInt32((columns * 2 - 1 - place) * 4) & 15)
            let (column, row) = (place % columns, place / columns)
            for y in 0..<5 {
                for x in 0..<3 where Self.digits[digit] >> UInt16(14 - y * 3 - x) & 1 == 1 {
                    fill(mask, left + (column * 4 + x) * dot, top + (row * 6 + y) * dot, dot, dot)
                }
            }
        }
    }

    private func fill(_ mask: GlyphMask, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        for row in max(0, y)..<max(0, min(mask.height, y + height)) {
            for column in max(0, x)..<max(0, min(mask.width, x + width)) {
                mask.coverage[row * mask.stride + column] = 255
            }
        }
    }

    /// The bitmaps of the digits: five rows of three dots, with the top left dot in the highest bit.
    private static let digits: [UInt16] = [
        0b111_101_101_101_111, 0b010_110_010_010_111, 0b111_001_111_100_111, 0b111_001_111_001_111,
        0b101_101_111_001_001, 0b111_100_111_001_111, 0b111_100_111_101_111, 0b111_001_010_010_010,
        0b111_101_111_101_111, 0b111_101_111_001_111, 0b111_101_111_101_101, 0b110_101_110_101_110,
        0b111_100_100_100_111, 0b110_101_101_101_110, 0b111_100_111_100_111, 0b111_100_111_100_100,
    ]
}
