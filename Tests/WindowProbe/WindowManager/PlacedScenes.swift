import DeclarativeUI

/// An application with windows at chosen places of the display.
struct PlacedProbe: App {
    var body: some Scene {
        DeclarativeUI.Window("Leading", id: "leading") { WindowOpener() }
            .defaultSize(width: 300, height: 200)
            .defaultPosition(.topLeading)
        DeclarativeUI.Window("Center", id: "center") { Text("center") }
            .defaultSize(width: 240, height: 160)
            .defaultPosition(.center)
        DeclarativeUI.Window("Trailing", id: "trailing") { ReadyReport() }
            .defaultSize(width: 320, height: 180)
            .defaultPosition(.bottomTrailing)
    }
}

private struct WindowOpener: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Text("leading").task {
            openWindow(id: "center")
            openWindow(id: "trailing")
        }
    }
}

private struct ReadyReport: View {
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Text("trailing").onChange(of: phase) { if phase == .active { say("ready") } }
    }
}

/// An application whose window is yellow, and green after it was minimised; it prints its phases.
struct MinimisedProbe: App {
    var body: some Scene {
        DeclarativeUI.Window("Minimised", id: "minimised") { PhaseColor() }
            .defaultSize(width: 200, height: 100)
            .defaultPosition(.center)
    }
}

private struct PhaseColor: View {
    @Environment(\.scenePhase) private var phase
    @State private var wasMinimised = false

    var body: some View {
        (wasMinimised ? Color(hex: 0x20F040) : Color(hex: 0xF0D020))
            .onChange(of: phase) {
                if phase == .background { wasMinimised = true }
                say("phase \(phase)")
            }
    }
}
