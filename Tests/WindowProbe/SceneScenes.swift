import DeclarativeUI

/// An application with several scenes, which opens and closes their windows, and prints the titles of the open ones.
struct SceneProbe: App {
    var body: some Scene {
        WindowGroup("Main", id: "main") { MainView() }
            .defaultSize(width: 320, height: 200)
        WindowGroup("Number", id: "number", for: Int.self) { number in
            Text("Number \(number.wrappedValue ?? -1)")
        }
        Window("Activity", id: "activity") { Text("Activity") }
            .windowResizability(.contentSize)
            .defaultPosition(.bottomTrailing)
        Window("Player", id: "player") { Text("Player") }
            .windowStyle(.hiddenTitleBar)
        Window("Splash", id: "splash") { Text("Splash") }
            .windowStyle(.plain)
        Settings { Text("Settings") }
    }
}

private struct MainView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.scenePhase) private var phase
    @State private var isPopoverShown = false

    var body: some View {
        Text("phase \(phase)")
            .popover(isPresented: $isPopoverShown) {
                Text("A popover\nthat is higher than its window\n\n\n\n\n\n\n\n\n\n.")
            }
            .task { await run() }
            .onChange(of: phase) { say("phase \(phase)") }
    }

    private func run() async {
        printTitles()
        openWindow(value: 1)
        openWindow(value: 1)
        openWindow(id: "number", value: 2)
        openWindow(id: "activity")
        openWindow(id: "activity")
        openSettings()
        openWindow(value: "a text")
        printTitles()
        if let activity = Application.shared.windows.first(where: { $0.title == "Activity" }) {
            let corner = activity.frameTopLeftPoint.map { Int($0.x + activity.bounds.width) } ?? 0
            say("activity \(corner) \(activity.isResizable)")
        }
        for title in ["Main", "Player", "Splash"] {
            if title != "Main" { openWindow(id: title.lowercased()) }
            guard let window = Application.shared.windows.first(where: { $0.title == title }) else {
                continue
            }
            let mask = window.styleMask
            say("style \(title) \(mask.contains(.titled)) \(mask.contains(.resizable))")
            if title != "Main" { dismissWindow(id: title.lowercased()) }
        }
        dismissWindow(id: "activity")
        dismissWindow(id: "number", value: 2)
        printTitles()
        // The windows that were closed have had the focus, and a popover closes when its window loses it.
        try? await Task.sleep(for: .seconds(1))
        isPopoverShown = true
        while Application.shared.windows.first?.viewHost?.popups.count == 0 {
            try? await Task.sleep(for: .milliseconds(10))
        }
        say("popups \(Application.shared.windows.first?.viewHost?.popups.count ?? 0)")
        dismissWindow(id: "main")
        printTitles()
        Application.shared.quit()
    }

    private func printTitles() {
        say("windows " + Application.shared.windows.map(\.title).joined(separator: " "))
    }
}
