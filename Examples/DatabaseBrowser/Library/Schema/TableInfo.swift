/// A table or a view of a database, with its columns.
///
///     let tables = try database.tables()
public nonisolated struct TableInfo: Hashable, Sendable {
    /// The kinds of tables.
    public enum Kind: Hashable, Sendable { case table, view, virtual }

    /// A column of a table.
    ///
    ///     ColumnInfo(name: "age", declaredType: "INTEGER")
    public struct ColumnInfo: Hashable, Sendable {
        public let name: String
        /// The type in the definition of the table; may be empty.
        public let declaredType: String
        /// Whether the value is computed from other columns.
        public var isGenerated = false
        /// Whether the column is an alias of the row's identifier.
        public var isRowIdentifier = false

        /// Whether the column prefers numbers, by SQLite's rules of affinity.
        var isNumeric: Bool {
            let type = declaredType.uppercased()
            if type.contains("INT") { return true }
            if ["CHAR", "CLOB", "TEXT", "BLOB"].contains(where: type.contains) || type.isEmpty {
                return false
            }
            return !type.contains("DATE") && !type.contains("TIME")
        }
    }

    public let name: String
    public let kind: Kind
    public let columns: [ColumnInfo]
    /// The name of the column with the identifier of rows; nil if rows have none, as in views and tables `WITHOUT ROWID`.
    public let rowIdentifier: String?

    /// The reason for which rows cannot be edited; nil if they can.
    public var readOnlyReason: String? {
        switch kind {
        case .view: "Views are read-only."
        case .virtual: "Virtual tables are read-only."
        case .table: rowIdentifier == nil ? "Tables WITHOUT ROWID are read-only." : nil
        }
    }
}
