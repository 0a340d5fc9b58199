/// The emoji that were chosen last, in this process.
enum RecentEmoji {
    /// The newest first; each once.
    private(set) static var list: [Emoji] = []

    /// Two rows of a chooser.
    static let limit = 18

    static func note(_ emoji: Emoji) {
        list.removeAll { $0 == emoji }
        list.insert(emoji, at: 0)
        if list.count > limit { list.removeLast(list.count - limit) }
    }

    static func replace(_ emoji: [Emoji]) {
        list = []
        for one in emoji.prefix(limit).reversed() { note(one) }
    }
}
