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

/// What a stepper says of its being edited.
struct StepperEditingTests {
    @Test func aPressIsOneEditing() throws {
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
}
