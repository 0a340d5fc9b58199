import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Limits, keys and drags of sliders.
@Suite(.serialized)
struct SliderTests {
    let slider = Slider(frame: Rect(x: 10, y: 10, width: 220, height: 24))
    let harness: Harness
    let log = EventLog()

    init() throws {
        let page = View()
        let (log, slider) = (log, slider)
        slider.accessibilityIdentifier = "slider"
        slider.addAction(Action { _ in log.names.append("\(slider.value)") }, for: .valueChanged)
        page.addSubview(slider)
        harness = Harness(page, size: Size(width: 260, height: 50))
        try harness.settle()
    }

    @Test func `The value is clamped to the limits and rounded to a step`() {
        slider.maximumValue = 10
        slider.value = 12
        #expect(slider.value == 10)
        slider.stepValue = 3
        #expect(slider.value == 9)
        slider.value = 4
        #expect(slider.value == 3)
        slider.minimumValue = 20

        #expect(slider.maximumValue == 20 && slider.value == 20)
        #expect(log.names.isEmpty)
    }

    @Test func `The last step is not beyond the maximum, by keys, drags and assignments`() throws {
        slider.minimumValue = 1
        slider.maximumValue = 10
        slider.stepValue = 2
        try harness.focus("slider")
        try harness.key(.keyboardEnd)
        #expect(slider.value == 9)
        try harness.key(.keyboardRightArrow)
        #expect(slider.value == 9)
        slider.value = 10
        #expect(slider.value == 9)
        try harness.drag(from: Point(x: 30, y: 22), to: Point(x: 259, y: 22))
        #expect(slider.value == 9)
        #expect(slider.accessibilitySetValue(100) && slider.value == 9)
    }

    /// With random limits and steps of up to three decimals, all reachable values are those of decimal arithmetic.
    @Test func `Values on the grid have no binary fractions`() throws {
        var random = SeededRandom(seed: 5)
        for _ in 0..<200 {
            let power = [1, 10, 100, 1000].randomElement(using: &random) ?? 1
            let (start, step) = (random.index(below: 2000) - 1000, 1 + random.index(below: 300))
            let count = 1 + random.index(below: 40)
            let rest = random.index(below: step)
            slider.stepValue = 0
            slider.minimumValue = -1e9
            slider.maximumValue = Double(start + count * step + rest) / Double(power)
            slider.minimumValue = Double(start) / Double(power)
            slider.stepValue = Double(step) / Double(power)
            for index in 0...count {
                let expected = Double(start + index * step) / Double(power)
                slider.value = slider.minimumValue + Double(index) * slider.stepValue
                #expect(slider.value == expected)
            }
            slider.value = .greatestFiniteMagnitude
            #expect(slider.value == Double(start + count * step) / Double(power))
        }
    }

    @Test func `A slider without a step moves by twentieths that add up`() throws {
        try harness.focus("slider")
        for index in 1...20 {
            try harness.key(.keyboardRightArrow)
            #expect(slider.value == Double(index) / 20)
        }
    }

    @Test func `Numbers that are not finite are refused and reported with the property's name`() {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        slider.value = 0.5

        slider.value = .nan
        slider.minimumValue = -.infinity
        slider.maximumValue = .nan
        slider.stepValue = -1

        #expect(
            slider.value == 0.5 && slider.minimumValue == 0 && slider.maximumValue == 1
                && slider.stepValue == 0)
        #expect(reported.map(\.kind) == [.invalidValue, .invalidValue, .invalidValue, .invalidValue])
        #expect(reported.first?.message == "value was set to nan")
    }

    @Test func `Keys change the value by steps, by pages and to the limits`() throws {
        slider.maximumValue = 100
        slider.stepValue = 2
        slider.value = 50
        try harness.focus("slider")

        for key in [
            KeyboardHIDUsage.keyboardRightArrow, .keyboardUpArrow, .keyboardLeftArrow, .keyboardDownArrow,
            .keyboardPageUp, .keyboardPageDown, .keyboardEnd, .keyboardHome, .keyboardLeftArrow,
        ] {
            try harness.key(key)
        }

        #expect(log.names == ["52.0", "54.0", "52.0", "50.0", "60.0", "50.0", "100.0", "0.0"])
    }

    @Test func `A press on the track moves the knob there, and a drag moves it on`() throws {
        try harness.press(Point(x: 120, y: 22))
        #expect(slider.value == 0.5)

        try harness.move(to: Point(x: 170, y: 22))
        #expect(slider.value == 0.75)
        try harness.move(to: Point(x: 900, y: 200))
        try harness.release()

        #expect(slider.value == 1)
        #expect(log.names == ["0.5", "0.75", "1.0"])
    }

    @Test func `A grabbed knob does not jump to the pointer`() throws {
        slider.value = 0.5
        try harness.press(Point(x: 126, y: 22))
        #expect(slider.value == 0.5)

        try harness.move(to: Point(x: 136, y: 22))

        #expect(slider.value == 0.55)
    }

    @Test func `With isContinuous off, a drag sends valueChanged once at its end`() throws {
        slider.isContinuous = false

        try harness.press(Point(x: 120, y: 22))
        try harness.move(to: Point(x: 170, y: 22))
        try harness.release()

        #expect(log.names == ["0.75"])
    }

    @Test func `The wheel changes the value`() throws {
        slider.value = 0.5

        harness.host.handle(
            .scroll(ScrollEvent(locationInWindow: Point(x: 100, y: 20), scrollingDeltaY: -1)))

        #expect(slider.value == 0.45)
    }

    @Test func `A slider without width or range accepts keys`() throws {
        slider.frame = Rect(x: 10, y: 10, width: 0, height: 0)
        slider.maximumValue = 0
        try harness.settle()

        slider.keyDown(with: KeyEvent(phase: .down, key: Key(keyCode: .keyboardEnd)))

        #expect(slider.value == 0)
    }

    @Test func `The value is the restorable state`() {
        slider.value = 0.3
        let coder = RestorationCoder()
        slider.encodeRestorableState(with: coder)
        let other = Slider()

        other.decodeRestorableState(with: RestorationCoder(values: coder.values))

        #expect(other.value == 0.3)
    }
}
