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

/// A hosting view that a description shows.
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

/// Descriptions inside of retained views inside of descriptions.
struct NestedHostingTests {
    private func inner(_ shown: Shown<Outer>) -> HostingView<Inner>? {
        func find(_ view: Widgets.View) -> HostingView<Inner>? {
            (view as? HostingView<Inner>) ?? view.subviews.lazy.compactMap(find).first
        }
        return find(shown.hosting)
    }

    @Test func bothAreUpdatedAndKeepTheirStates() throws {
        let shown = try Shown(Outer(log: Log()))
        #expect(shown.texts.prefix(2) == ["outer 1", "inner 1 0 light leftToRight"])
        try shown.click("inner add")
        try shown.click("outer add")
        #expect(shown.texts.prefix(2) == ["outer 2", "inner 2 1 light leftToRight"])
        let hosting = try #require(inner(shown))
        // As wide as it likes to be, between what is above and below.
        #expect(hosting.frame.size == hosting.intrinsicContentSize)
        let text = try #require(shown.labels.first { $0.text?.hasPrefix("inner") == true })
        #expect(text.convert(text.bounds, to: nil).width > 0)
    }

    @Test func aChangeInsideRunsNothingOutside() throws {
        let shown = try Shown(Outer(log: Log()))
        let runs = shown.hosting.bodyCount
        try shown.click("inner add")
        #expect(shown.hosting.bodyCount == runs)
    }

    @Test func anotherSizeInsideIsHeardOfOutside() throws {
        let shown = try Shown(Outer(log: Log()))
        let hosting = try #require(inner(shown))
        let old = hosting.convert(hosting.bounds, to: nil)
        for _ in 0..<10 { try shown.click("inner add") }
        let new = hosting.convert(hosting.bounds, to: nil)
        #expect(new.width > old.width)
        #expect(abs(new.midX - old.midX) <= 1)
    }

    @Test func theHostIsKnownInBoth() throws {
        let shown = try Shown(Outer(log: Log()))
        shown.harness.host.theme = .dark
        shown.harness.host.layoutDirection = .rightToLeft
        try shown.harness.settle()
        #expect(shown.texts.prefix(2) == ["outer 1", "inner 1 0 dark rightToLeft"])
    }

    @Test func whatIsTakenAwayIsReleased() throws {
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
