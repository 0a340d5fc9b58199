internal import TextEditing

extension TextView {
    /// Performs a key of the search or of the text.
    ///
    /// - Returns: `false` when the key is for another responder.
    final func handle(_ event: KeyEvent) -> Bool {
        guard isSelectable, !isBoundByApplication(event) else { return false }
        if findInteraction?.keyDown(event) == true { return true }
        let page = layoutState.bounds.width - textContainerInset.left - textContainerInset.right
        return !wrapsLines && SidewaysPaging(page: max(1, page)).keyDown(event, in: self)
            || editing.keyDown(event)
    }
}

extension TextView: ContextMenuProviding {
    /// Undo, cut, copy, paste, select all: as far as they can be done.
    public final func contextMenu(at point: Point?) -> Menu? {
        isSelectable ? editing.contextMenu(at: point) : nil
    }
}
