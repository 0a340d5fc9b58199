import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

@Suite struct SchedulingTests {
    @Test func `The first frame may run at once, the next one after the refresh interval`() {
        var scheduler = FrameScheduler()
        scheduler.interval = .milliseconds(10)
        #expect(scheduler.nextFrame(now: .seconds(3)) == .seconds(3))

        scheduler.frameRan(at: .seconds(3))

        #expect(scheduler.nextFrame(now: .seconds(3)) == .milliseconds(3010))
        #expect(scheduler.nextFrame(now: .milliseconds(3004)) == .milliseconds(3010))
        #expect(scheduler.nextFrame(now: .milliseconds(3020)) == .milliseconds(3020))
    }

    @Test func `Frames of an animation run at the refresh interval`() throws {
        let view = Probe("view")
        let harness = Harness(view, size: Size(width: 10, height: 10))
        view.onDraw = { [view] in view.setNeedsDisplay() }

        let activity = harness.advance(by: .seconds(1))

        let times = activity.frames.map(\.time)
        #expect(activity.frames.count == 60)
        #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 == .nanoseconds(16_666_667) })
    }

    @Test func `Timers fire in the order of their deadlines, then of their creation`() {
        var queue = TimerQueue()
        var fired: [Int] = []
        for (index, delay) in [30, 10, 20, 10].enumerated() {
            queue.add(ScheduledTimer(interval: nil) { fired.append(index) }, deadline: .milliseconds(delay))
        }
        #expect(queue.nextDeadline == .milliseconds(10))

        for timer in queue.takeDue(at: .milliseconds(20)) { timer.fire() }
        #expect(fired == [1, 3, 2])
        #expect(queue.nextDeadline == .milliseconds(30))
        for timer in queue.takeDue(at: .milliseconds(99)) { timer.fire() }

        #expect(fired == [1, 3, 2, 0])
        #expect(queue.nextDeadline == nil)
    }

    @Test func `A repeating timer keeps its interval and skips missed deadlines`() {
        var queue = TimerQueue()
        let timer = ScheduledTimer(interval: .milliseconds(10)) {}
        queue.add(timer, deadline: .milliseconds(10))

        #expect(queue.takeDue(at: .milliseconds(12)).count == 1)
        #expect(queue.nextDeadline == .milliseconds(20))
        #expect(queue.takeDue(at: .milliseconds(57)).count == 1)
        #expect(queue.nextDeadline == .milliseconds(67))
        timer.invalidate()
        #expect(queue.nextDeadline == nil && queue.takeDue(at: .seconds(1)).isEmpty)
    }

    @Test func `A timer invalidated by another one of the same deadline does not fire`() {
        let harness = Harness(View())
        var fired: [String] = []
        var second: ScheduledTimer?
        harness.host.schedule(after: .seconds(1)) {
            fired.append("first")
            second?.invalidate()
        }
        second = harness.host.schedule(after: .seconds(1)) { fired.append("second") }

        harness.advance(by: .seconds(2))

        #expect(fired == ["first"])
    }

    @Test func `A timer is valid until it has fired`() {
        let harness = Harness(View())
        let timer = harness.host.schedule(after: .seconds(1)) {}
        #expect(timer.isValid)
        harness.advance(by: .seconds(1))
        #expect(!timer.isValid)
    }

    @Test func `A depth queue returns the shallowest and the deepest views`() {
        let views = (0..<4).map { _ in View() }
        for (child, parent) in zip(views.dropFirst(), views) { parent.addSubview(child) }
        let host = ViewHost(rootView: views[0], size: .zero)
        var queue = DepthQueue()
        for view in [views[2], views[0], views[3]] { queue.add(view) }

        #expect(queue.count == 3)
        #expect(queue.takeShallowest() == [views[0]])
        #expect(queue.takeDeepest() == [views[3]])
        #expect(queue.takeShallowest() == [views[2]])
        #expect(queue.isEmpty && queue.takeDeepest() == nil)
        _ = host
    }

    @Test func `A depth queue returns the views of a subtree`() {
        let (root, left, right) = (View(), View(), View())
        root.addSubview(left)
        root.addSubview(right)
        let host = ViewHost(rootView: root, size: .zero)
        var queue = DepthQueue()
        for view in [root, left, right] { queue.add(view) }

        var part = queue.take(within: left)

        #expect(part.takeShallowest() == [left] && part.isEmpty)
        #expect(queue.count == 2)
        _ = host
    }
}
