/// A key with modifiers: `SwiftUI.KeyboardShortcut`.
///
///     Button("Save") { save() }.keyboardShortcut("s")
///     Button("Done") { close() }.keyboardShortcut(.defaultAction)
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys that must be held, and no others.
    public var modifiers: EventModifiers

    /// Creates a shortcut; the modifier is Control by default, the `command` of Linux desktops.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return without modifiers: the default action of a window or dialog.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape without modifiers: the action that cancels a dialog.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    func matches(_ key: Key) -> Bool {
        guard let code = self.key.code else {
            return key.matches(String(self.key.character), modifiers.flags)
        }
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        return flags == modifiers.flags
            && (key.keyCode == code || self.key == .return && key.keyCode == .keypadEnter)
    }
}

/// A key, identified by the character it types: `SwiftUI.KeyEquivalent`.
///
///     .keyboardShortcut(.delete, modifiers: [])
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key: without modifiers, or with Shift if it is no letter, such as "+".
    public var character: Character

    /// Creates the key that types `character`; letters match in both cases.
    public init(_ character: Character) { self.character = character }
    /// Creates the key that types `character`, from a literal such as `"s"`.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    /// The up arrow key.
    public static let upArrow = KeyEquivalent("\u{f700}")
    /// The down arrow key.
    public static let downArrow = KeyEquivalent("\u{f701}")
    /// The left arrow key.
    public static let leftArrow = KeyEquivalent("\u{f702}")
    /// The right arrow key.
    public static let rightArrow = KeyEquivalent("\u{f703}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{f729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{f72b}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{f72c}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{f72d}")
    /// The Delete key, which deletes the character after the caret.
    public static let deleteForward = KeyEquivalent("\u{f728}")
    /// The Backspace key, which deletes the character before the caret.
    public static let delete = KeyEquivalent("\u{8}")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1b}")
    /// The Return key, and Enter on the numeric keypad.
    public static let `return` = KeyEquivalent("\r")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")

    /// The usage code of a special key, Return, Tab and Space included; nil for keys identified by their character.
    var code: KeyboardHIDUsage? {
        switch self {
        case .upArrow: .keyboardUpArrow
        case .downArrow: .keyboardDownArrow
        case .leftArrow: .keyboardLeftArrow
        case .rightArrow: .keyboardRightArrow
        case .home: .keyboardHome
        case .end: .keyboardEnd
        case .pageUp: .keyboardPageUp
        case .pageDown: .keyboardPageDown
        case .deleteForward: .keyboardDeleteForward
        case .delete: .keyboardDeleteOrBackspace
        case .escape: .keyboardEscape
        case .return: .keyboardReturnOrEnter
        case .space: .keyboardSpacebar
        case .tab: .keyboardTab
        default: nil
        }
    }

    /// Creates the equivalent of an event's key: by its code if it is a special key, otherwise by its character.
    init?(_ key: Key) {
        let named: [KeyEquivalent] = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .deleteForward,
            .delete, .escape, .return, .space, .tab,
        ]
        if let found = named.first(where: { $0.code == key.keyCode }) {
            self = found
        } else if key.keyCode == .keypadEnter {
            self = .return
        } else if let character = key.charactersIgnoringModifiers.first {
            self.init(character)
        } else {
            return nil
        }
    }
}

/// Modifier keys: `SwiftUI.EventModifiers`.
///
/// `command` is the Control key, the modifier of commands on Linux desktops, so that shortcuts written for macOS work
/// as Linux users expect.
///
///     .keyboardShortcut("s", modifiers: [.command, .shift])
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Caps Lock key; ignored by keyboard shortcuts.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The Alt key.
    public static let option = EventModifiers(rawValue: 8)
    /// The Control key, which modifies commands on Linux desktops.
    public static let command = EventModifiers(rawValue: 16)
    /// The key is on the numeric keypad; ignored by keyboard shortcuts.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifiers.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    var flags: KeyModifierFlags {
        var flags: KeyModifierFlags = []
        if contains(.shift) { flags.insert(.shift) }
        if contains(.control) || contains(.command) { flags.insert(.control) }
        if contains(.option) { flags.insert(.alternate) }
        return flags
    }

    init(_ flags: KeyModifierFlags) {
        self = []
        if flags.contains(.alphaShift) { insert(.capsLock) }
        if flags.contains(.shift) { insert(.shift) }
        if flags.contains(.control) { formUnion([.control, .command]) }
        if flags.contains(.alternate) { insert(.option) }
        if flags.contains(.numericPad) { insert(.numericPad) }
    }
}

private struct ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The keyboard shortcut of the control in this environment; nil by default.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// Presses the descendant button when the key is pressed anywhere in the window, while the button is enabled.
    ///
    /// A hidden or fully transparent button keeps its shortcut, so that a window can have keys without visible buttons.
    /// A button on a page that is not displayed, or below a sheet, has none. A focused text view keeps the keys that
    /// type, move the caret or delete, without Ctrl and Alt (docs/controls.md names them).
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets the keyboard shortcut of the descendant button; nil removes one that an ancestor set.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
