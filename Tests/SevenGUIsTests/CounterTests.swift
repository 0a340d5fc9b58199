import Testing
import WidgetsTesting

struct CounterTests {
    @Test(arguments: Style.allCases)
    func `Each press adds one to a count that starts at zero`(_ style: Style) throws {
        let harness = try style.show(.counter)
        #expect(try harness.text("count") == "0")
        for _ in 0..<3 { try harness.click("add") }
        #expect(try harness.text("count") == "3")
    }

    @Test(arguments: Style.allCases)
    func `The keyboard presses the button`(_ style: Style) throws {
        let harness = try style.show(.counter)
        try harness.key(.keyboardTab)
        try harness.key(.keyboardSpacebar)
        try harness.key(.keyboardReturnOrEnter)
        #expect(try harness.text("count") == "2")
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }
}
