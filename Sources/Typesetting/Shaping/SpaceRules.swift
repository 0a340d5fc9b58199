import CHarfBuzz
import TextAnalysis

/// Checks whether rules of a font apply across spaces, so that its lines cannot be shaped word by word.
nonisolated enum SpaceRules {
    /// Returns whether a pair with a space is kerned, or glyphs are substituted because of letters beyond a space.
    static func lookOverSpaces(_ face: FontFace, _ shaper: Shaper) -> Bool {
        let space = [face.glyph(for: 0x20)]
        let replacing = FontLookups(
            of: ["calt", "ccmp", "clig", "liga", "locl", "rclt", "rlig"], in: .substitutions, face)
        for lookup in replacing.numbers {
            let touched = replacing.touched(by: lookup, among: space)
            if touched.before[0] || touched.after[0] { return true }
        }
        let kerning = FontLookups(of: ["kern"], in: .positioning, face)
        if kerning.numbers.isEmpty { return hasKernTable(face) && kernsSpaces(face, shaper) }
        return kerning.numbers.contains { kerning.touched(by: $0, among: space).input[0] }
    }

    private static func hasKernTable(_ face: FontFace) -> Bool {
        let table = hb_face_reference_table(hb_font_get_face(face.font), 0x6b65_726e)
        defer { hb_blob_destroy(table) }
        return hb_blob_get_length(table) > 0
    }

    /// Returns whether ASCII letters are kerned with a space, by shaping them: `kern` tables do not expose their glyphs.
    private static func kernsSpaces(_ face: FontFace, _ shaper: Shaper) -> Bool {
        var scalars: [UInt32] = [0x20]
        for letter in UInt32(0x21)..<0x7f { scalars += [letter, 0x20] }
        let style = Shaper.Style(face: face, script: CodePoint(0x61).script, isRightToLeft: false)
        var isKerned = false
        shaper.shape(scalars, 0..<scalars.count, style) { glyph in
            if glyph.missing == 0, Int(glyph.advance) != face.plainAdvance(of: glyph.id) { isKerned = true }
        }
        return isKerned
    }
}
