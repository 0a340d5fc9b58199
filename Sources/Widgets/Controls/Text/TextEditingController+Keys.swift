internal import TextEditing

extension TextEditingController {
    /// Leaves a key to the application's command, or performs the action bound to it; returns false if `view` does not use the key.
    package func keyDown(_ event: KeyEvent, in view: View) -> Bool {
        EditKeyBindings.leavesToApplication(event, from: view) || keyDown(event)
    }

    /// Performs the action bound to a key.
    ///
    /// - Returns: `false` when the text does not handle the key, which is then passed to the next responder.
    package func keyDown(_ event: KeyEvent) -> Bool {
        if completionIfUsed?.keyDown(event) == true { return true }
        let flags = event.key.modifierFlags
        if event.key.keyCode == .keyboardTab, isMultiline { return tab(flags) }
        guard let action = EditKeyBindings.action(for: event) else {
            // The key arrives again as text input; ancestors must not scroll or close in response to it.
            return hasCaret && event.typesText
        }
        guard hasCaret || action.appliesWithoutCaret else { return false }
        if action == .orderFrontCharacterPalette { return openCharacterPalette() }
        if !isMultiline, case .command(.move(let movement, _)) = action, movement.keepsColumn { return false }
        act(action, withShift: flags.contains(.shift))
        return true
    }

    /// Whether the text has a caret; in a read-only text of several lines the movement keys scroll instead.
    private var hasCaret: Bool { isEditable || !isMultiline }

    private func act(_ action: EditKeyBindings.Action, withShift shift: Bool) {
        switch action {
        case .command(let command):
            perform(command)
            if command.selectsByKey { shareSelection(upTo: Self.keySelectionCopyLimit) }
        case .cut: cut()
        case .copy: copy()
        case .paste: paste(from: .general)
        case .pastePrimary: paste(from: .primary)
        case .commit: commit(withShift: shift)
        case .orderFrontCharacterPalette: break
        case .toggleOverwriting: if isEditable { isOverwriting.toggle() }
        }
    }

    /// Handles Return: commits a text of one line; in other texts breaks the paragraph, or with Shift only the line.
    private func commit(withShift: Bool) {
        if isMultiline {
            perform(withShift ? .insertLineSeparator : .insertNewline)
        } else {
            perform(.unmarkText)
            delegate?.textEditingDidCommit()
        }
    }

    private func tab(_ flags: KeyModifierFlags) -> Bool {
        let flags = flags.intersection([.shift, .control, .alternate, .command])
        if flags.contains(.alternate) || flags.contains(.command) { return false }
        if flags.contains(.control) {
            return surface?.viewHost?.moveFocus(backwards: flags.contains(.shift)) ?? false
        }
        if tabMovesFocus || !isEditable { return false }
        perform(flags.contains(.shift) ? .insertBacktab : .insertTab)
        return true
    }

    /// The maximum number of bytes copied to the primary pasteboard per key, so that key repeat stays fast in long selections.
    private static var keySelectionCopyLimit: Int { 1 << 16 }

    // MARK: - Input methods

    /// Inserts committed text, or displays the text that an input method composes.
    package func insertText(_ event: TextInputEvent) {
        isHandlingInputMethod = true
        defer { isHandlingInputMethod = false }
        switch event.content {
        case .commit(let text): perform(.insertText(text))
        case .compose(let text, let selection):
            if text.isEmpty {
                perform(.cancelMarkedText)
            } else {
                perform(.setMarkedText(text, selected: Self.utf8Range(of: selection, in: text)))
            }
        }
    }

    /// The text that an input method composes; nil if there is none.
    var composedText: String? { editor.markedRange.map(editor.buffer.string(in:)) }

    /// Notifies the input method if the composition of `text` has ended otherwise than by its commands.
    func endComposition(of text: String?) {
        guard let text, !isHandlingInputMethod, editor.markedRange == nil else { return }
        surface?.compositionDidEnd(text)
    }

    /// Converts a range of Unicode scalars, as input methods count, to bytes of UTF-8.
    private static func utf8Range(of range: Range<Int>, in text: String) -> TextRange {
        func offset(_ count: Int) -> Int {
            text.unicodeScalars.prefix(max(0, count)).reduce(0) { $0 + UTF8.width($1) }
        }
        return TextRange(start: offset(range.lowerBound), end: offset(range.upperBound))
    }
}

extension EditCommand {
    /// Whether the command, performed by a key, extends the selection or selects all.
    fileprivate var selectsByKey: Bool {
        switch self {
        case .move(_, let extending): extending
        case .selectAll: true
        default: false
        }
    }
}

extension EditKeyBindings.Action {
    /// Whether the action applies to a text without a caret.
    fileprivate var appliesWithoutCaret: Bool {
        switch self {
        case .copy: true
        case .command(.move(_, let extending)): extending
        case .command(.selectAll), .command(.selectNone): true
        case .command, .cut, .paste, .pastePrimary, .commit, .toggleOverwriting, .orderFrontCharacterPalette:
            false
        }
    }
}
