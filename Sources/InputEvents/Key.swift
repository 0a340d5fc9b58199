/// A key as it was pressed, with `UIKey`'s members.
///
///     key.charactersIgnoringModifiers == "s" && key.modifierFlags == .control
public struct Key: Hashable, Sendable {
    /// Which physical key.
    public var keyCode: KeyboardHIDUsage
    /// The characters of the key in the keyboard layout (lower case), for shortcuts; empty for keys without characters.
    public var charactersIgnoringModifiers: String
    /// The modifier keys that are held.
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
