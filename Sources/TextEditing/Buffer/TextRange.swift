/// A range of a text in bytes of UTF-8, whose start is never after its end.
///
/// An empty range represents a position.
///
///     var buffer = EditBuffer("Hello, world")
///     buffer.replace(TextRange(start: 0, end: 5), with: "Goodbye")
public struct TextRange: Hashable, Sendable {
    /// The offset of the first byte in the range.
    public private(set) var start: Int
    /// The offset after the last byte in the range.
    public private(set) var end: Int

    /// Creates the range between two offsets, in either order.
    public init(start: Int, end: Int) {
        self.start = min(start, end)
        self.end = max(start, end)
    }

    /// Creates a range from a `Range` of offsets.
    public init(_ range: Range<Int>) {
        start = range.lowerBound
        end = range.upperBound
    }

    /// Creates an empty range at an offset.
    public init(at offset: Int) {
        start = offset
        end = offset
    }

    /// Whether the range is empty.
    public var isEmpty: Bool { start == end }
    /// The length in bytes.
    public var length: Int { end - start }
    /// The offsets as a `Range`.
    public var offsets: Range<Int> { start..<end }

    /// Returns whether the range contains the byte at an offset.
    public func contains(_ offset: Int) -> Bool { start <= offset && offset < end }

    /// Returns the intersection with another range; if there is none, an empty range at the nearer end of `other`.
    public func clamped(to other: TextRange) -> TextRange {
        let start = min(max(start, other.start), other.end)
        return TextRange(start: start, end: min(max(end, start), other.end))
    }

    /// Returns the smallest range that contains both ranges.
    public func union(_ other: TextRange) -> TextRange {
        TextRange(start: min(start, other.start), end: max(end, other.end))
    }
}
