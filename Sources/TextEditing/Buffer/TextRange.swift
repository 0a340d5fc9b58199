/// A stretch of a text, from a start to an end that is never before it, in bytes of UTF-8.
///
/// It contains the text between the two offsets; an empty range is a place.
///
///     var buffer = EditBuffer("Hello, world")
///     buffer.replace(TextRange(start: 0, end: 5), with: "Goodbye")
public struct TextRange: Hashable, Sendable {
    /// The offset of the first byte inside.
    public private(set) var start: Int
    /// The offset of the first byte behind.
    public private(set) var end: Int

    /// The text between two offsets, whichever comes first.
    public init(start: Int, end: Int) {
        self.start = min(start, end)
        self.end = max(start, end)
    }

    /// The text of a range of offsets.
    public init(_ range: Range<Int>) {
        start = range.lowerBound
        end = range.upperBound
    }

    /// A place.
    public init(at offset: Int) {
        start = offset
        end = offset
    }

    /// True if there is nothing inside.
    public var isEmpty: Bool { start == end }
    /// How many bytes are inside.
    public var length: Int { end - start }
    /// The offsets as a `Range`.
    public var offsets: Range<Int> { start..<end }

    /// True if the byte at the offset is inside.
    public func contains(_ offset: Int) -> Bool { start <= offset && offset < end }

    /// The part of it that lies within another one; a place at the nearer end of that one if there is none.
    public func clamped(to other: TextRange) -> TextRange {
        let start = min(max(start, other.start), other.end)
        return TextRange(start: start, end: min(max(end, start), other.end))
    }

    /// The smallest range that holds both.
    public func union(_ other: TextRange) -> TextRange {
        TextRange(start: min(start, other.start), end: max(end, other.end))
    }
}
