public import Widgets

/// Keyboard input; each method runs frames until none is needed (see `settlesAfterVerbs`).
extension Harness {
    /// The view that is first responder; nil when there is none.
    public var focusedView: View? { host.firstResponder as? View }

    /// Gives the view the keyboard focus; throws when the view does not accept it or the current first responder does not resign.
    public func focus(_ view: View) throws(HarnessError) {
        runFirstFrame()
        guard view.becomeFirstResponder() else {
            let holder = focusedView.map { "\($0.hierarchyPath) has it" } ?? "nothing has it"
            throw HarnessError(.refused, "\(view.hierarchyPath) did not get the keyboard focus; \(holder)")
        }
        try settleAfterVerb()
    }

    /// Gives the view found by `view(_:)` for `name` the keyboard focus.
    public func focus(_ name: String) throws(HarnessError) { try focus(try view(name)) }

    /// Presses and releases a key of a US keyboard.
    public func key(_ code: KeyboardHIDUsage, _ modifiers: KeyModifierFlags = []) throws(HarnessError) {
        try key(Key(us: code, code.usCharacter, modifiers))
    }

    /// Presses and releases a key of any keyboard.
    public func key(_ key: Key) throws(HarnessError) {
        runFirstFrame()
        send(.key(KeyEvent(phase: .down, key: key, timestamp: now)))
        send(.key(KeyEvent(phase: .up, key: key, timestamp: now)))
        try settleAfterVerb()
    }

    /// Presses and releases the key that types the character on a US keyboard, with modifiers: `key("s", .control)`.
    ///
    /// Shift is held too for a character that takes it, such as "S" or "+".
    public func key(_ character: Character, _ modifiers: KeyModifierFlags) throws(HarnessError) {
        try key(Key(typing: character, modifiers))
    }

    /// Types the text character by character, with a key press, a text input event and a key release for each.
    ///
    /// Line breaks press the Return key and tabs the Tab key; these send no text input event.
    public func type(_ text: String) throws(HarnessError) {
        runFirstFrame()
        for character in text {
            let key = Key(typing: character, [])
            send(.key(KeyEvent(phase: .down, key: key, timestamp: now)))
            if character != "\n", character != "\t" {
                send(.textInput(TextInputEvent(.commit(String(character)), timestamp: now)))
            }
            send(.key(KeyEvent(phase: .up, key: key, timestamp: now)))
            try settleAfterVerb()
        }
    }
}

extension Key {
    /// Creates the key that types the character on a US keyboard; its key code is 0 when there is none.
    fileprivate init(typing character: Character, _ modifiers: KeyModifierFlags) {
        switch character {
        case "\n": self.init(keyCode: .keyboardReturnOrEnter, modifierFlags: modifiers)
        case "\t": self.init(keyCode: .keyboardTab, modifierFlags: modifiers)
        default:
            if let (code, takesShift) = KeyboardHIDUsage.usKey(typing: character) {
                self.init(us: code, code.usCharacter, takesShift ? modifiers.union(.shift) : modifiers)
            } else {
                self.init(
                    keyCode: KeyboardHIDUsage(rawValue: 0), characters: String(character),
                    charactersIgnoringModifiers: character.lowercased(),
                    modifierFlags: character.isUppercase ? modifiers.union(.shift) : modifiers)
            }
        }
    }

    /// Creates a key of a US keyboard, with the character that it has without Shift.
    fileprivate init(us code: KeyboardHIDUsage, _ character: Character?, _ modifiers: KeyModifierFlags) {
        let shifted = modifiers.contains(.shift) ? character.flatMap(KeyboardHIDUsage.usShifted) : nil
        self.init(
            keyCode: code, characters: shifted.map { String($0) },
            charactersIgnoringModifiers: character.map { String($0) } ?? "", modifierFlags: modifiers)
    }
}
