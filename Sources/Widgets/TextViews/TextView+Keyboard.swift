internal import TextEditing

extension TextView {
    /// Performs a key command of the search or of the text.
    ///
    /// - Returns: `false` when the key does not apply.
    final func handle(_ event: KeyEvent) -> Bool {
        guard isSelectable else { return false }
        if EditKeyBindings.leavesToApplication(event, from: self) { return true }
        if findInteraction?.keyDown(event) == true { return true }
        let page = layoutState.bounds.width - textContainerInset.left - textContainerInset.right
        return !wrapsLines && HorizontalPaging(page: max(1, page)).keyDown(event, in: self)
            || editing.keyDown(event)
    }
}

extension TextView: ContextMenuProviding {
    /// Returns a menu with the edit actions; those that do not apply are disabled.
    public final func contextMenu(at point: Point?) -> Menu? {
        isSelectable ? editing.contextMenu(at: point) : nil
    }
}
