internal import TextEditing

extension TextEditingController {
    /// The context menu at `point`, or of the selection: its entries perform the actions of the delegate.
    package func contextMenu(at point: Point?) -> Menu {
        if let point { placeCaret(forMenuAt: point) }
        var menu = TextContextMenu(isEditable: isEditable)
        menu.undo = work(.undo)
        menu.redo = work(.redo)
        menu.cut = work(.cut)
        menu.copy = work(.copy)
        menu.paste = work(.paste)
        menu.insertEmoji = work(.orderFrontCharacterPalette)
        // Offered also when all is selected already: it does no harm, and the entry does not come and go.
        if !editor.buffer.isEmpty { menu.selectAll = { [weak self] in self?.delegate?.selectAll(nil) } }
        return menu.menu
    }

    private func work(_ action: StandardEditAction) -> (() -> Void)? {
        guard delegate?.canPerformAction(action, withSender: nil) == true else { return nil }
        return { [weak self] in self?.delegate?.perform(action, sender: nil) }
    }

    /// A right click beside the selection puts the caret there; on the selection, it keeps it.
    private func placeCaret(forMenuAt point: Point) {
        guard let offset = surface?.textPosition(at: point).offset else { return }
        let range = editor.selection.range.offsets
        if range.isEmpty || offset < range.lowerBound || offset > range.upperBound {
            perform(.select(Selection(at: offset)))
        }
    }
}
