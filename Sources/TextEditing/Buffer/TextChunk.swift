internal import Ropes

/// A short run of UTF-8 in the rope of a text: it begins and ends between scalars.
///
/// Chunks have `sizes` bytes, unless the text is shorter: then there is one.
struct TextChunk: RopeElement {
    static let sizes = 500...1024
    static var leafLimit: Int { 16 }

    let bytes: [UInt8]
    let summary: TextSummary

    /// A chunk of these bytes, which are at most as many as fit.
    init(_ bytes: [UInt8], _ work: inout TreeWork) {
        work.bytesCopied += bytes.count
        self.bytes = bytes
        summary = TextSummary(of: bytes)
    }

    var count: Int { bytes.count }
    /// Whether the chunk may be beside others.
    var isFull: Bool { count >= Self.sizes.lowerBound }

    /// Chunks of equal size that have all of these bytes; each is full unless there is but one.
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

/// A chunk and where it is.
struct TextChunkPlace {
    let chunk: TextChunk
    let index: Int
    /// The offset of its first byte.
    let start: Int
}
