/// The modifier keys held during an event, named as in `UIKeyModifierFlags`.
///
/// `command` is the Super (logo) key.
///
///     if event.key.modifierFlags == [.control, .shift] { redo() }
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Caps Lock, while it is on.
    public static let alphaShift = KeyModifierFlags(rawValue: 1)
    public static let shift = KeyModifierFlags(rawValue: 2)
    public static let control = KeyModifierFlags(rawValue: 4)
    /// The Alt key.
    public static let alternate = KeyModifierFlags(rawValue: 8)
    public static let command = KeyModifierFlags(rawValue: 16)
    /// Set for keys on the numeric keypad.
    public static let numericPad = KeyModifierFlags(rawValue: 32)
}
