import Testing
import Widgets
import WidgetsTesting

@testable import DemoApp

/// The page with gestures, operated with the mouse, fingers and keys.
struct GesturesPageTests {
    private let harness: Harness

    init() throws {
        harness = Harness(GesturesPage(), size: Size(width: 700, height: 560))
        try harness.settle()
    }

    @Test func `The card is dragged, and glides when it is released fast`() throws {
        let card = try harness.view("card")
        let start = card.center

        try harness.pan("card", by: Point(x: 30, y: 20))
        #expect(card.center == start + Point(x: 30, y: 20))
        try harness.pan("card", by: Point(x: -40, y: 0), duration: .milliseconds(96), pause: .zero)
        #expect(card.center.x < start.x - 20 && card.center.y == start.y + 20)
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `The card is scaled and turned with fingers, the wheel and keys`() throws {
        let card = try harness.view("card")

        try harness.scroll(over: "card", by: Point(x: 0, y: 2), modifiers: .control)
        #expect(abs(card.transform.a - 1.21) < 1e-9)
        harness.advance(by: .milliseconds(200))
        try harness.scroll(over: "card", by: Point(x: 0, y: 2), modifiers: [.control, .shift])
        #expect(abs(card.transform.b - 1.21 / 2) < 1e-9)
        harness.advance(by: .milliseconds(200))
        try harness.doubleClick("card")
        #expect(card.transform == .identity)
        try harness.pinch("card", scale: 1.5)
        #expect(card.transform.a > 1.2)
        try harness.focus(card)
        try harness.key(".", [])
        #expect(card.transform.b > 0.2)
    }

    @Test func `Clicks, presses and swipes are named, and the drawing is zoomed`() throws {
        try harness.click("pad")
        harness.advance(by: .milliseconds(500))
        #expect(harness.contains("Click"))
        try harness.doubleClick("pad")
        #expect(harness.contains("Double click"))
        try harness.pan("pad", by: Point(x: -80, y: 0), duration: .milliseconds(96))
        #expect(harness.contains("Swipe left"))
        try harness.scroll(over: "zoom", by: Point(x: 0, y: 2), modifiers: .control)
        #expect(harness.contains("121 %"))
        try harness.click("Reset")
        #expect(harness.contains("100 %"))
    }
}
