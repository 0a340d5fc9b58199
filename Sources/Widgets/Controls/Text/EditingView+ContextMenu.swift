internal import TextEditing

extension EditingView where Self: ResponderStandardEditActions {
    package func editingMenu(at point: Point?) -> Menu {
        if let point { placeCaret(forMenuAt: point) }
        var menu = TextContextMenu(isEditable: editor.options.isEditable)
        menu.undo = work(.undo)
        menu.redo = work(.redo)
        menu.cut = work(.cut)
        menu.copy = work(.copy)
        menu.paste = work(.paste)
        menu.insertEmoji = work(.orderFrontCharacterPalette)
        // Offered also when all is selected already: it does no harm, and the entry does not come and go.
        if !editor.buffer.isEmpty { menu.selectAll = { [weak self] in self?.selectAll(nil) } }
        return menu.menu
    }

    private func work(_ action: StandardEditAction) -> (() -> Void)? {
        guard canPerformAction(action, withSender: nil) else { return nil }
        return { [weak self] in self?.perform(action, sender: nil) }
    }

    /// A right click beside the selection puts the caret there; on it, it leaves it.
    private func placeCaret(forMenuAt point: Point) {
        let offset = textPosition(at: point).offset
        let range = editor.selection.range.offsets
        if range.isEmpty || offset < range.lowerBound || offset > range.upperBound {
            perform(.select(Selection(at: offset)))
        }
    }
}
