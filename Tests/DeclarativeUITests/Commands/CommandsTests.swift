import Observation
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct NameKey: FocusedValueKey { typealias Value = String }
private struct InnerKey: FocusedValueKey { typealias Value = Int }
private struct OuterKey: FocusedValueKey { typealias Value = Int }
private struct LevelKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
    fileprivate var name: String? {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
    fileprivate var inner: Int? {
        get { self[InnerKey.self] }
        set { self[InnerKey.self] = newValue }
    }
    fileprivate var outer: Int? {
        get { self[OuterKey.self] }
        set { self[OuterKey.self] = newValue }
    }
    fileprivate var level: Binding<Int>? {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

/// What the commands have done.
@Observable private final class Journal {
    var lines: [String] = []
    var wraps = false
    var size = 1
    var hasExtra = false
}

/// Commands of an app: menus, groups, focused values and undo.
struct CommandsTests: CommandTesting {
    private let journal = Journal()

    private func titles(_ bar: MenuBar) -> [String] { bar.shownTitles }

    @Test func `Menus and groups are added to the standard menus`() throws {
        let journal = journal
        let (harness, bar) = try harness(Text("content")) {
            CommandMenu("Format") {
                Button("Bold") { journal.lines.append("bold") }.keyboardShortcut("b")
                Divider()
                Toggle("Wrap", isOn: Binding(get: { journal.wraps }, set: { journal.wraps = $0 }))
                Picker("Size", selection: Binding(get: { journal.size }, set: { journal.size = $0 })) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
                Menu("More") { Button("Inner") { journal.lines.append("inner") } }
            }
            CommandGroup(after: .newItem) { Button("From Template") {} }
            CommandGroup(before: .appTermination) { Button("Restart") {} }
            CommandGroup(replacing: .saveItem) { Button("Keep") {} }
            CommandGroup(replacing: .printItem) {}
        }
        #expect(titles(bar) == ["File", "Edit", "View", "Format", "Window", "Help"])
        #expect(
            try rows(harness, bar, "File") == [
                "New", "Open…", "From Template", "Keep", "Close", "Restart", "Quit",
            ])
        #expect(try rows(harness, bar, "Format") == ["Bold", "Wrap", "Size", "More"])
        try harness.key("b", .control)
        bar.openMenu(titled: "Format")
        try harness.click("Wrap")
        #expect(journal.lines == ["bold"] && journal.wraps)
        bar.openMenu(titled: "Format")
        try harness.settle()
        #expect(try harness.menuItem("Wrap").isChecked)
        try harness.click("Size")
        try harness.click("Large")
        #expect(journal.size == 2)
    }

    @Test func `Commands follow the state that they read, also while the menus are closed`() throws {
        struct Dynamic: Commands {
            let journal: Journal
            @State private var count = 0
            var body: some Commands {
                CommandMenu("Count") {
                    Button("Add to \(count)") { count += 1 }.keyboardShortcut("+").disabled(count == 2)
                }
                if journal.hasExtra { CommandMenu("Extra") { Button("Nothing") {} } }
            }
        }
        let (harness, bar) = try harness(Text("content")) { Dynamic(journal: journal) }
        try harness.key("+", .control)
        try harness.key("+", .control)
        try harness.key("+", .control)
        #expect(try rows(harness, bar, "Count") == ["Add to 2"])
        journal.hasExtra = true
        try harness.settle()
        #expect(titles(bar).contains("Extra"))
        journal.hasExtra = false
        try harness.settle()

        #expect(!titles(bar).contains("Extra"))
    }

    @Test func `Focused values come from the focused view, and else from the window`() throws {
        struct NameCommands: Commands {
            let journal: Journal
            @FocusedValue(\.name) private var name
            @FocusedBinding(\.level) private var level: Int?
            var body: some Commands {
                CommandMenu("Names") {
                    Button("Greet \(name ?? "nobody")") { journal.lines.append(name ?? "nobody") }
                        .keyboardShortcut("g")
                    Button("Raise") { level? += 1 }.keyboardShortcut("r").disabled(level == nil)
                }
            }
        }
        struct Content: View {
            @State private var first = ""
            @State private var second = ""
            @State private var level = 1
            @State private var scene = "window"
            var body: some View {
                VStack {
                    TextField("first", text: $first).focusedValue(\.name, "first").accessibilityIdentifier(
                        "first")
                    VStack {
                        TextField("second", text: $second).focusedValue(\.name, "inner")
                            .accessibilityIdentifier("second")
                    }
                    .focusedValue(\.name, "outer").focusedValue(\.level, $level)
                    Text("level \(level)")
                    Button("rename") { scene = "renamed" }
                }
                .focusedSceneValue(\.name, scene)
            }
        }
        let (harness, bar) = try harness(Content()) { NameCommands(journal: journal) }
        #expect(try rows(harness, bar, "Names") == ["Greet window", "Raise"])
        try harness.click("rename")
        try harness.key("g", .control)
        try harness.key("r", .control)
        try harness.focus(try harness.find(Widgets.TextField.self, "first"))
        #expect(try rows(harness, bar, "Names").first == "Greet first")
        try harness.key("r", .control)
        #expect(harness.contains("level 1"))
        try harness.focus(try harness.find(Widgets.TextField.self, "second"))
        try harness.key("g", .control)
        try harness.key("r", .control)

        #expect(journal.lines == ["renamed", "inner"] && harness.contains("level 2"))
    }

    @Test func `A menu opened by pointer or key has the current focused values, also before the next frame`()
        throws
    {
        struct CountCommands: Commands {
            @FocusedValue(\.inner) private var inner
            @FocusedValue(\.outer) private var outer
            var body: some Commands {
                CommandMenu("Count") {
                    Button("Inner \(inner ?? -1)") {}.disabled((inner ?? 0) == 0)
                    Button("Outer \(outer ?? -1)") {}.disabled((outer ?? 0) == 0)
                }
            }
        }
        struct Content: View {
            @State private var text = ""
            var body: some View {
                TextEditor(text: $text).focusedValue(\.inner, text.count)
                    .focusedSceneValue(\.outer, text.count)
            }
        }
        let (harness, bar) = try harness(Content()) { CountCommands() }
        #expect(try rows(harness, bar, "Count") == ["Inner -1", "Outer 0"])
        try harness.focus(try harness.find(Widgets.TextView.self))
        try harness.type("text")
        func check(_ count: Int) throws {
            try harness.settle()
            #expect(harness.openMenuTitles == ["Inner \(count)", "Outer \(count)"])
            #expect(try harness.menuItem("Inner \(count)").isEnabled)
            #expect(try harness.menuItem("Outer \(count)").isEnabled)
            harness.rootView.cancelMenuTracking()
            try harness.settle()
        }
        try harness.click(try #require(bar.centre(ofTitle: "Count")))
        try check(4)
        try harness.type("s")
        try harness.key(.keyboardF10)
        for _ in 0..<3 { try harness.key(.keyboardRightArrow) }
        try check(5)
        harness.send(.textInput(TextInputEvent(.commit("!"), timestamp: harness.now)))
        bar.openMenu(titled: "Count")
        try check(6)
    }

    @Test func `Side bar and text commands are sent along the responder chain`() throws {
        struct Content: View {
            @State private var text = "words"
            var body: some View { TextField("text", text: $text) }
        }
        // The Edit menu has more rows than fit a height of 300 points.
        let (harness, bar) = try harness(Content(), size: Size(width: 500, height: 600)) {
            SidebarCommands()
            ToolbarCommands()
            TextEditingCommands()
        }
        let field = try harness.find(Widgets.TextField.self)
        try harness.focus(field)
        #expect(try rows(harness, bar, "View").prefix(2) == ["Show Toolbar", "Show Sidebar"])
        field.selectedUTF8Range = 2..<2
        bar.openMenu(titled: "Edit")
        try harness.settle()
        #expect(try !harness.menuItem("Copy").isEnabled)
        try harness.click("Select Word")

        #expect(field.selectedText == "words")
    }

    @Test func `The environment has the undo manager of the window, which the Edit menu uses`() throws {
        struct Content: View {
            @Environment(\.undoManager) private var undoManager
            let journal: Journal
            var body: some View {
                Button(undoManager == nil ? "no manager" : "Add") {
                    add(1)
                    undoManager?.setActionName("Add")
                }
            }

            /// Changes the size and registers the opposite change, which an undo registers for the redo.
            private func add(_ amount: Int) {
                journal.size += amount
                undoManager?.registerUndo(withTarget: journal) { _ in add(-amount) }
            }
        }
        let (harness, bar) = try harness(Content(journal: journal)) { EmptyCommands() }
        try harness.click("Add")
        try harness.click("Add")
        #expect(try rows(harness, bar, "Edit").first == "Undo Add")
        try harness.key("z", .control)
        #expect(journal.size == 2)
        try harness.key("z", .control)
        #expect(journal.size == 1)
        try harness.key("z", [.control, .shift])

        #expect(journal.size == 2)
    }

    @Test func `Buttons with shortcuts in the window are in the command palette`() throws {
        let journal = journal
        let (harness, _) = try harness(
            Button("Press me") { journal.lines.append("pressed") }.keyboardShortcut("m")
        ) { EmptyCommands() }
        try harness.key("p", [.control, .shift])
        try harness.type("press")
        try harness.key(.keyboardReturnOrEnter)

        #expect(journal.lines == ["pressed"])
    }

    @Test func `An app without commands has no menu bar`() throws {
        let window = Widgets.Window(title: "Test", size: Size(width: 100, height: 100))
        SceneCommands.attach([], to: window)
        #expect(window.menuBar == nil)
    }
}
