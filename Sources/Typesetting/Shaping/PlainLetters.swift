import CHarfBuzz
import TextAnalysis

/// The printable ASCII letters of a face, and how pairs of them stand: measures lines without shaping them.
///
/// A pair is shaped once, when it is first met. Pairs that change their glyphs (ligatures) are known as such, and the
/// words that have one are shaped. So are words with letters that depend on more than their neighbours.
nonisolated final class PlainLetters {
    /// False when the font decides by more than pairs: then everything is shaped.
    let isUsable: Bool
    /// In units, by character: 128 of them.
    ///
    /// Memory of its own, since each letter of each text reads it.
    let advances: UnsafeMutablePointer<Int32>
    /// The kerning that a pair adds to the first letter's advance, in units, by `first * 128 + second`.
    let kerning: UnsafeMutablePointer<Int16>
    unowned let owner: FontFace

    /// Not asked for yet.
    static let unknown = Int16.min
    /// The pair's glyphs are not those of its letters.
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

    /// Finds out about a pair; the result is kept.
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
