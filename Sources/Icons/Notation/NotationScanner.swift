/// Reads the words and numbers of a notation.
struct NotationScanner {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The position for error messages, beginning with 1.
    var column: Int { position + 1 }

    var isAtEnd: Bool { position >= bytes.count }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Skips spaces, line breaks and commas.
    mutating func skipSeparators() {
        while let byte = next, byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 44 {
            position += 1
        }
    }

    /// Consumes `character` if it comes next.
    mutating func skip(_ character: Character) -> Bool {
        guard let byte = next, byte == character.asciiValue else { return false }
        position += 1
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte | 32 >= 97 && byte | 32 <= 122 }

    /// Returns the letters that come next, without consuming them.
    func peekWord() -> String {
        String(decoding: bytes[position...].prefix(while: Self.isLetter), as: UTF8.self)
    }

    mutating func advance(by count: Int) { position = min(bytes.count, position + count) }

    /// Returns the character that comes next as text, for error messages.
    func peekCharacter() -> String {
        String(decoding: bytes[position...].prefix(4), as: UTF8.self).prefix(1).description
    }

    /// Whether a number comes next, after separators.
    mutating func hasNumber() -> Bool {
        skipSeparators()
        guard let byte = next else { return false }
        return (byte >= 48 && byte <= 57) || byte == 45 || byte == 46
    }

    /// Reads a number: a sign, digits and a decimal point.
    mutating func number(after command: String) throws(SymbolNotationError) -> Double {
        guard hasNumber() else { throw SymbolNotationError(.missingNumber(after: command), column: column) }
        let start = position
        var hasPoint = false
        if next == 45 { position += 1 }
        while let byte = next {
            if byte == 46, !hasPoint {
                hasPoint = true
            } else if byte < 48 || byte > 57 {
                break
            }
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = Double(text), abs(number) <= 1000 else {
            throw SymbolNotationError(.invalidNumber(text), column: start + 1)
        }
        return number
    }
}
