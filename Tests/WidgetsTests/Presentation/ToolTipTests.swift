import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// The appearance and disappearance of tool tips.
struct ToolTipTests {
    let first = Button(title: "Save")
    let second = Button(title: "Open")
    let harness: Harness

    init() throws {
        let page = View()
        first.toolTip = "Save the document"
        second.toolTip = "Open another one"
        first.frame = Rect(x: 10, y: 10, width: 80, height: 34)
        second.frame = Rect(x: 100, y: 10, width: 80, height: 34)
        page.addSubview(first)
        page.addSubview(second)
        harness = Harness(page, size: Size(width: 400, height: 200))
        try harness.settle()
    }

    private var tip: String? { harness.host.visibleToolTip?.visibleText }

    @Test func `A tool tip appears below a resting pointer and disappears when it moves away`() throws {
        try harness.move(to: first)
        harness.advance(by: .milliseconds(500))
        #expect(tip == nil)
        harness.advance(by: .milliseconds(200))
        #expect(tip == "Save the document")
        let view = try #require(harness.host.visibleToolTip)
        #expect(view.frame.insetBy(dx: 14, dy: 14).minY >= 27)
        #expect(harness.rootView.hitTest(Point(x: 50, y: 27), with: nil) === first)
        #expect(harness.advance(by: .seconds(60)).isIdle)
        try harness.move(to: Point(x: 300, y: 150))

        #expect(tip == nil)
    }

    @Test func `After one tool tip the next one appears sooner`() throws {
        try harness.move(to: first)
        harness.advance(by: .seconds(1))
        try harness.move(to: second)
        harness.advance(by: .milliseconds(150))

        #expect(tip == "Open another one")
    }

    @Test func `A click, a key and the wheel hide the tool tip`() throws {
        for hide in 0..<3 {
            try harness.move(to: Point(x: 300, y: 150))
            harness.advance(by: .seconds(2))
            try harness.move(to: first)
            harness.advance(by: .seconds(1))
            #expect(tip != nil)
            switch hide {
            case 0: try harness.click(first)
            case 1: try harness.key(.keyboardEscape)
            default: try harness.scroll(over: first, by: Point(x: 0, y: 1))
            }
            #expect(tip == nil)
            harness.advance(by: .seconds(2))
            #expect(tip == nil)
        }
    }

    @Test func `Keyboard focus shows the tool tip`() throws {
        try harness.key(.keyboardTab)
        harness.advance(by: .seconds(1))
        #expect(tip == "Save the document")
        try harness.key(.keyboardTab)
        harness.advance(by: .seconds(1))

        #expect(tip == "Open another one")
    }

    @Test func `A tool tip is inside the window and is removed with its view`() throws {
        first.toolTip = String(repeating: "Many words. ", count: 20)
        first.frame.origin = Point(x: 315, y: 160)
        try harness.settle()
        try harness.move(to: first)
        harness.advance(by: .seconds(1))
        let view = try #require(harness.host.visibleToolTip)
        #expect(harness.rootView.bounds.contains(view.frame.insetBy(dx: 14, dy: 14)))
        first.removeFromSuperview()
        try harness.settle()

        #expect(tip == nil && view.superview == nil)
    }
}
