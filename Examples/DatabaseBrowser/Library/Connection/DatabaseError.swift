internal import CSQLite

/// A failure that SQLite reports, with its message.
///
///     do { try database.execute("INSERT ...") } catch { show(error.message) }
public nonisolated struct DatabaseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// SQLite's result code, such as `SQLITE_CONSTRAINT`.
    public let code: Int32
    /// SQLite's message, as a text for the user.
    public let message: String

    public init(code: Int32, message: String) {
        self.code = code
        self.message = message
    }

    /// An error that SQLite does not report.
    init(message: String) { self.init(code: SQLITE_ERROR, message: message) }

    public var description: String { message }

    /// Whether another connection holds a lock, so that the same statement may succeed later.
    public var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }
    /// Whether the task that ran the statement was cancelled.
    public var isInterruption: Bool { code == SQLITE_INTERRUPT }

    /// The error of a statement whose task was cancelled.
    static let interrupted = DatabaseError(code: SQLITE_INTERRUPT, message: "The statement was stopped.")
}
