import Testing
import Widgets
import WidgetsTesting

@testable import DatabaseBrowser

/// A browser in a window with a menu bar, operated by keyboard.
final class BrowserStage {
    let window = Window(title: "Database Browser", size: BrowserStage.size)
    let browser: BrowserController
    let harness: Harness

    private static let size = Size(width: 960, height: 640)

    /// Shows the sample data with a number of rows in its large table.
    init(rows: Int = 2000, theme: Theme = .light) async throws {
        browser = BrowserController(sampleSize: rows)
        window.rootViewController = browser
        window.menuBar = MenuBar()
        harness = Harness(window, size: Self.size, theme: theme)
        try await settle()
    }

    /// Shows a database in memory, which a script has filled.
    convenience init(script: String) async throws {
        try await self.init()
        let location = DatabaseLocation.newMemory("Test")
        let database = try Database(location)
        try database.execute(script)
        await browser.open(location)
        try await settle()
    }

    var table: TableView { browser.data.table }
    var outline: OutlineView { browser.schema.outline }
    var status: String { browser.status.text }

    /// Waits until no work is being done away from the main actor.
    func settle() async throws { try await harness.wait { !self.browser.isBusy } }

    /// Presses a key.
    func key(_ key: KeyboardHIDUsage, _ flags: KeyModifierFlags = []) async throws {
        try harness.key(key, flags)
        try await settle()
    }

    func key(_ character: Character, _ flags: KeyModifierFlags) async throws {
        try harness.key(character, flags)
        try await settle()
    }

    func type(_ text: String) async throws {
        try harness.type(text)
        try await settle()
    }

    /// Chooses a table in the list, by keyboard.
    func choose(_ name: String) async throws {
        try await key("1", .control)
        try #require(outline.isFirstResponder)
        try await key(.keyboardHome)
        for _ in 0..<outline.numberOfRows where browser.data.query?.table.name != name {
            try await key(.keyboardDownArrow)
        }
        try #require(browser.data.query?.table.name == name)
    }

    /// Replaces the text of the SQL editor and runs it, by keyboard.
    func run(_ script: String) async throws {
        try await key("3", .control)
        try #require(browser.sql.editor.isFirstResponder)
        try await key("a", .control)
        try await type(script)
        try await key(.keyboardReturnOrEnter, .control)
    }

    /// The displayed texts of a row, with "NULL" for values that are null.
    func texts(_ row: Int, of table: TableView? = nil) -> [String] {
        let table = table ?? self.table
        guard let view = table.cellForRow(at: row) as? TableRowView else { return [] }
        return table.tableColumns.indices.map {
            view.stringValue(atColumn: $0) ?? (view.cellView(atColumn: $0) as? Label)?.text ?? "?"
        }
    }

    /// Reads values with another connection.
    func stored(_ sql: String) throws -> [[DatabaseValue]] {
        try Database(#require(browser.session?.location)).rows(sql)
    }

    /// The text of a label.
    func text(_ identifier: String) throws -> String? { try harness.find(Label.self, identifier).text }
}

extension KeyboardHIDUsage {
    static let keyboardF6 = KeyboardHIDUsage(rawValue: keyboardF1.rawValue + 5)
}
