import TextAnalysis

/// Functions that read valid UTF-8, such as the bytes of a String.
nonisolated enum Decoding {
    /// Returns the code point at `index` and its number of bytes; never reads past the end.
    @inline(__always)
    static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (value: UInt32, count: Int) {
        let first = UInt32(bytes[index])
        if first < 0x80 { return (first, 1) }
        let count = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
        guard index + count <= bytes.count else { return (0xfffd, bytes.count - index) }
        func tail(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset]) & 0x3f }
        switch count {
        case 2: return ((first & 0x1f) << 6 | tail(1), 2)
        case 3: return ((first & 0xf) << 12 | tail(1) << 6 | tail(2), 3)
        default: return ((first & 7) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
        }
    }

    /// Returns the end of the paragraph that begins at `start`, and the number of bytes of its separator; 0 at the end of the text.
    static func paragraphEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (
        end: Int, separator: Int
    ) {
        var index = start
        let count = bytes.count
        while index < count {
            let byte = bytes[index]
            if byte == 0x0a { return (index, 1) }
            if byte == 0x0d { return (index, index + 1 < count && bytes[index + 1] == 0x0a ? 2 : 1) }
            if byte == 0xe2, index + 2 < count, bytes[index + 1] == 0x80, bytes[index + 2] == 0xa9 {
                return (index, 3)
            }
            if byte == 0xc2, index + 1 < count, bytes[index + 1] == 0x85 { return (index, 2) }
            index += 1
        }
        return (count, 0)
    }

    /// Returns the code point that is shaped in place of `scalar`: control characters are invisible instead of boxes.
    static func shown(_ scalar: UInt32) -> UInt32 {
        scalar < 0x20 || scalar >= 0x7f && scalar < 0xa0 || scalar == 0x2028 || scalar == 0x2029
            ? 0x200b : scalar
    }

    /// Returns whether the character is white space that may extend beyond the end of a line.
    static func isSpace(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return scalar == 0x20 || scalar == 9 || scalar >= 10 && scalar <= 13 }
        guard scalar == 0x85 || scalar >= 0x1680 && scalar <= 0x3000 else { return false }
        let line = CodePoint(scalar).line
        return line == .sp || line == .bk || line == .nl || line == .zw || scalar == 0x3000
    }
}
