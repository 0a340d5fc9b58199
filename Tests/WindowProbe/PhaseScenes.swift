import DeclarativeUI

/// An application with two windows, which prints the phases of both, and its own.
struct PhaseProbe: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        DeclarativeUI.Window("First", id: "first") { PhaseObserver(name: "first", opensSecond: true) }
            .defaultPosition(.topLeading)
            .onChange(of: phase) { say("app \(phase)") }
        DeclarativeUI.Window("Second", id: "second") { PhaseObserver(name: "second", opensSecond: false) }
            .defaultPosition(.bottomTrailing)
    }
}

private struct PhaseObserver: View {
    let name: String
    let opensSecond: Bool
    @Environment(\.scenePhase) private var phase
    @Environment(\.openWindow) private var openWindow
    private static var phases: [String: ScenePhase] = [:]

    var body: some View {
        Text(name)
            .frame(width: 200, height: 100)
            .onAppear { record(phase) }
            .onChange(of: phase) { record(phase) }
            .task { if opensSecond { openWindow(id: "second") } }
    }

    private func record(_ phase: ScenePhase) {
        Self.phases[name] = phase
        let texts = Self.phases.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        say(texts.joined(separator: ", "))
    }
}

/// An application whose settings grow and shrink with a disclosure, and print the height of their window.
struct GrowingSettingsProbe: App {
    var body: some Scene {
        DeclarativeUI.Window("Main", id: "main") { SettingsStarter() }
            .defaultSize(width: 320, height: 200)
        Settings { GrowingSettings() }
    }
}

private struct SettingsStarter: View {
    @Environment(\.openSettings) private var openSettings
    var body: some View { Text("main").task { openSettings() } }
}

private struct GrowingSettings: View {
    @State private var isExpanded = false

    var body: some View {
        VStack {
            Button("Expand") { isExpanded.toggle() }.keyboardShortcut("e")
            DisclosureGroup("More", isExpanded: $isExpanded) { Color.red.frame(width: 200, height: 160) }
        }
        .padding()
        .frame(width: 300)
        .task { await observeHeight() }
    }

    /// Prints each height that the window, which has the keyboard, keeps for a while.
    private func observeHeight() async {
        var (height, printed, count) = (0.0, 0.0, 0)
        while !Task.isCancelled {
            let window = Application.shared.windows.first { $0.title == "Settings" }
            let current = window?.bounds.height ?? 0
            count = current == height ? count + 1 : 0
            height = current
            if let window, window.isKeyWindow, count >= 20, height != printed {
                printed = height
                say("height \(Int(height)) \(window.isResizable)")
            }
            try? await Task.sleep(for: .milliseconds(5))
        }
    }
}
