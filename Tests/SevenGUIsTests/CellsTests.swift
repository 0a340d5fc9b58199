import DeclarativeUI
import SevenGUIs
import Testing
import WidgetsTesting

struct CellsTests {
    private func table(_ harness: Harness) throws -> SheetTableView { try harness.find(SheetTableView.self) }

    private func click(_ name: String, _ harness: Harness, count: Int = 1) throws {
        let table = try table(harness)
        let address = try #require(CellAddress(name))
        let frame = table.frameOfCell(atColumn: address.column + 1, row: address.row)
        let place = table.convert(Point(x: frame.midX, y: frame.midY), to: nil)
        try harness.click(place, count: count)
    }

    private func value(_ name: String, _ harness: Harness) throws -> String {
        try table(harness).sheet.value(of: #require(CellAddress(name))).description
    }

    @Test(arguments: Style.allCases)
    func `A double click edits the formula, and dependent cells follow`(_ style: Style) throws {
        let harness = try style.show(.cells)
        #expect(try value("D5", harness) == "68.3")
        try click("C2", harness, count: 2)
        try harness.type("10")
        try harness.key(.keyboardReturnOrEnter)
        #expect(try value("D2", harness) == "45" && value("D5", harness) == "99.8")
        try click("D2", harness, count: 2)
        let field = try #require(harness.host.firstResponder as? Widgets.TextField)
        #expect(field.text == "=B2*C2", "the formula, not its value")
        try harness.key(.keyboardEscape)
    }

    @Test(arguments: Style.allCases)
    func `The field above shows and changes the cell with the cursor`(_ style: Style) throws {
        let harness = try style.show(.cells)
        try click("D3", harness)
        #expect(try harness.text("address") == "D3")
        #expect(try harness.content("formula") == "=B3*C3")
        try harness.fill("formula", "=B3*C3+D2")
        try harness.key(.keyboardReturnOrEnter)
        #expect(try value("D3", harness) == "53.3")
    }

    @Test(arguments: Style.allCases)
    func `Cells are filled by keyboard alone`(_ style: Style) throws {
        let harness = try style.show(.cells)
        try table(harness).becomeFirstResponder()
        for _ in 0..<6 { try harness.key(.keyboardDownArrow) }
        for _ in 0..<2 { try harness.key(.keyboardRightArrow) }
        let start = try #require(try table(harness).selection)
        try harness.type("=1+1")
        try harness.key(.keyboardTab)
        try harness.type("3")
        try harness.key(.keyboardReturnOrEnter)
        #expect(try table(harness).sheet.value(of: start) == .number(2))
        #expect(
            try table(harness).sheet.value(of: CellAddress(column: start.column + 1, row: start.row))
                == .number(3))
        try harness.key(.keyboardLeftArrow, .shift)
        try harness.key(.keyboardDeleteForward)
        #expect(try table(harness).sheet.value(of: start) == .empty)
        try harness.key(.keyboardEnd, .control)
        #expect(try table(harness).selection == CellAddress(column: 25, row: 99))
        try harness.key(.keyboardHome, .control)
        #expect(try table(harness).selection == CellAddress(column: 0, row: 0))
    }

    @Test(arguments: Style.allCases)
    func `A cycle is explained below the table`(_ style: Style) throws {
        let harness = try style.show(.cells)
        try click("A1", harness)
        try harness.fill("formula", "=A1")
        try harness.key(.keyboardReturnOrEnter)
        #expect(try value("A1", harness) == "#CYCLE")
        #expect(try harness.text("message") == "The formula depends on its own cell.")
    }
}
