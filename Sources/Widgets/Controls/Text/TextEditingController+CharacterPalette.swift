internal import TextEditing

extension TextEditingController {
    /// Opens the character palette for a key command, through the delegate's action.
    ///
    /// - Returns: `false` when the text does not support the palette.
    func openCharacterPalette() -> Bool {
        guard let delegate, delegate.canPerformAction(.orderFrontCharacterPalette, withSender: nil) else {
            return false
        }
        delegate.orderFrontCharacterPalette(nil)
        return true
    }

    /// Opens the host's character palette at the caret, and inserts the chosen characters as typed text.
    ///
    /// The palette has the focus while it is open; delegate and targets receive no end of editing.
    package func showCharacterPalette() {
        guard let surface, let palette = surface.viewHost?.overlays.characterPalette, !delegatesFocus else {
            return
        }
        perform(.unmarkText)
        if !surface.isFirstResponder { surface.becomeFirstResponder() }
        delegatesFocus = surface.isFirstResponder
        let isShown = palette.open(
            for: surface, anchor: { [weak self] in self?.paletteAnchor ?? .zero },
            onChoose: { [weak self] in self?.insertChosen($0) },
            onDismiss: { [weak self] in self?.reclaimFocus() })
        if !isShown { reclaimFocus() }
    }

    /// The visible part of the caret in the window's coordinate space.
    private var paletteAnchor: Rect {
        guard let surface else { return .zero }
        let caret = surface.caretRect
        let bounds = surface.bounds
        let held = Rect(
            x: min(max(caret.minX, bounds.minX), max(bounds.minX, bounds.maxX - caret.width)),
            y: min(max(caret.minY, bounds.minY), max(bounds.minY, bounds.maxY - caret.height)),
            width: caret.width, height: min(caret.height, bounds.height))
        return surface.convert(held, to: nil)
    }

    private func reclaimFocus() {
        guard delegatesFocus else { return }
        delegatesFocus = false
        if surface?.isFirstResponder != true { delegate?.textEditingDidEnd() }
    }

    /// Inserts `text` as a separate undo step.
    private func insertChosen(_ text: String) {
        guard isEditable, let surface else { return }
        endUndoGroup()
        surface.insertText(
            TextInputEvent(.commit(text), timestamp: surface.viewHost?.currentTime ?? .zero))
        endUndoGroup()
    }
}
