/// An open database: its tables, and three connections.
///
///     let session = try await DatabaseSession.open(.file(path))
final class DatabaseSession {
    let location: DatabaseLocation
    /// The connection of the main actor, for pages of rows and for edits of cells.
    let database: Database
    /// Determines the positions of rows.
    let reader: DatabaseWorker
    /// Runs the scripts of the user.
    let runner: DatabaseWorker
    private(set) var tables: [TableInfo]

    private init(
        _ location: DatabaseLocation, _ reader: DatabaseWorker, _ runner: DatabaseWorker,
        _ tables: [TableInfo]
    ) throws(DatabaseError) {
        self.location = location
        self.reader = reader
        self.runner = runner
        self.tables = tables
        database = try Database(location)
    }

    /// Opens a database, and executes a script in it before its tables are read.
    static func open(
        _ location: DatabaseLocation, script: String = ""
    ) async throws(DatabaseError) -> DatabaseSession {
        let runner = try DatabaseWorker(location)
        try await runner.execute(script)
        return try await DatabaseSession(location, DatabaseWorker(location), runner, runner.tables())
    }

    /// Reads the tables again, after a change of the schema.
    func reloadTables() async throws(DatabaseError) { tables = try await reader.tables() }
}
