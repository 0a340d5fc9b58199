/// Finds sentence boundaries.
///
/// A sentence ends at a full stop, exclamation mark or question mark followed by white space, or at the end of the text. Closing
/// quotes and brackets and the white space after the mark belong to the sentence. The ideographic marks need no white space. This
/// is a simplification of UAX #29: an abbreviation ("e.g. this") ends a sentence unless a lowercase letter follows.
///
///     SentenceBreaker.sentence(in: "One. Two.", at: 6)     // 5..<9
nonisolated enum SentenceBreaker {
    /// Returns the range in bytes of the sentence that contains `offset`; the last sentence if the offset is beyond the end.
    ///
    /// O(length).
    static func sentence(in text: String, at offset: Int) -> Range<Int> {
        var start = 0
        for end in ends(of: text) {
            if offset < end { return start..<end }
            if end < text.utf8.count { start = end }
        }
        return start..<text.utf8.count
    }

    /// Returns the end of each sentence in bytes; the last is the end of the text.
    private static func ends(of text: String) -> [Int] {
        let characters = Array(text)
        var ends: [Int] = []
        var (index, offset) = (0, 0)
        while index < characters.count {
            let mark = characters[index]
            offset += mark.utf8.count
            index += 1
            guard isTerminator(mark) || isIdeographicTerminator(mark) else { continue }
            while index < characters.count, isTerminator(characters[index]) || isClosing(characters[index]) {
                offset += characters[index].utf8.count
                index += 1
            }
            let mayEnd =
                isIdeographicTerminator(mark) || index == characters.count || characters[index].isWhitespace
            guard mayEnd else { continue }
            while index < characters.count, characters[index].isWhitespace {
                offset += characters[index].utf8.count
                index += 1
            }
            if mark == ".", index < characters.count, characters[index].isLowercase { continue }
            ends.append(offset)
        }
        if ends.last != text.utf8.count { ends.append(text.utf8.count) }
        return ends
    }

    private static func isTerminator(_ character: Character) -> Bool {
        ".!?\u{2026}\u{203D}\u{061F}".contains(character)
    }

    private static func isIdeographicTerminator(_ character: Character) -> Bool {
        "\u{3002}\u{FF01}\u{FF1F}\u{FF0E}".contains(character)
    }

    private static func isClosing(_ character: Character) -> Bool {
        "\"')]}\u{2019}\u{201D}\u{00BB}\u{300D}\u{300F}\u{FF09}".contains(character)
    }
}
