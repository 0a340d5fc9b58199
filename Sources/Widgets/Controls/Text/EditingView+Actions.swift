internal import TextEditing

extension EditingView {
    package func deleteSelection() {
        if !editor.selection.isEmpty { perform(.deleteBackward) }
    }

    /// Whether an action would do something to the text as it is.
    package func canPerform(_ action: StandardEditAction) -> Bool {
        let options = editor.options
        let hasSelection = !editor.selection.isEmpty
        switch action {
        case .undo: return options.isEditable && (editor.history.canUndo || editor.markedRange != nil)
        case .redo: return options.isEditable && editor.history.canRedo
        case .cut: return hasSelection && options.isEditable && !options.isSecret
        case .copy: return hasSelection && !options.isSecret
        case .paste: return options.isEditable && Pasteboard.general.hasStrings
        case .delete: return hasSelection && options.isEditable
        case .select: return !hasSelection && !editor.buffer.isEmpty && !options.isSecret
        case .orderFrontCharacterPalette: return options.isEditable && !options.isSecret
        case .selectAll: return editor.selection.range.length < editor.buffer.utf8Count
        }
    }
}
