internal import Ropes

/// An editable text: a rope of short runs of UTF-8 with edits in O(log n).
///
/// It is a value type. Copying is O(1), and after an edit both values share all but one chunk and its ancestor nodes, so a history
/// can keep many copies. Positions are offsets in bytes of UTF-8; an offset beyond an end is clamped to that end, and an offset
/// within a scalar is rounded down to its start, so every offset is valid. The text is always valid UTF-8: invalid sequences are
/// replaced by U+FFFD, and ``EditBufferBuilder/replacementCount`` counts the replacements.
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

    /// Creates an empty text.
    public init() {
        root = TextRope()
    }

    /// Creates a text from the scalars of a string, without normalization: O(n).
    public init(_ string: String) {
        var builder = EditBufferBuilder()
        builder.append(string)
        self = builder.finish()
    }

    /// Creates a text from bytes, in which each invalid UTF-8 sequence is replaced by U+FFFD: O(n).
    ///
    /// Use an ``EditBufferBuilder`` to count the replacements.
    public init(utf8 bytes: [UInt8]) {
        var builder = EditBufferBuilder()
        builder.append(utf8: bytes)
        self = builder.finish()
    }

    // MARK: - Lengths

    /// The length in bytes of UTF-8: O(1).
    public var utf8Count: Int { root.summary.bytes }
    /// The length in Unicode scalars: O(1).
    public var scalarCount: Int { root.summary.scalars }
    /// The length in UTF-16 code units, which input methods and screen readers use: O(1).
    public var utf16Count: Int { root.summary.utf16 }
    /// Whether the text is empty.
    public var isEmpty: Bool { root.summary.bytes == 0 }
    /// The range of the whole text.
    public var range: TextRange { TextRange(start: 0, end: utf8Count) }

    // MARK: - Edits

    /// Replaces a range with another text, and returns the range after clamping and rounding.
    ///
    /// O(log n), plus the length of a new text of at most one chunk, whose bytes are copied.
    @discardableResult
    public mutating func replace(_ range: TextRange, with other: EditBuffer) -> TextRange {
        let range = valid(range)
        if range.isEmpty && other.isEmpty { return range }
        root.replaceBytes(range.offsets, with: other.root, &work)
        return range
    }

    /// Inserts a text at an offset: O(log n).
    public mutating func insert(_ other: EditBuffer, at offset: Int) {
        replace(TextRange(at: offset), with: other)
    }

    /// Appends a text at the end: O(log n).
    public mutating func append(_ other: EditBuffer) {
        replace(TextRange(at: utf8Count), with: other)
    }

    /// Deletes a range: O(log n).
    public mutating func delete(_ range: TextRange) {
        replace(range, with: EditBuffer())
    }

    /// Returns a part of the text, which shares its tree: O(log n).
    public func slice(_ range: TextRange) -> EditBuffer {
        let range = valid(range)
        var work = TreeWork()
        return EditBuffer(root: root.slice(bytes: range.offsets, &work))
    }

    // MARK: - Positions

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
    /// Creates a text from a string literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
