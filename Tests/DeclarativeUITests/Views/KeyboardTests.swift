import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Each interactive view is operated with the keyboard, with the standard keys of its type.
struct KeyboardTests {
    private func press(_ shown: EachControlShown, _ keys: KeyboardHIDUsage...) throws {
        for key in keys { try shown.harness.key(key) }
    }

    private func focus(_ shown: EachControlShown, _ title: String) throws {
        var view: Widgets.View? = try shown.harness.view(title)
        while let step = view, !step.canBecomeFirstResponder { view = step.superview }
        try shown.harness.focus(try #require(view))
    }

    @Test func `Tab visits each control once and returns to the first`() throws {
        let shown = try EachControlShown()
        var seen: [String] = []
        for _ in 0..<24 {
            // An editor uses Tab itself.
            try shown.harness.key(
                .keyboardTab, shown.harness.focusedView is EditorControl ? .control : [])
            let responder = try #require(shown.harness.focusedView)
            let name = "\(type(of: responder)) \(responder.frame)"
            if seen.first == name { break }
            #expect(!seen.contains(name))
            seen.append(name)
        }
        #expect(seen.count == 15, "\(seen)")
        try shown.harness.key(.keyboardTab, .shift)
        let last = try #require(shown.harness.focusedView)
        #expect("\(type(of: last)) \(last.frame)" == seen.last)
    }

    @Test func `Space and Return press buttons and links`() throws {
        let shown = try EachControlShown()
        try focus(shown, "press")
        try press(shown, .keyboardSpacebar, .keyboardReturnOrEnter)
        try focus(shown, "link")
        try press(shown, .keyboardSpacebar, .keyboardReturnOrEnter)
        #expect(shown.report.hasPrefix("pressed pressed opened there opened there false"))
    }

    @Test func `Space switches a check box, and Space and Return toggle a disclosure group`() throws {
        let shown = try EachControlShown()
        try shown.harness.focus(try shown.harness.only(CheckboxControl.self))
        try press(shown, .keyboardSpacebar)
        #expect(shown.report.hasPrefix("true"))
        try focus(shown, "more")
        try press(shown, .keyboardSpacebar)
        #expect(shown.harness.texts.contains("inside"))
        try press(shown, .keyboardReturnOrEnter)
        #expect(!shown.harness.texts.contains("inside"))
    }

    @Test(arguments: [false, true]) func `Slider keys move a slider`(_ isMirrored: Bool) throws {
        let shown = try EachControlShown(isMirrored: isMirrored)
        try shown.harness.focus(try shown.harness.only(SliderControl.self))
        let further: KeyboardHIDUsage = isMirrored ? .keyboardLeftArrow : .keyboardRightArrow
        try press(shown, further)
        #expect(shown.report.hasPrefix("false 6"))
        try press(shown, .keyboardUpArrow)
        #expect(shown.report.hasPrefix("false 7"))
        try press(shown, .keyboardDownArrow, .keyboardHome)
        #expect(shown.report.hasPrefix("false 0"))
        try press(shown, .keyboardPageUp)
        #expect(!shown.report.hasPrefix("false 0"))
        try press(shown, .keyboardEnd)
        #expect(shown.report.hasPrefix("false 10"))
    }

    @Test func `Arrow, page, Home and End keys operate a stepper`() throws {
        let shown = try EachControlShown()
        try shown.harness.focus(try shown.harness.only(StepperControl.self))
        try press(shown, .keyboardUpArrow, .keyboardPageUp)
        #expect(shown.report.hasPrefix("false 5 13"))
        try press(shown, .keyboardDownArrow, .keyboardPageDown)
        #expect(shown.report.hasPrefix("false 5 2"))
        try press(shown, .keyboardEnd)
        #expect(shown.report.hasPrefix("false 5 30"))
        try press(shown, .keyboardHome)
        #expect(shown.report.hasPrefix("false 5 0"))
    }

    @Test func `Editing keys work in all text views`() throws {
        let shown = try EachControlShown()
        try shown.harness.focus("name")
        try press(shown, .keyboardEnd)
        try shown.harness.key(.keyboardLeftArrow, [.control, .shift])
        try shown.harness.type("2")
        try shown.harness.key("z", .control)
        try shown.harness.focus("secret")
        try shown.harness.type("keys")
        try press(shown, .keyboardDeleteOrBackspace)
        try shown.harness.focus(try shown.harness.only(EditorControl.self))
        try shown.harness.key(.keyboardEnd, .control)
        try press(shown, .keyboardReturnOrEnter)
        try shown.harness.type("b")
        #expect(shown.report.hasSuffix("one two,key,a\nb"), "\(shown.report)")
    }

    @Test func `Arrow keys select segments and radio buttons, and wrap around`() throws {
        let shown = try EachControlShown()
        let radio = try shown.harness.only(RadioControl.self)
        try shown.harness.focus(radio.buttons[1])
        try press(shown, .keyboardDownArrow)
        #expect(shown.report.hasPrefix("false 5 2 1 2"))
        try press(shown, .keyboardDownArrow)
        #expect(shown.report.hasPrefix("false 5 2 1 0"))
        try shown.harness.focus(try shown.harness.only(SegmentsControl.self))
        try press(shown, .keyboardRightArrow)
        #expect(shown.report.hasPrefix("false 5 2 1 1"))
        try press(shown, .keyboardEnd)
        #expect(shown.report.hasPrefix("false 5 2 1 2"))
    }

    @Test func `A pop-up button and a menu are operated with the keyboard`() throws {
        let shown = try EachControlShown()
        try shown.harness.focus(try shown.harness.only(PopUpControl.self))
        try press(shown, .keyboardDownArrow, .keyboardEscape)
        #expect(shown.report.hasPrefix("false 5 2 1"))
        try press(shown, .keyboardSpacebar, .keyboardHome, .keyboardReturnOrEnter)
        #expect(shown.report.hasPrefix("false 5 2 0"))
        let menu = try shown.harness.only(MenuButton.self)
        try shown.harness.focus(menu)
        try press(shown, .keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(shown.report.hasPrefix("pasted false"))
        #expect(menu.isFirstResponder)
        try press(shown, .keyboardSpacebar, .keyboardEscape)
        #expect(shown.report.hasPrefix("pasted false"))
        #expect(menu.isFirstResponder)
    }

    @Test func `Arrow keys, Home, End, and Ctrl with page keys change tabs`() throws {
        let shown = try EachControlShown()
        try shown.harness.focus("first")
        try press(shown, .keyboardRightArrow)
        #expect(shown.harness.texts.contains("page 2"))
        try press(shown, .keyboardEnd)
        #expect(shown.harness.texts.contains("page 3"))
        try press(shown, .keyboardRightArrow)
        #expect(shown.harness.texts.contains("page 1"))
        try shown.harness.key(.keyboardPageDown, .control)
        #expect(shown.harness.texts.contains("page 2"))
    }

    @Test func `An alert keeps Tab inside and returns the focus`() throws {
        let shown = try EachControlShown()
        try focus(shown, "ask")
        try press(shown, .keyboardSpacebar)
        try press(shown, .keyboardTab, .keyboardTab, .keyboardTab, .keyboardTab)
        let inside = try #require(shown.harness.focusedView)
        #expect((inside as? Widgets.Button).map { ["no", "yes"].contains($0.title(for: .normal)) } == true)
        try press(shown, .keyboardEscape)
        #expect(shown.report.hasPrefix("no false"))
        let back = shown.harness.focusedView as? PressButton
        #expect(back?.visibleText == "ask")
        try press(shown, .keyboardSpacebar, .keyboardReturnOrEnter)
        #expect(shown.report.hasPrefix("no "))
        #expect(shown.harness.texts.last?.contains("sure?") != true)
    }

    @Test func `Keys pressed in a descendant scroll a scroll view`() throws {
        let column = ScrollView {
            VStack { ForEach(0..<40) { number in Button("b\(number)") {} } }
        }
        let (harness, _) = try show(column)
        let area = try harness.only(DeclarativeScrollView.self)
        try harness.focus(try #require(harness.rootView.all(PressButton.self).first))
        try harness.key(.keyboardPageDown)
        #expect(area.contentOffset.y > 100)
        try harness.key(.keyboardHome)
        #expect(area.contentOffset.y == 0)
        try harness.key(.keyboardEnd)
        #expect(area.contentOffset.y == area.contentSize.height - 300)
        try harness.key(.keyboardTab, .shift)
        #expect(area.bounds.intersects(harness.rootView.all(PressButton.self)[39].frame))
    }
}
