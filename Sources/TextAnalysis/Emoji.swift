/// An emoji of Unicode's list, with or without skin tone modifiers.
///
///     let wave = EmojiCatalog.shared.emoji(for: "👋")
///     wave?.name                      // "waving hand"
///     wave?.variants.first?.string    // "👋🏻"
///
/// It has 8 bytes: text and name are read from the table on access.
public struct Emoji: Hashable, Sendable {
    /// The offset of the emoji's line in the table.
    let line: UInt32
    /// The skin tones: 0 for none, 1...5 for one tone, first + 6 * second for two.
    let tones: UInt8

    init(line: UInt32, tones: UInt8 = 0) {
        self.line = line
        self.tones = tones
    }

    /// The text of the emoji, which is a single character.
    public var string: String {
        let plain = EmojiTable.field(0, ofLineAt: line)
        guard tones != 0, let template = template(pairs: tones >= 6) else {
            return String(decoding: plain, as: UTF8.self)
        }
        return toned(
            template.elementsEqual([EmojiTable.firstTone]) ? Self.usualTemplate(plain) : Array(template))
    }

    /// The English name of Unicode's charts, with skin tones if there are any: "waving hand: dark skin tone".
    public var name: String {
        let plain = String(decoding: EmojiTable.field(1, ofLineAt: line), as: UTF8.self)
        return tones == 0 ? plain : plain + (plain.contains(": ") ? ", " : ": ") + toneName
    }

    /// The names of the skin tones; empty without tones.
    public var toneName: String {
        [Int(tones % 6), Int(tones / 6)].filter { $0 > 0 }
            .map { Self.toneNames[$0 - 1] + " skin tone" }.joined(separator: ", ")
    }

    /// The emoji without skin tones.
    public var base: Emoji { Emoji(line: line) }

    /// Whether the emoji has variants with skin tones: O(1).
    public var hasVariants: Bool { template(pairs: false) != nil || template(pairs: true) != nil }

    /// The variants with skin tones, without the base emoji; empty if it supports no tones.
    public var variants: [Emoji] {
        let hasSingle = template(pairs: false) != nil
        var found = hasSingle ? (1...5).map { Emoji(line: line, tones: $0) } : []
        guard template(pairs: true) != nil else { return found }
        for first in UInt8(1)...5 {
            for second in UInt8(1)...5 where !hasSingle || first != second {
                found.append(Emoji(line: line, tones: first + 6 * second))
            }
        }
        return found
    }

    private static let toneNames = ["light", "medium-light", "medium", "medium-dark", "dark"]

    // MARK: - Templates

    private func template(pairs: Bool) -> EmojiTable.Bytes? {
        var number = 2
        while case let field = EmojiTable.field(number, ofLineAt: line), !field.isEmpty {
            if field.contains(EmojiTable.secondTone) == pairs { return field }
            number += 1
        }
        return nil
    }

    /// Returns the default template: the tone follows the first code point and replaces a variation selector.
    private static func usualTemplate(_ plain: EmojiTable.Bytes) -> [UInt8] {
        var bytes = Array(plain)
        let length = bytes.first.map { $0 < 0x80 ? 1 : $0 < 0xE0 ? 2 : $0 < 0xF0 ? 3 : 4 } ?? 0
        if bytes.dropFirst(length).starts(with: [0xEF, 0xB8, 0x8F]) {
            bytes.removeSubrange(length..<length + 3)
        }
        bytes.insert(EmojiTable.firstTone, at: min(length, bytes.count))
        return bytes
    }

    private func toned(_ template: [UInt8]) -> String {
        var bytes: [UInt8] = []
        for byte in template {
            switch byte {
            case EmojiTable.firstTone: bytes += Self.toneBytes(tones % 6)
            case EmojiTable.secondTone: bytes += Self.toneBytes(tones / 6)
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the UTF-8 bytes of a tone, U+1F3FB to U+1F3FF.
    private static func toneBytes(_ tone: UInt8) -> [UInt8] { [0xF0, 0x9F, 0x8F, 0xBA + tone] }
}

// MARK: - Search

extension Emoji {
    /// Returns the skin tones in a text, in order: 1...5.
    static func tones(in bytes: [UInt8]) -> [UInt8] {
        var found: [UInt8] = []
        // The common prefix of the encoded tones; their last bytes differ.
        let start = toneBytes(1).dropLast()
        for place in bytes.indices.dropFirst(start.count) where bytes[..<place].suffix(start.count) == start {
            let tone = bytes[place] &- toneBytes(0)[start.count]
            if (1...5).contains(tone) { found.append(tone) }
        }
        return found
    }

    /// Returns the emoji, or its variant with `tones`, whose text equals `text`; nil if none does.
    ///
    /// Compares bytes rather than characters, because normalizing thousands of strings would be slow.
    func variant(of text: [UInt8], _ tones: [UInt8]) -> Emoji? {
        if EmojiTable.field(0, ofLineAt: line).elementsEqual(text) { return base }
        guard let first = tones.first else { return nil }
        let hasSingle = template(pairs: false) != nil
        if hasSingle, let found = same(as: text, tones: first) { return found }
        guard tones.count == 2, !hasSingle || first != tones[1], template(pairs: true) != nil else {
            return nil
        }
        return same(as: text, tones: first + 6 * tones[1])
    }

    private func same(as text: [UInt8], tones: UInt8) -> Emoji? {
        let variant = Emoji(line: line, tones: tones)
        return variant.string.utf8.elementsEqual(text) ? variant : nil
    }
}

extension Emoji: CustomStringConvertible {
    public var description: String { "\(string) \(name)" }
}
