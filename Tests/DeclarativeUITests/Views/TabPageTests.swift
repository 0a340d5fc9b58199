import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Log: ObservableObject {
    @Published var page = 1
    var told: [String] = []
    var ticks = 0
    var cancelled = 0
    init() {}
    deinit {}
}

private struct First: View {
    let log: Log
    @State private var count = 0
    var body: some View {
        VStack {
            Button("count \(count)") { count += 1 }
            if count > 5 { Text("many").onAppear { log.told.append("many") } }
        }
        .onAppear { log.told.append("first appears") }
        .onDisappear { log.told.append("first disappears") }
        .onTimer(every: .seconds(1)) { log.ticks += 1 }
        .task {
            await withTaskCancellationHandler {
                // Cancelled before: a loop of `Task.yield()` would occupy a core while other tests run.
                try? await Task.sleep(for: .seconds(3600))
            } onCancel: {
                Task { @MainActor in log.cancelled += 1 }
            }
        }
    }
}

private struct Pages: View {
    @ObservedObject var log: Log
    var body: some View {
        TabView(selection: $log.page) {
            First(log: log).tabItem { Text("First") }.tag(1)
            Text("second page").tabItem { Text("Second") }.tag(2)
                .onAppear { log.told.append("second appears") }
                .onDisappear { log.told.append("second disappears") }
        }
    }
}

/// Pages that are hidden and displayed again.
struct TabPageTests {
    @Test func `A page that is no longer displayed disappears and keeps its state`() throws {
        let log = Log()
        let shown = try Shown(Pages(log: log))
        #expect(log.told == ["first appears"])
        try shown.click("count 0")
        log.page = 2
        try shown.harness.settle()
        #expect(Set(log.told.dropFirst()) == ["first disappears", "second appears"])
        log.told = []
        try shown.click("First")
        #expect(Set(log.told) == ["first appears", "second disappears"])
        #expect(log.told.count == 2)
        try shown.click("count 1")
        #expect(log.told.count == 2)
    }

    @Test func `Timers pause while another page is displayed`() throws {
        let log = Log()
        let shown = try Shown(Pages(log: log))
        shown.harness.advance(by: .seconds(3))
        #expect(log.ticks == 3)
        log.page = 2
        try shown.harness.settle()
        #expect(shown.harness.advance(by: .seconds(60)).isIdle)
        #expect(log.ticks == 3)
        log.page = 1
        try shown.harness.settle()
        shown.harness.advance(by: .seconds(2))
        #expect(log.ticks == 5)
    }

    @Test func `Tasks are cancelled and restarted with their page`() async throws {
        let log = Log()
        let shown = try Shown(Pages(log: log))
        await Task.yield()
        log.page = 2
        try shown.harness.settle()
        for _ in 0..<60_000 where log.cancelled == 0 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(log.cancelled == 1)
        log.page = 1
        try shown.harness.settle()
        await Task.yield()
        log.page = 2
        try shown.harness.settle()
        for _ in 0..<60_000 where log.cancelled == 1 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(log.cancelled == 2)
    }
}
