internal import CSQLite

/// A compiled statement, which is finalised when the object is released.
///
///     let statement = try database.prepare("SELECT name FROM people WHERE id = ?")
///     try statement.bind([.integer(7)])
///     while try statement.step() { print(statement.row()) }
public nonisolated final class Statement {
    // Valid until `deinit`: a successful sqlite3_prepare_v2 returned it, and only this object has it.
    private let handle: OpaquePointer
    private let database: Database

    init(_ handle: OpaquePointer, of database: Database) {
        self.handle = handle
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    /// Binds the values of the parameters, in their order; also resets the statement.
    public func bind(_ values: [DatabaseValue]) throws(DatabaseError) {
        sqlite3_reset(handle)
        for (index, value) in values.enumerated() { try database.check(bind(value, at: Int32(index + 1))) }
    }

    private func bind(_ value: DatabaseValue, at index: Int32) -> Int32 {
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .real(let number): sqlite3_bind_double(handle, index, number)
        case .text(let text):
            // The bytes are read before the call returns; the length includes characters after a NUL.
            text.withCString { csqlite_bind_text(handle, index, $0, Int32(text.utf8.count)) }
        case .blob(let byteCount): sqlite3_bind_zeroblob(handle, index, Int32(byteCount))
        }
    }

    /// Advances to the next row.
    ///
    /// - Returns: `false` after the last row, which also resets the statement.
    public func step() throws(DatabaseError) -> Bool {
        let result = sqlite3_step(handle)
        if result == SQLITE_ROW { return true }
        // Also releases the locks of a statement that has failed; the message stays.
        defer { sqlite3_reset(handle) }
        try database.check(result)
        return false
    }

    /// The number of columns of the rows; 0 for a statement without rows.
    public var columnCount: Int { Int(sqlite3_column_count(handle)) }
    /// The names of the columns.
    public var columnNames: [String] {
        (0..<Int32(columnCount)).map { sqlite3_column_name(handle, $0).map { String(cString: $0) } ?? "" }
    }

    /// Returns the values of the present row; texts are truncated after `limit` bytes.
    public func row(limit: Int = .max) -> [DatabaseValue] {
        (0..<columnCount).map { value(at: $0, limit: limit) }
    }

    /// Returns a value of the present row; a text is truncated after `limit` bytes.
    public func value(at column: Int, limit: Int = .max) -> DatabaseValue {
        let index = Int32(column)
        switch sqlite3_column_type(handle, index) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, index))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, index))
        case SQLITE_TEXT:
            guard let bytes = sqlite3_column_text(handle, index) else { return .text("") }
            // The length is requested after the text, as SQLite prescribes, and the bytes are copied before the next call.
            let length = Int(sqlite3_column_bytes(handle, index))
            let text = String(
                decoding: UnsafeBufferPointer(start: bytes, count: min(length, limit)), as: UTF8.self)
            return .text(length > limit ? text + "\u{2026}" : text)
        case SQLITE_BLOB: return .blob(byteCount: Int(sqlite3_column_bytes(handle, index)))
        default: return .null
        }
    }
}
