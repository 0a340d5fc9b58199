import Testing
import Widgets
import WidgetsTesting

/// The input that scrolls a scroll view, the distances, and the delegate callbacks.
@Suite struct ScrollViewTests {
    @Test func `The wheel scrolls one and a half lines per notch and stops at the ends`() throws {
        let (area, harness) = try stage()

        try harness.scroll(over: area, by: Point(x: 0, y: -1))
        #expect(area.contentOffset == Point(x: 0, y: 60))
        try harness.scroll(over: area, by: Point(x: 0, y: -0.25))
        #expect(area.contentOffset == Point(x: 0, y: 75))
        try harness.scroll(over: area, by: Point(x: 0, y: -100))
        #expect(area.contentOffset == Point(x: 0, y: 700))
        try harness.scroll(over: area, by: Point(x: 0, y: 100))
        #expect(area.contentOffset == .zero)
    }

    @Test func `Shift makes the wheel scroll horizontally`() throws {
        let (area, harness) = try stage(content: Size(width: 900, height: 1000))

        try harness.scroll(over: area, by: Point(x: 0, y: -2), modifiers: .shift)

        #expect(area.contentOffset == Point(x: 120, y: 0))
    }

    @Test func `With a directional lock only the larger delta counts`() throws {
        let (area, harness) = try stage(content: Size(width: 900, height: 1000))
        area.isDirectionalLockEnabled = true

        try harness.scroll(over: area, by: Point(x: -0.5, y: -1))
        try harness.scroll(over: area, by: Point(x: -2, y: 0.5))

        #expect(area.contentOffset == Point(x: 120, y: 60))
    }

    @Test func `Keys scroll the focused scroll view`() throws {
        let (area, harness) = try stage()
        try harness.focus(area)
        func offset(after key: KeyboardHIDUsage, _ modifiers: KeyModifierFlags = []) throws -> Double {
            try harness.key(key, modifiers)
            return area.contentOffset.y
        }

        #expect(try offset(after: .keyboardDownArrow) == 40)
        #expect(try offset(after: .keyboardUpArrow) == 0)
        #expect(try offset(after: .keyboardPageDown) == 260)
        #expect(try offset(after: .keyboardSpacebar) == 520)
        #expect(try offset(after: .keyboardSpacebar, .shift) == 260)
        #expect(try offset(after: .keyboardEnd) == 700)
        #expect(try offset(after: .keyboardPageUp) == 440)
        #expect(try offset(after: .keyboardHome) == 0)
    }

    @Test func `Keys unused by a focused subview scroll the view`() throws {
        let (area, harness) = try stage()
        let button = Button(title: "Press")
        button.frame = Rect(x: 10, y: 10, width: 100, height: 34)
        area.addSubview(button)
        let slider = Slider(frame: Rect(x: 10, y: 60, width: 100, height: 24))
        area.addSubview(slider)

        try harness.focus(button)
        try harness.key(.keyboardDownArrow)
        #expect(area.contentOffset.y == 40)
        try harness.focus(slider)
        try harness.key(.keyboardUpArrow)
        #expect(area.contentOffset.y == 40)
        #expect(slider.value > 0)
    }

    @Test func `A view that gains the focus is scrolled into view`() throws {
        let (area, harness) = try stage()
        for index in 0..<20 {
            let button = Button(title: "Button \(index)")
            button.frame = Rect(x: 10, y: 10 + 50 * Double(index), width: 100, height: 34)
            area.addSubview(button)
        }
        try harness.settle()

        for _ in 0..<7 { try harness.key(.keyboardTab) }
        #expect((harness.focusedView as? Button)?.visibleText == "Button 6")
        #expect(area.contentOffset.y == 48)
        try harness.focus(area.subviews[19])
        #expect(area.bounds.contains(area.subviews[19].frame))
        try harness.focus(area.subviews[0])
        #expect(area.contentOffset.y == 6)
    }

    @Test func `Tab stops at a scroll view only if it has no stop inside`() throws {
        let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        let area = Self.area(Size(width: 300, height: 1000))
        root.addSubview(area)
        let harness = Harness(root)
        try harness.settle()

        try harness.key(.keyboardTab)
        #expect(harness.focusedView === area)
        let button = Button(title: "Press")
        button.frame = Rect(x: 10, y: 10, width: 100, height: 34)
        area.addSubview(button)
        try harness.key(.keyboardTab)
        #expect(harness.focusedView === button)
        try harness.key(.keyboardTab)
        #expect(harness.focusedView === button)
    }

    @Test func `A nested scroll view passes on the delta that it cannot use`() throws {
        let (outer, harness) = try stage()
        let inner = Self.area(Size(width: 200, height: 260))
        inner.frame = Rect(x: 20, y: 20, width: 200, height: 200)
        outer.addSubview(inner)
        try harness.settle()

        try harness.scroll(over: inner, by: Point(x: 0, y: -0.5))
        #expect(inner.contentOffset.y == 30)
        #expect(outer.contentOffset.y == 0)
        try harness.scroll(over: inner, by: Point(x: 0, y: -1))
        #expect(inner.contentOffset.y == 60)
        #expect(outer.contentOffset.y == 30)
        try harness.scroll(over: inner, by: Point(x: 0, y: -1))
        #expect(outer.contentOffset.y == 90)
    }

    @Test func `With scrolling disabled, wheel and focus are ignored, and setting the offset works`() throws {
        let (area, harness) = try stage()
        area.isScrollEnabled = false

        try harness.scroll(over: area, by: Point(x: 0, y: -1))

        #expect(area.contentOffset == .zero)
        #expect(!area.canBecomeFirstResponder)
        area.contentOffset.y = 50
        #expect(area.contentOffset.y == 50)
    }

    @Test func `Layout clamps an offset beyond the content`() throws {
        let (area, harness) = try stage()
        area.contentOffset = Point(x: -30, y: 5000)
        try harness.settle()
        #expect(area.contentOffset == Point(x: 0, y: 700))

        area.contentSize = Size(width: 300, height: 500)
        try harness.settle()
        #expect(area.contentOffset == Point(x: 0, y: 200))
        area.contentInset = EdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
        area.contentOffset.y = -500
        try harness.settle()
        #expect(area.contentOffset == Point(x: 0, y: -10))
        try harness.scroll(over: area, by: Point(x: 0, y: -100))
        #expect(area.contentOffset == Point(x: 0, y: 230))
    }

    @Test func `A rectangle is scrolled into view by the smallest distance`() throws {
        let (area, harness) = try stage()
        func offset(showing rect: Rect) throws -> Double {
            area.scrollRectToVisible(rect, animated: false)
            try harness.settle()
            return area.contentOffset.y
        }

        #expect(try offset(showing: Rect(x: 0, y: 100, width: 50, height: 50)) == 0)
        #expect(try offset(showing: Rect(x: 0, y: 290, width: 50, height: 50)) == 40)
        #expect(try offset(showing: Rect(x: 0, y: 20, width: 50, height: 50)) == 20)
        #expect(try offset(showing: Rect(x: 0, y: 980, width: 50, height: 500)) == 700)
    }

    @Test func `Values that are not finite are refused and reported`() throws {
        let (area, _) = try stage()
        let reported = diagnostics {
            area.contentOffset = Point(x: .nan, y: 0)
            area.contentSize = Size(width: .infinity, height: 10)
            area.contentInset = EdgeInsets(all: .nan)
            area.scrollRectToVisible(Rect(x: .nan, y: 0, width: 1, height: 1), animated: true)
        }

        #expect(reported.count == 4)
        #expect(area.contentOffset == .zero)
        #expect(area.contentSize == Size(width: 300, height: 1000))
        #expect(area.contentInset == .zero)
    }

    private func stage(content: Size = Size(width: 300, height: 1000)) throws -> (ScrollView, Harness) {
        let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        let area = Self.area(content)
        root.addSubview(area)
        let harness = Harness(root)
        try harness.settle()
        return (area, harness)
    }

    private static func area(_ content: Size) -> ScrollView {
        let area = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        area.contentSize = content
        return area
    }
}
