import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Commands with an action of the environment in a structure of their own.
private struct NoteCommands: Commands {
    @Environment(\.openSettings) private var openSettings

    var body: some Commands {
        CommandMenu("Note") { Button("Options") { openSettings() }.keyboardShortcut("j") }
    }
}

/// A command that opens a window, and one that closes one.
private struct NoteItems: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Button("New Note") { openWindow(id: "unknown") }.keyboardShortcut("k")
        Button("Close Note") { dismissWindow() }.keyboardShortcut("m")
    }
}

/// The actions of windows in commands; `SceneWindowTests` open the windows.
@Suite(.serialized)
struct CommandActionTests {
    @Test func `The actions of commands reach the scenes, which report what they do not declare`() throws {
        let windows = SceneWindows(
            _SceneList(
                WindowGroup { Text("content") }
                    .commands {
                        CommandGroup(after: .newItem) { NoteItems() }
                        NoteCommands()
                    }))
        let harness = Harness(windows.makeWindow(0, value: nil), size: Size(width: 500, height: 300))
        try harness.settle()
        func reports(_ key: Character) throws -> [String] {
            try diagnostics { try harness.key(key, .control) }.map { "\($0.subject) \($0.message)" }
        }
        #expect(
            try reports("k") == ["openWindow no scene has the identifier \"unknown\" and accepts the value"])
        #expect(try reports("j") == ["openSettings the app declares no Settings scene"])
        // The window is not open.
        #expect(try reports("m") == [])
    }

    @Test func `The actions outside of scenes are reported`() {
        let reports = diagnostics {
            let values = EnvironmentValues(nil)
            values.openWindow(id: "a")
            values.openWindow(value: 1)
            values.openSettings()
            values.dismissWindow()
            values.dismissWindow(id: "a")
            values.dismissWindow(value: 1)
        }
        #expect(
            reports.map(\.subject) == [
                "openWindow", "openWindow", "openSettings", "dismissWindow", "dismissWindow",
                "dismissWindow",
            ])
        #expect(reports.allSatisfy { $0.message.hasPrefix("was called outside") })
    }

    @Test func `The delegate performs New for the first group, under another title`() {
        func delegate(_ scene: some Scene) -> SceneDelegate {
            SceneDelegate(SceneWindows(_SceneList(scene)))
        }
        let group = delegate(WindowGroup { Text("content") })
        let single = delegate(DeclarativeUI.Window("A", id: "a") { Text("content") })
        #expect(group.canPerformAction(.newDocument, withSender: nil))
        #expect(!single.canPerformAction(.newDocument, withSender: nil))
        #expect(!group.canPerformAction(.openDocument, withSender: nil))
        let command = Command(title: "New", action: .newDocument)
        group.validate(command)
        #expect(command.title == "New Window")
    }
}
