import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// The actions of commands, in order.
private final class Journal {
    var lines: [String] = []
}

/// Groups of the standard menus that commands replace, the keys of replaced items, and hidden menu bars.
@Suite(.serialized)
struct CommandGroupTests: CommandTesting {
    private let journal = Journal()

    @Test func `Replacing the new item replaces Open too, and a second command for its key is no duplicate`()
        throws
    {
        var menuBar: MenuBar?
        var harness: Harness?
        let reports = try diagnostics {
            let made = try self.harness(Text("content")) {
                CommandGroup(before: .newItem) { Button("Welcome") {} }
                CommandGroup(replacing: .newItem) {
                    Button("New Note") { journal.lines.append("new") }.keyboardShortcut("n")
                    Button("Open…") { journal.lines.append("open") }.keyboardShortcut("o")
                }
                CommandGroup(after: .newItem) { Button("Open Recent") {} }
            }
            (harness, menuBar) = (made.0, made.1)
        }
        let shown = try #require(harness)
        let bar = try #require(menuBar)
        #expect(
            try rows(shown, bar, "File").prefix(6) == [
                "Welcome", "New Note", "Open…", "Open Recent", "Save", "Save As…",
            ])
        try shown.key("o", .control)
        try shown.key("n", .control)
        #expect(journal.lines == ["open", "new"] && reports.isEmpty)
    }

    @Test func `A second command for the key of a standard item is reported with the group to replace`()
        throws
    {
        let reports = try diagnostics {
            _ = try harness(Text("content")) {
                CommandGroup(after: .newItem) { Button("Open…") {}.keyboardShortcut("o") }
            }
        }
        #expect(
            reports.map(\.message) == [
                "the standard item \"File › Open…\" and \"File › Open…\" have the same key Ctrl+O"
            ])
        let cure = try #require(reports.first?.cure)
        #expect(
            cure.hasPrefix("the key performs the first one; replace the group \"open\" of the standard menus")
        )
    }

    /// A window that implements the settings action, and counts its calls.
    private final class SettingsWindow: Widgets.Window {
        var openings = 0

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == .showPreferences || super.canPerformAction(action, withSender: sender)
        }

        override func perform(_ action: Selector, with sender: Any?) {
            if action == .showPreferences { openings += 1 } else { super.perform(action, with: sender) }
        }
    }

    @Test func `Replacing the settings group takes its key away`() throws {
        func openings(_ commands: [AnyView]) throws -> Int {
            let window = SettingsWindow(title: "Test", size: Size(width: 300, height: 200))
            window.rootViewController = HostingController(rootView: Text("content"))
            SceneCommands.attach(commands, to: window)
            let harness = Harness(window, size: window.frame.size)
            try harness.settle()
            try harness.key(",", .control)
            return window.openings
        }
        #expect(try openings([]) == 1)
        #expect(try openings([EmptyCommands()._content]) == 1)
        #expect(try openings([CommandGroup(replacing: .appSettings) {}._content]) == 0)
    }

    @Test func `A hidden menu bar takes no space, and its keys work`() throws {
        let (harness, bar) = try harness(Text("content")) {
            CommandMenu("Note") { Button("Add") { journal.lines.append("add") }.keyboardShortcut("k") }
        }
        let content = try #require(bar.window?.rootViewController?.view)
        #expect(content.frame.minY > 0)
        bar.isHidden = true
        try harness.settle()
        #expect(content.frame == harness.rootView.bounds)
        try harness.key("k", .control)
        try harness.key(.keyboardF10)
        #expect(journal.lines == ["add"] && harness.openMenuTitles.isEmpty)
        bar.isHidden = false
        try harness.settle()
        #expect(content.frame.minY > 0)
    }
}
