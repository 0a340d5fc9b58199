/// A pressed or released key with its modifiers, modelled on `UIKey`.
///
///     key.charactersIgnoringModifiers == "s" && key.modifierFlags == .control
///
/// AltGr, and any other modifier that selects characters, is not among the modifiers: AltGr+Q on a German keyboard is the key "@". A key whose
/// character is not Latin also has a Latin one, by which shortcuts find it: see ``latinCharacters``.
public struct Key: Hashable, Sendable {
    /// The physical key, independent of the keyboard layout.
    public var keyCode: KeyboardHIDUsage
    /// The characters that the key types with Shift, Caps Lock and AltGr, whether or not another modifier makes it a command; empty for keys
    /// without a character, and for dead keys.
    public var characters: String
    /// The lower-case character that the key has in the current keyboard layout without Shift; empty for keys without a character.
    ///
    /// That of a dead key is its accent.
    public var charactersIgnoringModifiers: String
    /// The lower-case Latin character of the key, by which a shortcut that no key has in the current layout is found.
    ///
    /// Equal to `charactersIgnoringModifiers` in a layout with Latin letters, and while AltGr is held. In another layout, it is the character of
    /// the key in another layout that the user has chosen, or else on a US keyboard.
    ///
    ///     key.latinCharacters == "c"   // the key C, also in a Russian layout
    public var latinCharacters: String
    /// The modifier keys held during the event.
    public var modifierFlags: KeyModifierFlags

    /// Creates a key.
    ///
    /// Without `characters`, the key types its character, in upper case with Shift or Caps Lock. Without `latinCharacters`, a character of
    /// another script has that of a US keyboard.
    public init(
        keyCode: KeyboardHIDUsage, characters: String? = nil, charactersIgnoringModifiers: String = "",
        latinCharacters: String? = nil, modifierFlags: KeyModifierFlags = []
    ) {
        self.keyCode = keyCode
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        let isUpper = modifierFlags.contains(.shift) != modifierFlags.contains(.alphaShift)
        self.characters =
            characters ?? (isUpper ? charactersIgnoringModifiers.uppercased() : charactersIgnoringModifiers)
        self.latinCharacters =
            latinCharacters ?? Self.latinCharacters(charactersIgnoringModifiers, keyCode)
    }

    /// Returns `characters` if their script is Latin or none, and else those of the key on a US keyboard.
    private static func latinCharacters(_ characters: String, _ keyCode: KeyboardHIDUsage) -> String {
        guard let scalar = characters.unicodeScalars.first, scalar.properties.isAlphabetic,
            scalar.value >= 0x250, !(0x1E00...0x1EFF).contains(scalar.value)
        else { return characters }
        return keyCode.usCharacter.map { String($0) } ?? characters
    }
}
