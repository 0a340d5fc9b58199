internal import TextEditing

/// The key bindings of text editing on a Linux desktop, as functions without side effects.
package enum EditKeyBindings {
    /// The action bound to a key in a text field or text view.
    package enum Action: Equatable {
        case command(EditCommand)
        /// Transfer between the selection and a pasteboard.
        case cut, copy, paste, pastePrimary
        /// Return key: commits a text of one line, or breaks the line.
        case commit
        /// Insert key: toggles between inserting and overwriting.
        case toggleOverwriting
        /// Opens the emoji palette.
        case orderFrontCharacterPalette
    }

    package static func action(for event: KeyEvent) -> Action? {
        let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if flags.contains(.alternate) || flags.contains(.command) { return nil }
        let shift = flags.contains(.shift)
        return flags.contains(.control)
            ? event.key.readings.lazy.compactMap { controlAction($0, shift: shift) }.first
            : plainAction(event.key, shift: shift)
    }

    /// Returns whether a key binding of the application takes precedence over the text for this event.
    ///
    /// True for every key with Ctrl, Alt or Super, and for F3 and Insert (without Shift), which only some desktops use in text. Typing,
    /// caret movement and deletion without these modifiers always go to the text.
    static func yieldsToApplication(_ event: KeyEvent) -> Bool {
        let flags = event.key.modifierFlags
        if !flags.isDisjoint(with: [.control, .alternate, .command]) { return true }
        switch event.key.keyCode {
        case .keyboardF3: return true
        case .keyboardInsert: return !flags.contains(.shift)
        default: return false
        }
    }

    /// Leaves a key to the application's command, which is performed next: the superviews of the text do not receive the key.
    ///
    /// - Returns: Whether there is such a command.
    package static func leavesToApplication(_ event: KeyEvent, from view: View) -> Bool {
        guard view.isBoundByApplication(event) else { return false }
        ResponderChain.setEventUnhandled()
        return true
    }

    private static func plainAction(_ key: Key, shift: Bool) -> Action? {
        switch key.keyCode {
        case .keyboardLeftArrow: .command(.move(.left, extending: shift))
        case .keyboardRightArrow: .command(.move(.right, extending: shift))
        case .keyboardUpArrow: .command(.move(.up, extending: shift))
        case .keyboardDownArrow: .command(.move(.down, extending: shift))
        case .keyboardPageUp: .command(.move(.pageUp, extending: shift))
        case .keyboardPageDown: .command(.move(.pageDown, extending: shift))
        case .keyboardHome: .command(.move(.lineStart, extending: shift))
        case .keyboardEnd: .command(.move(.lineEnd, extending: shift))
        case .keyboardDeleteOrBackspace: .command(.deleteBackward)
        case .keyboardDeleteForward: shift ? .cut : .command(.deleteForward)
        case .keyboardInsert: shift ? .paste : .toggleOverwriting
        case .keyboardReturnOrEnter, .keypadEnter: .commit
        default: nil
        }
    }

    private static func controlAction(_ key: Key, shift: Bool) -> Action? {
        switch key.keyCode {
        case .keyboardLeftArrow: return .command(.move(.wordLeft, extending: shift))
        case .keyboardRightArrow: return .command(.move(.wordRight, extending: shift))
        case .keyboardUpArrow: return .command(.move(.paragraphBackward, extending: shift))
        case .keyboardDownArrow: return .command(.move(.paragraphForward, extending: shift))
        case .keyboardHome: return .command(.move(.documentStart, extending: shift))
        case .keyboardEnd: return .command(.move(.documentEnd, extending: shift))
        case .keyboardDeleteOrBackspace: return .command(.deleteWordBackward)
        case .keyboardDeleteForward: return .command(.deleteWordForward)
        case .keyboardInsert: return shift ? .pastePrimary : .copy
        default: break
        }
        switch key.charactersIgnoringModifiers.lowercased() {
        case "a": return .command(shift ? .selectNone : .selectAll)
        case "/": return .command(.selectAll)
        case "\\": return .command(.selectNone)
        case ".", ";": return shift ? nil : .orderFrontCharacterPalette
        case "c": return .copy
        case "x": return .cut
        case "v": return .paste
        case "z": return .command(shift ? .redo : .undo)
        case "y": return .command(.redo)
        case "u": return .command(.deleteParagraph)
        case "k": return .command(.deleteToParagraphEnd)
        case "d": return .command(.deleteForward)
        case "e": return .command(.move(.lineEnd, extending: shift))
        default: return nil
        }
    }
}

extension KeyEvent {
    /// Whether the key types a character, which arrives separately as a text input event.
    package var typesText: Bool {
        let flags = key.modifierFlags
        guard flags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        guard let scalar = key.charactersIgnoringModifiers.unicodeScalars.first else { return false }
        return scalar.value >= 0x20 && scalar.value != 0x7F
    }
}

extension View {
    /// Returns whether the application has an enabled command for a key that takes precedence over this view's text editing.
    package final func isBoundByApplication(_ event: KeyEvent) -> Bool {
        EditKeyBindings.yieldsToApplication(event) && viewHost?.keyBinding(of: event, from: self) == .enabled
    }
}
