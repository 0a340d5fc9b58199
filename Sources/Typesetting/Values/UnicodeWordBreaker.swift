import TextAnalysis
public import TextEditing

/// A word breaker for text editing that follows Unicode (UAX#29, Unicode 15.0), with libthai's dictionary for Thai.
///
///     var options = TextEditorOptions()
///     options.wordBreaker = UnicodeWordBreaker()
public nonisolated struct UnicodeWordBreaker: WordBreaking {
    /// Creates a word breaker; all instances behave alike.
    public init() {}

    public func wordBoundaries(in text: [UInt8]) -> [Int] {
        var points: [CodePoint] = []
        var scalars: [UInt32] = []
        var offsets: [Int] = []
        var offset = 0
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            points.append(CodePoint(scalar.value))
            scalars.append(scalar.value)
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        let borders = WordBorders(points, scalars: scalars)
        return offsets.indices.filter { borders.isBoundary(before: $0) }.map { offsets[$0] } + [text.count]
    }
}
