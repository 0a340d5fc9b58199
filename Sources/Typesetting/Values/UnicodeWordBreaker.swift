import TextAnalysis
public import TextEditing

/// Words as Unicode has them (UAX#29, Unicode 15.0), for texts that are edited.
///
///     var options = TextEditorOptions()
///     options.wordBreaker = UnicodeWordBreaker()
public nonisolated struct UnicodeWordBreaker: WordBreaking {
    /// A breaker; all are the same.
    public init() {}

    public func wordBoundaries(in text: [UInt8]) -> [Int] {
        var points: [CodePoint] = []
        var offsets: [Int] = []
        var offset = 0
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            points.append(CodePoint(scalar.value))
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        let breaker = WordBreaker(points)
        return offsets.indices.filter { breaker.isBoundary(before: $0) }.map { offsets[$0] } + [text.count]
    }
}
