/// Names that are created, changed and deleted, of which those are seen whose surname begins with the filter.
///
///     var register = Register()
///     register.create(name: "Ada", surname: "Lovelace")
///     register.filter = "Lo"
public struct Register: Equatable {
    /// One name, as a list shows it.
    public struct Entry: Identifiable, Hashable, Sendable {
        public let id: Int
        public let name: String
        public let surname: String

        public var text: String { "\(surname), \(name)" }
    }

    private var entries: [Entry] = []
    private var nextID = 0

    /// The beginning of the surnames that are seen, in any case; empty for all.
    public var filter = "" { didSet { forgetHiddenSelection() } }
    /// The selected entry, which is one of those that are seen.
    public var selection: Int? { didSet { forgetHiddenSelection() } }

    /// Some names to begin with.
    public init() {
        create(name: "Hans", surname: "Emil")
        create(name: "Max", surname: "Mustermann")
        create(name: "Roman", surname: "Tisch")
    }

    /// The entries whose surname begins with the filter.
    public var visible: [Entry] {
        let prefix = filter.lowercased()
        return prefix.isEmpty ? entries : entries.filter { $0.surname.lowercased().hasPrefix(prefix) }
    }

    /// Whether there is something to update and to delete.
    public var hasSelection: Bool { selection != nil }

    public mutating func create(name: String, surname: String) {
        entries.append(Entry(id: nextID, name: name, surname: surname))
        nextID += 1
    }

    /// Replaces the selected entry.
    public mutating func update(name: String, surname: String) {
        guard let index = entries.firstIndex(where: { $0.id == selection }) else { return }
        entries[index] = Entry(id: entries[index].id, name: name, surname: surname)
        forgetHiddenSelection()
    }

    /// Removes the selected entry; nothing is selected then.
    public mutating func delete() {
        entries.removeAll { $0.id == selection }
        selection = nil
    }

    private mutating func forgetHiddenSelection() {
        if let chosen = selection, !visible.contains(where: { $0.id == chosen }) { selection = nil }
    }
}
