/// All emoji of Unicode 15, in the order and the groups of its charts.
///
///     let catalog = EmojiCatalog.shared
///     catalog.groups.map(\.name)                  // ["Smileys & Emotion", "People & Body", ...]
///     catalog.emoji(matching: "red hea").first    // ❤️ red heart
///
/// Made when it is first asked for, in a fraction of a millisecond: 16 KB. Tones of the skin are variants of their emoji,
/// and stand in no list of their own.
public struct EmojiCatalog: Sendable {
    /// The groups, as the charts have them.
    public let groups: [EmojiGroup]

    /// The one of the process.
    public static let shared = EmojiCatalog()

    /// All emoji without tones, in order.
    public var emoji: [Emoji] { groups.flatMap(\.emoji) }

    private init() {
        var groups: [EmojiGroup] = []
        for line in EmojiTable.lines() {
            if EmojiTable.isMark(EmojiTable.groupMark, at: line) {
                groups.append(EmojiGroup(name: EmojiTable.name(at: line)))
            } else if groups.isEmpty {
                continue
            } else if EmojiTable.isMark(EmojiTable.subgroupMark, at: line) {
                let end = groups[groups.count - 1].emoji.count
                groups[groups.count - 1].subgroups.append(
                    EmojiGroup.Subgroup(name: EmojiTable.name(at: line), range: end..<end))
            } else {
                groups[groups.count - 1].append(Emoji(line: line))
            }
        }
        self.groups = groups
    }

    // MARK: - Finding

    /// The emoji that is this text, with its tones; nil when it is none of the list.
    ///
    /// O(bytes of all emoji).
    public func emoji(for text: String) -> Emoji? {
        let bytes = Array(text.utf8)
        let tones = Emoji.tones(in: bytes)
        for group in groups {
            for emoji in group.emoji {
                if let found = emoji.variant(of: bytes, tones) { return found }
            }
        }
        return nil
    }

    /// Those in whose names each word of `text` begins a word; case and accents do not count.
    ///
    /// Names that are the text come first, then those that begin with it, then the others, each in the charts' order; an
    /// emoji finds itself. O(bytes of all names).
    public func emoji(matching text: String) -> [Emoji] {
        let query = EmojiQuery(text)
        if query.isEmpty { return [] }
        var ranks: [[Emoji]] = [[], [], []]
        for group in groups {
            for emoji in group.emoji {
                guard let rank = query.rank(of: EmojiTable.field(1, ofLineAt: emoji.line)) else { continue }
                ranks[rank].append(emoji)
            }
        }
        let found = ranks.flatMap { $0 }
        if found.isEmpty, let same = emoji(for: String(text.filter { !$0.isWhitespace })) { return [same] }
        return found
    }
}

/// Emoji that belong together: "Animals & Nature".
///
///     for group in EmojiCatalog.shared.groups { show(group.name, group.emoji) }
public struct EmojiGroup: Hashable, Sendable {
    /// Its English name.
    public let name: String
    /// Its emoji in order, without tones.
    public private(set) var emoji: [Emoji] = []
    /// Its parts, in order.
    public internal(set) var subgroups: [Subgroup] = []

    /// A part of a group: "face-smiling".
    ///
    ///     group.subgroups.first.map { group.emoji[$0.range] }
    public struct Subgroup: Hashable, Sendable {
        /// The English name.
        public let name: String
        /// Of the group's emoji.
        public internal(set) var range: Range<Int>
    }

    init(name: String) { self.name = name }

    mutating func append(_ one: Emoji) {
        emoji.append(one)
        guard let last = subgroups.indices.last else { return }
        subgroups[last].range = subgroups[last].range.lowerBound..<emoji.count
    }
}
