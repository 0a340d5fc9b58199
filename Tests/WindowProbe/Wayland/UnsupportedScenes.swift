import DeclarativeUI
import Widgets

/// Windows with and without properties that Wayland does not have; they print the diagnostics.
enum UnsupportedScenes {
    /// Opens a window with all of the properties for `all`, sets one after the other later for `late`, and uses none of them for `none`.
    ///
    /// `save` only saves a frame, which `none` restores before it opens a sheet.
    static func unsupported(_ kind: String) {
        printDiagnostics()
        let window = Widgets.Window(title: "Drawing", size: Size(width: 200, height: 100))
        if kind == "all" { setProperties(of: window) }
        if kind == "none" || kind == "save" { window.restorationIdentifier = "document" }
        window.makeKeyAndVisible()
        Scenes.afterFrame(of: window) {
            say("size \(Int(window.bounds.width)) x \(Int(window.bounds.height))")
            switch kind {
            case "save":
                window.setContentSize(Size(width: 250, height: 130))
                wait(forWidth: 250, of: window)
            case "none": openSheet(of: window)
            default:
                setProperties(of: window)
                window.contentMinSize = Size(width: 50, height: 50)
                window.frameTopLeftPoint = Point(x: 70, y: 60)
                Application.shared.quit()
            }
        }
    }

    /// Makes the program print each diagnostic on a line.
    static func printDiagnostics() { Diagnostics.handler = { say("\($0.kind) \($0)") } }

    private static func setProperties(of window: Widgets.Window) {
        window.frameTopLeftPoint = Point(x: 40, y: 30)
        window.level = .floating
        window.miniwindowImage = Widgets.Image(systemName: "star")
    }

    private static func openSheet(of window: Widgets.Window) {
        let sheet = Widgets.Window(title: "Sheet", size: Size(width: 100, height: 60))
        sheet.scheduleWhenOpen {
            say("sheet \(window.attachedSheet === sheet)")
            Application.shared.quit()
        }
        Task { _ = await window.beginSheet(sheet) }
    }

    private static func wait(forWidth width: Double, of window: Widgets.Window) {
        if window.bounds.width == width { return window.close() }
        _ = window.viewHost?.schedule(after: .milliseconds(5)) { wait(forWidth: width, of: window) }
    }
}

/// An application whose two windows have a position on the display.
struct DefaultPositionProbe: App {
    init() { UnsupportedScenes.printDiagnostics() }

    var body: some Scene {
        WindowGroup("Main", id: "main") { PositionedView() }
        DeclarativeUI.Window("Corner", id: "corner") { Text("Corner") }
            .defaultPosition(.bottomTrailing)
    }
}

private struct PositionedView: DeclarativeUI.View {
    @Environment(\.openWindow) private var openWindow

    var body: some DeclarativeUI.View {
        Text("Main")
            .task {
                openWindow(id: "corner")
                say("windows \(Application.shared.windows.count)")
                Application.shared.quit()
            }
    }
}
