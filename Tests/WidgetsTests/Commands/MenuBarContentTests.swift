import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// The content of a menu bar: enabled items, marks, layout, changes and bad input.
@Suite(.serialized)
struct MenuBarContentTests {
    let stage: BarStage
    var harness: Harness { stage.harness }
    var bar: MenuBar { stage.bar }

    init() throws { stage = try BarStage() }

    @Test func `Items are enabled for the focused responder when the menu opens`() throws {
        func enabled() throws -> [String] {
            bar.openMenu(titled: "Edit")
            try harness.settle()
            let titles = harness.host.openMenu?.panels[0].rows.filter(\.isEnabled).compactMap(\.visibleText)
            harness.rootView.cancelMenuTracking()
            return titles ?? []
        }
        Pasteboard.general.string = nil
        #expect(try enabled() == ["Find"])
        stage.field.text = "words"
        try harness.focus(stage.field)
        stage.field.selectAll(nil)

        #expect(try enabled() == ["Cut", "Copy", "Delete", "Find"])
    }

    @Test func `A responder validates its commands, and a disabled item tells the reason`() throws {
        let page = ValidatingView(frame: Rect(x: 0, y: 100, width: 50, height: 50))
        stage.content.view.addSubview(page)
        try harness.focus(page)
        let log = AccessibilityLog(harness)
        bar.openMenu(titled: "File")
        try harness.settle()
        var save = try harness.menuItem("Save 2 Files")
        #expect(!save.isEnabled && save.attributes.hint == "Nothing has changed")
        try harness.click("Save 2 Files")
        #expect(page.saves == 0 && stage.open == "File")
        harness.rootView.cancelMenuTracking()
        log.removeAll()
        try harness.key("s", .control)
        #expect(page.saves == 0 && log.lines.contains { $0.contains("Save 2 Files: Nothing has changed") })
        page.isEdited = true
        try harness.key("s", .control)
        #expect(page.saves == 1)
        bar.openMenu(titled: "File")
        try harness.settle()
        save = try harness.menuItem("Save 2 Files")
        #expect(save.isEnabled)
        try harness.click("Save 2 Files")
        #expect(page.saves == 2)
    }

    @Test func `The key of a menu command goes on to a focused text while the command is disabled`() throws {
        let command = KeyCommand(title: "Delete Row", input: "\u{8}", modifierFlags: .control) { [stage] in
            stage.log.append($0.title)
        }
        stage.content.build = { builder in
            builder.insertSibling(Menu(title: "Rows", children: [command]), afterMenu: .edit)
        }
        bar.setNeedsRebuild()
        try harness.settle()
        stage.field.text = "one two"
        try harness.focus(stage.field)
        try harness.key(.keyboardEnd)

        try harness.key(.keyboardDeleteOrBackspace, .control)
        #expect(stage.log == ["Delete Row"] && stage.field.text == "one two")
        command.attributes = .disabled
        try harness.key(.keyboardDeleteOrBackspace, .control)
        #expect(stage.log == ["Delete Row"] && stage.field.text == "one ")
    }

    @Test func `A focused text uses the key of an action without a target`() throws {
        let action = Selector("deleteRow")
        stage.content.build = { builder in
            let command = KeyCommand(
                title: "Delete Row", action: action, input: "\u{8}", modifierFlags: .control)
            builder.insertSibling(Menu(title: "Rows", children: [command]), afterMenu: .edit)
        }
        bar.setNeedsRebuild()
        try harness.settle()
        stage.field.text = "one two"
        try harness.focus(stage.field)
        try harness.key(.keyboardEnd)

        try harness.key(.keyboardDeleteOrBackspace, .control)
        #expect(stage.field.text == "one ")
    }

    @Test func `Check and radio items have their roles, and choosing one updates the marks`() throws {
        bar.openMenu(titled: "View")
        try harness.settle()
        let text = try harness.accessibilityDump()
        #expect(text.contains("radioMenuItem \"Small\"") && text.contains("radioMenuItem \"Large\""))
        #expect(text.contains("checkMenuItem \"Grid\""))
        try harness.click("Large")
        #expect(stage.sizes.selectedElements.map(\.title) == ["Large"])
        try harness.click(stage.title("View"))
        try harness.click("Grid")

        #expect(stage.grid.state == .on)
    }

    @Test func `Menus that do not fit are in the last menu`() throws {
        try harness.resize(to: Size(width: 170, height: 300))
        #expect(bar.shownItems.map(\.title) == ["File", "Edit", "»"])
        try harness.click(bar.shownItems[2])
        #expect(
            harness.host.openMenu?.panels[0].rows.compactMap(\.visibleText) == [
                "Custom", "View", "Window", "Help",
            ])
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardRightArrow)
        #expect(stage.highlighted == "First")
        try harness.key(.keyboardReturnOrEnter)
        #expect(stage.log == ["First"])
        try harness.key("h", .alternate)
        #expect(stage.open == "»", "a mnemonic of a hidden title opens the last menu")
        harness.rootView.cancelMenuTracking()
        try harness.resize(to: Size(width: 600, height: 300))
        #expect(bar.shownItems.count == 6)
    }

    @Test func `In right-to-left layout, titles and arrow keys are mirrored`() throws {
        harness.host.layoutDirection = .rightToLeft
        try harness.settle()
        #expect(stage.item("File").frame.minX > stage.item("Edit").frame.minX)
        try harness.key(.keyboardF10)
        try harness.key(.keyboardLeftArrow)
        #expect(stage.open == "Edit")
        try harness.key(.keyboardRightArrow)

        #expect(stage.open == "File")
    }

    @Test func `An action that rebuilds the bar while its menu is open takes effect when it closes`() throws {
        try harness.click(stage.title("Custom"))
        stage.extra = "Added"
        try harness.click("Keep")
        #expect(stage.open == "Custom" && stage.log == ["Keep"])
        #expect(!bar.shownItems.map(\.title).contains("Added"))
        try harness.key(.keyboardEscape)
        try harness.key(.keyboardEscape)
        try harness.settle()

        #expect(bar.shownItems.map(\.title).contains("Added"))
    }

    @Test func `A bar that is removed while its menu is open closes the menu`() throws {
        try harness.click(stage.title("File"))
        stage.window.menuBar = nil
        try harness.settle()
        #expect(harness.host.openMenu == nil)
        #expect(stage.content.view.frame.minY == 0)
        stage.window.menuBar = MenuBar()
        try harness.settle()
        try harness.key(.keyboardF10)
        stage.window.menuBar = nil
        try harness.settle()

        #expect(harness.host.openMenu == nil)
    }

    @Test func `Two commands with one key are reported with both names`() throws {
        var reports: [Diagnostic] = []
        Diagnostics.handler = { reports.append($0) }
        defer { Diagnostics.handler = nil }
        stage.content.build = nil
        bar.menu = Menu(children: [
            Menu(
                title: "A",
                children: [
                    KeyCommand(title: "One", input: "k", modifierFlags: .control) { [stage] _ in
                        stage.log.append("One")
                    }
                ]),
            Menu(
                title: "B", children: [KeyCommand(title: "Two", input: "K", modifierFlags: .control) { _ in }]
            ),
        ])
        try harness.settle()
        try harness.key("k", .control)
        bar.setNeedsRebuild()
        try harness.settle()

        #expect(reports.map(\.message) == ["\"A › One\" and \"B › Two\" have the same key Ctrl+K"])
        #expect(reports.map(\.cure) == ["the key performs the first one; give one of them another key"])
        #expect(stage.log == ["One"])
    }

    @Test func `A menu taller than the window scrolls, and the keyboard reaches its end`() throws {
        stage.content.build = nil
        bar.menu = Menu(children: [
            Menu(
                title: "Tall",
                children: (1...60).map {
                    Action(title: "Row \($0)") { [stage] in stage.log.append($0.title) }
                })
        ])
        try harness.settle()
        bar.openMenu(titled: "Tall")
        try harness.settle()
        let panel = try #require(harness.host.openMenu?.panels.first)
        #expect(panel.frame.maxY <= 300)
        try harness.key(.keyboardEnd)
        #expect(panel.row(at: Point(x: panel.frame.midX, y: panel.frame.maxY - 12)) == 59)
        try harness.key(.keyboardReturnOrEnter)

        #expect(stage.log == ["Row 60"])
    }

    @Test func `A sheet disables the commands of the window behind it, and keeps those of its texts`() throws
    {
        let sheet = ViewController()
        let field = TextField(frame: Rect(x: 10, y: 10, width: 120, height: 32))
        sheet.view.addSubview(field)
        stage.content.present(sheet, animated: false)
        try harness.settle()
        field.text = "words"
        try harness.focus(field)
        field.selectAll(nil)
        Pasteboard.general.string = nil
        try harness.key("c", .control)
        #expect(Pasteboard.general.string == "words")
        try harness.key("t", .control)
        #expect(stage.log.isEmpty)
        try harness.key(.keyboardF10)

        #expect(stage.open == nil)
    }

    @Test func `An idle window with a menu bar needs no frame and no timer`() throws {
        try harness.settle()
        #expect(harness.advance(by: .seconds(600)).isIdle)
        try harness.move(to: Point(x: 100, y: 200))
        try harness.move(to: Point(x: 120, y: 210))
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `Assistive technologies read and operate the bar`() throws {
        let text = try harness.accessibilityDump()
        #expect(text.contains("menuBar"))
        #expect(text.contains("menuItem \"File\""))
        try harness.menuItem("Custom").activate()
        #expect(stage.open == "Custom")
        try harness.matches(treeGolden: "menu-bar-open")
    }

    @Test(arguments: [Theme.light, Theme.dark])
    func `The picture of an open menu bar`(_ theme: Theme) throws {
        Pasteboard.general.string = "pasted"
        let stage = try BarStage(theme: theme)
        stage.field.text = "words"
        try stage.harness.focus(stage.field)
        stage.field.selectAll(nil)
        try stage.harness.key("e", .alternate)
        try stage.harness.matches(golden: theme.style == .dark ? "menu-bar-dark" : "menu-bar-light")
    }
}

/// A view that saves, and tells why it cannot.
private final class ValidatingView: View {
    var isEdited = false
    var saves = 0
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .saveDocument || super.canPerformAction(action, withSender: sender)
    }

    override func perform(_ action: Selector, with sender: Any?) {
        if action == .saveDocument { saves += 1 } else { super.perform(action, with: sender) }
    }

    override func validate(_ command: Command) {
        super.validate(command)
        guard command.action == .saveDocument else { return }
        command.title = "Save 2 Files"
        command.attributes = isEdited ? [] : .disabled
        command.disabledReason = isEdited ? nil : "Nothing has changed"
    }
}
