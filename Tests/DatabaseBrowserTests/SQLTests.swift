import Testing

@testable import DatabaseBrowser

/// Texts of statements that cannot be bound.
@Suite struct SQLTests {
    @Test(arguments: ["plain", "with \"quotes\"", "\"", "a;b--c", "", "\u{E9}t\u{E9} 1", "select"])
    func `A quoted identifier names the table`(_ name: String) throws {
        let database = try Database(.newMemory("names"))
        try database.execute("CREATE TABLE \(SQL.identifier("t" + name)) (\(SQL.identifier("c" + name)))")
        let table = try #require(try database.tables().first)
        #expect(table.name == "t" + name && table.columns.map(\.name) == ["c" + name])
    }

    @Test func `A filter finds wildcards literally`() throws {
        let database = try Database(.newMemory("patterns"))
        for (text, value, isFound) in [
            ("50%", "50% off", true), ("50%", "500", false), ("a_b", "a_b", true), ("a_b", "axb", false),
            ("c\\d", "xc\\dx", true), ("", "anything", true),
        ] {
            let rows = try database.rows(
                "SELECT ?1 LIKE ?2 ESCAPE '\\'", [.text(value), .text(SQL.pattern(containing: text))])
            #expect(rows == [[.integer(isFound ? 1 : 0)]], "\(text) in \(value)")
        }
    }
}
