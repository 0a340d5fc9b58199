/// Checks the text of an SVG document before librsvg sees it.
///
/// librsvg 2.54 ends the process when a text is larger than Pango's numbers, 2^21 pixels, which a damaged `font-size` achieves. The product
/// of the largest font size and the length of all texts is therefore limited, and relative sizes that can grow by nesting are refused. The
/// length of each text is also limited, because librsvg's time is quadratic in it: 5,000 letters take more than a second. The check reads bytes, not XML: it can refuse a harmless document, but a document that passes has no larger text.
struct SVGTextLimits {
    private let bytes: [UInt8]

    /// Returns the reason why a document is refused; nil if librsvg can draw its text.
    static func problem(in bytes: [UInt8]) -> String? { SVGTextLimits(bytes: bytes).problem }

    private static let sizeNames = ["font-size", "font", "letter-spacing", "word-spacing"].map {
        Array($0.utf8)
    }
    /// The product of the length of the text in bytes and the font size.
    ///
    /// A character is at most 4 times as wide or high as its font size, with
    /// few exceptions that take three bytes each.
    private static let limit = 1 << 19

    /// The maximum length of one text in bytes, without white space.
    private static let singleLimit = 1500

    private var problem: String? {
        // Texts could be hidden from this check by other encodings, and by entities that contain elements.
        guard hasKnownEncoding else { return "its encoding is not UTF-8, ISO 8859 or Windows 125x" }
        guard !hasNestedEntities else { return "it declares entities that contain elements or entities" }
        guard hasText else { return nil }
        let length = textLength
        guard length.longest <= Self.singleLimit else {
            return "it has a text of more than \(Self.singleLimit) bytes"
        }
        guard let size = largestFontSize, size * (length.total + 1) <= Self.limit else {
            return "its text is too large, or has a size relative to another one"
        }
        return nil
    }

    private var hasKnownEncoding: Bool {
        guard !bytes.contains(0) else { return false }
        let declaration = String(
            decoding: bytes.prefix { $0 != UInt8(ascii: ">") }.prefix(200), as: UTF8.self
        )
        .lowercased()
        guard declaration.contains("<?xml"), declaration.contains("encoding") else { return true }
        return ["\"utf-8", "'utf-8", "us-ascii", "iso-8859-", "windows-125"].contains(
            where: declaration.contains)
    }

    private var hasNestedEntities: Bool {
        for start in places(of: Array("<!ENTITY".utf8)) {
            let value = bytes[(start + 8)...].prefix { $0 != UInt8(ascii: ">") }
            if value.contains(UInt8(ascii: "<")) || value.contains(UInt8(ascii: "&")) { return true }
        }
        return false
    }

    private var hasText: Bool {
        places(of: Array("text".utf8)).contains { start in
            start > 0 && [UInt8(ascii: "<"), UInt8(ascii: ":")].contains(bytes[start - 1])
        }
    }

    /// The number of bytes outside of tags without white space: in all, and the largest number from the start of one text to the next.
    private var textLength: (total: Int, longest: Int) {
        let starts = Set(places(of: Array("<text".utf8)) + places(of: Array(":text".utf8)))
        var (isInTag, total, start, longest) = (false, 0, 0, 0)
        for (index, byte) in bytes.enumerated() {
            if starts.contains(index) {
                longest = max(longest, total - start)
                start = total
            }
            if byte == UInt8(ascii: "<") {
                isInTag = true
            } else if byte == UInt8(ascii: ">") {
                isInTag = false
            } else if !isInTag, byte > 0x20 {
                total += 1
            }
        }
        return (total, max(longest, total - start))
    }

    /// The largest size or distance of letters in pixels, rounded up, at least 16; nil if it cannot be determined.
    private var largestFontSize: Int? {
        var largest = 16
        // Escapes could hide the name of a property.
        guard !bytes.contains(UInt8(ascii: "\\")) else { return nil }
        for name in Self.sizeNames {
            for start in places(of: name) {
                var end = start + name.count
                // The name of another property that begins with the same letters.
                if end < bytes.count, bytes[end] == UInt8(ascii: "-") || Self.isLetter(bytes[end]) {
                    continue
                }
                while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
                guard end < bytes.count, bytes[end] == UInt8(ascii: "=") || bytes[end] == UInt8(ascii: ":")
                else {
                    continue
                }
                let isFont = name.starts(with: Array("font".utf8))
                guard let size = Self.largestNumber(in: value(after: end + 1), allowsNegative: !isFont) else {
                    return nil
                }
                largest = max(largest, size)
            }
        }
        return largest
    }

    /// Returns the value of an attribute or of a property of a style.
    private func value(after start: Int) -> ArraySlice<UInt8> {
        var start = start
        while start < bytes.count, bytes[start] <= 0x20 || Self.isQuote(bytes[start]) { start += 1 }
        let ends = Array(";}<>\"'".utf8)
        return bytes[start...].prefix { !ends.contains($0) }
    }

    /// Returns the largest number among the words of a value; nil for a number in an unknown unit, or one that grows by nesting.
    private static func largestNumber(in value: ArraySlice<UInt8>, allowsNegative: Bool) -> Int? {
        let words = String(decoding: value, as: UTF8.self).lowercased().split {
            $0.isWhitespace || $0 == "/" || $0 == ","
        }
        var largest = 0
        for word in words {
            if word == "larger" || word.contains("&") || word.contains("(") || word.contains("*") {
                return nil
            }
            let number = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
            if number.isEmpty { continue }
            guard let value = Double(number), value >= 0 || allowsNegative, abs(value) < 10_000 else {
                return nil
            }
            let size = abs(value)
            switch word.dropFirst(number.count) {
            case "", "px": largest = max(largest, Int(size.rounded(.up)))
            case "pt": largest = max(largest, Int((size * 4 / 3).rounded(.up)))
            case "em", "rem", "ex": if size > 1 { return nil }
            case "%": if size > 100 { return nil }
            default: return nil
            }
        }
        return largest
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a }
    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    /// Returns the offsets at which `pattern` occurs, in any case of letters.
    private func places(of pattern: [UInt8]) -> [Int] {
        guard let first = pattern.first, bytes.count >= pattern.count else { return [] }
        func lower(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte }
        let lowered = pattern.map(lower)
        return (0...bytes.count - pattern.count).filter { start in
            lower(bytes[start]) == lower(first)
                && lowered.indices.allSatisfy { lower(bytes[start + $0]) == lowered[$0] }
        }
    }
}
