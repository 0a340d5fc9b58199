import Glibc
import Testing
import Widgets
import WidgetsTesting

@testable import DatabaseBrowser

/// Files are opened, or the reason is shown for which they are not.
@Suite struct OpeningTests {
    /// Runs `body` with the path of a file that does not exist yet, in a folder that is removed afterwards.
    private func withFile(_ name: String, _ body: (String) async throws -> Void) async throws {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let folder = "\(base)/database-browser-\(getpid())-\(UInt32.random(in: .min ... .max))"
        try #require(mkdir(folder, 0o700) == 0)
        defer {
            for suffix in ["", "-journal", "-wal", "-shm"] { unlink("\(folder)/\(name)\(suffix)") }
            rmdir(folder)
        }
        try await body("\(folder)/\(name)")
    }

    private func write(_ text: String, to path: String) throws {
        let file = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
        try #require(file >= 0)
        defer { close(file) }
        try #require(Glibc.write(file, text, text.utf8.count) == text.utf8.count)
    }

    @Test func `A file is opened, and an edit is stored in it`() async throws {
        try await withFile("music.sqlite") { path in
            // SQLite treats an empty file as a database without tables.
            try write("", to: path)
            try Database(.file(path)).execute(
                "CREATE TABLE songs (title TEXT, seconds INTEGER); INSERT INTO songs VALUES ('Fugue', 180)")
            let stage = try await BrowserStage()
            await stage.browser.open(.file(path))
            try await stage.settle()
            #expect(stage.window.title == "music.sqlite" && stage.texts(0) == ["Fugue", "180"])
            stage.table.editColumn(1, row: 0)
            try await stage.type("185")
            try await stage.key(.keyboardReturnOrEnter)
            #expect(try Database(.file(path)).rows("SELECT seconds FROM songs") == [[.integer(185)]])
        }
    }

    @Test func `A file that is not a database gives an error, and the open database stays`() async throws {
        try await withFile("notes.txt") { path in
            try write(String(repeating: "These are notes, not tables. ", count: 100), to: path)
            let stage = try await BrowserStage()
            await stage.browser.open(.file(path))
            #expect(
                stage.browser.status
                    == Status("Cannot open notes.txt: file is not a database", isError: true))
            #expect(stage.table.numberOfRows > 0 && stage.browser.session?.location.name == "Sample data")
        }
    }

    @Test func `A file that does not exist gives an error`() async throws {
        let browser = BrowserController(path: "/no/such/file.sqlite")
        let harness = Harness(browser, size: Size(width: 800, height: 500))
        try await harness.wait { !browser.isOpening && !browser.status.text.isEmpty }
        #expect(browser.status.text == "Cannot open file.sqlite: unable to open database file")
        #expect(browser.status.isError && browser.session == nil)
    }

    @Test func `Tables have their columns in the list`() async throws {
        let stage = try await BrowserStage()
        try await stage.choose("stations")
        let before = stage.outline.numberOfRows
        try await stage.key(.keyboardRightArrow)
        #expect(stage.outline.numberOfRows == before + 5)
        let row = try #require(stage.outline.selectedRow)
        #expect(stage.texts(row + 1, of: stage.outline) == ["id", "integer"])
        try await stage.key(.keyboardDownArrow)
        #expect(stage.browser.data.query?.table.name == "stations", "a column belongs to its table")
    }

    @Test func `F5 reads rows that another program has added`() async throws {
        try await withFile("log.sqlite") { path in
            try write("", to: path)
            let other = try Database(.file(path))
            try other.execute("CREATE TABLE log (text); INSERT INTO log VALUES ('one')")
            let stage = try await BrowserStage()
            await stage.browser.open(.file(path))
            try await stage.settle()
            try other.execute("INSERT INTO log VALUES ('two'); CREATE TABLE more (a)")
            try await stage.key(.keyboardF5)
            #expect(stage.status == "2 rows" && stage.texts(1) == ["two"])
            #expect(stage.outline.numberOfRows == 2)
        }
    }

    @Test func `Ctrl+O chooses a file by keyboard`() async throws {
        try await withFile("first.sqlite") { path in
            try write("", to: path)
            try Database(.file(path)).execute("CREATE TABLE first (a)")
            let stage = try await BrowserStage()
            await stage.browser.open(.file(path))
            try await stage.settle()
            try await stage.key("o", .control)
            try await stage.harness.wait { stage.harness.contains("first.sqlite") }
            try Database(.file(path)).execute("CREATE TABLE second (a)")
            try await stage.type("first")
            try await stage.key(.keyboardReturnOrEnter)
            try await stage.harness.wait { !stage.browser.isBusy && stage.outline.numberOfRows == 2 }
            #expect(stage.window.title == "first.sqlite")
        }
    }
}
