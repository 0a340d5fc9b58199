import Testing
import Widgets
import WidgetsTesting

@testable import Controls

@Suite struct UnseenFieldTests {
    @Test func `A text outside the window is not typeset until it is visible`() throws {
        let page = View()
        let harness = Harness(page, size: Size(width: 300, height: 100))
        let hidden = TextField(frame: Rect(x: 10, y: 5000, width: 120, height: 32))
        hidden.text = "Below the edge of the window"
        page.addSubview(hidden)
        try harness.settle()
        #expect(!hidden.content.isTypeset)

        hidden.frame.origin.y = 60
        try harness.settle()
        #expect(
            hidden.content.isTypeset
                && hidden.textStart == hidden.textRect(forBounds: hidden.bounds).minX)
    }
}
