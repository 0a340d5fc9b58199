/// A key that two commands of a menu bar have, of which only the first one is performed.
struct DuplicateKey {
    let key: KeyEquivalentName
    private let first: Entry
    private let second: Entry

    private struct Entry {
        let command: KeyCommand
        /// The titles of the menus that contain the command, and its own.
        let title: String
        /// The innermost menu with an identifier that contains the command.
        let group: Menu.Identifier?

        /// Whether the command is an item of the standard menus.
        var isStandard: Bool {
            command.action.map { MenuBuilder(root: StandardMenus.make()).command(for: $0) != nil } ?? false
        }
        var description: String { "\(isStandard ? "the standard item " : "")\"\(title)\"" }
    }

    /// Returns the duplicate keys of a menu bar, in the order of the menus.
    ///
    /// O(number of commands).
    static func all(in root: Menu) -> [DuplicateKey] {
        var known: [KeyEquivalentName: Entry] = [:]
        var found: [DuplicateKey] = []
        for entry in entries(in: root, path: [], group: nil) {
            for key in entry.command.keyEquivalents {
                guard let first = known[key] else {
                    known[key] = entry
                    continue
                }
                found.append(DuplicateKey(key: key, first: first, second: entry))
            }
        }
        return found
    }

    /// Returns the key commands of a menu, in order, without hidden ones.
    private static func entries(in menu: Menu, path: [String], group: Menu.Identifier?) -> [Entry] {
        menu.children.filter { !$0.chosenAttributes.contains(.hidden) }.flatMap { child -> [Entry] in
            if let menu = child as? Menu {
                return entries(
                    in: menu, path: menu.title.isEmpty ? path : path + [menu.title],
                    group: menu.givenIdentifier ?? group)
            }
            guard let command = child as? KeyCommand else { return [] }
            let title = (path + [command.title]).joined(separator: " › ")
            return [Entry(command: command, title: title, group: group)]
        }
    }

    var message: String {
        let key = second.command.shortcutText ?? ""
        return "\(first.description) and \(second.description) have the same key \(key)"
    }

    /// The remedy: a standard item is replaced, and a command of the program has another key.
    var cure: String {
        let performed = "the key performs the first one"
        guard let standard = [first, second].first(where: \.isStandard), let group = standard.group else {
            return "\(performed); give one of them another key"
        }
        return
            "\(performed); replace the group \"\(group.rawValue)\" of the standard menus (CommandGroup(replacing:), "
            + "or MenuBuilder.replace(menu:with:)), or give the other command another key"
    }
}
