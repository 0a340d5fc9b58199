/// Looks for a piece of text.
///
/// A match begins and ends between characters: `e` is not found in `é`, however that is written. Letters are compared
/// scalar by scalar, so a letter that is one scalar does not match the same one written with a mark. Costs are
/// linear in the text that is passed over, whatever the pattern.
///
///     var search = TextSearch("word", ignoresCase: true)
///     search.wordMatch = .fullWord
///     if let match = search.next(in: buffer, from: caret) { select(match.range) }
public struct TextSearch: Hashable, Sendable {
    /// How a match stands to the words of the text.
    ///
    ///     search.wordMatch = .startsWith   // "in" is found in "inside", not in "begin"
    public enum WordMatch: Hashable, Sendable {
        /// Anywhere.
        case contains
        /// At the start of a word.
        case startsWith
        /// As whole words.
        case fullWord
    }

    /// The text to find; an empty text is never found.
    public let text: String
    /// True if capitals and small letters are the same: by full case folding, so `STRASSE` finds `Straße`.
    public let ignoresCase: Bool
    /// How a match stands to words: runs of letters, digits, marks and connectors.
    public var wordMatch = WordMatch.contains
    /// True if a search that comes to the end goes on from the start, and the other way round.
    public var wrapsAround = true

    let pattern: SearchPattern

    /// Looks for a text.
    public init(_ text: String, ignoresCase: Bool = false) {
        self.text = text
        self.ignoresCase = ignoresCase
        pattern = SearchPattern(text, ignoresCase: ignoresCase)
    }

    /// The first match that begins at an offset or behind it; from the start on if there is none and it wraps around.
    public func next(in buffer: EditBuffer, from offset: Int) -> TextMatch? {
        let offset = buffer.valid(offset)
        var behind = matches(in: buffer, range: TextRange(start: offset, end: buffer.utf8Count))
        if let range = behind.next() { return TextMatch(range: range, isWrapped: false) }
        guard wrapsAround && offset > 0 else { return nil }
        let end = buffer.valid(min(offset + pattern.byteLimit, buffer.utf8Count))
        var before = matches(in: buffer, range: TextRange(start: 0, end: end))
        return before.next().map { TextMatch(range: $0, isWrapped: true) }
    }

    /// The last match that ends at an offset or before it; from the end back if there is none and it wraps around.
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

    /// All matches within a range, each behind the one before, found as they are asked for.
    public func matches(in buffer: EditBuffer, range: TextRange? = nil) -> TextMatches {
        TextMatches(self, in: buffer, range: buffer.valid(range ?? buffer.range))
    }

    /// Reads the text in windows from its end, each larger than the one before.
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

/// Where a text was found.
///
///     if match.isWrapped { status.text = "Search began again at the top" }
public struct TextMatch: Hashable, Sendable {
    /// Where it is.
    public let range: TextRange
    /// True if the search came past an end of the text to find it.
    public let isWrapped: Bool
}
