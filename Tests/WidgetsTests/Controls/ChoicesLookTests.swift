import Testing
import Widgets
import WidgetsTesting

/// Goldens of choices and menus; look at the images before you record them again.
struct ChoicesLookTests {
    private func choices() -> View {
        let page = View(frame: Rect(x: 0, y: 0, width: 250, height: 190))
        page.backgroundColor = .secondarySystemBackground
        let segments = SegmentedControl(items: ["Day", "Week"])
        segments.selectedSegmentIndex = 1
        segments.frame = Rect(x: 8, y: 8, width: 120, height: 34)
        let stepper = Stepper(frame: Rect(x: 8, y: 50, width: 78, height: 34))
        for (index, isOn) in [true, false].enumerated() {
            let toggle = Switch(frame: Rect(x: 100 + 54 * Double(index), y: 54, width: 46, height: 26))
            toggle.isOn = isOn
            page.addSubview(toggle)
        }
        let off = Switch(frame: Rect(x: 196, y: 12, width: 46, height: 26))
        off.isEnabled = false
        let radio = RadioGroup(items: ["One"])
        radio.selectedIndex = 0
        radio.frame = Rect(x: 8, y: 94, width: 90, height: 52)
        let popUp = PopUpButton(items: ["Letter", "A4"])
        popUp.frame = Rect(x: 104, y: 96, width: 130, height: 34)
        let progress = ProgressView(frame: Rect(x: 104, y: 140, width: 130, height: 6))
        progress.progress = 0.4
        let indicator = ActivityIndicatorView(style: .medium)
        indicator.frame.origin = Point(x: 8, y: 158)
        indicator.startAnimating()
        let line = SeparatorView(frame: Rect(x: 40, y: 168, width: 194, height: 1))
        for view in [segments, stepper, off, radio, popUp, progress, indicator, line] {
            page.addSubview(view)
        }
        return page
    }

    private func menu(_ theme: Theme) throws -> Harness {
        let page = View()
        let button = Button(title: "Edit")
        button.frame = Rect(x: 8, y: 8, width: 90, height: 34)
        button.showsMenuAsPrimaryAction = true
        let wrap = Action(title: "Wrap", state: .on) { _ in }
        button.menu = Menu(children: [
            KeyCommand(title: "Copy", input: "c", modifierFlags: .control) { _ in },
            Action(title: "Paste", attributes: .disabled) { _ in }, wrap,
            Menu(
                options: .displayInline,
                children: [Action(title: "Delete", attributes: .destructive) { _ in }]),
            Menu(title: "Share", children: [Action(title: "Mail") { _ in }]),
        ])
        page.addSubview(button)
        let harness = Harness(page, size: Size(width: 196, height: 220), theme: theme)
        try harness.focus(button)
        try harness.key(.keyboardUpArrow)
        return harness
    }

    @Test func `Choices match their goldens in light and dark appearance`() throws {
        for (name, theme) in [("choices-light", Theme.light), ("choices-dark", .dark)] {
            let harness = Harness(choices(), size: Size(width: 250, height: 190), theme: theme)
            #expect(throws: Never.self) { try harness.matches(golden: name) }
        }
    }

    @Test func `Menus match their goldens in light and dark appearance`() throws {
        for (name, theme) in [("menu-light", Theme.light), ("menu-dark", .dark)] {
            let harness = try menu(theme)
            #expect(throws: Never.self) { try harness.matches(golden: name) }
        }
    }
}
