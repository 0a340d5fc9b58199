extension Database {
    /// Returns the tables and views of the database, sorted by name; those that SQLite itself needs are left out.
    nonisolated public func tables() throws(DatabaseError) -> [TableInfo] {
        let list = try rows(
            """
            SELECT name, type, wr FROM pragma_table_list
            WHERE schema = 'main' AND type <> 'shadow' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
            ORDER BY type = 'view', name COLLATE NOCASE
            """)
        var tables: [TableInfo] = []
        for row in list {
            guard case .text(let name) = row[0] else { continue }
            let kind: TableInfo.Kind =
                switch row[1] {
                case .text("view"): .view
                case .text("virtual"): .virtual
                default: .table
                }
            tables.append(try table(name, kind, hasRowIdentifier: kind == .table && row[2] == .integer(0)))
        }
        return tables
    }

    private nonisolated func table(
        _ name: String, _ kind: TableInfo.Kind, hasRowIdentifier: Bool
    ) throws(DatabaseError) -> TableInfo {
        // A view whose tables no longer exist has no columns.
        let details =
            (try? rows("SELECT name, type, hidden, pk FROM pragma_table_xinfo(?)", [.text(name)])) ?? []
        let keyCount = details.count { $0[3] != .integer(0) }
        var columns: [TableInfo.ColumnInfo] = []
        for row in details where row[2] != .integer(1) {
            let type = row[1].editingText
            var column = TableInfo.ColumnInfo(name: row[0].editingText, declaredType: type)
            column.isGenerated = row[2] != .integer(0)
            column.isRowIdentifier =
                hasRowIdentifier && keyCount == 1 && row[3] == .integer(1) && type.uppercased() == "INTEGER"
            columns.append(column)
        }
        let names = Set(columns.map { $0.name.lowercased() })
        let identifier = ["rowid", "_rowid_", "oid"].first { !names.contains($0) }
        return TableInfo(
            name: name, kind: kind, columns: columns, rowIdentifier: hasRowIdentifier ? identifier : nil)
    }
}
