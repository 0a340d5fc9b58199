import DeclarativeUI

/// The scenes that are applications of their own.
enum DeclarativeScenes {
    /// Runs the application with the name; returns false if there is none.
    static func run(_ arguments: [String]) -> Bool {
        switch arguments {
        case ["scenes"]: SceneProbe.main()
        case ["settings"]: SettingsProbe.main()
        case ["settings", "bar"]: SettingsMenuProbe.main()
        case ["settings", "keys"]: SettingsKeysProbe.main()
        case ["unsaved"]: UnsavedProbe.main()
        case ["new windows"]: NewWindowProbe.main()
        case ["new windows", "replaced"]: ReplacedNewProbe.main()
        case ["group frames"]: GroupFrameProbe.main()
        case ["phases"]: PhaseProbe.main()
        case ["placed"]: PlacedProbe.main()
        case ["minimised"]: MinimisedProbe.main()
        case ["default position"]: DefaultPositionProbe.main()
        case ["growing settings"]: GrowingSettingsProbe.main()
        default: return false
        }
        return true
    }
}

/// An application with a settings scene and two other windows, which does not open the settings itself.
struct SettingsProbe: App {
    var body: some Scene {
        WindowGroup("First") { PlainWindow(name: "first") }
            .defaultSize(width: 320, height: 200)
        DeclarativeUI.Window("Second", id: "second") { PlainWindow(name: "second") }
        Settings { SettingsPane() }
    }
}

/// ``SettingsProbe`` with a menu bar.
struct SettingsMenuProbe: App {
    var body: some Scene { SettingsProbe().body.commands { EmptyCommands() } }
}

/// A window that prints its name when it receives the keyboard.
private struct PlainWindow: View {
    let name: String
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Text(name)
            .onChange(of: phase) { if phase == .active { say("active \(name)") } }
            .onAppear { if phase == .active { say("active \(name)") } }
    }
}

/// The settings, which close themselves; the first time they open the second window, and the second time they end the program.
private struct SettingsPane: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismiss) private var dismiss
    private static var openings = 0

    var body: some View {
        Text("Settings")
            .task {
                Self.openings += 1
                say("settings \(Self.openings)")
                if Self.openings == 2 { return Application.shared.quit() }
                dismiss()
                openWindow(id: "second")
            }
    }
}

/// An application that opens its settings itself, and has commands.
struct SettingsKeysProbe: App {
    var body: some Scene {
        WindowGroup("Main") { SettingsOpener() }
            .defaultSize(width: 320, height: 200)
            .commands {
                CommandMenu("Probe") { Button("Say") { say("said") }.keyboardShortcut("k") }
            }
        Settings { BarObserver() }
    }
}

private struct SettingsOpener: View {
    @Environment(\.openSettings) private var openSettings
    @Environment(\.scenePhase) private var phase
    @State private var hasOpened = false

    var body: some View {
        Text("main")
            .task {
                openSettings()
                hasOpened = true
            }
            .onChange(of: phase) { if phase == .active, hasOpened { say("active main") } }
    }
}

/// Prints whether the window has a visible menu bar when it has received the keyboard.
private struct BarObserver: View {
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Text("settings")
            .onChange(of: phase) {
                guard phase == .active else { return }
                for window in Application.shared.windows {
                    say("\(window.title) \(window.menuBar?.isHidden == false)")
                }
                say("ready")
            }
    }
}
