internal import Ropes

/// A text that is edited: a rope of short runs of UTF-8, in which everything costs O(log n).
///
/// It is a value. A copy costs nothing, and after an edit both share all but a chunk and the nodes above it, so a history
/// may keep as many copies as it likes. Places are offsets in bytes of UTF-8; one beyond an end is clamped to that end,
/// and one inside a scalar moves to the scalar's start, so no offset is ever a mistake. The text is always valid: bytes
/// that are no UTF-8 come in as U+FFFD, and ``EditBufferBuilder/replacementCount`` tells how often.
///
///     var buffer = EditBuffer("one\ntwo")
///     let before = buffer
///     buffer.insert(" and a half", at: 3)
///     buffer.lineCount                                  // 2
///     buffer.string(in: buffer.contentRange(ofLine: 0)) // "one and a half"
///     before == "one\ntwo"                              // true
public struct EditBuffer: Sendable {
    var root: TextRope
    /// The cost of all edits of this value and of the values that it was copied from.
    public var work = TreeWork()

    init(root: TextRope, work: TreeWork = TreeWork()) {
        self.root = root
        self.work = work
    }

    /// An empty text.
    public init() {
        root = TextRope()
    }

    /// A text of a string's scalars, as they are: O(n).
    public init(_ string: String) {
        var builder = EditBufferBuilder()
        builder.append(string)
        self = builder.finish()
    }

    /// A text of bytes; what is no UTF-8 among them becomes U+FFFD: O(n).
    ///
    /// An ``EditBufferBuilder`` also tells how often that happened.
    public init(utf8 bytes: [UInt8]) {
        var builder = EditBufferBuilder()
        builder.append(utf8: bytes)
        self = builder.finish()
    }

    // MARK: - Lengths

    /// Bytes of UTF-8.
    public var utf8Count: Int { root.summary.bytes }
    /// Unicode scalars: O(1).
    public var scalarCount: Int { root.summary.scalars }
    /// Code units of UTF-16, which input methods and screen readers count in: O(1).
    public var utf16Count: Int { root.summary.utf16 }
    /// True if there is no text.
    public var isEmpty: Bool { root.summary.bytes == 0 }
    /// All of the text.
    public var range: TextRange { TextRange(start: 0, end: utf8Count) }

    // MARK: - Edits

    /// Puts text in place of a range; gives the range back as it was understood.
    ///
    /// O(log n), and the length of the new text once more if it shares no tree with this one.
    @discardableResult
    public mutating func replace(_ range: TextRange, with other: EditBuffer) -> TextRange {
        let range = valid(range)
        if range.isEmpty && other.isEmpty { return range }
        root.replaceBytes(range.offsets, with: other.root, &work)
        return range
    }

    /// Inserts text before the byte at an offset.
    public mutating func insert(_ other: EditBuffer, at offset: Int) {
        replace(TextRange(at: offset), with: other)
    }

    /// Adds text at the end.
    public mutating func append(_ other: EditBuffer) {
        replace(TextRange(at: utf8Count), with: other)
    }

    /// Takes text out.
    public mutating func delete(_ range: TextRange) {
        replace(range, with: EditBuffer())
    }

    /// A part of the text, which shares its tree: O(log n).
    public func slice(_ range: TextRange) -> EditBuffer {
        let range = valid(range)
        var work = TreeWork()
        return EditBuffer(root: root.slice(bytes: range.offsets, &work))
    }

    // MARK: - Places

    /// Returns `offset` clamped to the text and rounded down to the start of its scalar: O(log n).
    public func valid(_ offset: Int) -> Int {
        if offset <= 0 { return 0 }
        if offset >= utf8Count { return utf8Count }
        var work = TreeWork()
        let found = root.chunk(at: offset, &work)
        var place = offset - found.start
        while place > 0 && UTF8Form.isContinuation(found.chunk.bytes[place]) { place -= 1 }
        return found.start + place
    }

    /// Returns `range` with both ends clamped to the text and rounded down to starts of scalars: O(log n).
    public func valid(_ range: TextRange) -> TextRange {
        let start = valid(range.start)
        return TextRange(start: start, end: range.isEmpty ? start : valid(range.end))
    }
}

extension EditBuffer: ExpressibleByStringLiteral {
    /// A text of a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
