import Testing
import Widgets
import WidgetsTesting

@testable import DatabaseBrowser

/// Pictures of both panes, in light and dark.
@Suite struct PictureTests {
    @Test(arguments: [("light", Theme.light), ("dark", .dark)])
    func `Rows that are sorted, with a refused edit`(_ name: String, _ theme: Theme) async throws {
        let stage = try await BrowserStage(theme: theme)
        try await stage.choose("stations")
        try await stage.key(.keyboardRightArrow)
        try await stage.key("2", .control)
        stage.table.sortDescriptors = [TableColumn.SortDescriptor(key: "altitude", ascending: false)]
        try await stage.settle()
        for _ in 0..<3 { try await stage.key(.keyboardDownArrow) }
        for _ in 0..<2 { try await stage.key(.keyboardRightArrow) }
        try await stage.key(.keyboardF2)
        try await stage.type("Davos")
        try await stage.key(.keyboardReturnOrEnter)
        try #require(stage.table.editedRow == 3)
        try stage.harness.matches(golden: "rows-\(name)")
    }

    @Test(arguments: [("light", Theme.light), ("dark", .dark)])
    func `Statements with their result`(_ name: String, _ theme: Theme) async throws {
        let stage = try await BrowserStage(theme: theme)
        try await stage.run(
            """
            SELECT name, time, temperature, note
            FROM readings JOIN stations ON stations.id = station
            WHERE temperature > 12.5 OR note IS NOT NULL ORDER BY time
            """)
        try #require(stage.browser.sql.results.numberOfRows > 10)
        try stage.harness.matches(golden: "sql-\(name)")
    }
}
