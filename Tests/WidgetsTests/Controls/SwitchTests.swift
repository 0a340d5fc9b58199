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

    @Test func `a click and Space turn it over, the program in silence`() throws {
        try harness.click(toggle)
        try harness.focus(toggle)
        try harness.key(.keyboardSpacebar)
        toggle.isOn = true
        toggle.setOn(false, animated: true)
        try harness.settle()

        #expect(log.names == ["on", "off"])
        #expect(!toggle.isOn)
    }

    @Test func `a drag past the middle turns it over, wherever it ends`() throws {
        try harness.drag(from: Point(x: 20, y: 23), to: Point(x: 120, y: 50))
        #expect(log.names == ["on"])
        try harness.drag(from: Point(x: 45, y: 23), to: Point(x: 40, y: 23))
        #expect(log.names == ["on"])
        try harness.drag(from: Point(x: 45, y: 23), to: Point(x: 20, y: 23))

        #expect(log.names == ["on", "off"])
    }

    @Test func `from the right, on is at the left`() throws {
        harness.host.layoutDirection = .rightToLeft
        try harness.drag(from: Point(x: 45, y: 23), to: Point(x: 15, y: 23))

        #expect(toggle.isOn)
    }

    @Test func `the knob glides and then rests`() throws {
        harness.settlesAfterVerbs = false
        try harness.click(toggle)
        let first = harness.picture
        harness.advance(by: .milliseconds(60))
        let second = harness.picture
        harness.advance(by: .seconds(1))

        #expect(first != second && second != harness.picture)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `its value is its restorable state`() {
        toggle.isOn = true
        let coder = RestorationCoder()
        toggle.encodeRestorableState(with: coder)
        let other = Switch()
        other.decodeRestorableState(with: RestorationCoder(values: coder.values))

        #expect(other.isOn)
    }
}
