/// Something that a key does, wherever the focus is below the responder that has it: `UIKeyCommand`.
///
/// A responder offers it in ``Responder/keyCommands``; a menu shows the key beside the title. The focused view comes first,
/// unless ``wantsPriorityOverSystemBehavior`` is set; a text that has the focus leaves every key with Ctrl, Alt or Super to
/// the command.
///
///     override var keyCommands: [KeyCommand]? {
///         [KeyCommand(title: "Save", input: "s", modifierFlags: .control) { _ in save() }]
///     }
public final class KeyCommand: MenuElement {
    /// The character that the key types without modifiers, or one of the constants below.
    public let input: String
    /// The modifier keys that must be held, and no others.
    public let modifierFlags: KeyModifierFlags
    /// Whether the command is disabled, hidden or destructive.
    public var attributes: Attributes
    /// The mark beside it in a menu.
    public var state: State
    /// Whether the command comes before the focused view's own use of the key, typed text included; false at first.
    ///
    /// Without it, a text that has the focus keeps typing, and the keys of caret and deletion without Ctrl, Alt and Super; see
    /// docs/controls.md.
    public var wantsPriorityOverSystemBehavior = false
    private let handler: (KeyCommand) -> Void

    public init(
        title: String = "", image: Image? = nil, input: String, modifierFlags: KeyModifierFlags = [],
        attributes: Attributes = [], state: State = .off, handler: @escaping (KeyCommand) -> Void
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    public static let inputEscape = "UIKeyInputEscape"
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputPageUp = "UIKeyInputPageUp"
    public static let inputPageDown = "UIKeyInputPageDown"
    public static let inputHome = "UIKeyInputHome"
    public static let inputEnd = "UIKeyInputEnd"
    /// Delete (forward).
    public static let inputDelete = "UIKeyInputDelete"
    /// A function key, 1...12.
    public static func inputFunction(_ number: Int) -> String { "UIKeyInputF\(number)" }

    package override var chosenAttributes: Attributes { attributes }
    package override var chosenState: State { state }
    override func mark(_ state: State) { self.state = state }

    package override func choose(from sender: AnyObject?) {
        if !attributes.contains(.disabled) { handler(self) }
    }

    /// Whether it is this key with these modifiers, Caps Lock aside.
    package func matches(_ key: Key) -> Bool {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard flags == modifierFlags.subtracting([.alphaShift, .numericPad]) else { return false }
        if let code = Self.codes[input]?.code { return key.keyCode == code }
        return !input.isEmpty && key.charactersIgnoringModifiers.lowercased() == input.lowercased()
    }

    /// As Linux desktops write it: "Ctrl+Shift+S".
    package override var shortcutText: String? {
        var parts: [String] = []
        for (flag, name) in [
            (KeyModifierFlags.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"), (.command, "Super"),
        ] where modifierFlags.contains(flag) {
            parts.append(name)
        }
        parts.append(Self.codes[input]?.name ?? input.uppercased())
        return parts.joined(separator: "+")
    }

    /// The keys that print nothing, and how they are called.
    private static let codes: [String: (code: KeyboardHIDUsage, name: String)] = {
        var codes: [String: (code: KeyboardHIDUsage, name: String)] = [
            inputEscape: (.keyboardEscape, "Esc"), inputUpArrow: (.keyboardUpArrow, "Up"),
            inputDownArrow: (.keyboardDownArrow, "Down"), inputLeftArrow: (.keyboardLeftArrow, "Left"),
            inputRightArrow: (.keyboardRightArrow, "Right"), inputPageUp: (.keyboardPageUp, "Page Up"),
            inputPageDown: (.keyboardPageDown, "Page Down"), inputHome: (.keyboardHome, "Home"),
            inputEnd: (.keyboardEnd, "End"), inputDelete: (.keyboardDeleteForward, "Delete"),
            "\r": (.keyboardReturnOrEnter, "Return"), "\n": (.keyboardReturnOrEnter, "Return"),
            "\t": (.keyboardTab, "Tab"), " ": (.keyboardSpacebar, "Space"),
            "\u{8}": (.keyboardDeleteOrBackspace, "Backspace"),
        ]
        for number in 1...12 {
            let code = KeyboardHIDUsage(rawValue: KeyboardHIDUsage.keyboardF1.rawValue + number - 1)
            codes[inputFunction(number)] = (code, "F\(number)")
        }
        return codes
    }()
}
