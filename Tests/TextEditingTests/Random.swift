import RandomNumbers

@testable import Ropes
@testable import TextEditing

extension SeededRandom {
    /// Returns `pieces` random words, line breaks, marks, flags, joiners and other characters that may combine with their neighbours.
    mutating func text(pieces: Int) -> String {
        let choices = [
            "a", "b", " ", "word", "\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "é", "e\u{301}", "\u{301}",
            "🇩🇪", "\u{1F1E9}", "👩‍👩‍👧", "\u{200D}", "क्ष", "漢字", "\0", "שלום", "\u{10FFFF}", "각", "\u{1100}",
            "  \t", "don't", "3.14", "👍🏽", "\u{600}", "x_y",
        ]
        return (0..<pieces).map { _ in choices.randomElement(using: &self) ?? "" }.joined()
    }
}

/// A text as an array of UTF-8 bytes, with simple linear computations as a reference.
struct NaiveText {
    var bytes: [UInt8] = []

    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the offset clamped to the text, and moved back to the start of a scalar.
    func valid(_ offset: Int) -> Int {
        var offset = min(max(offset, 0), bytes.count)
        while offset > 0 && offset < bytes.count && bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    /// The offset of the start of each line, in bytes.
    var lineStarts: [Int] {
        var starts = [0]
        for index in bytes.indices {
            let byte = bytes[index]
            let isReturn = byte == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10)
            let isSeparator =
                index >= 2 && bytes[index - 2] == 0xE2 && bytes[index - 1] == 0x80
                && (byte == 0xA8 || byte == 0xA9)
            if byte == 10 || isReturn || isSeparator { starts.append(index + 1) }
        }
        return starts
    }
}

extension Rope<TextChunk> {
    /// Returns descriptions of the violated invariants of the chunks and of their ancestors; empty if there are none.
    func faults() -> [String] {
        var faults: [String] = []
        for chunk in elements {
            if chunk.count > TextChunk.sizes.upperBound { faults.append("chunk of \(chunk.count) bytes") }
            if chunk.count == 0 || count > 1 && chunk.count < TextChunk.sizes.lowerBound {
                faults.append("chunk of only \(chunk.count) bytes")
            }
            if chunk.summary != TextSummary(of: chunk.bytes) { faults.append("wrong summary of a chunk") }
            if let first = chunk.bytes.first, first & 0xC0 == 0x80 {
                faults.append("chunk begins within a scalar")
            }
        }
        return faults + nodeFaults
    }
}
