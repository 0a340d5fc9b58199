import Testing
import Widgets
import WidgetsTesting

/// Presses, keys and limits of steppers.
@Suite(.serialized)
struct StepperTests {
    let stepper = Stepper(frame: Rect(x: 0, y: 0, width: 78, height: 34))
    let harness: Harness
    let log = EventLog()
    let less = Point(x: 18, y: 17)
    let more = Point(x: 60, y: 17)

    init() throws {
        let page = View()
        let (log, stepper) = (log, stepper)
        stepper.addAction(Action { _ in log.names.append("\(Int(stepper.value))") }, for: .valueChanged)
        page.addSubview(stepper)
        harness = Harness(page, size: Size(width: 200, height: 50))
        try harness.settle()
    }

    @Test func `Its two halves change the value by a step within the limits`() throws {
        stepper.maximumValue = 2
        try harness.click(less)
        for _ in 0..<3 { try harness.click(more) }

        #expect(log.names == ["1", "2"])
    }

    @Test func `Steps of a decimal fraction add up to decimal numbers`() throws {
        stepper.minimumValue = -100
        stepper.stepValue = 0.1
        stepper.value = 1
        try harness.focus(stepper)
        var values: [Double] = []
        for _ in 0..<13 {
            try harness.key(.keyboardDownArrow)
            values.append(stepper.value)
        }
        #expect(values == [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0, -0.1, -0.2, -0.3])
        try harness.key(.keyboardPageUp)
        #expect(stepper.value == 0.7)
        // A step that is no decimal fraction is added as it is.
        stepper.value = 0
        stepper.stepValue = 1.0 / 3
        try harness.key(.keyboardUpArrow)
        #expect(stepper.value == 1.0 / 3)
    }

    @Test func `In right-to-left layout the increment half is at the left`() throws {
        harness.host.layoutDirection = .rightToLeft
        try harness.click(less)
        try harness.focus(stepper)
        try harness.key(.keyboardLeftArrow)

        #expect(stepper.value == 2)
    }

    @Test func `With wraps on, a step beyond a limit continues at the other one`() throws {
        stepper.wraps = true
        stepper.maximumValue = 3
        try harness.click(less)
        try harness.click(more)

        #expect(log.names == ["3", "0"])
    }

    @Test func `Keys change the value by steps, by ten steps and to the limits`() throws {
        stepper.value = 50
        try harness.focus(stepper)
        for key in [
            KeyboardHIDUsage.keyboardUpArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardLeftArrow,
            .keyboardPageUp, .keyboardPageDown, .keyboardEnd, .keyboardEnd, .keyboardHome,
        ] {
            try harness.key(key)
        }

        #expect(log.names == ["51", "52", "51", "50", "60", "50", "100", "0"])
    }

    @Test func `A held press repeats, pauses outside and ends with the release`() throws {
        harness.settlesAfterVerbs = false
        try harness.press(more)
        harness.advance(by: .milliseconds(499))
        #expect(stepper.value == 1)
        harness.advance(by: .milliseconds(251))
        #expect(stepper.value == 4)
        try harness.move(to: Point(x: 150, y: 40))
        harness.advance(by: .seconds(1))
        #expect(stepper.value == 4)
        try harness.move(to: more)
        harness.advance(by: .milliseconds(200))
        #expect(stepper.value > 4)
        try harness.release()
        try harness.settle()
        let value = stepper.value
        #expect(harness.advance(by: .seconds(5)).isIdle)
        #expect(stepper.value == value)
    }

    @Test func `With isContinuous off, a press sends valueChanged once at its end`() throws {
        stepper.isContinuous = false
        harness.settlesAfterVerbs = false
        try harness.press(more)
        harness.advance(by: .milliseconds(750))
        #expect(log.names.isEmpty)
        try harness.release()

        #expect(log.names == ["4"])
    }

    @Test func `Removing a held stepper ends its repetition`() throws {
        try harness.press(more)
        stepper.removeFromSuperview()

        harness.advance(by: .seconds(2))

        #expect(stepper.value == 1)
    }

    @Test func `Invalid values, steps and limits are refused and reported`() {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }

        stepper.value = .nan
        stepper.stepValue = 0
        stepper.maximumValue = .infinity

        #expect(stepper.value == 0 && stepper.stepValue == 1 && stepper.maximumValue == 100)
        #expect(reported.count == 3)
    }

    @Test func `A disabled stepper takes no click and no focus`() throws {
        stepper.isEnabled = false
        try harness.click(more)
        #expect(throws: HarnessError.self) { try harness.focus(stepper) }

        #expect(log.names.isEmpty)
    }
}
