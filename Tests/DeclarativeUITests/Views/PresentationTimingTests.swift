import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Saving: View {
    @State private var error: String? = "disk"
    @State private var attempts = 0

    private var hasError: Binding<Bool> {
        Binding(get: { error != nil }, set: { isPresented in if !isPresented { error = nil } })
    }

    var body: some View {
        VStack { Text("attempts \(attempts), \(error ?? "done")") }
            .alert("Error \(error ?? "")", isPresented: hasError) {
                Button("Retry") {
                    attempts += 1
                    error = attempts < 3 ? "network \(attempts)" : nil
                }
            }
    }
}

private struct Choosing: View {
    @State private var isShown = true
    @State private var other = ""

    private func noteDismissal() { other += "dismissed" }

    var body: some View {
        VStack {
            Text("\(isShown) \(other)")
            Button("Open") { isShown = true }
        }
        .sheet(isPresented: $isShown, onDismiss: noteDismissal) { Text("sheet") }
    }
}

private struct Present: View {
    let isThere: Bool
    let log: Log

    var body: some View {
        VStack {
            if isThere {
                Text("in").alert("Question", isPresented: .constant(true)) { Button("Answer") {} }
            }
            Button("Behind") { log.names.append("pressed") }
        }
    }
}

private final class Log {
    var names: [String] = []

    /// Lets the tasks of the main actor run until `name` is the last entry.
    func wait(for name: String) async {
        for _ in 0..<60_000 where names.last != name { try? await Task.sleep(for: .milliseconds(1)) }
    }
}

private struct Counting: View {
    let log: Log

    var body: some View {
        Text("here")
            .onAppear { log.names.append("appear") }
            .onDisappear { log.names.append("disappear") }
            .task {
                log.names.append("begun")
                try? await Task.sleep(for: .seconds(1000))
                log.names.append(Task.isCancelled ? "cancelled" : "ended")
            }
    }
}

/// The end of alerts and sheets, and of views whose window is closed.
struct PresentationTimingTests {
    @Test func `An error that an alert action sets is displayed by the next alert`() throws {
        let shown = try Shown(Saving())
        for title in ["Error disk", "Error network 1", "Error network 2"] {
            #expect(shown.texts.contains(title), "\(shown.texts)")
            try shown.click("Retry")
        }

        #expect(shown.texts == ["attempts 3, done"])
    }

    @Test
    func `A sheet dismissed with Escape can be presented again during its fade`()
        throws
    {
        let shown = try Shown(Choosing())
        shown.harness.settlesAfterVerbs = false
        try shown.harness.key(.keyboardEscape)
        shown.harness.advance(by: .milliseconds(20))
        #expect(shown.texts.contains("false dismissed"), "\(shown.texts)")
        shown.harness.settlesAfterVerbs = true
        try shown.harness.key(.keyboardTab)
        try shown.harness.key(.keyboardSpacebar)

        #expect(shown.texts.contains("true dismissed") && shown.texts.contains("sheet"))
    }

    @Test func `Removing the presenting view dismisses its alert`() throws {
        let log = Log()
        let (harness, hosting) = try show(Present(isThere: true, log: log))
        #expect(harness.texts.contains("Question"))
        hosting.rootView = Present(isThere: false, log: log)
        try harness.settle()
        try harness.click("Behind")

        #expect(log.names == ["pressed"] && !harness.texts.contains("Question"))
    }

    @Test
    func
        `Appearance and task of a view end with its window and restart with another`()
        async throws
    {
        let log = Log()
        let hosting = HostingView(rootView: Counting(log: log))
        for _ in 1...2 {
            let harness = Harness(hosting, size: Size(width: 100, height: 100))
            try harness.settle()
            await log.wait(for: "begun")
            harness.host.releaseRootView()
            #expect(log.names.last == "disappear")
            await log.wait(for: "cancelled")
        }

        #expect(
            log.names == [
                "appear", "begun", "disappear", "cancelled", "appear", "begun", "disappear", "cancelled",
            ])
    }
}
