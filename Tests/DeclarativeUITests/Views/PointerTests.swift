import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Each interactive view is operated with the mouse.
struct PointerTests {
    private func at(_ view: Widgets.View, _ x: Double, _ y: Double = 0.5) -> Point {
        let frame = view.placeInRoot
        return Point(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
    }

    @Test func `Clicks operate buttons, links and tap gestures`() throws {
        let shown = try EachControlShown()
        try shown.harness.click("press")
        try shown.harness.click("link")
        try shown.harness.click(at(try shown.harness.view("tap"), 0.5))
        #expect(shown.report.hasPrefix("pressed opened there tapped false"))
        // Released outside, the button is not pressed.
        try shown.harness.drag(from: "press", to: Point(x: 400, y: 700))
        #expect(shown.report.hasPrefix("pressed opened there tapped false"))
    }

    @Test func `Clicks toggle a check box and a disclosure group`() throws {
        let shown = try EachControlShown()
        try shown.harness.click("check")
        try shown.harness.click("more")
        #expect(shown.report.hasPrefix("true 5 2 1 1 1 true"))
        #expect(shown.harness.texts.contains("inside"))
    }

    @Test(arguments: [false, true]) func `A slider is dragged, and clicked beside its knob`(
        _ isMirrored: Bool
    ) throws {
        let shown = try EachControlShown(isMirrored: isMirrored)
        let slider = try shown.harness.only(SliderControl.self)
        try shown.harness.drag(from: at(slider, 0.5), to: at(slider, 1))
        #expect(shown.report.hasPrefix(isMirrored ? "false 0 2" : "false 10 2"))
        try shown.harness.click(at(slider, 0.2))
        #expect(shown.report.hasPrefix(isMirrored ? "false 8 2" : "false 2 2"))
    }

    @Test func `Clicks increment and decrement a stepper`() throws {
        let shown = try EachControlShown()
        let stepper = try shown.harness.only(StepperControl.self)
        try shown.harness.click(at(stepper, 0.75))
        #expect(shown.report.hasPrefix("false 5 3"))
        try shown.harness.click(at(stepper, 0.25))
        try shown.harness.click(at(stepper, 0.25))
        #expect(shown.report.hasPrefix("false 5 1"))
    }

    @Test func `Clicks place the caret in text views`() throws {
        let shown = try EachControlShown()
        let name = try shown.harness.find(FieldControl.self, "name")
        try shown.harness.doubleClick(at(name, 0.06))
        try shown.harness.type("three")
        try shown.harness.click(at(try shown.harness.view("secret"), 0.5))
        try shown.harness.type("key")
        try shown.harness.click(at(try shown.harness.only(EditorControl.self), 0.9))
        try shown.harness.type("b")
        #expect(shown.report.hasSuffix("three two,key,ab"))
        #expect(try shown.harness.find(SecureFieldControl.self, "secret").isSecureTextEntry)
    }

    @Test func `Clicks select an option in each picker style`() throws {
        let shown = try EachControlShown()
        try shown.harness.click(try shown.harness.only(PopUpControl.self))
        try shown.harness.click("size 2")
        #expect(shown.report.hasPrefix("false 5 2 2 1"))
        let segments = try shown.harness.only(SegmentsControl.self)
        try shown.harness.click(at(segments, 0.1))
        #expect(shown.report.hasPrefix("false 5 2 2 0"))
        try shown.harness.click(try shown.harness.only(RadioControl.self).buttons[2])
        #expect(shown.report.hasPrefix("false 5 2 2 2"))
        #expect(segments.selectedSegmentIndex == 2)
    }

    @Test func `Clicks operate a menu, a tab and an alert`() throws {
        let shown = try EachControlShown()
        try shown.harness.click("menu")
        try shown.harness.click("paste")
        try shown.harness.click("third")
        #expect(shown.harness.texts.contains("page 3"))
        try shown.harness.click("ask")
        try shown.harness.click("yes")
        #expect(shown.report.hasPrefix("pasted yes false 5 2 1 1 3"))
    }
}
