/// A connection of its own for statements that may take long, away from the main actor.
///
/// A statement stops soon after its task has been cancelled.
actor DatabaseWorker {
    private let database: Database

    init(_ location: DatabaseLocation) throws(DatabaseError) {
        database = try Database(location)
        // Another connection holds the lock only for single statements.
        database.setBusyTimeout(milliseconds: 5000)
        database.stopsWithTask()
    }

    func tables() throws(DatabaseError) -> [TableInfo] { try database.tables() }

    func execute(_ script: String) throws(DatabaseError) { try database.execute(script) }

    // MARK: - Rows

    /// Returns the positions of the rows of a query, and the position of the row with an identifier.
    func index(
        _ query: RowQuery, locating identifier: Int64? = nil
    ) throws(DatabaseError) -> (index: RowIndex, row: Int?) {
        if Task.isCancelled { throw .interrupted }
        guard let name = query.table.rowIdentifier else {
            return (.rows(try select(query)), nil)
        }
        let statement = try database.prepare(query.sql(selecting: name))
        try statement.bind(query.parameters)
        var row: Int?
        var count = 0
        var identifiers: [Int64] = []
        let step = query.isPlain ? RowIndex.pageSize : 1
        while try statement.step() {
            if case .integer(let number) = statement.value(at: 0) {
                if number == identifier { row = count }
                if count % step == 0 { identifiers.append(number) }
            }
            count += 1
        }
        return (query.isPlain ? .pages(count: count, firsts: identifiers) : .identifiers(identifiers), row)
    }

    private func select(_ query: RowQuery) throws(DatabaseError) -> ResultRows {
        let statement = try database.prepare(query.sql(selecting: query.columnList))
        try statement.bind(query.parameters)
        return try .read(statement)
    }

    // MARK: - Scripts

    /// Executes the statements of a script one after the other; the rows are those of the last statement that returns any.
    ///
    /// A transaction that the script leaves open is rolled back.
    func run(_ script: String) -> QueryOutcome {
        var outcome = QueryOutcome()
        let changes = database.totalChanges
        do throws(DatabaseError) {
            var rest = script[...]
            while !rest.isEmpty {
                if Task.isCancelled { throw .interrupted }
                guard let statement = try database.prepareFirst(of: &rest) else { continue }
                if statement.columnCount > 0 {
                    outcome.rows = try .read(statement)
                } else {
                    while try statement.step() {}
                }
                outcome.statementCount += 1
            }
        } catch {
            outcome.error = error
        }
        if database.isInTransaction {
            _ = try? database.execute("ROLLBACK")
            outcome.wasRolledBack = true
        } else {
            outcome.changedRows = database.totalChanges - changes
        }
        return outcome
    }
}

/// The result of a script.
nonisolated struct QueryOutcome: Sendable {
    /// The rows of the last statement that returns any.
    var rows: ResultRows?
    /// The number of statements that were executed without error.
    var statementCount = 0
    /// The number of inserted, changed and deleted rows.
    var changedRows = 0
    /// Whether the script left a transaction open, whose changes are discarded.
    var wasRolledBack = false
    var error: DatabaseError?

    /// The result as a text for the user.
    var message: String {
        if let error { return error.message }
        if wasRolledBack { return "The script did not end its transaction: its changes were discarded." }
        if let rows {
            let count = rows.rows.count.formatted(unit: "row")
            return rows.isTruncated ? "The first \(count)" : count
        }
        if statementCount == 0 { return "There is no statement to run." }
        return "\(changedRows.formatted(unit: "row")) changed"
    }
}
