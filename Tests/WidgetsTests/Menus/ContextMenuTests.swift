import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Context menus opened by right click and keyboard, and key commands.
@Suite(.serialized)
struct ContextMenuTests {
    let page = View()
    let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 34))
    let harness: Harness
    let log = EventLog()

    init() throws {
        page.addSubview(field)
        field.text = "some words"
        harness = Harness(page, size: Size(width: 400, height: 360))
        try harness.settle()
    }

    private var menu: MenuOverlay? { harness.host.openMenu }
    /// The titles of the enabled rows.
    private var enabled: [String] {
        menu?.panels.first?.rows.filter(\.isEnabled).compactMap(\.visibleText) ?? []
    }

    @Test func `The menu of a field enables the actions that are possible`() throws {
        Pasteboard.general.string = nil
        try harness.click(field, button: .right)
        #expect(harness.focusedView === field)
        #expect(enabled == ["Select All", "Insert Emoji"])
        try harness.click("Select All")
        #expect(field.selectedText == "some words")

        Pasteboard.general.string = "other"
        try harness.click(Point(x: 40, y: 27), button: .right)
        #expect(field.selectedText == "some words")
        #expect(enabled == ["Cut", "Copy", "Paste", "Select All", "Insert Emoji"])
        try harness.click("Cut")
        #expect(field.text.isEmpty && Pasteboard.general.string == "some words")
        try harness.click(field, button: .right)
        #expect(enabled == ["Undo", "Paste", "Insert Emoji"])
        try harness.click("Undo")

        #expect(field.text == "some words")
    }

    @Test func `Secrets offer no copying, read-only texts no changes, and disabled fields no menu`() throws {
        Pasteboard.general.string = "other"
        field.isSecureTextEntry = true
        field.selectAll(nil)
        try harness.click(Point(x: 30, y: 27), button: .right)
        #expect(enabled == ["Paste", "Select All"])
        field.cancelMenuTracking()
        field.isSecureTextEntry = false
        field.isEditable = false
        field.selectAll(nil)
        try harness.click(Point(x: 30, y: 27), button: .right)
        #expect(enabled == ["Copy", "Select All"])
        field.cancelMenuTracking()
        field.isEnabled = false
        try harness.click(field, button: .right)

        #expect(menu == nil)
    }

    @Test func `The Menu key and Shift+F10 open the menu, and editing continues afterwards`() throws {
        try harness.focus(field)
        try harness.key(.keyboardApplication)
        #expect(menu?.panels.first?.highlightedRow?.visibleText != nil)
        try harness.key(.keyboardEscape)
        #expect(menu == nil && field.isFirstResponder)
        try harness.key(.keyboardF10, .shift)
        #expect(menu != nil)
        try harness.type("x")
        #expect(field.text == "some words")
        try harness.key(.keyboardEscape)
        try harness.type("!")

        #expect(field.text == "some words!")
    }

    @Test func `The innermost provider is called for each menu, and nil falls back to the superview`() throws
    {
        let inner = View(frame: Rect(x: 10, y: 100, width: 100, height: 100))
        page.addSubview(inner)
        let log = log
        var asked = 0
        page.contextMenuProvider = { _ in
            asked += 1
            return Menu(children: [Action(title: "Page \(asked)") { log.names.append($0.title) }])
        }
        try harness.click(inner, button: .right)
        try harness.click("Page 1")
        inner.contextMenuProvider = { _ in
            Menu(children: [Action(title: "Inner") { log.names.append($0.title) }])
        }
        try harness.click(inner, button: .right)
        try harness.click("Inner")
        inner.contextMenuProvider = { _ in nil }
        try harness.click(inner, button: .right)

        #expect(log.names == ["Page 1", "Inner"])
        #expect(enabled == ["Page 2"])
    }

    @Test func `The provider receives the place of the click in its own space, and nil for the keyboard`()
        throws
    {
        let inner = View(frame: Rect(x: 10, y: 100, width: 100, height: 100))
        page.addSubview(inner)
        var places: [Point?] = []
        page.contextMenuProvider = { place in
            places.append(place)
            return nil
        }
        inner.contextMenuProvider = page.contextMenuProvider
        try harness.click(Point(x: 30, y: 140), button: .right)
        #expect(places == [Point(x: 20, y: 40), Point(x: 30, y: 140)])
        places = []
        try harness.focus(field)
        field.contextMenuProvider = page.contextMenuProvider
        try harness.key(.keyboardF10, .shift)
        #expect(places == [nil, nil])
    }

    @Test func `A right click elsewhere moves the menu, and a drag to a row chooses it`() throws {
        let log = log
        page.contextMenuProvider = { _ in
            Menu(children: [Action(title: "Page") { log.names.append($0.title) }])
        }
        try harness.click(Point(x: 20, y: 100), button: .right)
        try harness.click(Point(x: 300, y: 300), button: .right)
        #expect(menu?.panels.first?.backgroundRect.minX ?? 0 > 150)
        page.cancelMenuTracking()
        try harness.press(Point(x: 20, y: 100), button: .right)
        try harness.move(to: Point(x: 40, y: 120))
        try harness.release()

        #expect(log.names == ["Page"] && menu == nil)
    }

    @Test func `A selectable label offers copying`() throws {
        let label = Label(text: "fixed text")
        label.isSelectable = true
        label.frame = Rect(x: 10, y: 60, width: 200, height: 30)
        page.addSubview(label)
        label.selectAll(nil)
        try harness.click(label, button: .right)
        #expect(enabled == ["Copy", "Select All"])
        try harness.click("Copy")

        #expect(Pasteboard.general.string == "fixed text")
    }

    @Test func `A right click on a row selects it unless it is already selected`() throws {
        let stage = ListStage(count: 20)
        stage.list.allowsMultipleSelection = true
        stage.list.contextMenuProvider = { _ in Menu(children: [Action(title: "Open") { _ in }]) }
        try stage.harness.settle()
        try stage.harness.click(Point(x: 50, y: 45), button: .right)
        #expect(stage.selected == [1] && stage.list.isTrackingMenu)
        stage.list.cancelMenuTracking()
        stage.list.selectRows(RowIndexSet(2..<5))
        try stage.harness.click(Point(x: 50, y: 105), button: .right)

        #expect(stage.selected == [2, 3, 4] && stage.list.isTrackingMenu)
    }

    @Test func `The innermost command for a key that no view used is performed`() throws {
        let outer = CommandView(frame: Rect(x: 0, y: 200, width: 100, height: 100))
        let inner = CommandView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
        let log = log
        func command(_ name: String, _ input: String, _ flags: KeyModifierFlags) -> KeyCommand {
            KeyCommand(title: name, input: input, modifierFlags: flags) { log.names.append($0.title) }
        }
        outer.commands = [
            command("outer save", "s", .control), command("outer find", "f", .control),
            command("help", KeyCommand.inputFunction(1), []), command("erase", "\u{8}", []),
        ]
        inner.commands = [command("inner save", "s", .control)]
        page.addSubview(outer)
        outer.addSubview(inner)
        try harness.focus(inner)
        try harness.key("s", .control)
        try harness.key("f", .control)
        try harness.key("s", [.control, .shift])
        try harness.key(.keyboardF1)
        outer.addSubview(field)
        try harness.focus(field)
        try harness.key(.keyboardEnd)
        try harness.key(.keyboardDeleteOrBackspace)

        #expect(log.names == ["inner save", "outer find", "help"])
        #expect(field.text == "some word")
    }

    @Test func `Shortcuts are written as on Linux desktops`() {
        let save = KeyCommand(input: "s", modifierFlags: [.shift, .control]) { _ in }
        let delete = KeyCommand(input: KeyCommand.inputDelete) { _ in }
        let help = KeyCommand(input: KeyCommand.inputFunction(1), modifierFlags: .alternate) { _ in }

        #expect(save.shortcutText == "Ctrl+Shift+S")
        #expect(delete.shortcutText == "Delete")
        #expect(help.shortcutText == "Alt+F1")
    }
}

private final class CommandView: View {
    var commands: [KeyCommand] = []
    override var keyCommands: [KeyCommand]? { commands }
    override var canBecomeFirstResponder: Bool { true }
}
