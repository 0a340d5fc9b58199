import Testing
import Widgets
import WidgetsTesting

@testable import DatabaseBrowser

/// Statements are run by keyboard alone.
@Suite struct QueryTests {
    @Test func `Ctrl+Return runs the text and displays the rows`() async throws {
        let stage = try await BrowserStage()
        try await stage.run(
            "SELECT name, altitude AS a, NULL AS a FROM stations WHERE altitude > 1000 ORDER BY 2")
        let results = stage.browser.sql.results
        #expect(results.tableColumns.map(\.title) == ["name", "a", "a"])
        #expect(stage.texts(0, of: results) == ["Davos", "1594", "NULL"])
        #expect(stage.texts(1, of: results) == ["Sonnblick", "3109", "NULL"])
        #expect(stage.status == "2 rows")
        #expect(stage.browser.sql.editor.isFirstResponder)
        try await stage.key(.keyboardF6)
        #expect(results.isFirstResponder)
        try await stage.key(.keyboardF6)
        #expect(stage.outline.isFirstResponder)
    }

    @Test func `A statement that changes rows shows their number, and the rows are read again`() async throws
    {
        let stage = try await BrowserStage()
        try await stage.choose("stations")
        try await stage.run(
            "UPDATE stations SET remark = 'x' WHERE id < 4; DELETE FROM readings WHERE id = 8")
        #expect(stage.status == "4 rows changed")
        try await stage.key("2", .control)
        #expect(stage.status == "8 rows" && stage.texts(0)[4] == "x")
    }

    @Test func `An error is shown, and the text stays`() async throws {
        let stage = try await BrowserStage()
        try await stage.run("SELECT name FROM stations")
        try await stage.run("SELEC name FROM stations")
        #expect(stage.browser.status == Status("near \"SELEC\": syntax error", isError: true))
        #expect(stage.browser.sql.editor.text == "SELEC name FROM stations")
        #expect(stage.browser.sql.results.numberOfRows == 8, "the former result stays")
        #expect(stage.browser.sql.editor.isFirstResponder)
    }

    @Test func `A selected text is run alone`() async throws {
        let stage = try await BrowserStage()
        try await stage.run("SELECT 1;")
        try await stage.key(.keyboardReturnOrEnter)
        try await stage.type("SELECT 2")
        try await stage.key(.keyboardHome, .shift)
        try await stage.key(.keyboardReturnOrEnter, .control)
        #expect(stage.texts(0, of: stage.browser.sql.results) == ["2"])
        #expect(stage.browser.sql.editor.text == "SELECT 1;\nSELECT 2")
    }

    @Test func `A dropped table disappears from the list, and its rows are not displayed`() async throws {
        let stage = try await BrowserStage()
        try await stage.choose("units")
        try await stage.run("DROP TABLE units; CREATE TABLE fresh (a)")
        let names = (0..<stage.outline.numberOfRows).compactMap {
            stage.outline.item(atRow: $0)?.base as? SchemaController.Item
        }
        #expect(names.contains(.table("fresh")) && !names.contains(.table("units")))
        #expect(stage.browser.data.query?.table.name == "fresh")
        #expect(stage.outline.selectedRow == 0)
        try await stage.key("2", .control)
        #expect(try stage.text("table name") == "fresh" && stage.status == "0 rows")
    }

    @Test func `A changed definition of the displayed table changes its columns`() async throws {
        let stage = try await BrowserStage()
        try await stage.choose("stations")
        try await stage.run("ALTER TABLE stations RENAME COLUMN remark TO comment")
        #expect(stage.table.tableColumns.map(\.title).last == "comment")
        #expect(stage.texts(1).last == "Closed in May")
    }

    @Test func `Stop ends a statement that does not end by itself`() async throws {
        let stage = try await BrowserStage()
        try await stage.key("3", .control)
        try await stage.type(
            "CREATE TABLE begun (a); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
        )
        try stage.harness.key(.keyboardReturnOrEnter, .control)
        #expect(stage.browser.sql.isRunning && stage.status == "Running\u{2026}")
        try await stage.harness.wait { (try? stage.stored("SELECT * FROM begun")) != nil }
        // The rows of the other pane can be displayed meanwhile.
        stage.browser.showData()
        stage.table.sortDescriptors = [TableColumn.SortDescriptor(key: "id", ascending: false)]
        try await stage.harness.wait { !stage.browser.data.isIndexing }
        #expect(stage.browser.sql.isRunning && stage.texts(0)[0] == "2000")
        try await stage.key(".", .control)
        try await stage.key("3", .control)
        let message = try stage.text("message")
        #expect(message == "The statement was stopped.")
        try await stage.run("SELECT 3")
        #expect(stage.texts(0, of: stage.browser.sql.results) == ["3"])
    }

    @Test func `A transaction that a script leaves open is rolled back`() async throws {
        let stage = try await BrowserStage()
        try await stage.run("BEGIN; DELETE FROM units")
        #expect(stage.status.contains("discarded"))
        #expect(try stage.stored("SELECT count(*) FROM units") == [[.integer(3)]])
        try await stage.run("BEGIN; DELETE FROM units WHERE symbol = '%'; COMMIT")
        #expect(try stage.stored("SELECT count(*) FROM units") == [[.integer(2)]])
    }

    @Test func `A script without a statement, and one with a NUL, end`() async throws {
        let database = try Database(.newMemory("scripts"))
        try database.execute(" -- only a comment\n")
        try database.execute("CREATE TABLE t (a); \0 garbage")
        #expect(try database.tables().map(\.name) == ["t"])
        let stage = try await BrowserStage()
        try await stage.run("  ")
        #expect(stage.status == "There is no statement to run.")
    }
}
