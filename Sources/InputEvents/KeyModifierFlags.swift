/// The modifier keys that are held, with `UIKeyModifierFlags`' names; `command` is the Super (logo) key.
///
///     if event.key.modifierFlags == [.control, .shift] { redo() }
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Caps Lock is on.
    public static let alphaShift = KeyModifierFlags(rawValue: 1)
    public static let shift = KeyModifierFlags(rawValue: 2)
    public static let control = KeyModifierFlags(rawValue: 4)
    /// Alt.
    public static let alternate = KeyModifierFlags(rawValue: 8)
    public static let command = KeyModifierFlags(rawValue: 16)
    /// The key is on the numeric pad.
    public static let numericPad = KeyModifierFlags(rawValue: 32)
}
