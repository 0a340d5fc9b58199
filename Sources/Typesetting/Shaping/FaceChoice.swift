import CHarfBuzz
import TextAnalysis

/// Selects the face for a character: the face of its font, or a fallback face that has the character.
nonisolated final class FaceChoice {
    private let library: FaceLibrary
    private let scalars: [UInt32]
    private let points: [CodePoint]
    /// The face used last, which is tried first for the next character, so that a word in another script uses one face.
    private var last: FontFace?

    init(library: FaceLibrary, scalars: [UInt32], points: [CodePoint]) {
        self.library = library
        self.scalars = scalars
        self.points = points
    }

    /// Returns the number of the face for a grapheme cluster.
    ///
    /// If no face has the characters, this is the font's own face, which draws a box; -1 if there is no font.
    func face(for cluster: Range<Int>, font: ResolvedFont) -> Int32 {
        guard let own = font.face else { return -1 }
        return Int32(face(for: cluster, font, own).number)
    }

    private func face(for cluster: Range<Int>, _ font: ResolvedFont, _ own: FontFace) -> FontFace {
        if isEmoji(cluster) {
            if let last, last.isColored, has(last, cluster) { return last }
            if let face = library.fallback(
                for: scalars[cluster.lowerBound], font: font.font, wantsColor: true)
            {
                last = face
                return face
            }
        }
        if has(own, cluster) { return own }
        if let last, !last.isColored, has(last, cluster) { return last }
        for index in cluster.prefix(Shaper.markLimit)
        where isVisible(index) && own.glyph(for: scalars[index]) == 0 {
            if let face = library.fallback(for: scalars[index], font: font.font, wantsColor: false),
                has(face, cluster.lowerBound..<cluster.lowerBound + 1)
            {
                last = face
                return face
            }
        }
        return own
    }

    /// Returns whether the cluster is an emoji: by default, or because of a variation selector or another code point of the cluster.
    private func isEmoji(_ cluster: Range<Int>) -> Bool {
        let first = points[cluster.lowerBound]
        guard cluster.count > 1 else { return first.isEmoji }
        guard first.isPictographic || first.isEmoji || isKeycapBase(scalars[cluster.lowerBound]) else {
            return false
        }
        let second = scalars[cluster.lowerBound + 1]
        if second == 0xfe0e { return false }
        return first.isEmoji || second == 0xfe0f || second == 0x20e3 || second == 0x200d
            || points[cluster.lowerBound + 1].line == .em
    }

    private func isKeycapBase(_ scalar: UInt32) -> Bool {
        scalar == 0x23 || scalar == 0x2a || scalar >= 0x30 && scalar <= 0x39
    }

    /// Returns whether the face has all visible characters of the cluster, possibly as precomposed characters.
    private func has(_ face: FontFace, _ cluster: Range<Int>) -> Bool {
        guard isVisible(cluster.lowerBound) else { return true }
        guard face.glyph(for: scalars[cluster.lowerBound]) != 0 || isDecomposable(face, cluster.lowerBound)
        else { return false }
        var base = scalars[cluster.lowerBound]
        for index in cluster.dropFirst().prefix(Shaper.markLimit) where isVisible(index) {
            let mark = scalars[index]
            var composed: hb_codepoint_t = 0
            if hb_unicode_compose(hb_unicode_funcs_get_default(), base, mark, &composed) != 0,
                face.glyph(for: composed) != 0
            {
                base = composed
            } else if face.glyph(for: mark) == 0 {
                return false
            }
        }
        return true
    }

    private func isDecomposable(_ face: FontFace, _ index: Int) -> Bool {
        var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
        let functions = hb_unicode_funcs_get_default()
        guard hb_unicode_decompose(functions, scalars[index], &first, &second) != 0 else { return false }
        return face.glyph(for: first) != 0 && (second == 0 || face.glyph(for: second) != 0)
    }

    /// Returns false for characters that shaping ignores or that only control it.
    private func isVisible(_ index: Int) -> Bool {
        let scalar = scalars[index]
        if scalar < 0x300 { return scalar > 0x20 && (scalar < 0x7f || scalar >= 0xa1) && scalar != 0xad }
        switch scalar {
        case 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b...0x180f, 0x2000...0x200f,
            0x2028...0x202f,
            0x205f...0x206f, 0x3000, 0x3164, 0xfe00...0xfe0f, 0xfeff, 0xffa0, 0xfff0...0xfff8,
            0xe0000...0xe0fff:
            return false
        default: return true
        }
    }
}
