import Testing
import Widgets
import WidgetsTesting

@Suite struct ClockTests {
    let view = Probe("view")
    let harness: Harness

    init() throws {
        harness = Harness(view, size: Size(width: 20, height: 20))
        try harness.settle()
    }

    @Test func `Ten minutes without work are idle`() {
        let activity = harness.advance(by: .seconds(600))

        #expect(activity.isIdle && activity.description == "idle")
        #expect(harness.now >= .seconds(600))
    }

    @Test func `Timers fire at their exact times, and frames run right after them`() {
        var times: [Duration] = []
        let start = harness.now
        harness.host.schedule(after: .milliseconds(700), repeating: true) { [view, harness] in
            times.append(harness.now - start)
            view.setNeedsDisplay()
        }

        let activity = harness.advance(by: .seconds(2))

        #expect(times == [.milliseconds(700), .milliseconds(1400)])
        #expect(activity.frames.map { $0.time - start } == times)
        #expect(activity.wakeUps == 2)
    }

    @Test func `A step runs one frame at its time`() {
        view.setNeedsDisplay()
        let before = harness.now

        let report = harness.step()

        #expect(report?.drawCount == 1 && harness.now > before)
        #expect(harness.step() == nil)
    }

    @Test func `Settling does not wait for timers that are due later`() throws {
        var fired = false
        harness.host.schedule(after: .seconds(1)) { fired = true }
        view.setNeedsLayout()

        try harness.settle()

        #expect(!fired)
    }

    @Test func `A view that never settles is reported with its path and property`() {
        final class Restless: View {
            @ViewInvalidating(.display) var turn = 0
            override func draw(_ canvas: Canvas) { turn += 1 }
        }
        view.addSubview(Restless(frame: Rect(x: 0, y: 0, width: 5, height: 5)))

        let error = #expect(throws: HarnessError.self) { try harness.settle(limit: 20) }

        #expect(error?.kind == .notSettled)
        #expect(error?.description.contains("Probe \"view\" > Restless") == true)
        #expect(error?.description.contains("Restless.turn") == true)
        #expect(!harness.host.tracesInvalidations)
    }
}
