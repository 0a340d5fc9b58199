import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Inner: View {
    let given: Int
    @State private var own = 0
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    let log: Log
    var body: some View {
        VStack(spacing: 0) {
            Text("inner \(given) \(own) \(scheme) \(direction)")
            Button("inner add") { own += 1 }
        }
        .onAppear { log.lines.append("appear") }
        .onDisappear { log.lines.append("disappear") }
    }
}

private final class Log {
    var lines: [String] = []
    init() {}
    deinit {}
}

/// A hosting view within a declarative view.
private struct Bridge: ViewRepresentable {
    let given: Int
    let log: Log
    func makeView(context: Context) -> HostingView<Inner> {
        HostingView(rootView: Inner(given: given, log: log))
    }
    func updateView(_ view: HostingView<Inner>, context: Context) {
        view.rootView = Inner(given: given, log: log)
    }
}

private struct Outer: View {
    let log: Log
    @State private var given = 1
    @State private var isShown = true
    var body: some View {
        VStack(spacing: 0) {
            Text("outer \(given)")
            if isShown { Bridge(given: given, log: log) }
            Button("outer add") { given += 1 }
            Button("hide") { isShown.toggle() }
        }
    }
}

/// Declarative views within retained views within declarative views.
struct NestedHostingTests {
    private func inner(_ shown: Shown<Outer>) -> HostingView<Inner>? {
        func find(_ view: Widgets.View) -> HostingView<Inner>? {
            (view as? HostingView<Inner>) ?? view.subviews.lazy.compactMap(find).first
        }
        return find(shown.hosting)
    }

    @Test func `Both declarative views are updated and keep their state`() throws {
        let shown = try Shown(Outer(log: Log()))
        #expect(shown.texts.prefix(2) == ["outer 1", "inner 1 0 light leftToRight"])
        try shown.click("inner add")
        try shown.click("outer add")
        #expect(shown.texts.prefix(2) == ["outer 2", "inner 2 1 light leftToRight"])
        let hosting = try #require(inner(shown))
        // The intrinsic size, although the views above and below are wider.
        #expect(hosting.frame.size == hosting.intrinsicContentSize)
        let text = try #require(shown.labels.first { $0.text?.hasPrefix("inner") == true })
        #expect(text.convert(text.bounds, to: nil).width > 0)
    }

    @Test func `A change of the inner view does not evaluate outer bodies`() throws {
        let shown = try Shown(Outer(log: Log()))
        let runs = shown.hosting.bodyCount
        try shown.click("inner add")
        #expect(shown.hosting.bodyCount == runs)
    }

    @Test func `A changed size of the inner view updates the outer layout`() throws {
        let shown = try Shown(Outer(log: Log()))
        let hosting = try #require(inner(shown))
        let old = hosting.convert(hosting.bounds, to: nil)
        for _ in 0..<10 { try shown.click("inner add") }
        let new = hosting.convert(hosting.bounds, to: nil)
        #expect(new.width > old.width)
        #expect(abs(new.midX - old.midX) <= 1)
    }

    @Test func `Both declarative views have the environment of the host`() throws {
        let shown = try Shown(Outer(log: Log()))
        shown.harness.host.theme = .dark
        shown.harness.host.layoutDirection = .rightToLeft
        try shown.harness.settle()
        #expect(shown.texts.prefix(2) == ["outer 1", "inner 1 0 dark rightToLeft"])
    }

    @Test func `A removed inner hosting view is released`() throws {
        let log = Log()
        let shown = try Shown(Outer(log: log))
        weak let old = inner(shown)
        #expect(old != nil)
        #expect(log.lines == ["appear"])
        try shown.click("hide")
        #expect(old == nil)
        #expect(log.lines == ["appear", "disappear"])
        try shown.click("hide")
        #expect(shown.texts.contains("inner 1 0 light leftToRight"))
        #expect(log.lines == ["appear", "disappear", "appear"])
    }
}

/// A hosting view in a stack view in a declarative view, several times.
private struct Nest: View {
    let depth: Int
    let log: HostLog
    var body: some View {
        VStack {
            Text("level \(depth)")
            if depth > 0 { StackBridge(depth: depth - 1, log: log) }
        }
    }
}

private final class HostLog {
    var hosts: [HostingContainer] = []
    init() {}
    deinit {}
}

private struct StackBridge: ViewRepresentable {
    let depth: Int
    let log: HostLog
    func makeView(context: Context) -> Widgets.StackView {
        let host = HostingView(rootView: Nest(depth: depth, log: log))
        log.hosts.append(host)
        return Widgets.StackView(arrangedSubviews: [host, Widgets.Label(text: "beside")])
    }
    func updateView(_ view: Widgets.StackView, context: Context) {}
}

struct NestedHostingCostTests {
    private func cost(_ depth: Int) throws -> Int {
        let log = HostLog()
        let shown = try Shown(Nest(depth: depth, log: log), size: Size(width: 2_000, height: 1_000))
        #expect(log.hosts.count == depth && shown.texts.contains("level 0"))
        return (log.hosts + [shown.hosting]).map(\.graph.counts.measurements).reduce(0, +)
    }

    @Test func `Hosting views in stack views are measured a bounded number of times`() throws {
        let (short, long) = (try cost(3), try cost(9))
        // Three times the hosting views, at three times the depth.
        #expect(long <= 9 * short, "\(short) \(long)")
    }
}
