/// The text typed to find a row by its beginning: a value that is fed with characters.
///
///     search.type("i", at: now)   // "i"
///     search.type("n", at: now)   // "in"
package nonisolated struct TypeSearch: Sendable {
    /// The longest pause before the next character; after it the search restarts.
    static let patience = Duration.seconds(1)

    private(set) var text = ""
    private var last = Duration.zero

    package init() {}

    /// Whether a letter at `time` would go on with what was typed.
    package func isRunning(at time: Duration) -> Bool { !text.isEmpty && time - last <= Self.patience }

    /// Takes the letters in; gives what to look for, and whether the row that is chosen now may match.
    package mutating func type(_ letters: String, at time: Duration) -> (text: String, staysOnMatch: Bool) {
        let goesOn = isRunning(at: time)
        last = time
        text = (goesOn ? text : "") + letters.lowercased()
        // A repeated character steps from row to row.
        if let first = text.first, text.allSatisfy({ $0 == first }) { return (String(first), false) }
        return (text, goesOn)
    }
}
