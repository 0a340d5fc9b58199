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

    /// Presses and releases a key.
    public func key(
        _ code: KeyboardHIDUsage, _ modifiers: KeyModifierFlags = []
    ) throws(HarnessError) {
        sendKey(Key(keyCode: code, charactersIgnoringModifiers: code.characters, modifierFlags: modifiers))
        try settleAfterVerb()
    }

    /// Presses and releases the key that types the character on a US keyboard, with modifiers: `key("s", .control)`.
    public func key(_ character: Character, _ modifiers: KeyModifierFlags) throws(HarnessError) {
        sendKey(Key(typing: character, modifiers))
        try settleAfterVerb()
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

    private func sendKey(_ key: Key) {
        runFirstFrame()
        send(.key(KeyEvent(phase: .down, key: key, timestamp: now)))
        send(.key(KeyEvent(phase: .up, key: key, timestamp: now)))
    }
}

extension Key {
    /// Creates the key that types the character on a US keyboard; its key code is 0 when there is none.
    fileprivate init(typing character: Character, _ modifiers: KeyModifierFlags) {
        var code = 0
        let plain = character.lowercased()
        switch character {
        case "\n": code = KeyboardHIDUsage.keyboardReturnOrEnter.rawValue
        case "\t": code = KeyboardHIDUsage.keyboardTab.rawValue
        case " ": code = KeyboardHIDUsage.keyboardSpacebar.rawValue
        default:
            guard plain.unicodeScalars.count == 1, let ascii = plain.utf8.first else { break }
            switch ascii {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): code = 4 + Int(ascii - UInt8(ascii: "a"))
            case UInt8(ascii: "1")...UInt8(ascii: "9"): code = 30 + Int(ascii - UInt8(ascii: "1"))
            case UInt8(ascii: "0"): code = KeyboardHIDUsage.keyboard0.rawValue
            default: break
            }
        }
        let shift: KeyModifierFlags = character.isUppercase ? .shift : []
        self.init(
            keyCode: KeyboardHIDUsage(rawValue: code),
            charactersIgnoringModifiers: character == "\n" || character == "\t" ? "" : plain,
            modifierFlags: modifiers.union(shift))
    }
}

extension KeyboardHIDUsage {
    /// The characters of the key on a US keyboard; empty unless it is a letter, a digit or the space bar.
    fileprivate var characters: String {
        switch rawValue {
        case 4...29: String(UnicodeScalar(UInt8(97 + rawValue - 4)))
        case 30...38: "\(rawValue - 29)"
        case 39: "0"
        case Self.keyboardSpacebar.rawValue: " "
        default: ""
        }
    }
}
