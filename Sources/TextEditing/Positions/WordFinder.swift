/// Finds words in a text, reading only windows that begin and end where a word boundary does not depend on other text.
///
/// The windows are limited to several thousand bytes, so longer words are divided and every step has a bounded cost.
///
///     let words = WordFinder(buffer)
///     words.end(after: 0)     // the end of the first word
///     words.range(at: 7)      // the word that a double click selects
public struct WordFinder {
    /// The distance in which an end of a window is searched for, in bytes.
    static let reach = 4096
    /// The minimum number of bytes that are read on each side of an offset.
    static let near = 128

    private let buffer: EditBuffer
    private let breaker: any WordBreaking

    /// Creates a word finder for a text with the rules of a word breaker.
    public init(_ buffer: EditBuffer, breaker: any WordBreaking = SimpleWordBreaker()) {
        self.buffer = buffer
        self.breaker = breaker
    }

    /// Returns the nearest end of a word after an offset; the end of the text if there is none.
    public func end(after offset: Int) -> Int {
        firstWord(from: offset) { $0.end > offset }?.end ?? buffer.utf8Count
    }

    /// Returns the nearest start of a word after an offset; the end of the text if there is none.
    public func start(after offset: Int) -> Int {
        firstWord(from: offset) { $0.start > offset }?.start ?? buffer.utf8Count
    }

    /// Returns the nearest start of a word before an offset; zero if there is none.
    public func start(before offset: Int) -> Int {
        var window = window(around: offset)
        while true {
            if let word = pieces(of: window).last(where: { $0.start < offset && isWord($0) }) {
                return word.start
            }
            if window.start == 0 { return 0 }
            window = TextRange(start: cut(before: window.start - WordFinder.near), end: window.start)
        }
    }

    /// Returns the range of the word, white space or punctuation that contains an offset.
    public func range(at offset: Int) -> TextRange {
        let offset = buffer.valid(offset)
        let pieces = pieces(of: window(around: offset))
        return pieces.first { $0.contains(offset) } ?? pieces.last ?? TextRange(at: offset)
    }

    private func firstWord(from offset: Int, where fits: (TextRange) -> Bool) -> TextRange? {
        var window = window(around: offset)
        while true {
            if let word = pieces(of: window).first(where: { fits($0) && isWord($0) }) { return word }
            if window.end == buffer.utf8Count { return nil }
            window = TextRange(start: window.end, end: cut(after: window.end + WordFinder.near))
        }
    }

    // MARK: - Windows

    private func window(around offset: Int) -> TextRange {
        TextRange(start: cut(before: offset - WordFinder.near), end: cut(after: offset + WordFinder.near))
    }

    private func cut(before offset: Int) -> Int {
        if offset <= 0 { return 0 }
        let start = buffer.valid(offset - WordFinder.reach)
        let text = buffer.bytes(in: TextRange(start: start, end: offset + 1))
        let index = text.indices.last { $0 > 0 && WordFinder.isCertain(text, at: $0) }
        return index.map { start + $0 } ?? start
    }

    private func cut(after offset: Int) -> Int {
        let limit = buffer.valid(offset + WordFinder.reach)
        let start = buffer.valid(offset - 1)
        let text = buffer.bytes(in: TextRange(start: start, end: limit))
        let index = text.indices.first { $0 > 0 && WordFinder.isCertain(text, at: $0) }
        return index.map { start + $0 } ?? limit
    }

    /// Returns whether the index is between a space or line feed and a printable ASCII character.
    private static func isCertain(_ text: [UInt8], at index: Int) -> Bool {
        (0x21...0x7E).contains(text[index]) && (text[index - 1] == 0x20 || text[index - 1] == 0x0A)
    }

    /// Returns the segments of a window between word boundaries; boundaries within a character are skipped.
    private func pieces(of window: TextRange) -> [TextRange] {
        let text = buffer.bytes(in: window)
        var pieces: [TextRange] = []
        var start = window.start
        for boundary in breaker.wordBoundaries(in: text) where boundary > 0 && boundary <= text.count {
            let end = window.start + boundary
            guard end > start, end == window.end || buffer.isCharacterBoundary(end) else { continue }
            pieces.append(TextRange(start: start, end: end))
            start = end
        }
        if start < window.end { pieces.append(TextRange(start: start, end: window.end)) }
        return pieces
    }

    /// Returns whether a segment contains letters, digits or emoji, rather than only white space and punctuation.
    private func isWord(_ range: TextRange) -> Bool {
        buffer.string(in: range).unicodeScalars.contains { scalar in
            if scalar.isASCII {
                return ("a"..."z") ~= scalar || ("A"..."Z") ~= scalar || ("0"..."9") ~= scalar
            }
            let properties = scalar.properties
            return properties.isAlphabetic || properties.numericType != nil || properties.isEmojiPresentation
        }
    }
}
