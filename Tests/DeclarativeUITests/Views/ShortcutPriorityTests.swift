import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// A text field and an editor beside a button with a shortcut.
private struct ShortcutForm: View {
    let shortcut: KeyboardShortcut
    let isOff: Bool
    let log: Log
    @State private var name = "one two"
    @State private var notes = "one two"
    @State private var hasSheet = false

    var body: some View {
        VStack {
            TextField("Name", text: $name).accessibilityIdentifier("name")
            TextEditor(text: $notes).frame(height: 60).accessibilityIdentifier("notes")
            Button("Command") { log.count += 1 }.keyboardShortcut(shortcut).disabled(isOff)
            Button("Ask") { hasSheet = true }
        }
        .sheet(isPresented: $hasSheet) {
            TextField("City", text: $name).accessibilityIdentifier("city")
        }
    }
}

private final class Log { var count = 0 }

/// The priority of text views and declarative shortcuts: the table of docs/controls.md.
struct ShortcutPriorityTests {
    private let log = Log()

    private func show(_ shortcut: KeyboardShortcut, isOff: Bool = false) throws -> Shown<ShortcutForm> {
        Pasteboard.general.string = "P"
        return try Shown(ShortcutForm(shortcut: shortcut, isOff: isOff, log: log))
    }

    /// The text of the focused view.
    private func text(_ harness: Harness) throws -> String {
        let focused = try #require(harness.focusedView)
        return (focused as? Widgets.TextField)?.text ?? (focused as? Widgets.TextView)?.text ?? "no text"
    }

    private func focus(_ place: String, _ harness: Harness) throws {
        try harness.click(place)
        try harness.key(.keyboardEnd)
        for _ in 0..<3 { try harness.key(.keyboardLeftArrow, .shift) }
        #expect(try text(harness) == "one two")
    }

    @Test(arguments: ["a", "c", "x", "v", "z", "y", "d", "e", "k", "u"] as [Character], ["name", "notes"])
    func `A text view leaves keys with Ctrl to a reachable button`(_ key: Character, _ place: String)
        throws
    {
        let shown = try show(KeyboardShortcut(KeyEquivalent(key)))
        try focus(place, shown.harness)

        try shown.harness.key(key, .control)

        #expect(log.count == 1)
        #expect(try text(shown.harness) == "one two" && Pasteboard.general.string == "P")
    }

    @Test(arguments: ["name", "notes"], [.control, .alternate, [.control, .shift]] as [KeyModifierFlags])
    func `A text view leaves caret keys with Ctrl or Alt to a reachable button`(
        _ place: String, _ flags: KeyModifierFlags
    ) throws {
        let shown = try show(KeyboardShortcut(.delete, modifiers: EventModifiers(flags)))
        try focus(place, shown.harness)

        try shown.harness.key(.keyboardDeleteOrBackspace, flags)

        #expect(log.count == 1)
        #expect(try text(shown.harness) == "one two")
    }

    @Test(arguments: ["name", "notes"])
    func `A text view uses unmodified keys despite a button's shortcut`(_ place: String) throws {
        let shown = try show(KeyboardShortcut(.delete, modifiers: []))
        try focus(place, shown.harness)

        try shown.harness.key(.keyboardDeleteOrBackspace)

        #expect(log.count == 0)
        #expect(try text(shown.harness) == "one ")
    }

    @Test(arguments: ["name", "notes"])
    func `A text view uses the shortcut of a disabled button`(_ place: String) throws {
        let shown = try show(KeyboardShortcut("x"), isOff: true)
        try focus(place, shown.harness)

        try shown.harness.key("x", .control)

        #expect(log.count == 0)
        #expect(try text(shown.harness) == "one ")
    }

    @Test func `A text view in a sheet uses the shortcut of a button below the sheet`() throws {
        let shown = try show(KeyboardShortcut("x"))
        try shown.click("Ask")
        try focus("city", shown.harness)

        try shown.harness.key("x", .control)

        #expect(log.count == 0)
        #expect(try text(shown.harness) == "one ")
    }
}
