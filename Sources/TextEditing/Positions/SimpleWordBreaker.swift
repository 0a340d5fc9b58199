/// Finds words by character classes alone: runs of letters, digits and connectors; runs of spaces; any other character.
///
/// An apostrophe or a full stop between letters, and a comma or a full stop between digits, does not separate them. Scripts
/// without spaces are divided into single characters, except for runs of Katakana.
///
///     SimpleWordBreaker().wordBoundaries(in: Array("don't go".utf8))  // [0, 5, 6, 8]
public struct SimpleWordBreaker: WordBreaking {
    private enum Kind {
        case letter
        case digit
        case connector
        case katakana
        case space
        case other
    }

    /// Creates a word breaker; all instances are equal.
    public init() {}

    public func wordBoundaries(in text: [UInt8]) -> [Int] {
        let characters = Array(String(decoding: text, as: UTF8.self))
        let kinds = characters.map(kind(of:))
        var boundaries = [0]
        var offset = 0
        for (index, character) in characters.enumerated() {
            offset += character.utf8.count
            if index + 1 == characters.count || parts(characters, kinds, at: index) {
                boundaries.append(offset)
            }
        }
        return boundaries
    }

    /// Returns whether there is a boundary after the character at an index.
    private func parts(_ characters: [Character], _ kinds: [Kind], at index: Int) -> Bool {
        let next = index + 1
        switch (kinds[index], kinds[next]) {
        case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit), (.space, .space),
            (.connector, .connector), (.katakana, .katakana):
            return false
        case (.connector, .letter), (.connector, .digit), (.connector, .katakana),
            (.letter, .connector), (.digit, .connector), (.katakana, .connector):
            return false
        case (.letter, .other), (.digit, .other):
            return next + 1 == characters.count || !joins(characters[next], kinds[index], kinds[next + 1])
        case (.other, .letter), (.other, .digit):
            return index == 0 || !joins(characters[index], kinds[index - 1], kinds[next])
        default:
            return true
        }
    }

    /// Returns whether a punctuation character joins the characters on both sides.
    private func joins(_ sign: Character, _ left: Kind, _ right: Kind) -> Bool {
        guard left == right else { return false }
        return switch sign {
        case ".", "'", "\u{2019}": left == .letter || left == .digit
        case "\u{B7}", ":": left == .letter
        case ",", ";": left == .digit
        default: false
        }
    }

    private func kind(of character: Character) -> Kind {
        guard let scalar = character.unicodeScalars.first else { return .other }
        if scalar.isASCII {
            return switch scalar {
            case "a"..."z", "A"..."Z": .letter
            case "0"..."9": .digit
            case "_": .connector
            case " ", "\t": .space
            default: .other
            }
        }
        let properties = scalar.properties
        if properties.isIdeographic || (0x3040...0x309F).contains(scalar.value) { return .other }
        if (0x30A0...0x30FF).contains(scalar.value) || (0xFF66...0xFF9F).contains(scalar.value) {
            return .katakana
        }
        return switch properties.generalCategory {
        case .connectorPunctuation: .connector
        case .decimalNumber: .digit
        case .spaceSeparator: .space
        default: properties.isAlphabetic || properties.numericType != nil ? .letter : .other
        }
    }
}
