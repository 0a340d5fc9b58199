/// The position of a row or an item: a section, and an index within it.
///
/// Modelled on the `IndexPath` of table and collection views. Index paths are ordered by section, then by row.
///
///     let path = IndexPath(row: 2, section: 0)
///     path.row       // 2
///     path.section   // 0
public nonisolated struct IndexPath: Hashable, Comparable, Sendable {
    /// The index of the section.
    public var section: Int
    /// The index of the row within its section.
    public var row: Int
    /// The index of the item within its section; the same value as ``row``.
    public var item: Int {
        get { row }
        set { row = newValue }
    }

    /// Creates the index path of a row.
    public init(row: Int, section: Int) {
        self.row = row
        self.section = section
    }

    /// Creates the index path of an item.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// Returns whether the first path precedes the second one.
    public static func < (first: IndexPath, second: IndexPath) -> Bool {
        (first.section, first.row) < (second.section, second.row)
    }
}

nonisolated extension IndexPath: CustomStringConvertible {
    /// A textual representation for diagnostics and tests.
    public var description: String { "[\(section), \(row)]" }
}
