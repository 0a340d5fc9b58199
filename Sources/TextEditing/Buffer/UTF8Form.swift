/// The encoding of Unicode scalars in UTF-8.
enum UTF8Form {
    /// U+FFFD, which replaces invalid sequences.
    static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// Returns the length in bytes of a scalar of valid text, given its first byte.
    @inline(__always)
    static func length(ofLead lead: UInt8) -> Int {
        lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }

    @inline(__always)
    static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// Returns whether the eight bytes from an index on are ASCII.
    @inline(__always)
    static func isASCII(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
            .loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    }

    /// A sequence at the start of arbitrary bytes: its kind, and its length in bytes.
    enum Piece {
        /// A valid scalar of the given length.
        case scalar(Int)
        /// An invalid sequence of the given length, which one U+FFFD replaces, as in `String(decoding:as:)`.
        case invalid(Int)
        /// The beginning of a scalar that continues beyond the end of the bytes.
        case incomplete(Int)
    }

    /// Returns the sequence at an index (Unicode 15, table 3-7: well-formed UTF-8 byte sequences).
    static func piece(of text: UnsafeBufferPointer<UInt8>, at index: Int) -> Piece {
        let lead = text[index]
        if lead < 0x80 { return .scalar(1) }
        let second: ClosedRange<UInt8>
        let length: Int
        switch lead {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return .invalid(1)
        }
        for place in 1..<length {
            guard index + place < text.count else { return .incomplete(place) }
            let allowed = place == 1 ? second : 0x80...0xBF
            guard allowed.contains(text[index + place]) else { return .invalid(place) }
        }
        return .scalar(length)
    }

    /// Decodes the scalar that begins at an index of valid text.
    static func scalar(in text: [UInt8], at index: Int) -> Unicode.Scalar {
        let lead = UInt32(text[index])
        let length = length(ofLead: text[index])
        var value = length == 1 ? lead : lead & (0x7F >> UInt32(length))
        for place in 1..<max(length, 1) where index + place < text.count {
            value = value << 6 | UInt32(text[index + place] & 0x3F)
        }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// Returns the start of the scalar that ends before an index of valid text.
    static func start(before index: Int, in text: [UInt8]) -> Int {
        var start = index - 1
        while start > 0 && isContinuation(text[start]) { start -= 1 }
        return start
    }
}
