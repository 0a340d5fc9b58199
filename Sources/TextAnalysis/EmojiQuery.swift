/// A search for words in names: "red hea" matches "red heart".
///
///     EmojiQuery("Red hea").rank(of: "red heart".utf8)    // 1
struct EmojiQuery {
    /// The folded words, each of which must be a prefix of a word in the name.
    private let words: [[UInt8]]
    private let whole: [UInt8]

    init(_ text: String) {
        words = text.split(whereSeparator: \.isWhitespace).map { Self.folded($0.utf8) }.filter { !$0.isEmpty }
        whole = Array(words.joined(separator: [UInt8(ascii: " ")]))
    }

    var isEmpty: Bool { words.isEmpty }

    /// Returns 0 if the name equals the query, 1 if it begins with it, 2 if it contains all words as prefixes, and nil otherwise.
    func rank(of name: some Collection<UInt8>) -> Int? {
        let name = Self.folded(name)
        if name.starts(with: whole) { return name.count == whole.count ? 0 : 1 }
        return words.allSatisfy { Self.begins($0, in: name) } ? 2 : nil
    }

    private static func begins(_ word: [UInt8], in name: [UInt8]) -> Bool {
        var isStart = true
        for place in name.indices {
            if isStart, name[place...].starts(with: word) { return true }
            isStart = isSeparator(name[place])
        }
        return false
    }

    /// Returns whether the byte separates words: also a hyphen, as in "t-shirt", and non-ASCII punctuation, as in “reserved”.
    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte >= 0x80 || " -:,&()\"!'".utf8.contains(byte)
    }

    /// Returns lowercase letters without accents, for the Latin letters that occur in names.
    ///
    /// Combining accents are removed, and a typographic apostrophe becomes a straight one.
    static func folded(_ bytes: some Collection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        if bytes.allSatisfy({ $0 < 0x80 }) {
            for byte in bytes { result.append(lowercased(byte)) }
            return result
        }
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0..<0x80: result.append(lowercased(UInt8(scalar.value)))
            case 0xC0...0xFF: result.append(plainLetters[Int(scalar.value) - 0xC0])
            case 0x300...0x36F: break
            case 0x2019: result.append(UInt8(ascii: "'"))
            default: result += Array(String(scalar).utf8)
            }
        }
        return result
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

    /// The folded letters of U+00C0 to U+00FF.
    private static let plainLetters = Array(
        "aaaaaaaceeeeiiiidnooooo*ouuuuypsaaaaaaaceeeeiiiidnooooo/ouuuuypy".utf8)
}
