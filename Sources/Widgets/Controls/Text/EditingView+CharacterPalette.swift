internal import TextEditing

extension EditingView where Self: ResponderStandardEditActions {
    /// True when the key was one that opens the palette, and did.
    package func openPalette(_ action: EditKeyBindings.Action) -> Bool {
        guard canPerformAction(.orderFrontCharacterPalette, withSender: nil) else { return false }
        orderFrontCharacterPalette(nil)
        return true
    }
}

extension EditingView {
    /// Shows the host's palette of characters at the caret, and inserts the characters that are chosen as typed text.
    ///
    /// The palette has the focus meanwhile: editing does not end for the delegate and the targets.
    package func showCharacterPalette() {
        guard let palette = viewHost?.overlays.characterPalette, !input.lendsFocus else { return }
        perform(.unmarkText)
        if !isFirstResponder { becomeFirstResponder() }
        input.lendsFocus = isFirstResponder
        let isShown = palette.open(
            for: self, anchor: { [weak self] in self?.paletteAnchor ?? .zero },
            onChoose: { [weak self] in self?.insertChosen($0) },
            onDismiss: { [weak self] in self?.takeFocusBack() })
        if !isShown { takeFocusBack() }
    }

    /// The caret in the window's space, as far as it is seen.
    private var paletteAnchor: Rect {
        let caret = caretRect
        let held = Rect(
            x: min(max(caret.minX, bounds.minX), max(bounds.minX, bounds.maxX - caret.width)),
            y: min(max(caret.minY, bounds.minY), max(bounds.minY, bounds.maxY - caret.height)),
            width: caret.width, height: min(caret.height, bounds.height))
        return convert(held, to: nil)
    }

    private func takeFocusBack() {
        guard input.lendsFocus else { return }
        input.lendsFocus = false
        if !isFirstResponder { editingEnded() }
    }

    /// One step to undo, whatever is typed before and after.
    private func insertChosen(_ text: String) {
        guard editor.options.isEditable else { return }
        endUndoGroup()
        insertText(TextInputEvent(.commit(text), timestamp: viewHost?.currentTime ?? .zero))
        endUndoGroup()
    }

    /// Whether the text has the focus, or what it opened has it meanwhile.
    package var isBeingEdited: Bool { isFirstResponder || input.lendsFocus }
}
