/// A part of a line that is placed as a unit: a word or a space.
nonisolated struct Segment {
    enum Kind {
        case word
        case space
    }

    var kind: Kind
    /// The offset of the first byte from the start of the line.
    var start: Int
    var end: Int
}

/// Splits a line (UTF-8) into segments, from its start to its end.
///
/// Newlines and other control characters count as spaces, because the text is drawn as one line; U+0000 is skipped.
/// Words that are too long to be shaped in one piece are split between characters.
nonisolated struct SegmentScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    /// The maximum number of characters (grapheme clusters) of a word.
    static let clusterLimit = 256

    /// The maximum number of bytes of a word; a character can have any number of combining marks.
    static let byteLimit = 4096

    /// Creates a scanner; the memory of the line must outlive it.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Returns the next segment; nil at the end of the line.
    mutating func next() -> Segment? {
        while position < bytes.count {
            let start = position
            let byte = bytes[start]
            if byte == 0 {
                position += 1
                continue
            }
            if let length = controlLength(at: start) {
                position += length
                return Segment(kind: .space, start: start, end: position)
            }
            return word(from: start)
        }
        return nil
    }

    /// Returns the number of bytes of the space or control character at `index`; nil for any other character.
    private func controlLength(at index: Int) -> Int? {
        let byte = bytes[index]
        if byte < 0x80 {
            if byte == 13 && index + 1 < bytes.count && bytes[index + 1] == 10 { return 2 }
            return byte <= 0x20 || byte == 0x7f ? 1 : nil
        }
        // C1 controls are C2 80...9F, the line and paragraph separators E2 80 A8 and A9.
        if byte == 0xc2, index + 1 < bytes.count, bytes[index + 1] < 0xa0 { return 2 }
        if byte == 0xe2, index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] & 0xfe == 0xa8 {
            return 3
        }
        return nil
    }

    private mutating func word(from start: Int) -> Segment {
        var end = start
        // Limited to the bytes that decide where a long word is split: scanning to its end for each part would take quadratic time.
        let limit = min(bytes.count, start + Self.byteLimit + 1)
        var isASCII = true
        while end < limit {
            let byte = bytes[end]
            if byte >= 0x80 {
                if controlLength(at: end) != nil { break }
                isASCII = false
            } else if byte <= 0x20 || byte == 0x7f {
                break
            }
            end += 1
        }
        var segment = Segment(kind: .word, start: start, end: end)
        if segment.end - start > Self.clusterLimit { cut(&segment, isASCII: isASCII) }
        position = segment.end
        return segment
    }

    /// Shortens a word to at most `clusterLimit` characters and `byteLimit` bytes.
    private func cut(_ segment: inout Segment, isASCII: Bool) {
        if isASCII {
            segment.end = segment.start + Self.clusterLimit
            return
        }
        var end = min(segment.end, segment.start + Self.byteLimit)
        while end > segment.start, end < bytes.count, bytes[end] & 0xc0 == 0x80 { end -= 1 }
        let text = String(decoding: bytes[segment.start..<end], as: UTF8.self)
        var clusters = 0
        var lastStart = 0
        for index in text.indices {
            lastStart = text.utf8.distance(from: text.startIndex, to: index)
            if clusters == Self.clusterLimit {
                segment.end = segment.start + lastStart
                return
            }
            clusters += 1
        }
        guard end < segment.end else { return }
        segment.end = lastStart > 0 ? segment.start + lastStart : end
    }
}
