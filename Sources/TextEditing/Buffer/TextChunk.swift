internal import Ropes

/// A short run of UTF-8 in the rope of a text, which begins and ends at scalar boundaries.
///
/// A chunk has `sizes` bytes, unless the whole text is shorter and consists of a single chunk.
struct TextChunk: RopeElement {
    static let sizes = 500...1024
    static var leafLimit: Int { 16 }

    let bytes: [UInt8]
    let summary: TextSummary

    /// Creates a chunk of at most `sizes.upperBound` bytes.
    init(_ bytes: [UInt8], _ work: inout TreeWork) {
        work.bytesCopied += bytes.count
        self.bytes = bytes
        summary = TextSummary(of: bytes)
    }

    var count: Int { bytes.count }
    /// Whether the chunk is long enough to be adjacent to others.
    var isFull: Bool { count >= Self.sizes.lowerBound }

    /// Divides bytes into chunks of about equal size; each is full unless there is only one.
    static func cut(_ bytes: [UInt8], _ work: inout TreeWork) -> ContiguousArray<TextChunk> {
        if bytes.count <= sizes.upperBound { return bytes.isEmpty ? [] : [TextChunk(bytes, &work)] }
        let count = (bytes.count + sizes.upperBound - 1) / sizes.upperBound
        var chunks: ContiguousArray<TextChunk> = []
        var start = 0
        for part in 1...count {
            var end = bytes.count * part / count
            while end < bytes.count && UTF8Form.isContinuation(bytes[end]) { end -= 1 }
            chunks.append(TextChunk(Array(bytes[start..<end]), &work))
            start = end
        }
        return chunks
    }
}

/// A chunk with its position in the text.
struct TextChunkPlace {
    let chunk: TextChunk
    let index: Int
    /// The offset of the first byte of the chunk in the text.
    let start: Int
}
