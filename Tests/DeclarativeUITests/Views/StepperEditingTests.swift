import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Log {
    var told: [String] = []
    init() {}
    deinit {}
}

private struct Steps: View {
    let log: Log
    @State private var value = 5
    var body: some View {
        Stepper(
            "Steps",
            value: Binding(
                get: { value },
                set: {
                    value = $0
                    log.told.append("\($0)")
                }), in: 0...10,
            onEditingChanged: { log.told.append($0 ? "begins" : "ends") })
    }
}

/// The `onEditingChanged` callbacks of a stepper.
struct StepperEditingTests {
    @Test func `A press is one editing session`() throws {
        let log = Log()
        let shown = try Shown(Steps(log: log))
        func find(_ view: Widgets.View) -> Widgets.Stepper? {
            (view as? Widgets.Stepper) ?? view.subviews.lazy.compactMap(find).first
        }
        let stepper = try #require(find(shown.hosting))
        let frame = stepper.convert(stepper.bounds, to: nil)
        let plus = Point(x: frame.maxX - 5, y: frame.midY)
        try shown.harness.press(plus)
        #expect(log.told == ["begins", "6"])
        try shown.harness.release()
        #expect(log.told == ["begins", "6", "ends"])
        log.told = []
        try shown.harness.focus(stepper)
        try shown.harness.key(.keyboardDownArrow)
        #expect(log.told == ["begins", "5", "ends"])
    }

    @Test func `Steps of a decimal fraction add up to decimal numbers`() throws {
        struct Fractions: View {
            @State var double = 1.0
            @State var float: Float = 1
            var body: some View {
                Stepper("double \(double)", value: $double, step: 0.1)
                Stepper("float \(float)", value: $float, in: 0...2, step: 0.1)
            }
        }
        let harness = Harness { Fractions() }
        for (name, start) in [("double", "1.0"), ("float", "1.0")] {
            _ = try harness.slider("\(name) \(start)").focus()
            for expected in ["0.9", "0.8", "0.7", "0.6"] {
                try harness.key(.keyboardDownArrow)
                #expect(harness.contains("\(name) \(expected)"))
            }
        }
        try harness.key(.keyboardPageDown)
        #expect(harness.contains("float 0.0"))
    }
}

private struct Endless: View {
    @State private var level = 1.0
    @State private var count = 5
    @State private var steps = 0
    var body: some View {
        VStack {
            Stepper("level", value: $level, in: 0...Double.infinity)
            Stepper("count", value: $count)
            Stepper("steps", onIncrement: { steps += 1 }, onDecrement: { steps -= 1 })
            Text("\(level) \(count) \(steps)")
        }
    }
}

/// Home and End do nothing towards a missing or infinite limit.
struct StepperEndTests {
    @Test func `Home and End do nothing towards an infinite or missing limit`() throws {
        let (harness, _) = try show(Endless())
        for stepper in harness.rootView.all(StepperControl.self) {
            try harness.focus(stepper)
            try harness.key(.keyboardEnd)
            try harness.key(.keyboardPageUp)
        }
        #expect(harness.texts.last == "11.0 15 1")
        try harness.focus(try #require(harness.rootView.all(StepperControl.self).first))
        try harness.key(.keyboardHome)
        #expect(harness.texts.last == "0.0 15 1")
    }
}
