/// A list of names that can be created, updated, deleted and filtered by the beginning of the surname.
///
///     var register = Register()
///     register.create(name: "Ada", surname: "Lovelace")
///     register.filter = "Lo"
public struct Register: Equatable {
    /// One name of the register.
    public struct Entry: Identifiable, Hashable, Sendable {
        public let id: Int
        public let name: String
        public let surname: String

        public var text: String { "\(surname), \(name)" }
    }

    private var entries: [Entry] = []
    private var nextID = 0

    /// The prefix of the surnames of visible entries, case-insensitive; empty by default, which shows all entries.
    public var filter = "" { didSet { clearHiddenSelection() } }
    /// The id of the selected entry, which is always visible; nil if no entry is selected.
    public var selection: Int? { didSet { clearHiddenSelection() } }

    /// Creates a register with three names.
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

    /// Whether an entry is selected.
    public var hasSelection: Bool { selection != nil }

    public mutating func create(name: String, surname: String) {
        entries.append(Entry(id: nextID, name: name, surname: surname))
        nextID += 1
    }

    /// Replaces the name of the selected entry; does nothing if no entry is selected.
    public mutating func update(name: String, surname: String) {
        guard let index = entries.firstIndex(where: { $0.id == selection }) else { return }
        entries[index] = Entry(id: entries[index].id, name: name, surname: surname)
        clearHiddenSelection()
    }

    /// Removes the selected entry and clears the selection.
    public mutating func delete() {
        entries.removeAll { $0.id == selection }
        selection = nil
    }

    private mutating func clearHiddenSelection() {
        if let chosen = selection, !visible.contains(where: { $0.id == chosen }) { selection = nil }
    }
}
