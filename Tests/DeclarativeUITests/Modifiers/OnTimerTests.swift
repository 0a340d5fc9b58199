import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Clock: View {
    @State private var ticks = 0
    @State private var interval: Duration? = .milliseconds(100)
    @State private var isThere = true

    var body: some View {
        VStack {
            Button("pause") { interval = nil }
            Button("slowly") { interval = .seconds(1) }
            Button("take away") { isThere = false }
            if isThere {
                Text("\(ticks)").onTimer(every: interval) { ticks += 1 }
            }
        }
    }
}

private struct Impossible: View {
    var body: some View { Text("now").onTimer(every: .zero) {} }
}

struct OnTimerTests {
    @Test func `The action is called on the virtual clock until the interval is nil`() throws {
        let shown = try Shown(Clock())
        shown.harness.advance(by: .milliseconds(550))
        #expect(shown.texts.contains("5"))
        try shown.click("pause")
        #expect(shown.harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `A changed interval restarts the timer`() throws {
        let shown = try Shown(Clock())
        try shown.click("slowly")
        let before = shown.texts.compactMap(Int.init).first ?? -1
        shown.harness.advance(by: .milliseconds(3100))
        #expect(shown.texts.compactMap(Int.init).first == before + 3)
    }

    @Test func `The timer stops with the view's identity and while it has no window`() throws {
        let shown = try Shown(Clock())
        try shown.click("take away")
        #expect(shown.harness.advance(by: .seconds(60)).isIdle)

        let (page, hosting) = (Widgets.View(), HostingView(rootView: Clock()))
        let harness = Harness(page, size: Size(width: 200, height: 200))
        hosting.frame = page.bounds
        page.addSubview(hosting)
        try harness.settle()
        harness.advance(by: .milliseconds(250))
        hosting.removeFromSuperview()
        try harness.settle()
        #expect(harness.advance(by: .seconds(60)).isIdle)
        page.addSubview(hosting)
        harness.advance(by: .milliseconds(250))
        #expect(harness.texts.contains("4"))
    }

    @Test func `An invalid interval is reported`() throws {
        let found = try diagnostics { _ = try Shown(Impossible()) }
        #expect(found.count == 1)
        #expect(found.first?.cure.contains("above zero") == true)
    }

    @Test func `A progress bar displays a new value without leaving a timer`() throws {
        let (harness, hosting) = try show(ProgressView(value: 0.2).accessibilityIdentifier("bar"))
        hosting.rootView = ProgressView(value: 0.8).accessibilityIdentifier("bar")
        try harness.settle()
        #expect(harness.advance(by: .seconds(1)).isIdle)
        #expect(try harness.only(Widgets.ProgressView.self).progress == 0.8)
    }
}
