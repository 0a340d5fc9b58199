import RandomNumbers
import Testing

@testable import SevenGUIs

/// Formulas of a spreadsheet, and the cells that a change evaluates.
struct SheetTests {
    private func address(_ name: String) throws -> CellAddress { try #require(CellAddress(name)) }

    private func sheet(_ contents: [String: String]) throws -> Sheet {
        var sheet = Sheet(columnCount: 26, rowCount: 100)
        for (name, content) in contents { sheet.set(content, at: try address(name)) }
        return sheet
    }

    @Test func `Addresses have letters and a number`() throws {
        #expect(try address("B7") == CellAddress(column: 1, row: 6))
        #expect(try address("aa10").description == "AA10")
        for name in ["", "A", "7", "A0", "A-1", "A1B", "ABCD1", "Ä1"] { #expect(CellAddress(name) == nil) }
        for column in [0, 25, 26, 701, 702] {
            #expect(try address(CellAddress.name(ofColumn: column) + "1").column == column)
        }
    }

    @Test(arguments: [
        ("=1+2*3", "7"), ("=(1+2)*3", "9"), ("=8-3-2", "3"), ("=2^3^2", "64"), ("=-2^2", "4"),
        ("= 7 / 2 ", "3.5"), ("=--3", "3"), ("=.5*4", "2"), ("=0.1+0.2", "0.3"), ("=sum(1,2;3)", "6"),
        ("=ROUND(2.6)", "3"), ("=MAX(A1:B2, 9)", "9"), ("=SUM(A1:B2)", "10"), ("=AVERAGE(B2:A1)", "2.5"),
        ("=COUNT(A1:C9)", "4"), ("=product(A1, A2)*b1", "6"), ("=ABS(-A2)", "3"), ("=A99", "0"),
        ("=1/0", "#UNDEFINED"), ("=AVERAGE(Z1:Z9)", "#UNDEFINED"), ("=A3+1", "#VALUE"),
        ("=SUM(A1:A3)", "4"), ("=A101", "#REF"), ("=SUM(A1:ZZZ9999999)", "#REF"), ("=", "#SYNTAX"),
        ("=1+", "#SYNTAX"), ("=(1", "#SYNTAX"), ("=1 2", "#SYNTAX"), ("=foo(1)", "#SYNTAX"),
        ("=A1:B2", "#SYNTAX"), ("=1..2", "#SYNTAX"), ("=é", "#SYNTAX"), ("12 000", "12000"), ("text", "text"),
    ])
    func `Contents have values`(_ content: String, _ value: String) throws {
        var sheet = try sheet(["A1": "1", "B1": "2", "A2": "3", "B2": "4", "A3": "note"])
        sheet.set(content, at: try address("D50"))
        #expect(sheet.value(of: try address("D50")).description == value)
    }

    @Test func `An error of syntax names the place and the reason`() throws {
        let sheet = try sheet(["A1": "=1 + * 2"])
        #expect(sheet.problem(at: try address("A1")) == "Character 6: \"*\" was not expected here")
    }

    @Test func `Deep parentheses are refused, and long formulas evaluated`() throws {
        let deep = String(repeating: "(", count: 5_000)
        #expect(try sheet(["A1": "=\(deep)1"]).problem(at: address("A1"))?.contains("64 levels") == true)
        let long = Array(repeating: "1", count: 50_000).joined(separator: "+")
        #expect(try sheet(["A1": "=\(long)"]).value(of: address("A1")) == .number(50_000))
    }

    @Test func `A change evaluates the cells that depend on it, each once`() throws {
        var sheet = try sheet([
            "A1": "1", "B1": "=A1+1", "C1": "=A1+B1", "D1": "=SUM(A1:C1)", "E5": "=2*3", "F1": "=E5",
        ])
        let before = sheet.evaluationCount
        let affected = sheet.set("10", at: try address("A1"))
        #expect(Set(affected.map(\.description)) == ["A1", "B1", "C1", "D1"])
        #expect(sheet.evaluationCount - before == 3)
        #expect(sheet.value(of: try address("D1")) == .number(42))
    }

    @Test func `A cycle is reported in its cells, and ends with a change of one of them`() throws {
        var sheet = try sheet(["A1": "=B1", "B1": "=C1+1", "D1": "=A1"])
        sheet.set("=A1", at: try address("C1"))
        for name in ["A1", "B1", "C1"] { #expect(sheet.value(of: try address(name)) == .error(.cycle)) }
        #expect(sheet.value(of: try address("D1")) == .error(.dependsOnError(try address("A1"))))
        sheet.set("4", at: try address("C1"))
        #expect(sheet.value(of: try address("D1")) == .number(5))
        sheet.set("=SUM(A1:D9)", at: try address("B2"))
        #expect(sheet.value(of: try address("B2")) == .error(.cycle), "its own area contains it")
    }

    @Test(arguments: 0..<30)
    func `Random changes give the values of a sheet that is entered anew`(_ seed: Int) throws {
        var random = SeededRandom(seed: seed)
        var sheet = Sheet(columnCount: 4, rowCount: 4)
        func cell() -> CellAddress {
            CellAddress(column: .random(in: 0..<4, using: &random), row: .random(in: 0..<4, using: &random))
        }
        let all = (0..<16).map { CellAddress(column: $0 % 4, row: $0 / 4) }
        for step in 0..<80 {
            let content =
                switch Int.random(in: 0..<6, using: &random) {
                case 0: ""
                case 1: "\(Int.random(in: -9...9, using: &random))"
                case 2: "note"
                case 3: "=SUM(\(cell()):\(cell()))"
                default: "=\(cell())+2*\(cell())"
                }
            sheet.set(content, at: cell())
            guard step % 8 == 7 else { continue }
            var fresh = Sheet(columnCount: 4, rowCount: 4)
            for address in all.shuffled(using: &random) { fresh.set(sheet.content(of: address), at: address) }
            for address in all { #expect(Self.isSame(fresh.value(of: address), sheet.value(of: address))) }
        }
    }

    /// Whether both values are equal; of two errors of other cells, the first one found is named.
    private static func isSame(_ first: CellValue, _ second: CellValue) -> Bool {
        first.description == second.description
    }
}
