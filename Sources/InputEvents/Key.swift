/// A pressed or released key with its modifiers, modelled on `UIKey`.
///
///     key.charactersIgnoringModifiers == "s" && key.modifierFlags == .control
public struct Key: Hashable, Sendable {
    /// The physical key, independent of the keyboard layout.
    public var keyCode: KeyboardHIDUsage
    /// The lower-case character that the key has in the current keyboard layout, for matching shortcuts; empty for keys without a
    /// character.
    public var charactersIgnoringModifiers: String
    /// The modifier keys held during the event.
    public var modifierFlags: KeyModifierFlags

    public init(
        keyCode: KeyboardHIDUsage, charactersIgnoringModifiers: String = "",
        modifierFlags: KeyModifierFlags = []
    ) {
        self.keyCode = keyCode
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
    }
}
