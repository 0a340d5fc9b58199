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

    /// Returns whether `action` is an action of texts.
    package static func handles(_ action: Selector) -> Bool { actions.contains(action) }

    private static let actions: Set<Selector> = [
        .undo, .redo, .cut, .copy, .paste, .delete, .select, .selectAll, .orderFrontCharacterPalette,
    ]

    /// Returns whether `action` would have an effect in the current state of the text; false for an action that is not one of texts.
    ///
    /// Undo and Redo are those of menus: they include the changes that the undo manager of the window has recorded.
    package func canPerform(_ action: Selector) -> Bool {
        let options = editor.options
        let hasSelection = !editor.selection.isEmpty
        guard isSelectable else { return false }
        switch action {
        case .undo: return canUndo || (isEditable && chainUndoManager?.canUndo == true)
        case .redo: return canRedo || (isEditable && chainUndoManager?.canRedo == true)
        case .cut: return hasSelection && options.isEditable && !options.isSecret
        case .copy: return hasSelection && !options.isSecret
        case .paste: return options.isEditable && Pasteboard.general.hasStrings
        case .delete: return hasSelection && options.isEditable
        case .select: return !hasSelection && !editor.buffer.isEmpty && !options.isSecret
        case .orderFrontCharacterPalette: return options.isEditable && !options.isSecret
        case .selectAll: return editor.selection.range.length < editor.buffer.utf8Count
        default: return false
        }
    }

    var canUndo: Bool { isEditable && (editor.history.canUndo || editor.markedRange != nil) }
    var canRedo: Bool { isEditable && editor.history.canRedo }

    /// Performs Undo or Redo of a menu.
    ///
    /// A composition is cancelled. Otherwise the undo manager of the window undoes the last change of this text or of the application. If
    /// the last change is that of another text, this text's own last edit is undone first, so that Undo does not change a text that
    /// the user is not looking at.
    func performUndoCommand(_ action: Selector) {
        let manager = editor.markedRange == nil ? chainUndoManager : nil
        if action == .undo {
            if let manager, !undoesOwnStep { manager.undo() } else { perform(.undo) }
        } else {
            if let manager, !redoesOwnStep { manager.redo() } else { perform(.redo) }
        }
    }

    /// Whether the Undo command reverts the last step of the history: the undo manager of the window has recorded no change, or the last
    /// one is that of another text.
    var undoesOwnStep: Bool {
        guard let manager = chainUndoManager, manager.canUndo else { return true }
        return canUndo && manager.newestUndoHasOnlyTargets { $0 is TextEditingController && $0 !== self }
    }

    /// Whether the Redo command repeats the next step of the history.
    var redoesOwnStep: Bool {
        guard let manager = chainUndoManager, manager.canRedo else { return true }
        return canRedo && manager.newestRedoHasOnlyTargets { $0 is TextEditingController && $0 !== self }
    }

    // MARK: - Pasteboards

    private func copyOut(_ result: EditResult) {
        if let text = result.copiedText { Pasteboard.general.string = text.string }
    }

    func paste(from pasteboard: Pasteboard) {
        if let text = pasteboard.string { insert(text) }
    }

    /// Inserts a dropped text at a position, which is clamped to the text, and takes the focus.
    func insertDropped(_ text: String, at position: TextPosition) {
        guard isEditable else { return }
        surface?.becomeFirstResponder()
        let offset = editor.buffer.valid(position.offset)
        perform(.select(Selection(at: offset, affinity: position.affinity)))
        insert(text)
    }

    private func insert(_ text: String) {
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
