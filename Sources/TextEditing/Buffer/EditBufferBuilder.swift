internal import Ropes

/// Builds a text from parts, such as a file that is read in blocks: O(n) in total.
///
/// A part may end within a scalar. Each invalid UTF-8 sequence is replaced by one U+FFFD and counted.
///
///     var builder = EditBufferBuilder()
///     builder.append(utf8: [0x61, 0xE2, 0x82])
///     builder.append(utf8: [0xAC, 0xFF])
///     let buffer = builder.finish()  // "a€\u{FFFD}"
///     builder.replacementCount       // 1
public struct EditBufferBuilder: Sendable {
    /// The number of invalid byte sequences that were replaced.
    public private(set) var replacementCount = 0

    private var chunks: ContiguousArray<TextChunk> = []
    /// The bytes of the chunk that is being filled.
    private var open: [UInt8] = []
    /// The first bytes of a scalar that continues in the next part.
    private var incomplete: [UInt8] = []
    private var work = TreeWork()

    /// Creates an empty builder.
    public init() {}

    /// Appends a string.
    public mutating func append(_ string: String) {
        endIncomplete()
        let isContiguous = string.utf8.withContiguousStorageIfAvailable { appendValid($0) } != nil
        if !isContiguous { Array(string.utf8).withUnsafeBufferPointer { appendValid($0) } }
    }

    /// Appends a range of another text.
    public mutating func append(_ buffer: EditBuffer, in range: TextRange) {
        endIncomplete()
        for chunk in buffer.chunks(in: range) { chunk.withUnsafeBufferPointer { appendValid($0) } }
    }

    /// Appends bytes, which need not be valid UTF-8.
    public mutating func append(utf8 bytes: [UInt8]) {
        guard !incomplete.isEmpty else {
            bytes.withUnsafeBufferPointer { appendUnvalidated($0) }
            return
        }
        let joined = incomplete + bytes
        incomplete = []
        joined.withUnsafeBufferPointer { appendUnvalidated($0) }
    }

    /// Returns the text of all parts, and empties the builder except for `replacementCount`.
    public mutating func finish() -> EditBuffer {
        endIncomplete()
        var root = TextRope(TextChunk.cut(open, &work), &work.nodes)
        if !chunks.isEmpty { root = TextRope.join(TextRope(chunks, &work.nodes), root, &work) }
        let made = work
        (chunks, open, work) = ([], [], TreeWork())
        return EditBuffer(root: root, work: made)
    }

    private mutating func endIncomplete() {
        guard !incomplete.isEmpty else { return }
        incomplete = []
        appendReplacement()
    }

    private mutating func appendReplacement() {
        replacementCount += 1
        UTF8Form.replacement.withUnsafeBufferPointer { appendValid($0) }
    }

    private mutating func appendUnvalidated(_ bytes: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = 0
        while index < bytes.count {
            if index + 8 <= bytes.count, UTF8Form.isASCII(bytes, at: index) {
                index += 8
                continue
            }
            switch UTF8Form.piece(of: bytes, at: index) {
            case .scalar(let length):
                index += length
            case .invalid(let length):
                appendValid(UnsafeBufferPointer(rebasing: bytes[start..<index]))
                appendReplacement()
                index += length
                start = index
            case .incomplete:
                appendValid(UnsafeBufferPointer(rebasing: bytes[start..<index]))
                incomplete = Array(bytes[index...])
                return
            }
        }
        appendValid(UnsafeBufferPointer(rebasing: bytes[start...]))
    }

    /// Fills chunks completely, each up to the last scalar that fits.
    private mutating func appendValid(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            var end = min(index + TextChunk.sizes.upperBound - open.count, bytes.count)
            while end < bytes.count && end > index && UTF8Form.isContinuation(bytes[end]) { end -= 1 }
            open.append(contentsOf: bytes[index..<end])
            guard end < bytes.count else { return }
            index = end
            chunks.append(TextChunk(open, &work))
            open = []
            open.reserveCapacity(TextChunk.sizes.upperBound)
        }
    }
}
