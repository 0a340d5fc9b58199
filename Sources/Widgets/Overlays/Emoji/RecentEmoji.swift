/// The most recently chosen emoji of this process.
enum RecentEmoji {
    /// The emoji, newest first, without duplicates.
    private(set) static var list: [Emoji] = []

    /// The maximum number of recent emoji: two rows of a chooser.
    static let limit = 18

    static func add(_ emoji: Emoji) {
        list.removeAll { $0 == emoji }
        list.insert(emoji, at: 0)
        if list.count > limit { list.removeLast(list.count - limit) }
    }

    static func replace(_ emoji: [Emoji]) {
        list = []
        for one in emoji.prefix(limit).reversed() { add(one) }
    }
}
