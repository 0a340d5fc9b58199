import Testing
import Widgets

/// A key that texts use, in the notation of ``KeyCommand``.
nonisolated struct EditingKey: CustomTestStringConvertible, Sendable {
    let input: String
    let flags: KeyModifierFlags
    /// The key code; nil for a key that inserts a character.
    let code: KeyboardHIDUsage?
    /// Whether any text uses the key; true by default.
    var isUsedByTexts = true
    var isForViewOnly = false

    var testDescription: String { "\(code.map { "\($0)" } ?? input) \(flags.rawValue)" }

    private init(
        _ input: String, _ flags: KeyModifierFlags, _ code: KeyboardHIDUsage? = nil,
        isUsedByTexts: Bool = true,
        isForViewOnly: Bool = false
    ) {
        self.input = input
        self.flags = flags
        self.code = code
        self.isUsedByTexts = isUsedByTexts
        self.isForViewOnly = isForViewOnly
    }

    /// The rows of the table in docs/controls.md in which a key command of the application takes precedence over the text.
    static let ofApplication: [EditingKey] = {
        var keys = ["a", "c", "x", "v", "z", "y", "d", "e", "k", "u", "/", "\\", ".", ";"].map {
            EditingKey($0, .control)
        }
        keys += [EditingKey("a", [.control, .shift]), EditingKey("z", [.control, .shift])]
        let named: [(String, KeyboardHIDUsage)] = [
            ("UIKeyInputLeftArrow", .keyboardLeftArrow),
            ("UIKeyInputRightArrow", .keyboardRightArrow),
            ("UIKeyInputUpArrow", .keyboardUpArrow), ("UIKeyInputDownArrow", .keyboardDownArrow),
            ("UIKeyInputHome", .keyboardHome), ("UIKeyInputEnd", .keyboardEnd),
            ("\u{8}", .keyboardDeleteOrBackspace), ("UIKeyInputDelete", .keyboardDeleteForward),
        ]
        for (input, code) in named {
            for flags in [.control, [.control, .shift]] as [KeyModifierFlags] {
                keys.append(EditingKey(input, flags, code))
            }
        }
        keys += ["f", "g", "h", "r"].map { EditingKey($0, .control, isForViewOnly: true) }
        let f3 = "UIKeyInputF3"
        keys += [
            EditingKey(f3, [], .keyboardF3, isForViewOnly: true),
            EditingKey(f3, .shift, .keyboardF3, isForViewOnly: true),
            EditingKey("\t", .control, .keyboardTab, isForViewOnly: true),
            EditingKey("UIKeyInputPageUp", .control, .keyboardPageUp, isForViewOnly: true),
            EditingKey("UIKeyInputPageDown", .control, .keyboardPageDown, isForViewOnly: true),
        ]
        for flags in [.alternate, .command, [.control, .alternate]] as [KeyModifierFlags] {
            keys.append(EditingKey("c", flags, isUsedByTexts: false))
            keys.append(
                EditingKey("UIKeyInputLeftArrow", flags, .keyboardLeftArrow, isUsedByTexts: false))
        }
        return keys
    }()

    /// The rows of the table in which the text takes precedence over a command without `wantsPriorityOverSystemBehavior`.
    static let ofText: [EditingKey] = [
        EditingKey("n", []), EditingKey("n", .shift),
        EditingKey("UIKeyInputLeftArrow", [], .keyboardLeftArrow),
        EditingKey("UIKeyInputRightArrow", .shift, .keyboardRightArrow),
        EditingKey("UIKeyInputHome", [], .keyboardHome),
        EditingKey("UIKeyInputEnd", .shift, .keyboardEnd),
        EditingKey("\u{8}", [], .keyboardDeleteOrBackspace),
        EditingKey("UIKeyInputDelete", [], .keyboardDeleteForward),
        EditingKey("UIKeyInputDelete", .shift, .keyboardDeleteForward),
        EditingKey("\r", [], .keyboardReturnOrEnter),
        EditingKey("UIKeyInputUpArrow", [], .keyboardUpArrow, isForViewOnly: true),
        EditingKey("UIKeyInputDownArrow", .shift, .keyboardDownArrow, isForViewOnly: true),
        EditingKey("UIKeyInputPageUp", [], .keyboardPageUp, isForViewOnly: true),
        EditingKey("UIKeyInputPageDown", [], .keyboardPageDown, isForViewOnly: true),
        EditingKey("\t", [], .keyboardTab, isForViewOnly: true),
    ]
}
