/// Finds word boundaries; the default implementation is ``SimpleWordBreaker``.
///
///     struct SpaceBreaker: WordBreaking {
///         func wordBoundaries(in text: [UInt8]) -> [Int] {
///             [0] + text.indices.filter { text[$0] == 0x20 } + [text.count]
///         }
///     }
public protocol WordBreaking: Sendable {
    /// Returns the boundaries between words, white space and punctuation of UTF-8 text, ascending, including its start and end.
    ///
    /// The text is part of a larger one, cut before the first character after a space or line break if there is one nearby.
    func wordBoundaries(in text: [UInt8]) -> [Int]
}
