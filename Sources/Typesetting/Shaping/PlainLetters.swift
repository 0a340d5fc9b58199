import CHarfBuzz
import TextAnalysis

/// The advances of a face's printable ASCII letters and the kerning of their pairs, for measuring lines without shaping.
///
/// A pair is shaped once, when it first occurs. Words with a pair that changes its glyphs (a ligature), and words with
/// letters that depend on more than their neighbours, are shaped.
nonisolated final class PlainLetters {
    /// Whether the tables can be used; false if pairs are not sufficient for the rules of the font, so that all text is shaped.
    let isUsable: Bool
    /// The advances of 128 characters, in units.
    ///
    /// Unmanaged memory, because it is read for each letter of each text.
    let advances: UnsafeMutablePointer<Int32>
    /// The kerning that a pair adds to the first letter's advance, in units, by `first * 128 + second`.
    let kerning: UnsafeMutablePointer<Int16>
    unowned let owner: FontFace

    /// The pair has not been shaped yet.
    static let unknown = Int16.min
    /// The glyphs of the pair differ from those of its letters.
    static let changes = Int16.max

    init(face: FontFace, shaper: Shaper) {
        owner = face
        advances = .allocate(capacity: 128)
        advances.initialize(repeating: 0, count: 128)
        kerning = .allocate(capacity: 128 * 128)
        kerning.initialize(repeating: Self.unknown, count: 128 * 128)
        let rules = LetterRules(face: face, shaper: shaper)
        var isUsable = !face.isEmboldened && !rules.crossSpaces
        for letter in UInt32(0x20)..<0x7f {
            let glyph = face.glyph(for: letter)
            if glyph == 0 { isUsable = false }
            advances[Int(letter)] = Int32(clamping: face.advance(of: glyph))
        }
        self.isUsable = isUsable
        for letter in rules.contextual {
            for other in UInt8(0x21)..<0x7f {
                kerning[Int(letter) << 7 | Int(other)] = Self.changes
                kerning[Int(other) << 7 | Int(letter)] = Self.changes
            }
        }
        for (first, second) in rules.beginnings { kerning[Int(first) << 7 | Int(second)] = Self.changes }
    }

    deinit {
        advances.deallocate()
        kerning.deallocate()
    }

    /// Returns the kerning that a pair adds to the first letter's advance, in units, or `changes`.
    func extra(_ first: UInt8, _ second: UInt8, _ shaper: Shaper) -> Int16 {
        let known = kerning[Int(first) << 7 | Int(second)]
        return known == Self.unknown ? resolve(first, second, shaper: shaper) : known
    }

    /// Shapes a pair, and caches and returns its kerning.
    func resolve(_ first: UInt8, _ second: UInt8, shaper: Shaper) -> Int16 {
        let style = Shaper.Style(
            face: owner, script: CodePoint(UInt32(first)).script, isRightToLeft: false)
        var ids: [UInt32] = []
        var width = 0
        shaper.shape([UInt32(first), UInt32(second)], 0..<2, style) {
            ids.append($0.id)
            width += Int($0.advance)
        }
        let isSame =
            ids.count == 2 && ids[0] == owner.glyph(for: UInt32(first))
            && ids[1] == owner.glyph(for: UInt32(second))
        let extra = width - Int(advances[Int(first)]) - Int(advances[Int(second)])
        let result = isSame && abs(extra) < 32_000 ? Int16(extra) : Self.changes
        kerning[Int(first) << 7 | Int(second)] = result
        return result
    }
}
