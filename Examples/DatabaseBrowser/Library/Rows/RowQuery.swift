/// The rows of a table that are displayed, and their order.
///
///     RowQuery(table: people, sort: RowQuery.Sort(column: "age", isAscending: false), filter: "ada")
public nonisolated struct RowQuery: Hashable, Sendable {
    /// The column by which rows are sorted.
    ///
    ///     RowQuery.Sort(column: "age")
    public struct Sort: Hashable, Sendable {
        public var column: String
        public var isAscending = true
    }

    public var table: TableInfo
    /// The order of the rows; nil for that of the table.
    public var sort: Sort?
    /// The text that any column of a row has to contain; empty for all rows.
    public var filter = ""

    /// Whether all rows are displayed in the order of their identifiers.
    var isPlain: Bool { sort == nil && filter.isEmpty }

    /// The values of the parameters in ``sql(selecting:)``.
    var parameters: [DatabaseValue] { filter.isEmpty ? [] : [.text(SQL.pattern(containing: filter))] }

    /// Returns the statement that reads all displayed rows in their order.
    func sql(selecting columns: String) -> String {
        var sql = "SELECT \(columns) FROM \(SQL.identifier(table.name))"
        if !filter.isEmpty {
            let terms = table.columns.map { "\(SQL.identifier($0.name)) LIKE ?1 ESCAPE '\\'" }
            sql += " WHERE \(terms.isEmpty ? "0" : terms.joined(separator: " OR "))"
        }
        var order: [String] = []
        if let sort { order.append("\(SQL.identifier(sort.column)) \(sort.isAscending ? "ASC" : "DESC")") }
        // Rows that compare equal keep the order of the table.
        if let identifier = table.rowIdentifier { order.append(identifier) }
        return order.isEmpty ? sql : sql + " ORDER BY " + order.joined(separator: ", ")
    }

    /// The names of all columns, for a SELECT.
    var columnList: String {
        table.columns.isEmpty ? "*" : table.columns.map { SQL.identifier($0.name) }.joined(separator: ", ")
    }
}
