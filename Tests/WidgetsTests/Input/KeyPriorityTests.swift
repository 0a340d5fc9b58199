import Testing
import Widgets
import WidgetsTesting

@testable import TextViews

/// Whether a text or the application receives a key: the table of docs/controls.md, row by row.
struct KeyPriorityTests {
    private final class Page: View {
        var commands: [KeyCommand] = []
        var performed: [String] = []
        override var keyCommands: [KeyCommand]? { commands }

        func bind(_ input: String, _ flags: KeyModifierFlags = .control) -> KeyCommand {
            let command = KeyCommand(input: input, modifierFlags: flags) { [unowned self] _ in
                performed.append(input)
            }
            commands.append(command)
            return command
        }
    }

    private let page = Page()
    private let field = TextField(frame: Rect(x: 10, y: 10, width: 180, height: 32))
    private let view = TextView(frame: Rect(x: 10, y: 50, width: 180, height: 100))
    private let harness: Harness

    init() throws {
        page.addSubview(field)
        page.addSubview(view)
        harness = Harness(page, size: Size(width: 200, height: 160))
        field.text = "one two"
        view.text = "one two"
        view.isFindInteractionEnabled = true
        view.lineBreakMode = .byClipping
        try harness.settle()
    }

    /// The state of both texts, their selections, undo histories and the pasteboard: unchanged by a key that a text does not use.
    private var state: [String] {
        [
            field.text, field.selectedText, "\(field.editor.selection)", view.text,
            "\(view.editor.selection)",
            "\(view.isFinding)", "\(view.findInteraction?.isFindNavigatorVisible == true)",
            Pasteboard.general.string ?? "", "\(field.undoManager?.canUndo == true)",
        ]
    }

    /// Focuses a text, selects the end of its text, and provides content for undo and paste.
    private func prepare(_ isView: Bool) throws {
        try harness.focus(isView ? view : field)
        try harness.key(.keyboardEnd)
        try harness.type("!")
        for _ in 0..<3 { try harness.key(.keyboardLeftArrow, .shift) }
        Pasteboard.general.string = "P"
    }

    private func press(_ row: EditingKey) throws {
        if let code = row.code { return try harness.key(code, row.flags) }
        try harness.key(Character(row.input), row.flags)
    }

    @Test(arguments: EditingKey.ofApplication, [false, true])
    func `A text does not use a key with modifiers that the application binds`(
        _ row: EditingKey, _ isView: Bool
    ) throws {
        _ = page.bind(row.input, row.flags)
        try prepare(isView)
        let before = state

        try press(row)

        #expect(page.performed == [row.input])
        #expect(state == before && (isView ? view : field).isFirstResponder)
    }

    @Test(arguments: EditingKey.ofApplication.filter { $0.isUsedByTexts }, [false, true])
    func `A text uses a key with modifiers whose command is disabled`(_ row: EditingKey, _ isView: Bool)
        throws
    {
        if row.isForViewOnly, !isView { return }
        page.bind(row.input, row.flags).attributes = .disabled

        #expect(try pressChanges(row, isView) && page.performed.isEmpty, "\(row)")
    }

    @Test(arguments: EditingKey.ofText, [false, true])
    func `A text uses a key without modifiers that the application binds`(
        _ row: EditingKey, _ isView: Bool
    ) throws {
        if row.isForViewOnly, !isView { return }
        _ = page.bind(row.input, row.flags)
        try prepare(isView)

        try press(row)

        #expect(page.performed.isEmpty)
    }

    @Test(arguments: EditingKey.ofText + EditingKey.ofApplication, [false, true])
    func `A command with wantsPriorityOverSystemBehavior takes every key from the text`(
        _ row: EditingKey, _ isView: Bool
    )
        throws
    {
        page.bind(row.input, row.flags).wantsPriorityOverSystemBehavior = true
        try prepare(isView)
        let before = state

        try press(row)

        #expect(page.performed == [row.input])
        #expect(state == before)
    }

    @Test(arguments: EditingKey.ofApplication.filter { $0.isUsedByTexts }, [false, true])
    func `A text uses a key with modifiers that the application does not bind`(
        _ row: EditingKey, _ isView: Bool
    ) throws {
        if row.isForViewOnly, !isView { return }
        _ = page.bind("j")

        #expect(try pressChanges(row, isView), "\(row)")
    }

    /// Presses a key in a text; returns whether the text or the focus has changed.
    private func pressChanges(_ row: EditingKey, _ isView: Bool) throws -> Bool {
        try prepare(isView)
        // A selection in the middle, so that each key changes the text, the selection or the pasteboard.
        try harness.key(.keyboardLeftArrow)
        try harness.key(.keyboardLeftArrow)
        try harness.key(.keyboardRightArrow, .shift)
        if row.input == "y" || row.input == "z" && row.flags.contains(.shift) {
            try harness.key("z", .control)
        }
        view.findInteraction?.searchText = "o"
        let before = state

        try press(row)

        let hasMovedFocus = !(isView ? view : field).isFirstResponder
        return state != before || hasMovedFocus
    }

    @Test func `Typing replaces the selection although the application binds the character`() throws {
        _ = page.bind("n", [])
        try harness.focus(field)
        try harness.key("a", .control)
        try harness.type("n")
        #expect(field.text == "n" && page.performed.isEmpty)
    }

    @Test func `A priority command swallows the text of its key, once`() throws {
        page.bind("n", []).wantsPriorityOverSystemBehavior = true
        try harness.focus(field)
        try harness.key(.keyboardEnd)
        try harness.type("nm")
        #expect(page.performed == ["n"] && field.text == "one twom")
    }

    @Test func `Text is inserted after a menu that a priority command opened took the release of its key`()
        throws
    {
        let command = page.bind("n", [])
        command.wantsPriorityOverSystemBehavior = true
        try harness.focus(field)
        try harness.key(.keyboardEnd)
        let key = Key(
            keyCode: KeyboardHIDUsage(rawValue: 0x11), charactersIgnoringModifiers: "n", modifierFlags: [])
        harness.send(.key(KeyEvent(phase: .down, key: key, timestamp: harness.now)))
        let menu = Menu(children: [Action(title: "One") { _ in }])
        #expect(menu.popUp(positioning: nil, at: Point(x: 10, y: 10), in: field))
        harness.send(.key(KeyEvent(phase: .up, key: key, timestamp: harness.now)))
        try harness.key(.keyboardEscape)
        harness.send(.textInput(TextInputEvent(.commit("é"), timestamp: harness.now)))
        #expect(field.text == "one twoé")
    }

    @Test func `a disabled command does not take priority`() throws {
        let command = page.bind("n", [])
        command.wantsPriorityOverSystemBehavior = true
        command.attributes = .disabled
        try harness.focus(field)
        try harness.key(.keyboardEnd)
        try harness.type("n")
        #expect(field.text == "one twon" && page.performed.isEmpty)
    }

    @Test(arguments: [false, true])
    func `The commands of an Edit menu act on the focused text`(_ isView: Bool) throws {
        let window = harness.host
        for (input, action) in [("c", .copy), ("x", .cut), ("v", .paste), ("z", .undo), ("a", .selectAll)]
            as [(String, Selector)]
        {
            page.commands.append(
                KeyCommand(input: input, modifierFlags: .control) { command in
                    let text = window.firstResponder as? any ResponderStandardEditActions
                    text?.perform(action, with: command)
                })
        }
        try prepare(isView)
        func text() -> String { isView ? view.text : field.text }

        try harness.key("c", .control)
        #expect(Pasteboard.general.string == "wo!")
        try harness.key("x", .control)
        #expect(text() == "one t")
        try harness.key("v", .control)
        try harness.key("v", .control)
        #expect(text() == "one two!wo!")
        try harness.key("z", .control)
        #expect(text() == "one two!")
        try harness.key("a", .control)
        try harness.key(.keyboardDeleteOrBackspace)
        #expect(text().isEmpty)
    }

    @Test func `A selectable label does not use a key that the application binds`() throws {
        let label = Label(frame: Rect(x: 10, y: 120, width: 100, height: 20))
        label.text = "label"
        label.isSelectable = true
        page.addSubview(label)
        _ = page.bind("c")
        try harness.focus(label)
        try harness.key("a", .control)
        Pasteboard.general.string = "P"

        try harness.key("c", .control)

        #expect(label.selectedText == "label")
        #expect(page.performed == ["c"] && Pasteboard.general.string == "P")
    }

    @Test func `A text view leaves the find keys of its find bar's field to the application`() throws {
        _ = page.bind("g")
        try harness.focus(view)
        try harness.key("f", .control)
        #expect(!view.isFirstResponder)
        try harness.type("o")

        try harness.key("g", .control)

        #expect(page.performed == ["g"])
    }
}
