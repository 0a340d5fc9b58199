import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Clicks, keys and drags of switches.
struct SwitchTests {
    let toggle = Switch(frame: Rect(x: 10, y: 10, width: 46, height: 26))
    let harness: Harness
    let log = EventLog()

    init() throws {
        let page = View()
        let (log, toggle) = (log, toggle)
        toggle.addAction(Action { _ in log.names.append(toggle.isOn ? "on" : "off") }, for: .valueChanged)
        page.addSubview(toggle)
        harness = Harness(page, size: Size(width: 200, height: 60))
        try harness.settle()
    }

    @Test func `A click and Space toggle the switch, and setting it sends no event`() throws {
        try harness.click(toggle)
        try harness.focus(toggle)
        try harness.key(.keyboardSpacebar)
        toggle.isOn = true
        toggle.setOn(false, animated: true)
        try harness.settle()

        #expect(log.names == ["on", "off"])
        #expect(!toggle.isOn)
    }

    @Test func `A drag past the middle toggles the switch, wherever it ends`() throws {
        try harness.drag(from: Point(x: 20, y: 23), to: Point(x: 120, y: 50))
        #expect(log.names == ["on"])
        try harness.drag(from: Point(x: 45, y: 23), to: Point(x: 40, y: 23))
        #expect(log.names == ["on"])
        try harness.drag(from: Point(x: 45, y: 23), to: Point(x: 20, y: 23))

        #expect(log.names == ["on", "off"])
    }

    @Test func `In right-to-left layout the knob of a switch that is on is at the left`() throws {
        harness.host.layoutDirection = .rightToLeft
        try harness.drag(from: Point(x: 45, y: 23), to: Point(x: 15, y: 23))

        #expect(toggle.isOn)
    }

    @Test func `The knob is animated and then runs no frames`() throws {
        harness.settlesAfterVerbs = false
        try harness.click(toggle)
        let first = harness.picture
        harness.advance(by: .milliseconds(60))
        let second = harness.picture
        harness.advance(by: .seconds(1))

        #expect(first != second && second != harness.picture)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `The state is restorable`() {
        toggle.isOn = true
        let coder = RestorationCoder()
        toggle.encodeRestorableState(with: coder)
        let other = Switch()
        other.decodeRestorableState(with: RestorationCoder(values: coder.values))

        #expect(other.isOn)
    }
}
