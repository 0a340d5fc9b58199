import TextAnalysis

/// The decision whether a line is shaped word by word, and in which script.
nonisolated enum LineScript {
    /// Returns the script of a line that is shaped word by word, or nil for a line that is shaped as a whole.
    ///
    /// A line is shaped as a whole if it contains characters that its font lacks, right-to-left text, emoji, several scripts or tabs, or if
    /// rules of its font apply across spaces.
    static func ofWords(
        in bytes: UnsafeBufferPointer<UInt8>, _ face: FontFace, _ shaper: Shaper
    ) -> ScriptCode? {
        guard face.allowsWords(shaper) else { return nil }
        var index = 0
        var script: ScriptCode?
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                if byte == 9 { return nil }
                if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7a {
                    if let script, script != latin { return nil }
                    script = latin
                }
                index += 1
                continue
            }
            let (scalar, count) = Decoding.scalar(bytes, at: index)
            index += count
            // Variation selector 16 requests emoji presentation even if the text font has the character: a red heart.
            if scalar == 0xfe0f { return nil }
            let point = CodePoint(scalar)
            if !point.script.isNeutral {
                if let script, script != point.script { return nil }
                script = point.script
            }
            guard scalar >= 0xa1, MissingGlyph.isSeen(scalar) else { continue }
            if point.bidi.needsOrdering || point.isEmoji || face.glyph(for: scalar) == 0 { return nil }
        }
        return script ?? latin
    }

    private static let latin = CodePoint(0x61).script
}
