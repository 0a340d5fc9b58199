import InputEvents
import Testing
import WidgetsTesting

@testable import Widgets

/// The order in which a key is offered to text fields and to the application's commands.
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
        try harness.settle()
    }

    @Test(arguments: ["d", "e", "k", "u", ".", "/"] as [Character], [false, true])
    func `a text leaves an editing key that only some desktops have to the application`(
        _ key: Character, _ isView: Bool
    ) throws {
        _ = page.bind(String(key))
        try harness.focus(isView ? view : field)
        try harness.key(.keyboardHome, .control)

        try harness.key(key, .control)

        #expect(page.performed == [String(key)])
        #expect(field.text == "one two" && view.text == "one two")
    }

    @Test func `a text uses such a key while the application does not bind it`() throws {
        try harness.focus(field)
        try harness.key(.keyboardHome)
        try harness.key("k", .control)
        #expect(field.text.isEmpty)
    }

    @Test func `a disabled command still keeps the key from the text`() throws {
        page.bind("k").attributes = .disabled
        try harness.focus(field)
        try harness.key(.keyboardHome)
        try harness.key("k", .control)
        #expect(field.text == "one two" && page.performed.isEmpty)
    }

    @Test func `a text keeps the keys of its standard edit actions and of typing`() throws {
        for input in ["a", "x"] { _ = page.bind(input) }
        _ = page.bind("n", [])
        try harness.focus(field)
        try harness.key("a", .control)
        try harness.key("x", .control)
        try harness.type("n")
        #expect(field.text == "n" && page.performed.isEmpty)
    }

    @Test func `a command that wants priority takes every key from the text, and what it types`() throws {
        page.bind("a").wantsPriorityOverSystemBehavior = true
        page.bind("n", []).wantsPriorityOverSystemBehavior = true
        page.bind(KeyCommand.inputLeftArrow, []).wantsPriorityOverSystemBehavior = true
        try harness.focus(field)
        try harness.key(.keyboardEnd)
        try harness.key("a", .control)
        try harness.type("n")
        try harness.key(.keyboardLeftArrow)
        #expect(page.performed == ["a", "n", KeyCommand.inputLeftArrow])
        #expect(field.text == "one two" && field.selectedText.isEmpty)
        try harness.type("m")
        #expect(field.text == "one twom")
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
}
