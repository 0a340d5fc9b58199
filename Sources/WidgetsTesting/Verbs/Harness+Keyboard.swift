public import Widgets

/// Keyboard input; frames run after it as after the pointer's verbs.
extension Harness {
    /// The view with the keyboard focus.
    public var focusedView: View? { host.firstResponder as? View }

    /// Gives the view the keyboard focus; an error when it does not take it, or another keeps it.
    public func focus(_ view: View) throws(HarnessError) {
        guard view.becomeFirstResponder() else {
            let holder = focusedView.map { "\($0.hierarchyPath) has it" } ?? "nothing has it"
            throw HarnessError(.refused, "\(view.hierarchyPath) did not get the keyboard focus; \(holder)")
        }
        try settleAfterVerb()
    }

    /// Gives the view of that name (as in `view(_:)`) the keyboard focus.
    public func focus(_ name: String) throws(HarnessError) { try focus(try view(name)) }

    /// Presses and releases the key.
    public func key(
        _ code: KeyboardHIDUsage, _ modifiers: KeyModifierFlags = []
    ) throws(HarnessError) {
        sendKey(Key(keyCode: code, charactersIgnoringModifiers: code.characters, modifierFlags: modifiers))
        try settleAfterVerb()
    }

    /// Presses the key that bears the character, with the modifiers: `key("s", .control)`.
    public func key(_ character: Character, _ modifiers: KeyModifierFlags) throws(HarnessError) {
        sendKey(Key(typing: character, modifiers))
        try settleAfterVerb()
    }

    /// Types the text, a character at a time: each key goes down, its text comes, the key goes up.
    ///
    /// A line break is the Return key, a tab the Tab key; these bring no text.
    public func type(_ text: String) throws(HarnessError) {
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
        send(.key(KeyEvent(phase: .down, key: key, timestamp: now)))
        send(.key(KeyEvent(phase: .up, key: key, timestamp: now)))
    }
}

extension Key {
    /// The key of a US keyboard that types the character; one without a code when there is none.
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
    /// The characters of the key on a US keyboard, for letters, digits and the space bar.
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
