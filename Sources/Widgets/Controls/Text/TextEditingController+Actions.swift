internal import TextEditing

/// The standard edit actions, and the pasteboards.
extension TextEditingController {
    package func cut() { copyOut(perform(.cut)) }

    package func copy() { copyOut(perform(.copy)) }

    package func paste() { paste(from: .general) }

    package func deleteSelection() {
        if !editor.selection.isEmpty { perform(.deleteBackward) }
    }

    /// Selects the word at the caret.
    package func selectWord() { perform(.selectWord(at: editor.selection.head)) }

    package func selectAll() { perform(.selectAll) }

    /// Returns whether `action` would have an effect in the current state of the text.
    package func canPerform(_ action: StandardEditAction) -> Bool {
        let options = editor.options
        let hasSelection = !editor.selection.isEmpty
        guard isSelectable else { return false }
        switch action {
        case .undo: return canUndo
        case .redo: return canRedo
        case .cut: return hasSelection && options.isEditable && !options.isSecret
        case .copy: return hasSelection && !options.isSecret
        case .paste: return options.isEditable && Pasteboard.general.hasStrings
        case .delete: return hasSelection && options.isEditable
        case .select: return !hasSelection && !editor.buffer.isEmpty && !options.isSecret
        case .orderFrontCharacterPalette: return options.isEditable && !options.isSecret
        case .selectAll: return editor.selection.range.length < editor.buffer.utf8Count
        }
    }

    // MARK: - Pasteboards

    private func copyOut(_ result: EditResult) {
        if let text = result.copiedText { Pasteboard.general.string = text.string }
    }

    func paste(from pasteboard: Pasteboard) {
        guard let text = pasteboard.string else { return }
        if text.utf8.count > maximumPasteLength {
            delegate?.textEditingDidRefusePaste(of: text.utf8.count)
        } else {
            perform(.paste(EditBuffer(text)))
        }
    }

    /// Copies the selection to the primary pasteboard, which the middle button pastes, unless it is longer than `limit` bytes.
    func shareSelection(upTo limit: Int = .max) {
        if editor.options.isSecret || editor.selection.isEmpty { return }
        if editor.selection.range.length > limit { return }
        Pasteboard.primary.string = editor.selectedText.string
    }
}
