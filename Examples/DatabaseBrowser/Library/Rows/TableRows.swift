/// The displayed rows of a table, of which only the visible pages are read.
///
/// The positions of the rows, a ``RowIndex``, are determined once for each sort order and filter, by a ``DatabaseWorker``. A page is read
/// with the connection of the main actor when one of its rows is first requested.
///
///     let value = rows.value(row: 150_000, column: 2)
final class TableRows {
    let table: TableInfo
    private let database: Database
    private(set) var index = RowIndex.identifiers([])
    private var cache = PageCache()
    /// The number of pages that have been read from the database.
    private(set) var readCount = 0
    /// Called when a page cannot be read, unless another connection holds a lock; its rows are empty, and are requested again.
    var onError: ((DatabaseError) -> Void)?
    private var error: DatabaseError?

    init(_ table: TableInfo, in database: Database) {
        self.table = table
        self.database = database
    }

    var count: Int { index.count }
    /// Whether a view has more rows than those that were read.
    var isTruncated: Bool { if case .rows(let rows) = index { rows.isTruncated } else { false } }

    /// Displays other rows, or the same ones in another order.
    func setIndex(_ index: RowIndex) {
        self.index = index
        discardPages()
    }

    /// Reads the rows again when they are requested.
    func discardPages() {
        cache.removeAll()
        error = nil
    }

    /// Whether the text of a cell has several lines, which a text field cannot keep.
    func hasSeveralLines(row: Int, column: Int) -> Bool {
        guard case .text(let text)? = value(row: row, column: column) else { return false }
        if text.contains(where: \.isNewline) { return true }
        guard text.utf8.count >= ResultRows.textLimit,
            case .text(let complete)? = try? completeValue(row: row, column: column)
        else { return false }
        return complete.contains(where: \.isNewline)
    }

    /// Returns the value of a cell, whose text is truncated if it is long; nil if the row cannot be read.
    func value(row: Int, column: Int) -> DatabaseValue? {
        guard let values = values(ofRow: row), values.indices.contains(column) else { return nil }
        return values[column]
    }

    private func values(ofRow row: Int) -> [DatabaseValue]? {
        if case .rows(let rows) = index { return rows.rows.indices.contains(row) ? rows.rows[row] : nil }
        guard let values = stored(row) else { return nil }
        return Array(values.dropFirst())
    }

    /// Returns the identifier of a row; nil if it has none.
    func identifier(ofRow row: Int) -> Int64? {
        switch index {
        case .rows: return nil
        case .identifiers(let identifiers): return identifiers.indices.contains(row) ? identifiers[row] : nil
        case .pages:
            guard case .integer(let identifier) = stored(row)?.first else { return nil }
            return identifier
        }
    }

    /// Returns a row with its identifier before the values of the columns.
    private func stored(_ row: Int) -> [DatabaseValue]? {
        guard row >= 0, row < count else { return nil }
        let (number, offset) = row.quotientAndRemainder(dividingBy: RowIndex.pageSize)
        if let page = cache[number] { return page.indices.contains(offset) ? page[offset] : nil }
        do throws(DatabaseError) {
            let page = try read(number)
            cache[number] = page
            readCount += 1
            error = nil
            return page.indices.contains(offset) ? page[offset] : nil
        } catch {
            if error != self.error, !error.isBusy { onError?(error) }
            self.error = error
            return nil
        }
    }

    // MARK: - Reading

    private var select: String {
        "SELECT \(table.rowIdentifier ?? "NULL"), \(RowQuery(table: table).columnList)"
            + " FROM \(SQL.identifier(table.name)) WHERE \(table.rowIdentifier ?? "NULL")"
    }

    private func read(_ number: Int) throws(DatabaseError) -> [[DatabaseValue]] {
        switch index {
        case .rows(let rows): return rows.rows
        case .pages(_, let firsts):
            guard firsts.indices.contains(number), let name = table.rowIdentifier else { return [] }
            let statement = try database.prepare("\(select) >= ? ORDER BY \(name) LIMIT \(RowIndex.pageSize)")
            try statement.bind([.integer(firsts[number])])
            var page: [[DatabaseValue]] = []
            while try statement.step() { page.append(statement.row(limit: ResultRows.textLimit)) }
            return page
        case .identifiers(let identifiers):
            let start = number * RowIndex.pageSize
            let statement = try database.prepare("\(select) = ?")
            var page: [[DatabaseValue]] = []
            for identifier in identifiers[start..<min(start + RowIndex.pageSize, identifiers.count)] {
                try statement.bind([.integer(identifier)])
                // A row that has been deleted since leaves an empty line.
                page.append(try statement.step() ? statement.row(limit: ResultRows.textLimit) : [])
            }
            return page
        }
    }

    /// Returns the whole value of a cell.
    func completeValue(row: Int, column: Int) throws(DatabaseError) -> DatabaseValue {
        guard let identifier = identifier(ofRow: row), let name = table.rowIdentifier else {
            return value(row: row, column: column) ?? .null
        }
        let column = SQL.identifier(table.columns[column].name)
        let rows = try database.rows(
            "SELECT \(column) FROM \(SQL.identifier(table.name)) WHERE \(name) = ?", [.integer(identifier)])
        guard let value = rows.first?.first else { throw DatabaseError(message: "The row no longer exists.") }
        return value
    }

    // MARK: - Changes

    /// Changes the value of a cell in the row with an identifier.
    ///
    /// - Throws: SQLite's error, such as that of a constraint; the row then keeps its value.
    func set(_ value: DatabaseValue, column: Int, identifier: Int64) throws(DatabaseError) {
        guard let name = table.rowIdentifier else {
            throw DatabaseError(message: table.readOnlyReason ?? "The row is read-only.")
        }
        let column = SQL.identifier(table.columns[column].name)
        // A page or an index that is being read ends within this time.
        database.setBusyTimeout(milliseconds: 1000)
        defer { database.setBusyTimeout(milliseconds: 0) }
        try database.rows(
            "UPDATE \(SQL.identifier(table.name)) SET \(column) = ? WHERE \(name) = ?",
            [value, .integer(identifier)])
        if database.changes == 0 { throw DatabaseError(message: "The row no longer exists.") }
        // A trigger may have changed other rows.
        discardPages()
    }
}
