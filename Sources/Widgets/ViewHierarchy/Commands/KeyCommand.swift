/// A keyboard command, available while the focus is in the responder that provides it or in one of its descendants:
/// `UIKeyCommand`.
///
/// It calls a closure, or sends an action along the responder chain like every ``Command``. A responder provides it in
/// ``Responder/keyCommands``; a menu displays the key beside the title. The focused view handles the
/// key first unless ``wantsPriorityOverSystemBehavior`` is true; a focused text view does not handle keys with Ctrl, Alt or
/// Super that are bound to enabled commands.
///
///     override var keyCommands: [KeyCommand]? {
///         [KeyCommand(title: "Save", input: "s", modifierFlags: .control) { _ in save() }]
///     }
public final class KeyCommand: Command {
    /// The character of the key, or one of the constants of this type.
    ///
    /// It may be one that is typed with Shift, such as "+" on a US keyboard or "/" on a German one, whether or not ``modifierFlags`` contains
    /// Shift. A letter is that of the key without Shift. A character that no key has in the current layout of the keyboard, such as "c" in a
    /// Greek one, is that of the key in another layout that the user has chosen, or else on a US keyboard.
    public let input: String
    /// The modifier keys that must be held; no others may be, except Shift where it types ``input``.
    public let modifierFlags: KeyModifierFlags
    /// Whether the command takes precedence over the focused view's own handling of the key, including typed text; false by
    /// default.
    ///
    /// If it is false, a focused text view keeps typed characters, and the caret and deletion keys without Ctrl, Alt and Super;
    /// see docs/controls.md.
    public var wantsPriorityOverSystemBehavior = false
    private let handler: ((KeyCommand) -> Void)?
    /// Further keys of the command, which menus do not display.
    private var alternatives: [(input: String, modifierFlags: KeyModifierFlags)] = []

    /// Creates a command that sends `action` along the responder chain.
    ///
    ///     KeyCommand(title: "Copy", action: .copy, input: "c", modifierFlags: .control)
    public init(
        title: String = "", image: Image? = nil, action: Selector, input: String,
        modifierFlags: KeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        handler = nil
        super.init(
            title: title, subtitle: nil, image: image, sending: action, propertyList: propertyList,
            attributes: attributes, state: state)
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// Creates a command; `handler` receives it when the key is pressed or the menu element is chosen.
    public init(
        title: String = "", image: Image? = nil, input: String, modifierFlags: KeyModifierFlags = [],
        attributes: Attributes = [], state: State = .off, handler: @escaping (KeyCommand) -> Void
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.handler = handler
        super.init(
            title: title, subtitle: nil, image: image, sending: nil, propertyList: nil,
            attributes: attributes,
            state: state)
    }

    /// Adds a key that performs the command too, such as Ctrl+Y for Redo; menus display only the first key.
    public func addKeyEquivalent(_ input: String, modifierFlags: KeyModifierFlags = []) {
        alternatives.append((input, modifierFlags))
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
    /// Returns the input of a function key, 1...24.
    public static func inputFunction(_ number: Int) -> String { "UIKeyInputF\(number)" }

    package override func choose(from sender: AnyObject?) {
        guard let handler else { return super.choose(from: sender) }
        if !attributes.contains(.disabled) { handler(self) }
    }

    /// Returns whether `key` is a key of this command with its modifiers; Caps Lock is ignored.
    package func matches(_ key: Key) -> Bool {
        Self.matches(key, input, modifierFlags)
            || alternatives.contains { Self.matches(key, $0.input, $0.modifierFlags) }
    }

    private static func matches(_ key: Key, _ input: String, _ modifierFlags: KeyModifierFlags) -> Bool {
        guard let code = codes[input]?.code else { return key.matches(input, modifierFlags) }
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        return key.keyCode == code && flags == modifierFlags.subtracting([.alphaShift, .numericPad])
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

    /// The keys of the command, in a form in which equal keys are equal.
    package var keyEquivalents: [KeyEquivalentName] {
        ([(input, modifierFlags)] + alternatives).filter { !$0.0.isEmpty }.map {
            KeyEquivalentName(
                input: $0.0.lowercased(), modifierFlags: $0.1.subtracting([.alphaShift, .numericPad]))
        }
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
        for number in 1...24 {
            let (first, index): (KeyboardHIDUsage, Int) =
                number <= 12 ? (.keyboardF1, number - 1) : (.keyboardF13, number - 13)
            let code = KeyboardHIDUsage(rawValue: first.rawValue + index)
            codes[inputFunction(number)] = (code, "F\(number)")
        }
        return codes
    }()
}

/// A key with its modifiers, by which duplicate shortcuts are found.
package nonisolated struct KeyEquivalentName: Hashable, Sendable {
    let input: String
    let modifierFlags: KeyModifierFlags
}
