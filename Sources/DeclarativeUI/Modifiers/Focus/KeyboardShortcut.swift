/// A key with modifiers: `SwiftUI.KeyboardShortcut`.
///
///     Button("Save") { save() }.keyboardShortcut("s")
///     Button("Done") { close() }.keyboardShortcut(.defaultAction)
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys that must be held, and no others.
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return: what the user most likely wants.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    func matches(_ key: Key) -> Bool {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        guard flags == modifiers.flags else { return false }
        if self.key == .return, key.keyCode == .keypadEnter { return true }
        if let code = self.key.code { return key.keyCode == code }
        return key.charactersIgnoringModifiers.lowercased() == String(self.key.character).lowercased()
    }
}

/// A key by what it types: `SwiftUI.KeyEquivalent`.
///
///     .keyboardShortcut(.delete, modifiers: [])
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types without modifiers.
    public var character: Character

    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    public static let upArrow = KeyEquivalent("\u{f700}")
    public static let downArrow = KeyEquivalent("\u{f701}")
    public static let leftArrow = KeyEquivalent("\u{f702}")
    public static let rightArrow = KeyEquivalent("\u{f703}")
    public static let home = KeyEquivalent("\u{f729}")
    public static let end = KeyEquivalent("\u{f72b}")
    public static let pageUp = KeyEquivalent("\u{f72c}")
    public static let pageDown = KeyEquivalent("\u{f72d}")
    public static let deleteForward = KeyEquivalent("\u{f728}")
    /// Backspace.
    public static let delete = KeyEquivalent("\u{8}")
    public static let escape = KeyEquivalent("\u{1b}")
    public static let `return` = KeyEquivalent("\r")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")

    /// The key, for those that print nothing.
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

    /// The key of an event: by its code where it prints nothing.
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

/// Keys that are held: `SwiftUI.EventModifiers`.
///
/// `command` is the key of the desktop's commands, which is Control here: what is written for another platform works as people
/// expect it.
///
///     .keyboardShortcut("s", modifiers: [.command, .shift])
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    /// Alt.
    public static let option = EventModifiers(rawValue: 8)
    /// Control, as in every desktop's commands.
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
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
    /// The shortcut of the control here.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// Presses the button inside with that key, wherever the focus is in the window, while the button is enabled.
    ///
    /// A hidden or fully transparent button keeps its shortcut, so that a window can have keys without visible buttons; a
    /// button on a page that is not displayed, or below a sheet, has none. A text that has the focus keeps typing, and the
    /// keys of caret and deletion without Ctrl and Alt (docs/controls.md names them).
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets the keyboard shortcut of the button inside; nil removes one that an ancestor set.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
