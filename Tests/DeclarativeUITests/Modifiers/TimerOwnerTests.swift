import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// A declarative view with a timer.
private nonisolated enum TimedContent: CaseIterable {
    case onTimer, longPress
}

private struct TimedPage: View {
    let content: TimedContent
    var isThere = true

    var body: some View {
        VStack {
            if isThere {
                switch content {
                case .onTimer: Text("content").onTimer(every: .milliseconds(100)) {}
                case .longPress: Text("content").onLongPressGesture(minimumDuration: 5) {}
                }
            }
        }
    }
}

/// Every timer of a declarative view ends with the view.
///
/// `timer_sites` of scripts/check.sh names a test scene for each place in the sources that creates a timer.
struct TimerOwnerTests {
    /// Returns a harness in which the timer of the content is running.
    private func start(_ content: TimedContent) throws -> (Harness, HostingView<TimedPage>) {
        let hosting = HostingView(rootView: TimedPage(content: content))
        hosting.frame = Rect(x: 0, y: 0, width: 200, height: 200)
        let root = Widgets.View()
        root.addSubview(hosting)
        let harness = Harness(root, size: Size(width: 200, height: 200))
        try harness.settle()
        if content == .longPress { try harness.press("content") }
        let deadline = try #require(harness.host.nextDeadline, "\(content): no timer has been started")
        #expect(deadline > harness.now)
        return (harness, hosting)
    }

    @Test(arguments: TimedContent.allCases)
    fileprivate func `The timer of a removed declarative view does not wake the program`(
        _ content: TimedContent
    ) throws {
        let (harness, hosting) = try start(content)

        hosting.rootView = TimedPage(content: content, isThere: false)
        try harness.settle()

        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test(arguments: TimedContent.allCases)
    fileprivate func `The timer of a removed hosting view does not wake the program`(
        _ content: TimedContent
    ) throws {
        let (harness, hosting) = try start(content)

        hosting.removeFromSuperview()
        try harness.settle()

        #expect(harness.advance(by: .seconds(600)).isIdle)
        withExtendedLifetime(hosting) {}
    }

    @Test(arguments: TimedContent.allCases)
    fileprivate func `The timer of a deallocated hosting view does not wake the program`(
        _ content: TimedContent
    ) throws {
        weak var freed: Widgets.View?
        let harness = try {
            let (harness, hosting) = try start(content)
            freed = hosting
            hosting.removeFromSuperview()
            return harness
        }()
        try harness.settle()

        #expect(freed == nil)
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A long press is cancelled when the window is deactivated`() throws {
        let (harness, hosting) = try start(.longPress)

        harness.host.setActive(false)

        #expect(harness.advance(by: .seconds(600)).wakeUps == 0)
        withExtendedLifetime(hosting) {}
    }
}
