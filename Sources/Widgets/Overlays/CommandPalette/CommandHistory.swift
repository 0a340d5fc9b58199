/// The titles of the commands performed most recently, which the command palette lists first.
///
/// The list lasts as long as the process.
enum CommandHistory {
    /// The titles, most recent first.
    private(set) static var titles: [String] = []
    private static let limit = 20

    static func add(_ title: String) {
        if title.isEmpty { return }
        titles.removeAll { $0 == title }
        titles.insert(title, at: 0)
        if titles.count > limit { titles.removeLast() }
    }

    static func removeAll() { titles = [] }
}
