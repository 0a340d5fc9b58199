import Testing

@testable import Icons

struct IconDocumentationTests {
    @Test("docs/icons.md lists every bundled symbol")
    func listedSymbols() throws {
        let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
        let bytes = try #require(IconFolder.contents(of: root + "/docs/icons.md", limit: 1 << 20))
        // In code marks, so that `play` is not found in `playpause`.
        let words = Set(String(decoding: bytes, as: UTF8.self).split(separator: "`"))

        for entry in SymbolLibrary.tables.joined() {
            #expect(words.contains(Substring(entry.name)), "\(entry.name)")
        }
    }
}
