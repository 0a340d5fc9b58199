/// The comparison of keys with shortcuts.
extension Key {
    /// The modifiers that shortcuts name.
    private static let shortcutFlags: KeyModifierFlags = [.shift, .control, .alternate, .command]

    /// Returns whether the key is that of a shortcut with a character.
    ///
    /// The character may be that of the key, with exactly the modifiers of the shortcut, or one that the key types with Shift, which the
    /// shortcut need not name: Ctrl and "+" are Ctrl+Shift+= on a US keyboard. Letters match in both cases, and name Shift.
    package func matches(_ input: String, _ flags: KeyModifierFlags) -> Bool {
        if input.isEmpty { return false }
        let held = modifierFlags.intersection(Self.shortcutFlags)
        let wanted = flags.intersection(Self.shortcutFlags)
        if held == wanted, charactersIgnoringModifiers.lowercased() == input.lowercased() { return true }
        return held.contains(.shift) && held.subtracting(.shift) == wanted.subtracting(.shift)
            && characters == input && characters != charactersIgnoringModifiers
            && input.lowercased() == input.uppercased()
    }

    /// The keys as which this one is compared with shortcuts, one after the other, until one is found: itself, and the key with its Latin
    /// character.
    ///
    /// The Latin letter of a key with a punctuation mark is compared first, such as the "q" of a Hebrew layout, which types "/".
    package var readings: [Key] {
        if latinCharacters == charactersIgnoringModifiers { return [self] }
        var latin = self
        latin.charactersIgnoringModifiers = latinCharacters
        latin.characters = latinCharacters
        // The digit of a key that types it with Shift, as on French keyboards, is not shifted again.
        if modifierFlags.contains(.shift), let character = latinCharacters.first, !character.isNumber,
            let shifted = KeyboardHIDUsage.usShifted(character)
        {
            latin.characters = String(shifted)
        }
        let isLetter = charactersIgnoringModifiers.first?.isLetter == true
        return !isLetter && latinCharacters.first?.isLetter == true ? [latin, self] : [self, latin]
    }
}

extension KeyEvent {
    /// The events of the keys as which this one is compared with shortcuts: see ``Key/readings``.
    package var readings: [KeyEvent] {
        key.readings.map { key in
            var event = self
            event.key = key
            return event
        }
    }
}

/// The characters of a US keyboard.
extension KeyboardHIDUsage {
    /// The characters of the keys from `keyboardA` to `keyboardSlash` in a US layout; "\0" for keys without one.
    private static let usCharacters = Array(
        "abcdefghijklmnopqrstuvwxyz1234567890\0\0\0\0 -=[]\\\\;'`,./")
    private static let usSymbols = Array("`1234567890-=[]\\;',./")
    private static let usShiftedSymbols = Array("~!@#$%^&*()_+{}|:\"<>?")

    /// The character that the key has in a US layout without Shift; nil for a key without one.
    package var usCharacter: Character? {
        if self == .keyboardNonUSBackslash { return "\\" }
        let index = rawValue - Self.keyboardA.rawValue
        guard Self.usCharacters.indices.contains(index), Self.usCharacters[index] != "\0" else { return nil }
        return Self.usCharacters[index]
    }

    /// Returns the character that a key types with Shift in a US layout; nil if it has no character.
    package static func usShifted(_ character: Character) -> Character? {
        if let index = usSymbols.firstIndex(of: character) { return usShiftedSymbols[index] }
        return ("a"..."z").contains(character) ? character.uppercased().first : nil
    }

    /// Returns the key that types a character in a US layout, and whether that takes Shift; nil if there is none.
    package static func usKey(typing character: Character) -> (key: KeyboardHIDUsage, takesShift: Bool)? {
        let plain: Character
        if let index = usShiftedSymbols.firstIndex(of: character) {
            plain = usSymbols[index]
        } else {
            plain = character.lowercased().first ?? character
        }
        guard plain != "\0", let index = usCharacters.firstIndex(of: plain) else { return nil }
        return (KeyboardHIDUsage(rawValue: keyboardA.rawValue + index), plain != character)
    }
}
