import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// The command palette, the keyboard shortcuts window and the About panel.
@Suite(.serialized)
struct CommandPaletteTests {
    let stage: BarStage
    var harness: Harness { stage.harness }

    init() throws {
        stage = try BarStage()
        stage.field.text = "words"
        try harness.focus(stage.field)
        stage.field.selectAll(nil)
    }

    private var palette: CommandPalette? { harness.all(CommandPalette.self).first }
    private var titles: [String] { palette?.matches.map(\.title) ?? [] }

    private func openPalette() throws {
        try harness.key("p", [.control, .shift])
        try harness.settle()
    }

    @Test
    func `Ctrl+Shift+P lists the enabled commands, and Return performs the best match for the focused text`()
        throws
    {
        Pasteboard.general.string = nil
        try openPalette()
        #expect(titles.contains("Copy") && titles.contains("Second") && titles.contains("Large"))
        #expect(!titles.contains("Paste") && !titles.contains("Save") && !titles.contains("Command Palette"))
        try harness.type("cpy")
        #expect(titles.first == "Copy")
        try harness.key(.keyboardReturnOrEnter)

        #expect(Pasteboard.general.string == "words" && palette == nil)
        #expect(stage.field.isFirstResponder && stage.field.selectedText == "words")
    }

    @Test func `The most recently used commands come first`() throws {
        try openPalette()
        let first = titles.first
        try harness.type("second")
        try harness.key(.keyboardReturnOrEnter)
        #expect(stage.log == ["Second"])
        try openPalette()
        #expect(titles.first == "Second")
        #expect(titles.dropFirst().first == first)
        try harness.key(.keyboardReturnOrEnter)

        #expect(stage.log == ["Second", "Second"])
    }

    @Test func `Commands performed in a window that belongs to no application leave others unaffected`()
        throws
    {
        let other = try BarStage()
        try other.harness.key("t", .control)
        #expect(other.log == ["Second"] && other.harness.host.overlays.commandHistory.titles == ["Second"])
        #expect(harness.host.overlays.commandHistory.titles.isEmpty)
        try openPalette()
        #expect(titles.first != "Second")
    }

    @Test func `The selected command is emphasised, because the search field operates the list`() throws {
        try openPalette()
        let list = try #require(palette?.list)
        for _ in 0..<12 { try harness.key(.keyboardDownArrow) }
        let cell = try #require(list.selectedRow.flatMap { list.cellForRow(at: $0) })
        #expect(cell.isSelected && cell.isEmphasized)
        try harness.key(.keyboardEscape)
        try harness.key("/", [.control, .shift])
        try harness.settle()
        let shortcuts = try harness.find(ListView.self)
        try harness.key(.keyboardDownArrow)
        #expect(shortcuts.cellForRow(at: 0)?.isEmphasized == true)
    }

    @Test func `Arrow keys move the selection and wrap around, and Escape closes the palette`() throws {
        try openPalette()
        let list = try #require(palette?.list)
        try harness.key(.keyboardDownArrow)
        #expect(list.selectedRow == 1)
        try harness.key(.keyboardUpArrow)
        try harness.key(.keyboardUpArrow)
        #expect(list.selectedRow == titles.count - 1)
        try harness.key(.keyboardPageUp)
        #expect(list.selectedRow == titles.count - 9)
        try harness.type("q")
        try harness.key(.keyboardEscape)

        #expect(palette == nil && stage.field.isFirstResponder && stage.field.text == "words")
    }

    @Test func `A search without a result says so, and Return does nothing`() throws {
        try openPalette()
        try harness.type("zzz")
        #expect(titles.isEmpty && harness.contains("No commands found"))
        try harness.key(.keyboardReturnOrEnter)
        #expect(palette != nil)
    }

    @Test func `A click performs a command`() throws {
        try openPalette()
        try harness.type("first")
        try harness.click(try harness.row("First"))

        #expect(stage.log == ["First"] && palette == nil)
    }

    @Test func `Key commands of the focused views are listed too`() throws {
        final class Page: View {
            var calls = 0
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [KeyCommand]? {
                [KeyCommand(title: "Rotate", input: "r") { [unowned self] _ in calls += 1 }]
            }
        }
        let page = Page(frame: Rect(x: 0, y: 100, width: 40, height: 40))
        stage.content.view.addSubview(page)
        try harness.focus(page)
        try openPalette()
        try harness.type("rota")
        try harness.key(.keyboardReturnOrEnter)

        #expect(page.calls == 1)
    }

    @Test func `The shortcuts window lists all keys by menu, and the search narrows them`() throws {
        try harness.key("/", [.control, .shift])
        try harness.settle()
        _ = harness.advance(by: .seconds(1))
        let list = try harness.find(ListView.self)
        #expect(try harness.element(.dialog, named: "Keyboard Shortcuts").isEnabled)
        #expect(list.numberOfRows == 23)
        try harness.type("find prev")
        #expect(list.numberOfRows == 1)
        #expect(try harness.row("Find Previous").attributes.keyShortcut == "Shift+F3")
        try harness.key(.keyboardEscape)
        #expect(list.numberOfRows == 23, "Escape first clears the search")
        try harness.key(.keyboardEscape)
        _ = harness.advance(by: .seconds(1))

        #expect(stage.content.presentedViewController == nil && stage.field.isFirstResponder)
    }

    @Test func `The About panel shows the texts of the program`() throws {
        AboutPanel.options = AboutPanel.Options(
            applicationName: "Notes", version: "2.1", credits: "For tests.")
        defer { AboutPanel.options = AboutPanel.Options() }
        stage.window.sendAction(.orderFrontStandardAboutPanel, from: nil)
        try harness.settle()
        #expect(
            try harness.element(.alert, named: "Notes").isEnabled
                && harness.contains("Version 2.1\n\nFor tests."))
        try harness.click("Close")
        #expect(stage.content.presentedViewController == nil)
    }

    @Test func `Panels open in a window without a view controller`() throws {
        let view = View(frame: .zero)
        let harness = Harness(view, size: Size(width: 500, height: 500))
        #expect(CommandPalette.present(for: view) && KeyboardShortcutsController.present(for: view))
        try harness.settle()
        #expect(harness.contains("Keyboard Shortcuts"))
        #expect(!KeyboardShortcutsController.present(for: view), "one is open")
        #expect(!CommandPalette.present(for: View(frame: .zero)), "a view in no window")
    }

    @Test(arguments: [Theme.light, Theme.dark])
    func `The pictures of the palette and of the shortcuts`(_ theme: Theme) throws {
        let stage = try BarStage(theme: theme)
        let name = theme.style == .dark ? "dark" : "light"
        try stage.harness.resize(to: Size(width: 620, height: 480))
        try stage.harness.focus(stage.field)
        try stage.harness.key("p", [.control, .shift])
        try stage.harness.type("f")
        try stage.harness.matches(golden: "palette-\(name)")
        try stage.harness.key(.keyboardEscape)
        try stage.harness.key("/", [.control, .shift])
        _ = stage.harness.advance(by: .seconds(1))
        try stage.harness.matches(golden: "shortcuts-\(name)")
    }
}
