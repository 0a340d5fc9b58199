internal import Ropes

/// The metrics of a stretch of text that are known without reading it again: its lengths and its line breaks.
///
/// Two summaries added are the summary of the two texts joined, so every node of a tree can have one. A line breaks after
/// `\n`, `\r\n`, `\r`, U+2028 and U+2029; `\r` and `\n` that meet where two texts are joined are one break.
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

    /// The summary of no text.
    init() {}

    /// Reads bytes of valid UTF-8 that begin and end between scalars.
    init(of text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        var last: UInt8 = 0
        while index < text.count {
            if index + 8 <= text.count, TextSummary.isPlain(text, at: index) {
                scalars += 8
                index += 8
                last = 0x20  // whichever it was, no break depends on it
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

    /// The summary of an array's bytes.
    init(of text: [UInt8]) {
        self = text.withUnsafeBufferPointer { TextSummary(of: $0) }
    }

    /// True if the eight bytes from `index` on are ASCII, and none is below 14: no line break among them.
    @inline(__always)
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let word = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
            .loadUnaligned(fromByteOffset: index, as: UInt64.self)
        return (word | (word &- 0x0E0E_0E0E_0E0E_0E0E)) & 0x8080_8080_8080_8080 == 0
    }

    /// True if a line break is complete with this byte that was not with the one before.
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
