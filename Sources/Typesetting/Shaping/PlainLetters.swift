import CHarfBuzz
import TextAnalysis

/// The printable ASCII letters of a face, and how pairs of them stand: measures lines without shaping them.
///
/// A pair is shaped once, when it is first met. Pairs that change their glyphs (ligatures) are known as such, and the
/// words that have one are shaped.
nonisolated final class PlainLetters {
    /// False when the font decides by more than pairs: then everything is shaped.
    let isUsable: Bool
    /// In units, by character.
    private(set) var advances = [Int32](repeating: 0, count: 128)
    /// What a pair adds to the first's advance, by `first * 128 + second`.
    private(set) var kerning: [Int16]
    unowned let owner: FontFace

    /// Not asked for yet.
    static let unknown = Int16.min
    /// The pair's glyphs are not those of its letters.
    static let changes = Int16.max

    init(face: FontFace) {
        owner = face
        kerning = [Int16](repeating: Self.unknown, count: 128 * 128)
        var isUsable = !face.isEmboldened && !Self.looksFurther(face)
        for letter in UInt32(0x20)..<0x7f {
            let glyph = face.glyph(for: letter)
            if glyph == 0 { isUsable = false }
            advances[Int(letter)] = Int32(clamping: face.advance(of: glyph))
        }
        self.isUsable = isUsable
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
        let isSame = ids == [owner.glyph(for: UInt32(first)), owner.glyph(for: UInt32(second))]
        let extra = width - Int(advances[Int(first)]) - Int(advances[Int(second)])
        let result = isSame && abs(extra) < 32_000 ? Int16(extra) : Self.changes
        kerning[Int(first) << 7 | Int(second)] = result
        return result
    }

    /// True when a rule that is on by default looks at letters beyond a pair of neighbours.
    private static func looksFurther(_ face: FontFace) -> Bool {
        guard let set = hb_set_create(), let before = hb_set_create(), let after = hb_set_create() else {
            return true
        }
        defer { for set in [set, before, after] { hb_set_destroy(set) } }
        let hbFace = hb_font_get_face(face.font)
        for table in [0x4753_5542, 0x4750_4f53] as [hb_tag_t] {
            hb_set_clear(set)
            let features: [hb_tag_t] = [
                0x6361_6c74, 0x6363_6d70, 0x636c_6967, 0x6b65_726e, 0x6c69_6761, 0x6c6f_636c, 0x7263_6c74,
                0x726c_6967, 0x6d61_726b, 0x6d6b_6d6b, 0,
            ]
            hb_ot_layout_collect_lookups(hbFace, table, nil, nil, features, set)
            var lookup = hb_codepoint_t.max
            while hb_set_next(set, &lookup) != 0 {
                hb_set_clear(before)
                hb_set_clear(after)
                hb_ot_layout_lookup_collect_glyphs(hbFace, table, lookup, before, nil, after, nil)
                if touchesLetters(before, face) || touchesLetters(after, face) { return true }
            }
        }
        return false
    }

    private static func touchesLetters(_ set: OpaquePointer, _ face: FontFace) -> Bool {
        (UInt32(0x20)..<0x7f).contains { hb_set_has(set, face.glyph(for: $0)) != 0 }
    }
}
