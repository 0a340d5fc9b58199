/// A caret position between two characters, with an affinity to one of them.
///
/// The affinity matters at the end of a wrapped line, and where left-to-right and right-to-left text meet.
///
///     let start = TextPosition(offset: 0)
public struct TextPosition: Hashable, Sendable {
    /// The neighbouring character with which a caret is displayed.
    ///
    ///     TextPosition(offset: 5, affinity: .upstream)   // after the fifth byte, at the end of its line
    public enum Affinity: Hashable, Sendable {
        /// The character before the position.
        case upstream
        /// The character after the position.
        case downstream
    }

    /// The offset in bytes of UTF-8 from the start of the text.
    public var offset: Int
    /// The neighbouring character with which the caret is displayed.
    public var affinity: Affinity

    /// Creates a position before the byte at an offset.
    public init(offset: Int, affinity: Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}
