extension TextField: ContextMenuProviding {
    /// Undo, cut, copy, paste, select all: as far as they can be done.
    public final func contextMenu(at point: Point?) -> Menu? {
        guard isEnabled else { return nil }
        if let point { placeCaret(forMenuAt: point) }
        let canTake = !selectedText.isEmpty && !isSecureTextEntry
        var menu = TextContextMenu(isEditable: isEditable)
        if isEditable {
            if canUndo { menu.undo = { [weak self] in self?.perform(.undo) } }
            if canRedo { menu.redo = { [weak self] in self?.perform(.redo) } }
            if canTake { menu.cut = { [weak self] in self?.cut() } }
            if Pasteboard.general.hasStrings { menu.paste = { [weak self] in self?.paste() } }
        }
        if canTake { menu.copy = { [weak self] in self?.copy() } }
        if !text.isEmpty { menu.selectAll = { [weak self] in self?.selectAll() } }
        return menu.menu
    }
}

extension Label: ContextMenuProviding {
    /// Copy and select all, where the text can be selected.
    public final func contextMenu(at point: Point?) -> Menu? {
        guard isSelectable else { return nil }
        var menu = TextContextMenu(isEditable: false)
        if let selectedText { menu.copy = { Pasteboard.general.string = selectedText } }
        if visibleText?.isEmpty == false { menu.selectAll = { [weak self] in self?.selectAll() } }
        return menu.menu
    }
}
