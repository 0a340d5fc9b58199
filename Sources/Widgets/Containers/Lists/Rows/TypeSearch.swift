/// The accumulated text of a type-ahead search.
///
///     search.type("i", at: now)   // "i"
///     search.type("n", at: now)   // "in"
package nonisolated struct TypeSearch: Sendable {
    /// The maximum pause between two characters; after a longer pause the search starts over.
    static let maximumPause = Duration.seconds(1)

    private(set) var text = ""
    private var last = Duration.zero

    package init() {}

    /// Returns whether a character typed at `time` would continue the current search.
    package func isRunning(at time: Duration) -> Bool { !text.isEmpty && time - last <= Self.maximumPause }

    /// Returns whether a key types a character of a search; a space only continues one.
    func accepts(_ event: KeyEvent) -> Bool {
        guard event.isPlain, let first = event.key.characters.first else { return false }
        return first.isLetter || first.isNumber || first == " " && isRunning(at: event.timestamp)
    }

    /// Appends the typed characters.
    ///
    /// - Returns: The text to search for, and whether the current row may match it.
    package mutating func type(_ letters: String, at time: Duration) -> (text: String, staysOnMatch: Bool) {
        let continues = isRunning(at: time)
        last = time
        text = (continues ? text : "") + letters.lowercased()
        // Repeating the same character steps through the rows that begin with it.
        if let first = text.first, text.allSatisfy({ $0 == first }) { return (String(first), false) }
        return (text, continues)
    }

    /// Returns the first of `count` rows whose name begins with `text`, from the row at the cursor or after it, and then from the start.
    ///
    /// Complexity: O(count).
    static func match(
        _ text: String, staysOnMatch: Bool, cursor: Int?, count: Int, name: (Int) -> String?
    ) -> Int? {
        let start = cursor.map { staysOnMatch ? $0 : $0 + 1 } ?? 0
        return (0..<count).lazy.map { (start + $0) % count }.first {
            name($0)?.lowercased().hasPrefix(text) == true
        }
    }
}

extension Key {
    /// Whether the key is Control+A, which selects all rows or items: the letter, wherever the layout of the keyboard has it.
    var isSelectAll: Bool {
        latinCharacters == "a" && modifierFlags.contains(.control)
            && modifierFlags.isDisjoint(with: [.alternate, .command])
    }
}
