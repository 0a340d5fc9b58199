import Testing
import Widgets
import WidgetsTesting

@testable import DatabaseBrowser

/// Cells are edited by keyboard alone, and SQLite decides what they accept.
@Suite struct EditingTests {
    /// Displays the stations with the cursor in a cell.
    private func stage(row: Int, column: Int) async throws -> BrowserStage {
        let stage = try await BrowserStage()
        try await stage.choose("stations")
        try await stage.key("2", .control)
        try await stage.key(.keyboardHome)
        for _ in 0..<row { try await stage.key(.keyboardDownArrow) }
        for _ in 0...column { try await stage.key(.keyboardRightArrow) }
        try #require(stage.table.focusedRow == row && stage.table.focusedColumn == column)
        return stage
    }

    private func edit(_ stage: BrowserStage, _ text: String) async throws {
        try await stage.key(.keyboardF2)
        try #require(stage.table.editedRow != nil)
        try await stage.key("a", .control)
        try await stage.key(.keyboardDeleteOrBackspace)
        try await stage.type(text)
        try await stage.key(.keyboardReturnOrEnter)
    }

    @Test func `An edited cell is stored in its row`() async throws {
        let stage = try await stage(row: 1, column: 3)
        try await edit(stage, "1600")
        #expect(stage.table.editedRow == nil && stage.texts(1)[3] == "1600")
        #expect(
            try stage.stored("SELECT name, altitude FROM stations WHERE altitude = 1600")
                == [[.text("Davos"), .integer(1600)]])
    }

    @Test func `Undo restores the former value`() async throws {
        let stage = try await stage(row: 1, column: 4)
        try await edit(stage, "Open all year")
        #expect(try stage.stored("SELECT remark FROM stations WHERE id = 2") == [[.text("Open all year")]])
        try await stage.key("z", .control)
        #expect(try stage.stored("SELECT remark FROM stations WHERE id = 2") == [[.text("Closed in May")]])
        #expect(stage.texts(1)[4] == "Closed in May")
        try await stage.key("z", [.control, .shift])
        #expect(stage.texts(1)[4] == "Open all year")
    }

    @Test func `A value that violates a constraint is refused with SQLite's message`() async throws {
        for (column, text, message) in [
            (1, "Bergen", "UNIQUE constraint failed: stations.name"),
            (3, "-900", "CHECK constraint failed: altitude > -500"),
            (0, "70", "FOREIGN KEY constraint failed"), (0, "x", "datatype mismatch"),
        ] {
            let stage = try await stage(row: 1, column: column)
            try await edit(stage, text)
            #expect(stage.table.editedRow == 1, "the field stays open")
            #expect(stage.status == message && stage.browser.status.isError)
            try await stage.key(.keyboardEscape)
            #expect(stage.table.editedRow == nil)
            #expect(
                try stage.stored("SELECT name, altitude FROM stations WHERE id = 2")
                    == [[.text("Davos"), .integer(1594)]])
        }
    }

    @Test func `Alt+Delete sets a cell to NULL, unless the column forbids it`() async throws {
        let stage = try await stage(row: 1, column: 4)
        try await stage.key(.keyboardDeleteForward, .alternate)
        #expect(try stage.stored("SELECT remark FROM stations WHERE id = 2") == [[.null]])
        #expect(stage.texts(1)[4] == "NULL")
        for _ in 0..<2 { try await stage.key(.keyboardLeftArrow) }
        try await stage.key(.keyboardLeftArrow)
        try #require(stage.table.focusedColumn == 1)
        try await stage.key(.keyboardDeleteForward, .alternate)
        #expect(stage.status == "NOT NULL constraint failed: stations.name")
        #expect(try stage.stored("SELECT name FROM stations WHERE id = 2") == [[.text("Davos")]])
    }

    @Test func `An edit of NULL begins with an empty text, and stays NULL unless it is changed`() async throws
    {
        let stage = try await stage(row: 0, column: 4)
        try await stage.key(.keyboardF2)
        #expect((stage.harness.host.firstResponder as? TextField)?.text == "")
        try await stage.key(.keyboardReturnOrEnter)
        #expect(try stage.stored("SELECT remark FROM stations WHERE id = 1") == [[.null]])
        try await edit(stage, "Rain")
        #expect(try stage.stored("SELECT remark FROM stations WHERE id = 1") == [[.text("Rain")]])
    }

    @Test func `A changed row identifier moves the row to its place`() async throws {
        let stage = try await BrowserStage(
            script:
                "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO t (name) VALUES ('a'), ('b'), ('c')"
        )
        stage.table.editColumn(0, row: 0)
        try await stage.type("900")
        try await stage.key(.keyboardReturnOrEnter)
        #expect((0..<3).map { stage.texts($0) } == [["2", "b"], ["3", "c"], ["900", "a"]])
    }

    @Test func `An edit that is open when the rows have been sorted is stored in its own row`() async throws {
        let stage = try await BrowserStage(rows: 200_000)
        try await stage.choose("readings")
        stage.table.sortDescriptors = [TableColumn.SortDescriptor(key: "id", ascending: false)]
        stage.table.editColumn(5, row: 2)
        try stage.harness.type("Open")
        try #require(stage.browser.data.isIndexing && stage.table.editedRow == 2)
        try await stage.settle()
        #expect(stage.table.editedRow == nil && stage.texts(0)[0] == "200000")
        #expect(try stage.stored("SELECT id FROM readings WHERE note = 'Open'") == [[.integer(3)]])
    }

    @Test func `Undo applies to the table of the edit after another one is displayed`() async throws {
        let stage = try await stage(row: 1, column: 4)
        try await edit(stage, "Open all year")
        try await stage.choose("units")
        try await stage.key("z", .control)
        #expect(try stage.stored("SELECT remark FROM stations WHERE id = 2") == [[.text("Closed in May")]])
        #expect(stage.browser.data.query?.table.name == "units")
    }

    @Test func `Keys that delete in a text change no cell`() async throws {
        let stage = try await stage(row: 1, column: 4)
        try await stage.key("3", .control)
        try await stage.type("SELECT one")
        try await stage.key(.keyboardDeleteOrBackspace, .control)
        #expect(stage.browser.sql.editor.text == "SELECT ")
        try await stage.key(.keyboardDeleteForward, .alternate)
        #expect(try stage.stored("SELECT remark FROM stations WHERE id = 2") == [[.text("Closed in May")]])
    }

    @Test func `After an edit, cells that a trigger has changed are displayed`() async throws {
        let stage = try await BrowserStage(
            script: """
                CREATE TABLE t (a, total); INSERT INTO t VALUES (1, 0), (2, 0);
                CREATE TRIGGER sums AFTER UPDATE OF a ON t BEGIN UPDATE t SET total = (SELECT sum(a) FROM t); END;
                """)
        stage.table.editColumn(0, row: 0)
        try await stage.type("5")
        try await stage.key(.keyboardReturnOrEnter)
        #expect(stage.texts(0) == ["5", "7"] && stage.texts(1) == ["2", "7"])
    }

    @Test func `Edits of a database cannot be undone after another one was opened`() async throws {
        let stage = try await stage(row: 1, column: 4)
        try await edit(stage, "Open all year")
        let session = try #require(stage.browser.session)
        await stage.browser.open(nil)
        try await stage.key("z", .control)
        #expect(
            try session.database.rows("SELECT remark FROM stations WHERE id = 2") == [
                [.text("Open all year")]
            ])
    }

    @Test func `A text of several lines does not lose them`() async throws {
        let long = String(repeating: "x", count: 2000) + "\nend"
        let stage = try await BrowserStage(
            script:
                "CREATE TABLE t (a); INSERT INTO t VALUES ('one\ntwo'), ('\(long)'), ('\(long.dropLast(4))')")
        for row in 0..<2 {
            let before = try stage.stored("SELECT a FROM t")
            stage.table.editColumn(0, row: row)
            try await stage.key(.keyboardReturnOrEnter)
            #expect(stage.table.editedRow == nil, "nothing has changed")
            stage.table.editColumn(0, row: row)
            try await stage.type("one line")
            try await stage.key(.keyboardReturnOrEnter)
            #expect(stage.table.editedRow == row && stage.status.contains("several lines"))
            try await stage.key(.keyboardEscape)
            #expect(try stage.stored("SELECT a FROM t") == before)
        }
        #expect(stage.texts(2)[0].utf8.count < 1100, "only the beginning is displayed")
        stage.table.editColumn(0, row: 2)
        try await stage.key(.keyboardEnd)
        try await stage.type("y")
        try await stage.key(.keyboardReturnOrEnter)
        #expect(
            try stage.stored("SELECT length(a), substr(a, 2001) FROM t WHERE rowid = 3") == [
                [.integer(2001), .text("y")]
            ])
    }

    @Test func `A cell is stored while the rows are sorted`() async throws {
        let stage = try await BrowserStage(rows: 200_000)
        try await stage.choose("readings")
        stage.table.sortDescriptors = [TableColumn.SortDescriptor(key: "note", ascending: false)]
        try #require(stage.browser.data.isIndexing)
        stage.table.editColumn(5, row: 9)
        try stage.harness.type("Zero")
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(try stage.stored("SELECT note FROM readings WHERE id = 10") == [[.text("Zero")]])
        try await stage.settle()
        #expect(stage.texts(0)[0] == "10" && stage.texts(0)[5] == "Zero", "sorting began again")
    }

    @Test func `A text of a column without type keeps its characters, a number stays a number`() async throws
    {
        let stage = try await BrowserStage(
            script: "CREATE TABLE t (a, \"b \"\"c\"\"\"); INSERT INTO t VALUES (7, '7')")
        for (column, text) in [(0, "8"), (1, "08")] {
            stage.table.editColumn(column, row: 0)
            try await stage.type(text)
            try await stage.key(.keyboardReturnOrEnter)
        }
        #expect(try stage.stored("SELECT * FROM t") == [[.integer(8), .text("08")]])
    }
}
