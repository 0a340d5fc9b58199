import Testing
import Widgets
import WidgetsTesting

/// The key commands of a responder that handles keys itself.
@Suite(.serialized)
struct OwnKeyCommandTests {
    /// A view that uses all keys without calling super, and has commands.
    private class Canvas: View {
        var commands: [KeyCommand] = []
        var keys: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [KeyCommand]? { commands }
        override func keyDown(with event: KeyEvent) {
            keys.append(event.key.charactersIgnoringModifiers)
        }
    }

    private let root = CommandPage(frame: Rect(x: 0, y: 0, width: 200, height: 160))
    private let canvas = Canvas(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    private let harness: Harness
    private let performed = Log()

    private final class Log { var names: [String] = [] }

    init() throws {
        root.addSubview(canvas)
        harness = Harness(root, size: Size(width: 200, height: 160))
        try harness.focus(canvas)
    }

    private func command(_ input: String, _ flags: KeyModifierFlags = []) -> KeyCommand {
        KeyCommand(title: "It", input: input, modifierFlags: flags) { [performed] _ in
            performed.names.append(input)
        }
    }

    /// Runs `body`; returns the diagnostics.
    private func diagnostics(_ body: () throws -> Void) rethrows -> [Diagnostic] {
        var found: [Diagnostic] = []
        let outer = Diagnostics.handler
        Diagnostics.handler = { found.append($0) }
        defer { Diagnostics.handler = outer }
        try body()
        return found
    }

    @Test(arguments: [KeyModifierFlags.control, .alternate, .command, [.control, .shift]])
    func `A command with Control, Alt or Super comes before the view's own keyDown`(_ flags: KeyModifierFlags)
        throws
    {
        canvas.commands = [command("s", flags)]
        let reported = try diagnostics {
            try harness.key("s", flags)
            try harness.key("o", flags)
        }

        #expect(performed.names == ["s"] && canvas.keys == ["o"] && reported.isEmpty)
    }

    @Test func `A disabled command leaves the key to the view`() throws {
        canvas.commands = [command("s", .control)]
        canvas.commands[0].attributes = .disabled
        try harness.key("s", .control)

        #expect(performed.names.isEmpty && canvas.keys == ["s"])
    }

    @Test func `A key without modifiers is the view's, and the command that it hides is reported once`()
        throws
    {
        canvas.commands = [command("n"), command(KeyCommand.inputDownArrow)]
        let reported = try diagnostics {
            try harness.key("n", [])
            try harness.key("n", [])
            try harness.key("m", [])
        }

        #expect(performed.names.isEmpty && canvas.keys == ["n", "n", "m"])
        #expect(reported.map(\.kind) == [.shadowedCommand])
        #expect(reported.first?.message == "uses the key N in keyDown(with:), and has a key command for it")
    }

    @Test func `With priority, a command without modifiers is performed`() throws {
        canvas.commands = [command("n")]
        canvas.commands[0].wantsPriorityOverSystemBehavior = true
        let reported = try diagnostics { try harness.key("n", []) }

        #expect(performed.names == ["n"] && canvas.keys.isEmpty && reported.isEmpty)
    }

    @Test func `The nearest responder comes first: its commands, its keys, and then the next one's`() throws {
        root.commands = [command("s", .control), command("o", .control)]
        canvas.commands = [command("s", .control)]
        try harness.key("s", .control)
        #expect(performed.names == ["s"] && canvas.keys.isEmpty)
        // The view uses Ctrl+O, as a terminal does.
        try harness.key("o", .control)
        #expect(performed.names == ["s"] && canvas.keys == ["o"])
    }

    @Test func `A field reports its own command for a key that it uses, and none for commands of ancestors`()
        throws
    {
        let field = CommandField(frame: Rect(x: 0, y: 110, width: 150, height: 32))
        field.commands = [command(KeyCommand.inputHome)]
        root.commands = [command(KeyCommand.inputEnd)]
        root.addSubview(field)
        try harness.focus(field)
        let reported = try diagnostics {
            try harness.key(.keyboardEnd)
            try harness.key(.keyboardHome)
        }

        #expect(performed.names.isEmpty && reported.map(\.kind) == [.shadowedCommand])
    }

    private final class CommandField: TextField {
        var commands: [KeyCommand] = []
        override var keyCommands: [KeyCommand]? { commands }
    }
}
