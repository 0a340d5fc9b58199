/// A search for a text.
///
/// A match begins and ends at character boundaries: `e` does not match in `é`, in either of its encodings. Text is compared by
/// scalars without normalization, so a precomposed letter does not match its decomposed form. Searching is linear in the text that
/// is passed over, for every pattern.
///
///     var search = TextSearch("word", ignoresCase: true)
///     search.wordMatch = .fullWord
///     if let match = search.next(in: buffer, from: caret) { select(match.range) }
public struct TextSearch: Hashable, Sendable {
    /// The required relation of a match to word boundaries.
    ///
    ///     search.wordMatch = .startsWith   // "in" is found in "inside", not in "begin"
    public enum WordMatch: Hashable, Sendable {
        /// A match may begin and end anywhere.
        case contains
        /// A match begins at the start of a word.
        case startsWith
        /// A match consists of whole words.
        case fullWord
    }

    /// The text to find; an empty text has no matches.
    public let text: String
    /// Whether the search ignores case, by full case folding, so that `STRASSE` matches `Straße`.
    public let ignoresCase: Bool
    /// The required relation of a match to words, which are runs of letters, digits, marks and connectors.
    public var wordMatch = WordMatch.contains
    /// Whether a search continues at the other end of the text when it reaches one end; true by default.
    public var wrapsAround = true

    let pattern: SearchPattern

    /// Creates a search for a text.
    public init(_ text: String, ignoresCase: Bool = false) {
        self.text = text
        self.ignoresCase = ignoresCase
        pattern = SearchPattern(text, ignoresCase: ignoresCase)
    }

    /// Returns the first match that begins at or after an offset; if there is none and the search wraps around, the first one.
    public func next(in buffer: EditBuffer, from offset: Int) -> TextMatch? {
        let offset = buffer.valid(offset)
        var behind = matches(in: buffer, range: TextRange(start: offset, end: buffer.utf8Count))
        if let range = behind.next() { return TextMatch(range: range, isWrapped: false) }
        guard wrapsAround && offset > 0 else { return nil }
        let end = buffer.valid(min(offset + pattern.byteLimit, buffer.utf8Count))
        var before = matches(in: buffer, range: TextRange(start: 0, end: end))
        return before.next().map { TextMatch(range: $0, isWrapped: true) }
    }

    /// Returns the last match that ends at or before an offset; if there is none and the search wraps around, the last one.
    public func previous(in buffer: EditBuffer, before offset: Int) -> TextMatch? {
        let offset = buffer.valid(offset)
        if let range = last(in: buffer, within: TextRange(start: 0, end: offset)) {
            return TextMatch(range: range, isWrapped: false)
        }
        guard wrapsAround && offset < buffer.utf8Count else { return nil }
        let start = buffer.valid(max(offset - pattern.byteLimit, 0))
        let range = last(in: buffer, within: TextRange(start: start, end: buffer.utf8Count))
        return range.map { TextMatch(range: $0, isWrapped: true) }
    }

    /// Returns the matches within a range in order, without overlaps, found lazily.
    public func matches(in buffer: EditBuffer, range: TextRange? = nil) -> TextMatches {
        TextMatches(self, in: buffer, range: buffer.valid(range ?? buffer.range))
    }

    /// Returns the last match in a range, by reading windows of increasing size from its end.
    private func last(in buffer: EditBuffer, within range: TextRange) -> TextRange? {
        var size = max(4096, 4 * pattern.byteLimit)
        var end = range.end
        while true {
            let start = max(buffer.valid(end - size), range.start)
            var last: TextRange?
            var matches = TextMatches(
                self, in: buffer, range: TextRange(start: start, end: end), overlapping: true)
            while let match = matches.next() { last = match }
            if last != nil || start == range.start { return last }
            end = min(buffer.valid(start + pattern.byteLimit), range.end)
            size = min(size * 4, max(1 << 20, 4 * pattern.byteLimit))
        }
    }
}

/// A match of a search.
///
///     if match.isWrapped { status.text = "Search began again at the top" }
public struct TextMatch: Hashable, Sendable {
    /// The range of the match.
    public let range: TextRange
    /// Whether the search wrapped around an end of the text to find it.
    public let isWrapped: Bool
}
