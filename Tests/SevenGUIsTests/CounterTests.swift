import Testing
import WidgetsTesting

struct CounterTests {
    @Test(arguments: Style.allCases)
    func `each press adds one to what begins as nought`(_ style: Style) throws {
        let harness = try style.show(.counter)
        #expect(try harness.text("count") == "0")
        for _ in 0..<3 { try harness.click("add") }
        #expect(try harness.text("count") == "3")
    }

    @Test(arguments: Style.allCases)
    func `the keyboard presses too`(_ style: Style) throws {
        let harness = try style.show(.counter)
        try harness.key(.keyboardTab)
        try harness.key(.keyboardSpacebar)
        try harness.key(.keyboardReturnOrEnter)
        #expect(try harness.text("count") == "2")
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }
}
