import DeclarativeUI
import Testing
import WidgetsTesting

struct TimerTests {
    private func progress(_ harness: Harness) throws -> Double {
        try harness.find(Widgets.ProgressView.self, "gauge").progress
    }

    /// Drags the slider's knob from one fraction of its length to another.
    private func drag(_ harness: Harness, from: Double, to share: Double) throws {
        let slider = try harness.find(Widgets.Slider.self, "duration")
        let frame = slider.convert(slider.bounds, to: nil)
        func point(_ share: Double) -> Point {
            Point(x: frame.minX + 10 + (frame.width - 20) * share, y: frame.midY)
        }
        try harness.drag(from: point(from), to: point(share))
    }

    @Test(arguments: Style.allCases)
    func `The elapsed time follows the clock and stops at the duration`(_ style: Style) throws {
        let harness = try style.show(.timer)
        #expect(try harness.text("elapsed") == "0.0 s")
        harness.advance(by: .milliseconds(1050))
        #expect(try harness.text("elapsed") == "1.0 s")
        harness.advance(by: .seconds(20))
        #expect(try harness.text("elapsed") == "15.0 s")
        #expect(try progress(harness) == 1)
        #expect(harness.advance(by: .seconds(600)).isIdle, "\(style)")
    }

    @Test(arguments: Style.allCases)
    func `A longer duration continues the timer, and a shorter one fills the gauge`(_ style: Style) throws {
        let harness = try style.show(.timer)
        harness.advance(by: .seconds(20))
        try drag(harness, from: 0.5, to: 0.9)
        harness.advance(by: .seconds(2))
        let now = try #require(try harness.text("elapsed"))
        #expect(now.hasPrefix("17."), "\(now)")
        try drag(harness, from: 0.9, to: 0.2)
        #expect(try progress(harness) == 1)
        harness.advance(by: .seconds(2))
        #expect(try #require(try harness.text("elapsed")).hasPrefix("17."))
    }

    @Test(arguments: Style.allCases)
    func `The gauge follows the slider while it is dragged`(_ style: Style) throws {
        let harness = try style.show(.timer)
        harness.advance(by: .milliseconds(7550))
        #expect(try progress(harness) == 0.5)
        let slider = try harness.find(Widgets.Slider.self, "duration")
        let frame = slider.convert(slider.bounds, to: nil)
        try harness.press(Point(x: frame.midX, y: frame.midY))
        try harness.move(to: Point(x: frame.maxX - 10, y: frame.midY))
        harness.advance(by: .seconds(1))
        #expect(try abs(progress(harness) - 0.28) < 0.02)
        try harness.release()
    }

    @Test(arguments: Style.allCases)
    func `Reset restarts the timer`(_ style: Style) throws {
        let harness = try style.show(.timer)
        harness.advance(by: .seconds(20))
        try harness.click("reset")
        #expect(try harness.text("elapsed") == "0.0 s")
        harness.advance(by: .milliseconds(350))
        #expect(try harness.text("elapsed") == "0.3 s")
    }
}
