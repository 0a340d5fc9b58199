import Testing
import Widgets
import WidgetsTesting

/// Radio buttons, one by one and in groups.
struct RadioTests {
    let group = RadioGroup(items: ["Small", "Medium", "Large"])
    let before = Button(title: "Before")
    let after = Button(title: "After")
    let harness: Harness
    let log = EventLog()

    init() throws {
        let page = View()
        let (log, group) = (log, group)
        group.frame = Rect(x: 0, y: 40, width: 200, height: 100)
        before.frame = Rect(x: 0, y: 0, width: 100, height: 34)
        after.frame = Rect(x: 0, y: 150, width: 100, height: 34)
        group.addAction(Action { _ in log.names.append("\(group.selectedIndex)") }, for: .valueChanged)
        for view in [before, group, after] { page.addSubview(view) }
        harness = Harness(page, size: Size(width: 220, height: 200))
        try harness.settle()
    }

    @Test func `A click selects one button and deselects the others`() throws {
        try harness.click("Medium")
        try harness.click("Large")
        try harness.click("Large")

        #expect(log.names == ["1", "2"])
        #expect(group.buttons.map(\.isOn) == [false, false, true])
    }

    @Test func `Tab stops once: at the selected button, else at the first`() throws {
        try harness.focus(before)
        try harness.key(.keyboardTab)
        #expect(harness.focusedView === group.buttons[0])
        try harness.key(.keyboardTab)
        #expect(harness.focusedView === after)
        group.selectedIndex = 2
        try harness.key(.keyboardTab, .shift)
        #expect(harness.focusedView === group.buttons[2])
        try harness.key(.keyboardTab, .shift)
        #expect(harness.focusedView === before)
    }

    @Test func `Arrows select the next enabled button and wrap around`() throws {
        group.selectedIndex = 0
        group.buttons[1].isEnabled = false
        try harness.focus(group.buttons[0])
        for key in [
            KeyboardHIDUsage.keyboardDownArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardLeftArrow,
        ] {
            try harness.key(key)
        }

        #expect(log.names == ["2", "0", "2", "0"])
        #expect(harness.focusedView === group.buttons[0])
    }

    @Test func `Space selects the first button of a group without a selection`() throws {
        try harness.focus(before)
        try harness.key(.keyboardTab)
        try harness.key(.keyboardSpacebar)

        #expect(log.names == ["0"])
    }

    @Test func `Buttons of one superview are a group per group name`() {
        let page = View()
        let buttons = (0..<4).map { RadioButton(title: "\($0)") }
        buttons[2].groupName = "other"
        buttons[3].groupName = "other"
        for button in buttons { page.addSubview(button) }

        buttons[0].isOn = true
        buttons[3].isOn = true
        buttons[1].isOn = true

        #expect(buttons.map(\.isOn) == [false, true, false, true])
    }

    @Test func `New items keep the selected index if it exists`() {
        group.selectedIndex = 1
        group.items = ["S", "M"]
        #expect(group.selectedIndex == 1)
        group.items = ["S"]

        #expect(group.selectedIndex == RadioGroup.noSelection)
    }
}
