/// The displayed form of a text, in which each control character is replaced by a visible symbol.
///
/// A symbol has more bytes than its control character, so offsets after the first symbol differ. Most texts have no symbols.
///
///     let shown = DisplayedText("a\u{0}b")
///     shown.string             // "a␀b"
///     shown.displayedOffset(2)     // 4
package nonisolated struct DisplayedText: Hashable, Sendable {
    package let string: String
    /// Whether the text is certainly left to right and without contextual shaping, so that its lines can be typeset separately.
    package let isOrdered: Bool
    /// The control characters in text order, each with its offset and length in the text.
    private var controls: [Control] = []

    /// Whether the displayed form differs from the text.
    var hasSymbols: Bool { !controls.isEmpty }

    private struct Control: Hashable, Sendable {
        var offset: Int
        var length: Int
        /// The offset of its symbol in the displayed text.
        var shown: Int
    }

    /// The length of a symbol in bytes: U+2400 and the other symbols all have three.
    private static let symbolLength = 3

    package init(_ text: String) {
        isOrdered = text.utf8.allSatisfy { $0 < 0xD6 }
        guard text.utf8.contains(where: { $0 < 0x20 && $0 != 9 || $0 == 0x7F || $0 == 0xC2 }) else {
            string = text
            return
        }
        var result = ""
        var offset = 0
        var shown = 0
        for scalar in text.unicodeScalars {
            let length = UTF8.width(scalar)
            if let picture = Self.picture(of: scalar) {
                controls.append(Control(offset: offset, length: length, shown: shown))
                result.unicodeScalars.append(picture)
                shown += Self.symbolLength
            } else {
                result.unicodeScalars.append(scalar)
                shown += length
            }
            offset += length
        }
        string = result
    }

    /// Returns the symbol for a control character; nil for visible characters and tabs.
    private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x09: nil
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: "\u{2421}"
        case 0x85: "\u{2424}"
        case 0x80..<0xA0: "\u{FFFD}"
        default: nil
        }
    }

    /// Converts an offset in the text to an offset in the displayed text: O(log controls).
    package func displayedOffset(_ offset: Int) -> Int {
        guard let control = last(where: { $0.offset < offset }) else { return offset }
        return max(0, offset - control.offset - control.length) + control.shown + Self.symbolLength
    }

    /// Converts an offset in the displayed text to an offset in the text; within a symbol, to that of its control character.
    package func offset(displayedAt shown: Int) -> Int {
        guard let control = last(where: { $0.shown < shown }) else { return shown }
        let behind = shown - control.shown - Self.symbolLength
        return behind < 0 ? control.offset : control.offset + control.length + behind
    }

    private func last(where isBefore: (Control) -> Bool) -> Control? {
        var low = 0
        var high = controls.count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(controls[middle]) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? controls[low - 1] : nil
    }
}
