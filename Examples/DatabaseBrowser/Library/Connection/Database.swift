internal import CSQLite

/// A connection to an SQLite database, which is closed when the object is released.
///
/// A connection belongs to one actor: it is not `Sendable`, and SQLite's own locks (`SQLITE_OPEN_FULLMUTEX`) are not needed.
///
///     let database = try Database(.file(path))
///     let names = try database.rows("SELECT name FROM people WHERE age > ?", [.integer(30)])
public nonisolated final class Database {
    // Not nil, and valid until `deinit`: set once in `init`, from a successful sqlite3_open_v2, and never given to other objects than the
    // statements, which retain this object.
    let connection: OpaquePointer

    /// Opens a connection.
    ///
    /// - Throws: SQLite's error with the name of the file, if there is no such file or if it is not a database.
    public init(_ location: DatabaseLocation) throws(DatabaseError) {
        var flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
        var opened: OpaquePointer?
        let result: Int32
        switch location {
        case .file(let path): result = sqlite3_open_v2(path, &opened, flags, nil)
        case .memory(let name, let number):
            // The slash makes memory that all connections of the process with this name share.
            flags |= SQLITE_OPEN_CREATE
            result = sqlite3_open_v2("/\(name) \(number)", &opened, flags, "memdb")
        }
        guard let opened else {
            throw DatabaseError(code: SQLITE_NOMEM, message: "There is not enough memory.")
        }
        connection = opened
        do throws(DatabaseError) {
            try check(result)
            // A file that is not a database is only detected when it is read.
            try rows("PRAGMA schema_version")
            // SQLite checks them only on request, for compatibility with its own early versions.
            try rows("PRAGMA foreign_keys = ON")
        } catch {
            throw DatabaseError(code: error.code, message: "\(location.name): \(error.message)")
        }
    }

    // Statements retain the database, so all of them have been finalised.
    deinit { sqlite3_close(connection) }

    /// Throws the connection's last error unless `result` is a success.
    func check(_ result: Int32) throws(DatabaseError) {
        if result == SQLITE_OK || result == SQLITE_ROW || result == SQLITE_DONE { return }
        if result == SQLITE_INTERRUPT { throw .interrupted }
        throw DatabaseError(code: result & 0xff, message: String(cString: sqlite3_errmsg(connection)))
    }

    // MARK: - Settings

    /// The time that a statement waits for the lock of another connection, in milliseconds; 0 by default.
    public func setBusyTimeout(milliseconds: Int32) { sqlite3_busy_timeout(connection, milliseconds) }

    /// Makes statements stop with ``DatabaseError/isInterruption`` soon after the task that runs them has been cancelled.
    func stopsWithTask() {
        // SQLite calls the closure on the thread that runs the statement, where `isCancelled` is that of the current task. It captures
        // nothing, so it needs no context.
        sqlite3_progress_handler(connection, 1000, { _ in Task.isCancelled ? 1 : 0 }, nil)
    }

    /// The number of rows that all statements have inserted, changed or deleted.
    public var totalChanges: Int { Int(sqlite3_total_changes64(connection)) }
    /// The number of rows that the last INSERT, UPDATE or DELETE has changed.
    public var changes: Int { Int(sqlite3_changes64(connection)) }
    /// Whether a transaction has been begun and not ended.
    public var isInTransaction: Bool { sqlite3_get_autocommit(connection) == 0 }

    // MARK: - Statements

    /// Compiles one statement.
    public func prepare(_ sql: String) throws(DatabaseError) -> Statement {
        var rest = sql[...]
        guard let statement = try prepareFirst(of: &rest) else {
            throw DatabaseError(message: "There is no statement.")
        }
        return statement
    }

    /// Compiles the first statement of a script and removes it from `script`; nil if there is none.
    func prepareFirst(of script: inout Substring) throws(DatabaseError) -> Statement? {
        var handle: OpaquePointer?
        var length = 0
        let result = script.withCString { start in
            var end: UnsafePointer<CChar>?
            let result = sqlite3_prepare_v2(connection, start, -1, &handle, &end)
            // SQLite sets `end` to a position in the same text.
            if let end { length = end - start }
            return result
        }
        try check(result)
        // Without progress, the rest begins with a NUL, where SQLite's texts end.
        script = length == 0 ? "" : Substring(script.utf8.dropFirst(length))
        return handle.map { Statement($0, of: self) }
    }

    /// Executes a statement and returns all its rows.
    @discardableResult public func rows(
        _ sql: String, _ values: [DatabaseValue] = []
    ) throws(DatabaseError) -> [[DatabaseValue]] {
        let statement = try prepare(sql)
        try statement.bind(values)
        var rows: [[DatabaseValue]] = []
        while try statement.step() { rows.append(statement.row()) }
        return rows
    }

    /// Executes the statements of a script, whose rows are discarded.
    public func execute(_ script: String) throws(DatabaseError) {
        var rest = script[...]
        while !rest.isEmpty {
            guard let statement = try prepareFirst(of: &rest) else { continue }
            while try statement.step() {}
        }
    }
}
