import Testing
import Widgets
import WidgetsTesting

/// The selection of segments by pointer, keyboard and program.
@Suite(.serialized)
struct SegmentedControlTests {
    let control = SegmentedControl(items: ["Day", "Week", "Month"])
    let harness: Harness
    let log = EventLog()

    init() throws {
        let page = View()
        let (log, control) = (log, control)
        control.frame = Rect(x: 0, y: 0, width: 304, height: 34)
        control.addAction(
            Action { _ in log.names.append("\(control.pressedSegmentIndex)") }, for: .valueChanged)
        page.addSubview(control)
        harness = Harness(page, size: Size(width: 320, height: 50))
        try harness.settle()
    }

    private func middle(_ index: Int) -> Point { Point(x: 52 + 100 * Double(index), y: 17) }

    @Test func `A segment is selected where the pointer is released`() throws {
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
        try harness.click(middle(1))
        try harness.click(middle(1))
        try harness.drag(from: middle(1), to: middle(2))
        try harness.drag(from: middle(0), to: Point(x: 100, y: 49))

        #expect(log.names == ["1", "2"])
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test func `Arrows, Home and End skip disabled segments`() throws {
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        try harness.focus(control)
        for key in [
            KeyboardHIDUsage.keyboardRightArrow, .keyboardRightArrow, .keyboardLeftArrow, .keyboardEnd,
            .keyboardHome,
        ] {
            try harness.key(key)
        }
        try harness.click(middle(1))

        #expect(log.names == ["2", "0", "2", "0"])
    }

    @Test func `In right-to-left layout the first segment is at the right`() throws {
        harness.host.layoutDirection = .rightToLeft
        try harness.click(middle(0))
        #expect(control.selectedSegmentIndex == 2)
        try harness.focus(control)
        try harness.key(.keyboardRightArrow)

        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func `Momentary segments act as buttons and keep no selection`() throws {
        control.isMomentary = true
        try harness.click(middle(2))
        try harness.focus(control)
        try harness.key(.keyboardLeftArrow)
        try harness.key(.keyboardSpacebar)

        #expect(log.names == ["2", "1"])
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    }

    @Test func `The selection follows its segment when others are inserted or removed`() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Hour", at: 0)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1)

        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
        #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Month")
    }

    @Test func `A segment index that does not exist is reported`() {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }

        control.setTitle("Year", forSegmentAt: 3)
        control.removeSegment(at: -1)
        control.selectedSegmentIndex = 7

        #expect(reported.count == 2)
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    }

    @Test func `A control without segments accepts clicks and keys`() throws {
        control.removeAllSegments()
        try harness.settle()
        try harness.click(middle(0))
        try harness.focus(control)
        try harness.key(.keyboardRightArrow)

        #expect(log.names.isEmpty)
    }
}
