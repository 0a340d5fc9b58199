/// A stretch of a line that is placed as one: a word of one script, a space, or a tab.
nonisolated struct Segment {
    enum Kind {
        case word
        case space
        case tab
    }

    var kind: Kind
    /// In bytes from the line's start.
    var start: Int
    var end: Int
    var script: Script
}

/// Cuts a line (UTF-8) into segments, from its start to its end.
///
/// Newlines and other control characters count as spaces, since a line is what is drawn; U+0000 counts as nothing.
/// Words that are too long to shape in one piece are cut between characters.
nonisolated struct SegmentScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Characters (grapheme clusters) a word may have.
    private let clusterLimit: Int
    private var position = 0

    /// Bytes a word may have, whatever its characters; a letter can carry any number of marks.
    static let byteLimit = 4096

    /// The line's memory must outlive the scanner.
    init(_ bytes: UnsafeBufferPointer<UInt8>, clusterLimit: Int) {
        self.bytes = bytes
        self.clusterLimit = clusterLimit
    }

    /// The next segment; nil at the end.
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
                return Segment(kind: byte == 9 ? .tab : .space, start: start, end: position, script: .latin)
            }
            return word(from: start)
        }
        return nil
    }

    /// Bytes of the space or control character there; nil when it is a visible one.
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
        // No further than decides where a long word is cut: scanned to its end for each part, it would cost its square.
        let limit = min(bytes.count, start + Self.byteLimit + 1)
        while end < limit, bytes[end] > 0x20, bytes[end] < 0x7f { end += 1 }
        var segment = Segment(kind: .word, start: start, end: end, script: .latin)
        var isASCII = true
        if end < bytes.count, bytes[end] >= 0x80, end - start <= Self.byteLimit {
            isASCII = false
            extend(&segment)
        }
        if segment.end - start > clusterLimit { cut(&segment, isASCII: isASCII) }
        position = segment.end
        return segment
    }

    /// Goes on over characters beyond ASCII while they are of one script.
    private func extend(_ segment: inout Segment) {
        var script: Script? = nil
        for index in segment.start..<segment.end where isLetter(bytes[index]) {
            script = .latin
            break
        }
        while segment.end < bytes.count, segment.end - segment.start <= Self.byteLimit {
            let byte = bytes[segment.end]
            if byte == 0 || controlLength(at: segment.end) != nil { break }
            let (scalar, length) = decode(at: segment.end)
            let next = byte < 0x80 ? (isLetter(byte) ? Script.latin : nil) : Script.of(scalar)
            if let next {
                if let script, script != next { break }
                script = next
            }
            segment.end += length
        }
        segment.script = script ?? .latin
    }

    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a }

    /// The character there and its number of bytes.
    ///
    /// The line is valid UTF-8, being a String's.
    private func decode(at index: Int) -> (scalar: UInt32, length: Int) {
        let byte = UInt32(bytes[index])
        func tail(_ offset: Int) -> UInt32 {
            index + offset < bytes.count ? UInt32(bytes[index + offset]) & 0x3f : 0
        }
        if byte < 0x80 { return (byte, 1) }
        if byte < 0xe0 { return ((byte & 0x1f) << 6 | tail(1), min(2, bytes.count - index)) }
        if byte < 0xf0 {
            return ((byte & 0xf) << 12 | tail(1) << 6 | tail(2), min(3, bytes.count - index))
        }
        return ((byte & 7) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), min(4, bytes.count - index))
    }

    /// Shortens a word to at most `clusterLimit` characters and `byteLimit` bytes.
    private func cut(_ segment: inout Segment, isASCII: Bool) {
        if isASCII {
            segment.end = segment.start + clusterLimit
            return
        }
        var end = min(segment.end, segment.start + Self.byteLimit)
        while end > segment.start, end < bytes.count, bytes[end] & 0xc0 == 0x80 { end -= 1 }
        let text = String(decoding: bytes[segment.start..<end], as: UTF8.self)
        var clusters = 0
        var lastStart = 0
        for index in text.indices {
            lastStart = text.utf8.distance(from: text.startIndex, to: index)
            if clusters == clusterLimit {
                segment.end = segment.start + lastStart
                return
            }
            clusters += 1
        }
        guard end < segment.end else { return }
        segment.end = lastStart > 0 ? segment.start + lastStart : end
    }
}
