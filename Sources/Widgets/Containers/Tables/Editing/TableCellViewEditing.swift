/// The editing of text fields that are the views of cells, or are in such views.
///
///     if !TableCellViewEditing(table: table).abort(byKey: event) { super.keyDown(with: event) }
struct TableCellViewEditing {
    let table: TableView

    /// Restores the text that the field with the focus had when its editing began, and returns the focus to the table, for Escape.
    ///
    /// The field sends `editingChanged` if its text changes, and `editingDidEnd` with the restored text.
    ///
    /// - Returns: `false` for other keys, and if no text field of a cell has the focus.
    func abort(byKey event: KeyEvent) -> Bool {
        guard event.isPlain, event.key.keyCode == .keyboardEscape,
            let field = table.viewHost?.firstResponder as? TextField,
            let original = field.editing.originalText?.string
        else { return false }
        if field.text != original {
            field.text = original
            field.sendActions(for: .editingChanged)
        }
        if field.isFirstResponder { table.becomeFirstResponder() }
        return true
    }
}
