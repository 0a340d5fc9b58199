/// The titles of the commands performed most recently, which the command palette lists first.
///
/// The windows of an application share one; another host has its own. It lasts as long as they do.
///
///     host.overlays.commandHistory.add(command.title)
package final class CommandHistory {
    /// The titles, most recent first.
    package private(set) var titles: [String] = []
    private static let limit = 20

    package init() {}

    package func add(_ title: String) {
        if title.isEmpty { return }
        titles.removeAll { $0 == title }
        titles.insert(title, at: 0)
        if titles.count > Self.limit { titles.removeLast() }
    }
}
