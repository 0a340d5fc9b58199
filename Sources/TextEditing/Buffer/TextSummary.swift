internal import Ropes

/// The metrics of a run of text: its lengths and its number of line breaks.
///
/// The sum of two summaries is the summary of the concatenated texts, so every node of a tree can store one. Lines break after
/// `\n`, `\r\n`, `\r`, U+2028 and U+2029; a `\r` and a `\n` that become adjacent by concatenation are one break.
struct TextSummary: RopeSummary, Hashable {
    var bytes = 0
    var scalars = 0
    var utf16 = 0
    var lineBreaks = 0
    var startsWithLineFeed = false
    var endsWithReturn = false

    static var zero: TextSummary { TextSummary() }

    static func + (left: TextSummary, right: TextSummary) -> TextSummary {
        var sum = left
        sum += right
        return sum
    }

    static func += (left: inout TextSummary, right: TextSummary) {
        guard right.bytes > 0 else { return }
        guard left.bytes > 0 else {
            left = right
            return
        }
        left.bytes += right.bytes
        left.scalars += right.scalars
        left.utf16 += right.utf16
        left.lineBreaks += right.lineBreaks
        if left.endsWithReturn && right.startsWithLineFeed { left.lineBreaks -= 1 }
        left.endsWithReturn = right.endsWithReturn
    }

    /// Creates the summary of an empty text.
    init() {}

    /// Computes the summary of valid UTF-8 that begins and ends at scalar boundaries.
    init(of text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        var last: UInt8 = 0
        while index < text.count {
            if index + 8 <= text.count, TextSummary.isPlain(text, at: index) {
                scalars += 8
                index += 8
                last = 0x20  // no line break depends on its value
                continue
            }
            let byte = text[index]
            if byte & 0xC0 != 0x80 { scalars += 1 }
            if byte >= 0xF0 { utf16 += 1 }
            if TextSummary.endsLine(byte, after: last, in: text, at: index) { lineBreaks += 1 }
            last = byte
            index += 1
        }
        bytes = text.count
        utf16 += scalars
        startsWithLineFeed = text.first == 0x0A
        endsWithReturn = text.last == 0x0D
    }

    /// Computes the summary of an array of valid UTF-8.
    init(of text: [UInt8]) {
        self = text.withUnsafeBufferPointer { TextSummary(of: $0) }
    }

    /// Returns whether the eight bytes from `index` on are ASCII and at least 14, so that no line break is among them.
    @inline(__always)
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let word = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
            .loadUnaligned(fromByteOffset: index, as: UInt64.self)
        return (word | (word &- 0x0E0E_0E0E_0E0E_0E0E)) & 0x8080_8080_8080_8080 == 0
    }

    /// Returns whether this byte completes a line break that was not complete before it.
    @inline(__always)
    static func endsLine(
        _ byte: UInt8, after last: UInt8, in text: UnsafeBufferPointer<UInt8>, at index: Int
    ) -> Bool {
        switch byte {
        case 0x0A: last != 0x0D
        case 0x0D: true
        case 0xA8, 0xA9: last == 0x80 && index >= 2 && text[index - 2] == 0xE2
        default: false
        }
    }
}
