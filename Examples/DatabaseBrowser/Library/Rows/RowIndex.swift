/// The positions of displayed rows, which is all that is read of a table before its rows become visible.
nonisolated enum RowIndex: Sendable {
    /// All rows in the order of their identifiers: the number of rows, and the identifier of the first row of each page.
    case pages(count: Int, firsts: [Int64])
    /// The identifiers of the rows in their order.
    case identifiers([Int64])
    /// The rows themselves, for those without identifiers: at most ``rowLimit``.
    case rows(ResultRows)

    /// The number of rows in a page.
    static let pageSize = 200

    var count: Int {
        switch self {
        case .pages(let count, _): count
        case .identifiers(let identifiers): identifiers.count
        case .rows(let rows): rows.rows.count
        }
    }
}

/// Rows in memory: the result of a statement, or of a view.
///
///     try database.resultRows(of: statement)
public nonisolated struct ResultRows: Sendable, Hashable {
    /// The names of the columns.
    public var columns: [String] = []
    public var rows: [[DatabaseValue]] = []
    /// Whether there are more rows, which were not read.
    public var isTruncated = false

    /// The maximum number of rows.
    public static let limit = 100_000
    /// The number of bytes after which the displayed text of a cell is truncated.
    static let textLimit = 1000

    /// Returns the remaining rows of a statement, up to ``limit``.
    static func read(_ statement: Statement) throws(DatabaseError) -> ResultRows {
        var result = ResultRows(columns: statement.columnNames)
        while try statement.step() {
            if result.rows.count == limit {
                result.isTruncated = true
                break
            }
            result.rows.append(statement.row(limit: textLimit))
        }
        return result
    }
}
