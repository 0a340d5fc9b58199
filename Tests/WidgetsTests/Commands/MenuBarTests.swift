import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// A menu bar in a window, operated by pointer and keyboard.
@Suite(.serialized)
struct MenuBarTests {
    let stage: BarStage
    var harness: Harness { stage.harness }
    var bar: MenuBar { stage.bar }

    init() throws { stage = try BarStage() }

    @Test
    func `A click opens a menu, the pointer switches to the next one, and a click on its title closes it`()
        throws
    {
        try harness.click(stage.title("File"))
        #expect(stage.open == "File" && stage.highlighted == nil)
        try harness.move(to: stage.title("Edit"))
        #expect(stage.open == "Edit")
        try harness.click(stage.title("Edit"))
        #expect(stage.open == nil)
        try harness.move(to: stage.title("File"))

        #expect(stage.open == nil, "hovering alone opens nothing")
    }

    @Test func `A press, a drag across the bar to a row, and a release choose the row`() throws {
        try harness.press(stage.title("File"))
        try harness.move(to: stage.title("Edit"))
        #expect(stage.open == "Edit")
        try harness.move(to: stage.title("Custom"))
        #expect(stage.open == "Custom")
        try harness.move(to: try stage.row("First"))
        try harness.release()

        #expect(stage.open == nil && stage.log == ["First"])
    }

    @Test func `A drag that is released on a title leaves its menu open`() throws {
        try harness.press(stage.title("File"))
        try harness.move(to: stage.title("Custom"))
        try harness.release()
        #expect(stage.open == "Custom")
        try harness.click("First")
        #expect(stage.log == ["First"] && stage.open == nil)
    }

    @Test func `F10 opens the first menu, arrows switch menus, and Escape leaves one level at a time`() throws
    {
        try harness.focus(stage.field)
        try harness.key(.keyboardF10)
        #expect(stage.open == "File" && stage.highlighted == "New")
        try harness.key(.keyboardRightArrow)
        #expect(stage.open == "Edit")
        try harness.key(.keyboardLeftArrow)
        try harness.key(.keyboardLeftArrow)
        #expect(stage.open == "Help", "the arrows wrap around")
        try harness.key(.keyboardEscape)
        #expect(stage.open == nil && stage.marked == "Help" && stage.field.isFirstResponder)
        try harness.key(.keyboardRightArrow)
        #expect(stage.marked == "File")
        try harness.type("x")
        #expect(stage.field.text.isEmpty, "typed text does not reach the field")
        try harness.key(.keyboardEscape)
        try harness.type("y")

        #expect(stage.marked == nil && stage.field.text == "y")
    }

    @Test func `Right opens a submenu, Left closes it, and beyond it the adjacent menus`() throws {
        bar.openMenu(titled: "Custom")
        try harness.settle()
        try harness.key(.keyboardEnd)
        #expect(stage.highlighted == "More")
        try harness.key(.keyboardRightArrow)
        #expect(stage.highlighted == "Inner")
        try harness.key(.keyboardEscape)
        #expect(stage.open == "Custom" && stage.highlighted == "More")
        try harness.key(.keyboardRightArrow)
        try harness.key(.keyboardRightArrow)
        #expect(stage.open == "View", "Right on a row without a submenu")
        try harness.key(.keyboardLeftArrow)

        #expect(stage.open == "Custom")
    }

    @Test func `Alt pressed alone highlights the first title, and underlines mnemonics while it is held`()
        throws
    {
        #expect(!bar.showsMnemonics)
        stage.alt(.down)
        #expect(bar.showsMnemonics && stage.marked == nil)
        stage.alt(.up)
        #expect(stage.marked == "File")
        stage.alt(.down)
        stage.alt(.up)
        #expect(stage.marked == nil && !bar.showsMnemonics)
        // Alt with a click or another key is not Alt alone.
        stage.alt(.down)
        try harness.click(Point(x: 150, y: 150))
        stage.alt(.up)
        #expect(stage.marked == nil)
        stage.alt(.down)
        harness.host.setActive(false)
        harness.host.setActive(true)
        #expect(!bar.showsMnemonics, "the window manager has taken the release of Alt")
        stage.alt(.up)
        #expect(stage.marked == nil)
    }

    @Test func `Alt with a letter opens a menu, and the letter of a row chooses it`() throws {
        try harness.focus(stage.field)
        try harness.key("c", .alternate)
        #expect(stage.open == "Custom")
        try harness.key(.keyboardEscape)
        try harness.key(.keyboardDownArrow)
        #expect(stage.open == "Custom" && stage.highlighted == "First")
        try harness.type("s")
        #expect(stage.log == ["Second"] && stage.open == nil)
        #expect(stage.field.isFirstResponder && stage.field.text.isEmpty)
    }

    @Test func `Keys work while the menus are closed, and text leaves them to the menu`() throws {
        stage.field.text = "words"
        try harness.focus(stage.field)
        stage.field.selectAll(nil)
        Pasteboard.general.string = "old"
        try harness.key("c", .control)
        #expect(Pasteboard.general.string == "words")
        try harness.key("t", .control)
        #expect(stage.log == ["Second"])
        try harness.key("x", .control)
        #expect(stage.field.text.isEmpty)
        try harness.key("z", .control)
        #expect(stage.field.text == "words")
        try harness.key("y", .control)

        #expect(stage.field.text.isEmpty, "Redo has a second key")
    }

    @Test func `After Escape has closed a menu, a key of a command performs it, and leaves the bar`() throws {
        stage.field.text = "words"
        try harness.focus(stage.field)
        for (open, key) in [("f", "t"), ("e", "t")] as [(Character, Character)] {
            try harness.key(open, .alternate)
            try harness.key(.keyboardEscape)
            #expect(stage.marked != nil)
            harness.send(
                .key(
                    KeyEvent(
                        phase: .down, key: Key(keyCode: .keyboardLeftControl, modifierFlags: .control),
                        timestamp: harness.now)))
            #expect(stage.marked != nil, "Control alone changes nothing")
            try harness.key(key, .control)
            #expect(stage.marked == nil && stage.log == ["Second"])
            stage.log = []
        }
        try harness.key(.keyboardF10)
        try harness.key(.keyboardEscape)
        try harness.key("a", .control)
        #expect(stage.marked == nil && stage.field.selectedText == "words")
        try harness.type("y")
        #expect(stage.field.text == "y")
    }

    @Test
    func `In the bar, Alt with a letter opens another menu, and a key without a command leaves the bar`()
        throws
    {
        try harness.key(.keyboardF10)
        try harness.key(.keyboardEscape)
        try harness.key("e", .alternate)
        #expect(stage.open == "Edit")
        try harness.key(.keyboardEscape)
        try harness.key(.keyboardF5)
        #expect(stage.marked == nil && stage.open == nil)
    }
}
