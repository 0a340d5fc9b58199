internal import Ropes

/// The byte runs of a text in order; each begins and ends at a scalar boundary.
///
///     var letters = 0
///     for chunk in buffer.chunks { letters += chunk.count { $0 != 0x20 } }
public struct TextChunks: Sequence, IteratorProtocol, Sendable {
    private var chunks: TextRope.Iterator
    /// The number of bytes of the next chunk that precede the range.
    private var skipped = 0
    /// The number of remaining bytes.
    private var rest: Int

    init(_ rope: TextRope, in range: TextRange) {
        rest = range.length
        guard rest > 0 else {
            chunks = rope.iterator()
            return
        }
        var work = TreeWork()
        let first = rope.chunk(at: range.start, &work)
        chunks = rope.iterator(from: first.index)
        skipped = range.start - first.start
    }

    /// Returns the next run; nil after the last.
    public mutating func next() -> ArraySlice<UInt8>? {
        guard rest > 0, let bytes = chunks.next()?.bytes else { return nil }
        let run = bytes[skipped..<Swift.min(bytes.count, skipped + rest)]
        rest -= run.count
        skipped = 0
        return run
    }
}
