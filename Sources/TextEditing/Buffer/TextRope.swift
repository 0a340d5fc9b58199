internal import Ropes

/// The rope of a text's chunks, addressed by bytes; an empty text has no chunks.
typealias TextRope = Rope<TextChunk>

extension Rope<TextChunk> {
    /// Returns the chunk that contains the byte at an offset; the last chunk at the end of the text.
    ///
    /// At the border of two chunks the second one is returned, or the first if `prefersFirst`. The rope must not be empty.
    func chunk(at offset: Int, prefersFirst: Bool = false, _ work: inout TreeWork) -> TextChunkPlace {
        let found = element(at: offset, prefersFirst: prefersFirst) { $0.bytes }
        work.nodesVisited += found.nodesVisited
        return TextChunkPlace(chunk: found.element, index: found.index, start: found.start)
    }

    // MARK: - Edits

    /// Replaces bytes with another text: O(log n), plus the length of a new text of at most one chunk, whose bytes are copied.
    mutating func replaceBytes(_ range: Range<Int>, with new: TextRope, _ work: inout TreeWork) {
        if isEmpty {
            self = new
        } else if new.count <= 1 {
            replaceChunks(range, with: new.first?.bytes ?? [], &work)
        } else {
            let head = prefix(bytes: range.lowerBound, &work)
            let tail = suffix(bytes: range.upperBound, &work)
            self = TextRope.join(TextRope.join(head, new, &work), tail, &work)
        }
    }

    /// Replaces the chunks that a range of bytes touches.
    private mutating func replaceChunks(_ range: Range<Int>, with new: [UInt8], _ work: inout TreeWork) {
        let first = chunk(at: range.lowerBound, prefersFirst: true, &work)
        let isWithin = range.upperBound <= first.start + first.chunk.count
        let last = isWithin ? first : chunk(at: range.upperBound, prefersFirst: true, &work)
        let head = first.chunk.bytes[..<(range.lowerBound - first.start)]
        let tail = last.chunk.bytes[(range.upperBound - last.start)...]
        var bytes: [UInt8] = []
        bytes.reserveCapacity(head.count + new.count + tail.count)
        bytes += head
        bytes += new
        bytes += tail
        if isWithin, TextChunk.sizes.contains(bytes.count) {
            return set(TextChunk(bytes, &work), at: first.index, &work.nodes)
        }
        var replaced = first.index..<last.index + 1
        if bytes.count < TextChunk.sizes.lowerBound {
            // Too short for a chunk: merge with a neighbour.
            if replaced.upperBound < count {
                bytes += self[replaced.upperBound].bytes
                replaced = replaced.lowerBound..<replaced.upperBound + 1
            } else if replaced.lowerBound > 0 {
                bytes = self[replaced.lowerBound - 1].bytes + bytes
                replaced = replaced.lowerBound - 1..<replaced.upperBound
            }
        }
        replaceSubrange(replaced, with: TextChunk.cut(bytes, &work), &work.nodes)
    }

    /// Returns the text of a range, which shares its chunks: O(log n).
    func slice(bytes range: Range<Int>, _ work: inout TreeWork) -> TextRope {
        if range.isEmpty { return TextRope() }
        let first = chunk(at: range.lowerBound, &work)
        guard range.upperBound <= first.start + first.chunk.count else {
            return prefix(bytes: range.upperBound, &work).suffix(bytes: range.lowerBound, &work)
        }
        let part = first.chunk.bytes[range.lowerBound - first.start..<range.upperBound - first.start]
        return TextRope(TextChunk.cut(Array(part), &work), &work.nodes)
    }

    /// Returns the text before an offset, which shares its chunks: O(log n).
    func prefix(bytes end: Int, _ work: inout TreeWork) -> TextRope {
        if end <= 0 { return TextRope() }
        if end >= summary.bytes { return self }
        let place = chunk(at: end, prefersFirst: true, &work)
        let whole = slice(0..<place.index, &work.nodes)
        let rest = TextChunk.cut(Array(place.chunk.bytes[..<(end - place.start)]), &work)
        return TextRope.join(whole, TextRope(rest, &work.nodes), &work)
    }

    /// Returns the text from an offset on, which shares its chunks: O(log n).
    func suffix(bytes begin: Int, _ work: inout TreeWork) -> TextRope {
        if begin <= 0 { return self }
        if begin >= summary.bytes { return TextRope() }
        let place = chunk(at: begin, &work)
        let whole = slice(place.index + 1..<count, &work.nodes)
        let rest = TextChunk.cut(Array(place.chunk.bytes[(begin - place.start)...]), &work)
        return TextRope.join(TextRope(rest, &work.nodes), whole, &work)
    }

    /// Returns the concatenation of two texts: O(log n), copying at most two chunks.
    static func join(_ left: TextRope, _ right: TextRope, _ work: inout TreeWork) -> TextRope {
        if left.isEmpty { return right }
        if right.isEmpty { return left }
        var joined = left
        let (last, first) = (left[left.count - 1], right[0])
        if last.isFull && first.isFull {
            joined.replaceSubrange(left.count..<left.count, with: right, &work.nodes)
        } else if right.count == 1 {
            let chunks = TextChunk.cut(last.bytes + first.bytes, &work)
            joined.replaceSubrange(left.count - 1..<left.count, with: chunks, &work.nodes)
        } else {
            // The left text is a single short chunk.
            joined = right
            joined.replaceSubrange(0..<1, with: TextChunk.cut(last.bytes + first.bytes, &work), &work.nodes)
        }
        return joined
    }
}
