@testable import TextEditing

/// Numbers that are the same in every run (SplitMix64).
struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Text of pieces that meet each other badly: breaks, marks, flags, joiners, surrogate pairs, NUL.
    mutating func text(pieces: Int) -> String {
        let choices = [
            "a", "b", " ", "word", "\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "é", "e\u{301}", "\u{301}",
            "🇩🇪", "\u{1F1E9}", "👩‍👩‍👧", "\u{200D}", "क्ष", "漢字", "\0", "שלום", "\u{10FFFF}", "각", "\u{1100}",
            "  \t", "don't", "3.14", "👍🏽", "\u{600}", "x_y",
        ]
        return (0..<pieces).map { _ in choices.randomElement(using: &self) ?? "" }.joined()
    }
}

/// A text as plain bytes, and everything computed the long way.
struct NaiveText {
    var bytes: [UInt8] = []

    var string: String { String(decoding: bytes, as: UTF8.self) }

    func valid(_ offset: Int) -> Int {
        var offset = min(max(offset, 0), bytes.count)
        while offset > 0 && offset < bytes.count && bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    /// Where each line begins.
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

extension TextNode {
    /// Returns descriptions of the violated invariants of the tree below this node; empty when all hold.
    func faults(isRoot: Bool = true) -> [String] {
        var faults: [String] = []
        if isLeaf {
            if count > Bounds.leafBytes.upperBound { faults.append("leaf of \(count) bytes") }
            if !isRoot && count < Bounds.leafBytes.lowerBound { faults.append("leaf of only \(count) bytes") }
            if summary != TextSummary(of: bytes) { faults.append("wrong summary of a leaf") }
            if let first = bytes.first, first & 0xC0 == 0x80 { faults.append("leaf begins in a scalar") }
            return faults
        }
        if children.count > Bounds.children.upperBound
            || children.count < (isRoot ? 2 : Bounds.children.lowerBound)
        {
            faults.append("\(children.count) children")
        }
        if children.contains(where: { $0.height != height - 1 }) {
            faults.append("children of another height")
        }
        if summary != children.reduce(TextSummary(), { $0 + $1.summary }) { faults.append("wrong summary") }
        return faults + children.flatMap { $0.faults(isRoot: false) }
    }
}
