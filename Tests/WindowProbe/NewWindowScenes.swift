import DeclarativeUI

/// An application with a group without an identifier, whose commands open windows.
struct NewWindowProbe: App {
    @State private var isMarked = false

    var body: some Scene {
        WindowGroup("List") { ActiveObserver(isMarked: isMarked) }
            .defaultSize(width: 320, height: 200)
            .commands {
                CommandGroup(after: .newItem) { OpenNoteItem() }
                CommandMenu("Probe") { Button("Mark") { isMarked = true }.keyboardShortcut("l") }
            }
        WindowGroup("Note", id: "note", for: Int.self) { number in
            ActiveObserver(isMarked: number.wrappedValue == 7)
        } defaultValue: {
            7
        }
    }
}

private struct OpenNoteItem: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Button("New Note") { openWindow(id: "note") }.keyboardShortcut("k")
        Button("Close Note") { dismissWindow(value: 7) }.keyboardShortcut("j")
    }
}

/// Prints the identifiers of the windows and its text when its window has received the keyboard.
private struct ActiveObserver: View {
    let isMarked: Bool
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Text(isMarked ? "marked" : "plain")
            .onAppear { if phase == .active { printWindows() } }
            .onChange(of: phase) { if phase == .active { printWindows() } }
            .onChange(of: isMarked) { say("marked \(isMarked)") }
    }

    private func printWindows() {
        let identifiers = Application.shared.windows.map { $0.restorationIdentifier ?? "none" }
        say("windows \(identifiers.joined(separator: " ")), \(isMarked ? "marked" : "plain")")
    }
}

/// An application whose commands replace New.
struct ReplacedNewProbe: App {
    var body: some Scene {
        WindowGroup("List") { ActiveObserver(isMarked: false) }
            .defaultSize(width: 320, height: 200)
            .commands {
                CommandGroup(replacing: .newItem) {}
                CommandMenu("Probe") {
                    Button("Count") { say("count \(Application.shared.windows.count)") }
                        .keyboardShortcut("k")
                }
            }
    }
}

/// An application with a group without an identifier, which opens a second window, prints the frames of both, and moves them.
struct GroupFrameProbe: App {
    private static var hasStarted = false

    var body: some Scene {
        WindowGroup("Frame") {
            Text("content").task {
                if Self.hasStarted { return }
                Self.hasStarted = true
                await Self.run()
            }
        }
        .defaultSize(width: 200, height: 100)
    }

    private static func run() async {
        Application.shared.sendAction(.newDocument, from: nil)
        // Other programs may be slow to place the windows.
        try? await Task.sleep(for: .seconds(1))
        let windows = Application.shared.windows
        let frames = windows.map { window in
            "\(Int(window.frameTopLeftPoint?.x ?? 0)),\(Int(window.frameTopLeftPoint?.y ?? 0)) \(Int(window.bounds.width))"
        }
        say("frames " + frames.joined(separator: ", "))
        for (window, position) in zip(windows, [Point(x: 40, y: 50), Point(x: 300, y: 250)]) {
            window.frameTopLeftPoint = position
        }
        windows.last?.setContentSize(Size(width: 260, height: 120))
        try? await Task.sleep(for: .seconds(1))
        Application.shared.quit()
    }
}
