/// The order of a list of files: folders first, then by a column.
///
///     entries.sort { FileOrder(column: .size, isAscending: false).precedes($0, $1) }
package nonisolated struct FileOrder: Hashable, Sendable {
    package enum Column: Int, Hashable, Sendable, CaseIterable { case name, size, modified }

    package var column = Column.name
    package var isAscending = true

    package init(column: Column = .name, isAscending: Bool = true) {
        self.column = column
        self.isAscending = isAscending
    }

    /// Selects a column; selecting it again reverses the order.
    ///
    /// Sizes and times begin with the largest.
    package mutating func select(_ column: Column) {
        isAscending = column == self.column ? !isAscending : column == .name
        self.column = column
    }

    package func precedes(_ a: FolderEntry, _ b: FolderEntry) -> Bool {
        if a.isFolder != b.isFolder { return a.isFolder }
        switch column {
        case .size where a.size != b.size: return (a.size < b.size) == isAscending
        case .modified where a.modified != b.modified: return (a.modified < b.modified) == isAscending
        case .name: return isAscending ? Self.isNatural(a.name, b.name) : Self.isNatural(b.name, a.name)
        // Equal values are ordered by name.
        case .size, .modified: return Self.isNatural(a.name, b.name)
        }
    }

    /// Whether a name precedes another: without regard to case, and with numbers by their value, so that "2" precedes "10".
    package static func isNatural(_ a: String, _ b: String) -> Bool {
        let (first, second) = (key(a), key(b))
        for (x, y) in zip(first, second) where x != y { return x < y }
        return first.count == second.count ? a < b : first.count < second.count
    }

    /// The parts of a name that are compared: characters, and numbers.
    private enum Part: Comparable {
        case number(String)
        case text(Character)

        static func < (a: Part, b: Part) -> Bool {
            switch (a, b) {
            case (.number(let a), .number(let b)): a.count == b.count ? a < b : a.count < b.count
            case (.text(let a), .text(let b)): a < b
            case (.number, .text): true
            case (.text, .number): false
            }
        }
    }

    private static func key(_ name: String) -> [Part] {
        var parts: [Part] = []
        for character in name.lowercased() {
            guard character.isASCII, character.isNumber else {
                parts.append(.text(character))
                continue
            }
            if case .number(let digits) = parts.last {
                parts[parts.count - 1] = .number(
                    digits == "0" ? String(character) : digits + String(character))
            } else {
                parts.append(.number(String(character)))
            }
        }
        return parts
    }
}
