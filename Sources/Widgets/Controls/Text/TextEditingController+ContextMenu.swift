internal import TextEditing

extension TextEditingController {
    /// Returns the context menu, whose entries perform the actions of the delegate.
    ///
    /// With a point, the caret is first moved there unless the point is on the selection.
    package func contextMenu(at point: Point?) -> Menu {
        if let point { placeCaret(forMenuAt: point) }
        var menu = TextContextMenu(isEditable: isEditable)
        if canUndo { menu.undo = { [weak self] in self?.perform(.undo) } }
        if canRedo { menu.redo = { [weak self] in self?.perform(.redo) } }
        menu.cut = work(.cut)
        menu.copy = work(.copy)
        menu.paste = work(.paste)
        menu.insertEmoji = work(.orderFrontCharacterPalette)
        // Enabled even if everything is already selected: harmless, and the entry stays the same.
        if !editor.buffer.isEmpty { menu.selectAll = { [weak self] in self?.delegate?.selectAll(nil) } }
        return menu.menu
    }

    private func work(_ action: Selector) -> (() -> Void)? {
        guard delegate?.canPerformAction(action, withSender: nil) == true else { return nil }
        return { [weak self] in self?.delegate?.perform(action, with: nil) }
    }

    /// Moves the caret to `point` for a right click outside of the selection.
    private func placeCaret(forMenuAt point: Point) {
        guard let offset = surface?.textPosition(at: point).offset else { return }
        let range = editor.selection.range.offsets
        if range.isEmpty || offset < range.lowerBound || offset > range.upperBound {
            perform(.select(Selection(at: offset)))
        }
    }
}
