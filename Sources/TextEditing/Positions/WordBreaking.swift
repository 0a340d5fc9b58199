/// Tells where words begin and end; ``SimpleWordBreaker`` does unless a better one is plugged in.
///
///     struct SpaceBreaker: WordBreaking {
///         func wordBoundaries(in text: [UInt8]) -> [Int] {
///             [0] + text.indices.filter { text[$0] == 0x20 } + [text.count]
///         }
///     }
public protocol WordBreaking: Sendable {
    /// The borders between words, spaces and signs of a text in UTF-8, ascending, with its start and its end.
    ///
    /// The text is a part of a larger one, cut between a space or line break and what follows wherever one is near.
    func wordBoundaries(in text: [UInt8]) -> [Int]
}
