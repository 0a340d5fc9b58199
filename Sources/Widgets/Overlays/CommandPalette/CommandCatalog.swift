/// A command of a window, as listed by the command palette and the keyboard shortcuts window.
struct CommandEntry {
    let element: MenuElement
    /// The titles of the menus that contain the command; empty for a command of a view.
    let path: [String]

    /// The title without an ellipsis.
    var title: String {
        let title = (element as? Command)?.discoverabilityTitle ?? element.title
        return title.hasSuffix("…") ? String(title.dropLast()) : title
    }
    var shortcut: String? { element.shortcutText }
    var isEnabled: Bool { !element.chosenAttributes.contains(.disabled) }
    /// The menu to which the command belongs.
    var group: String { path.first ?? CommandCatalog.viewGroup }
}

/// The commands of a window: those of its menu bar, of the responder chain, and of declarative shortcuts.
enum CommandCatalog {
    /// The group of commands that belong to no menu.
    static let viewGroup = "This view"

    /// Returns the commands that are available at the first responder of the window, validated.
    ///
    /// O(number of commands and responders).
    static func entries(in host: ViewHost) -> [CommandEntry] {
        var entries: [CommandEntry] = []
        var known: Set<String> = []
        let origins = host.commandOrigins(for: nil)
        func add(_ element: MenuElement, _ path: [String]) {
            if element.chosenAttributes.contains(.hidden) { return }
            if let command = element as? Command { origins.validate(command) }
            let entry = CommandEntry(element: element, path: path)
            if entry.title.isEmpty || !known.insert("\(entry.title)\u{0}\(entry.shortcut ?? "")").inserted {
                return
            }
            entries.append(entry)
        }
        for menu in host.offeredCommands { menu.forEachLeaf { add($0, $1) } }
        var step: Responder? = host.commandResponder
        while let responder = step {
            for command in responder.keyCommands ?? [] { add(command, []) }
            step = responder.next
        }
        return entries
    }
}
