/// A place between two characters of a text, and which of them the caret stands at.
///
/// The two differ where a line ends by itself, and where text from left to right meets text from right to left.
///
///     let start = TextPosition(offset: 0)
public nonisolated struct TextPosition: Hashable, Sendable {
    /// Which neighbour the caret belongs to.
    ///
    ///     TextPosition(offset: 5, affinity: .upstream)   // after the fifth byte, at the end of its line
    public enum Affinity: Hashable, Sendable {
        /// The character before.
        case upstream
        /// The character after.
        case downstream
    }

    /// In bytes of UTF-8 from the text's start.
    public var offset: Int
    public var affinity: Affinity

    public init(offset: Int, affinity: Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}
