/// A keyboard command, available while the focus is in the responder that provides it or in one of its descendants:
/// `UIKeyCommand`.
///
/// A responder provides it in ``Responder/keyCommands``; a menu displays the key beside the title. The focused view handles the
/// key first unless ``wantsPriorityOverSystemBehavior`` is true; a focused text view does not handle keys with Ctrl, Alt or
/// Super that are bound to commands.
///
///     override var keyCommands: [KeyCommand]? {
///         [KeyCommand(title: "Save", input: "s", modifierFlags: .control) { _ in save() }]
///     }
public final class KeyCommand: MenuElement {
    /// The character that the key types without modifiers, or one of the constants of this type.
    public let input: String
    /// The modifier keys that must be held; no others may be.
    public let modifierFlags: KeyModifierFlags
    /// Whether the command is disabled, hidden or destructive.
    public var attributes: Attributes
    /// The mark displayed beside the title in a menu.
    public var state: State
    /// Whether the command takes precedence over the focused view's own handling of the key, including typed text; false by
    /// default.
    ///
    /// If it is false, a focused text view keeps typed characters, and the caret and deletion keys without Ctrl, Alt and Super;
    /// see docs/controls.md.
    public var wantsPriorityOverSystemBehavior = false
    private let handler: (KeyCommand) -> Void

    /// Creates a command; `handler` receives it when the key is pressed or the menu element is chosen.
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

    /// The Escape key.
    public static let inputEscape = "UIKeyInputEscape"
    /// The up arrow key.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Page Up key.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public static let inputHome = "UIKeyInputHome"
    /// The End key.
    public static let inputEnd = "UIKeyInputEnd"
    /// The Delete (forward) key.
    public static let inputDelete = "UIKeyInputDelete"
    /// Returns the input of a function key, 1...12.
    public static func inputFunction(_ number: Int) -> String { "UIKeyInputF\(number)" }

    package override var chosenAttributes: Attributes { attributes }
    package override var chosenState: State { state }
    override func setState(_ state: State) { self.state = state }

    package override func choose(from sender: AnyObject?) {
        if !attributes.contains(.disabled) { handler(self) }
    }

    /// Returns whether `key` is the key of this command with its modifiers; Caps Lock is ignored.
    package func matches(_ key: Key) -> Bool {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard flags == modifierFlags.subtracting([.alphaShift, .numericPad]) else { return false }
        if let code = Self.codes[input]?.code { return key.keyCode == code }
        return !input.isEmpty && key.charactersIgnoringModifiers.lowercased() == input.lowercased()
    }

    /// The text of the shortcut in the notation of Linux desktops, such as "Ctrl+Shift+S".
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

    /// The key codes and names of the keys that do not type a character.
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
