import Testing
import Widgets
import WidgetsTesting

@testable import DatabaseBrowser

/// Rows are read lazily, sorted and filtered, by keyboard alone.
@Suite struct RowsTests {
    @Test func `The end of a large table is displayed after reading a few pages`() async throws {
        let stage = try await BrowserStage(rows: 200_000)
        try await stage.choose("readings")
        #expect(stage.status == "200,000 rows")
        try await stage.key(.keyboardReturnOrEnter)
        try #require(stage.table.isFirstResponder)
        try await stage.key(.keyboardEnd)
        #expect(stage.table.focusedRow == 199_999)
        #expect(stage.texts(199_999).first == "200000")
        let rows = try #require(stage.browser.data.rows)
        #expect(rows.readCount <= 3, "\(rows.readCount) pages were read")
        try await stage.key(.keyboardPageUp)
        #expect(stage.texts(199_980).first == "199981")
    }

    @Test func `The rows of every page continue those of the page before it`() async throws {
        let stage = try await BrowserStage(
            script: """
                CREATE TABLE sparse (id INTEGER PRIMARY KEY, value TEXT);
                WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1234)
                INSERT INTO sparse SELECT i * i - 50, 'value ' || i FROM n;
                """)
        let rows = try #require(stage.browser.data.rows)
        #expect(rows.count == 1235)
        for row in [1234, 0, 199, 200, 201, 399, 400, 1199, 1200] {
            #expect(rows.value(row: row, column: 1) == .text("value \(row)"))
            #expect(rows.identifier(ofRow: row) == Int64(row * row - 50))
        }
        #expect(rows.value(row: 1235, column: 0) == nil && rows.value(row: -1, column: 0) == nil)
    }

    @Test func `Space in the header sorts by the column, and again in the opposite order`() async throws {
        let stage = try await BrowserStage(rows: 200_000)
        try await stage.choose("readings")
        try await stage.key("2", .control)
        try await stage.key(.keyboardTab)
        let header = try #require(stage.table.headerView)
        try #require(header.isFirstResponder)
        for _ in 0..<3 { try await stage.key(.keyboardRightArrow) }
        try await stage.key(.keyboardSpacebar)
        #expect(stage.texts(0)[3] == "NULL", "NULL is less than all numbers")
        try await stage.key(.keyboardSpacebar)
        let highest = try stage.stored(
            "SELECT id, temperature FROM readings ORDER BY temperature DESC, id LIMIT 2")
        #expect(stage.texts(0)[0] == highest[0][0].displayText)
        #expect(stage.texts(0)[3] == highest[0][1].displayText)
        #expect(stage.texts(1)[0] == highest[1][0].displayText)
        #expect(stage.status == "200,000 rows")
    }

    @Test func `Rows with the same value keep the order of the table in both directions`() async throws {
        let stage = try await BrowserStage(
            script: """
                CREATE TABLE t (id INTEGER PRIMARY KEY, a); CREATE INDEX i ON t (a);
                INSERT INTO t VALUES (1, 'x'), (2, 'y'), (3, 'x'), (4, 'y');
                """)
        for (isAscending, order) in [(true, ["1", "3", "2", "4"]), (false, ["2", "4", "1", "3"])] {
            stage.table.sortDescriptors = [TableColumn.SortDescriptor(key: "a", ascending: isAscending)]
            try await stage.settle()
            #expect((0..<4).map { stage.texts($0)[0] } == order)
        }
    }

    @Test func `The selected row stays selected when rows are sorted`() async throws {
        let stage = try await BrowserStage()
        try await stage.choose("stations")
        try await stage.key("2", .control)
        for _ in 0..<2 { try await stage.key(.keyboardDownArrow) }
        let row = try #require(stage.table.focusedRow)
        let name = stage.texts(row)[1]
        try await stage.key(.keyboardTab)
        for _ in 0..<3 { try await stage.key(.keyboardRightArrow) }
        try await stage.key(.keyboardReturnOrEnter)
        let sorted = try #require(stage.table.selectedRow)
        #expect(stage.texts(sorted)[1] == name && sorted != row)
    }

    @Test func `While rows are sorted, the present ones stay and the status says so`() async throws {
        let stage = try await BrowserStage(rows: 200_000)
        try await stage.choose("readings")
        stage.table.sortDescriptors = [TableColumn.SortDescriptor(key: "humidity")]
        #expect(stage.browser.data.isIndexing)
        #expect(stage.browser.status == Status("Sorting readings\u{2026}", isBusy: true))
        #expect(stage.table.numberOfRows == 200_000 && stage.texts(0)[0] == "1")
        stage.table.sortDescriptors = [TableColumn.SortDescriptor(key: "id", ascending: false)]
        try await stage.settle()
        #expect(stage.texts(0)[0] == "200000", "a later order replaces an earlier one")
    }

    @Test func `Ctrl+F filters by a text in any column`() async throws {
        let stage = try await BrowserStage()
        try await stage.choose("readings")
        try await stage.key("f", .control)
        try #require(stage.browser.data.filterField.isFirstResponder)
        try await stage.type("calib")
        try await stage.key(.keyboardReturnOrEnter)
        #expect(stage.status == "2 of 2,000 rows")
        #expect(stage.texts(0)[5] == "Calibrated")
        try await stage.key(.keyboardEscape)
        #expect(stage.status == "2,000 rows")
        try await stage.type("no such text")
        try await stage.key(.keyboardReturnOrEnter)
        #expect(stage.status == "0 of 2,000 rows")
        #expect(try stage.text("empty") == "No rows")
    }

    @Test func `A filter treats wildcards as characters`() async throws {
        let stage = try await BrowserStage(
            script: "CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('100%'), ('100 m'), ('a_b'), ('axb')")
        for (filter, found) in [("0%", "100%"), ("a_", "a_b")] {
            try await stage.key("f", .control)
            try await stage.type(filter)
            try await stage.key(.keyboardReturnOrEnter)
            #expect(stage.table.numberOfRows == 1 && stage.texts(0) == [found])
        }
    }

    @Test func `Views and tables without row identifiers are read-only and say so`() async throws {
        let stage = try await BrowserStage()
        for (name, note, rows) in [
            ("units", "Tables WITHOUT ROWID are read-only.", 3), ("monthly_means", "Views are read-only.", 4),
        ] {
            try await stage.choose(name)
            #expect(try stage.text("note") == note)
            #expect(stage.table.numberOfRows > rows / 2)
            try await stage.key("2", .control)
            try await stage.key(.keyboardHome)
            try await stage.key(.keyboardF2)
            #expect(stage.table.editedRow == nil)
            stage.table.sortDescriptors = [
                TableColumn.SortDescriptor(key: stage.table.tableColumns[1].title, ascending: false)
            ]
            try await stage.settle()
            let count = stage.table.numberOfRows
            #expect(stage.texts(0)[1] >= stage.texts(count > 10 ? 10 : count - 1)[1])
        }
    }

    @Test func `Rows that another connection locks are empty until they are read again`() async throws {
        let stage = try await BrowserStage()
        try await stage.choose("readings")
        let other = try Database(#require(stage.browser.session?.location))
        try other.execute("BEGIN IMMEDIATE; UPDATE readings SET note = 'locked' WHERE id = 2000")
        try await stage.key("2", .control)
        try await stage.key(.keyboardEnd)
        #expect(stage.texts(1999) == Array(repeating: "", count: 6))
        #expect(stage.status == "2,000 rows")
        try other.execute("COMMIT")
        try await stage.key(.keyboardF5)
        #expect(stage.texts(1999)[0] == "2000" && stage.texts(1999)[5] == "locked")
    }

    @Test func `A view whose table no longer exists shows SQLite's error`() async throws {
        let stage = try await BrowserStage(
            script: "CREATE TABLE a (x); CREATE TABLE b (y); CREATE VIEW v AS SELECT x FROM a; DROP TABLE a")
        try await stage.choose("v")
        #expect(stage.browser.status == Status("no such table: main.a", isError: true))
        try await stage.choose("b")
        #expect(stage.status == "0 rows")
    }

    @Test func `The least recently used page is forgotten`() {
        var cache = PageCache(capacity: 2)
        cache[1] = [[.integer(1)]]
        cache[2] = [[.integer(2)]]
        #expect(cache[1] != nil)
        cache[3] = [[.integer(3)]]
        #expect(cache[2] == nil && cache[1] == [[.integer(1)]] && cache[3] != nil && cache.count == 2)
    }
}
