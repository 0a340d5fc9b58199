import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// An app with a state that its windows and commands read, and not its body.
private struct WrappingApp: App {
    @State private var wraps = false

    var body: some Scene {
        WindowGroup("Notes") { Text(wraps ? "wrapped" : "unwrapped") }
            .commands {
                CommandMenu("Format") { Toggle("Wrap Lines", isOn: $wraps).keyboardShortcut("l") }
            }
    }
}

/// An app with a state that its body reads.
private struct RenamedApp: App {
    @State private var count = 0
    @StateObject private var model = Model()

    final class Model: ObservableObject {
        @Published var lines = 0
    }

    var body: some Scene {
        let text = "\(count) changes, \(model.lines) lines"
        WindowGroup("Change \(count)") {
            Text(text)
            Button("Add") { model.lines += 1 }
            Counter()
        }
        .commands {
            CommandMenu("Note") { Button("Change \(count)") { count += 1 }.keyboardShortcut("k") }
        }
    }
}

/// An app whose scenes observe its state.
private struct ObservedApp: App {
    final class Changes { var texts: [String] = [] }
    static let changes = Changes()

    @State private var count = 0

    var body: some Scene {
        WindowGroup("A") { Text("a") }
            .commands {
                CommandMenu("Note") {
                    Button("Add") {
                        count += 1
                        count += 1
                    }
                    .keyboardShortcut("k")
                }
            }
            .onChange(of: count, initial: true) { old, new in
                Self.changes.texts.append(old == new ? "initial \(new)" : "\(old) to \(new)")
            }
            .defaultSize(width: 300, height: 200)
        WindowGroup("B", id: "b") { Text("b") }
            .onChange(of: count) { Self.changes.texts.append("changed") }
    }
}

/// A view with a state of its own.
private struct Counter: View {
    @State private var presses = 0
    var body: some View { Button("pressed \(presses)") { presses += 1 } }
}

/// The dynamic properties of an `App`.
struct AppStateTests {
    @Test func `A toggle of the commands changes the state of the app, and the texts of all its windows`()
        throws
    {
        let windows = SceneWindows(WrappingApp())
        let first = windows.makeWindow(0, value: nil)
        let second = windows.makeWindow(0, value: nil)
        let harness = Harness(first, size: Size(width: 500, height: 300))
        let other = Harness(second, size: Size(width: 500, height: 300))
        try harness.settle()
        try other.settle()
        #expect(harness.contains("unwrapped") && other.contains("unwrapped"))

        first.menuBar?.openMenu(titled: "Format")
        try harness.click("Wrap Lines")
        try other.settle()
        #expect(harness.contains("wrapped") && other.contains("wrapped"))
        second.menuBar?.openMenu(titled: "Format")
        try other.settle()
        #expect(try other.menuItem("Wrap Lines").isChecked)
        try other.click("Wrap Lines")
        try harness.settle()
        #expect(harness.contains("unwrapped") && other.contains("unwrapped"))
        try harness.key("l", .control)
        #expect(harness.contains("wrapped"))
        try harness.key("l", .control)
        #expect(harness.contains("unwrapped"))
    }

    @Test
    func `The body of the app runs again; open windows keep their state, and have new titles and commands`()
        throws
    {
        let windows = SceneWindows(RenamedApp())
        let window = windows.makeWindow(0, value: nil)
        let harness = Harness(window, size: Size(width: 500, height: 300))
        try harness.settle()
        try harness.click("pressed 0")
        #expect(window.title == "Change 0" && harness.contains("0 changes, 0 lines"))

        try harness.key("k", .control)
        try harness.click("Add")
        #expect(window.title == "Change 1" && harness.contains("1 changes, 1 lines"))
        #expect(harness.contains("pressed 1"))
        window.menuBar?.openMenu(titled: "Note")
        try harness.settle()
        #expect(harness.openMenuTitles == ["Change 1"])
    }

    @Test func `A scene observes changes of the app's state, once for each update`() throws {
        let changes = ObservedApp.changes
        changes.texts = []
        let windows = SceneWindows(ObservedApp())
        let harness = Harness(windows.makeWindow(0, value: nil), size: Size(width: 500, height: 300))
        try harness.settle()
        #expect(changes.texts == ["initial 0"])
        try harness.key("k", .control)
        #expect(changes.texts == ["initial 0", "0 to 2", "changed"])
        #expect(windows.list.scenes.map(\.title) == ["A", "B"] && windows.list.commands.count == 1)
    }

    @Test func `The states of an app are deallocated with its windows`() throws {
        weak var released: SceneWindows?
        do {
            let windows = SceneWindows(WrappingApp())
            released = windows
            #expect(windows.list.scenes.count == 1)
        }
        #expect(released == nil)
    }
}
