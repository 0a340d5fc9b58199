/// The keyboard input of an outline that concerns its items: Right expands, Left collapses or selects the parent, and an asterisk expands
/// all siblings.
///
///     if !OutlineKeys(outline: self).handle(event) { super.keyDown(with: event) }
struct OutlineKeys {
    let outline: OutlineView

    /// Expands, collapses or selects items; Right and Left among cells are left to the table.
    ///
    /// - Returns: `false` when the key does not concern items.
    func handle(_ event: KeyEvent) -> Bool {
        guard let columns = outline.columns, columns.focused == nil, !outline.allowsCellSelection,
            let row = outline.selection.cursor, row < outline.numberOfRows,
            let node = outline.tree.node(atRow: row)
        else { return false }
        if OutlineMoves(outline: outline).move(byKey: event) { return true }
        let isMirrored = outline.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch event.key.keyCode {
        case .keyboardRightArrow where event.isPlain: return isMirrored ? close(node) : open(node, row)
        case .keyboardLeftArrow where event.isPlain: return isMirrored ? open(node, row) : close(node)
        default: return false
        }
    }

    /// Expands the siblings of the row with the cursor for a typed asterisk.
    ///
    /// - Returns: `false` for other texts.
    func handle(_ event: TextInputEvent) -> Bool {
        guard case .commit("*") = event.content, let row = outline.selection.cursor,
            row < outline.numberOfRows, let node = outline.tree.node(atRow: row)
        else { return false }
        expandSiblings(of: node)
        return true
    }

    private func open(_ node: OutlineNode, _ row: Int) -> Bool {
        guard outline.tree.isExpandable(node) else { return false }
        if !node.isExpanded {
            OutlineExpansion(outline: outline).expand(node, descendants: false, animated: true)
            return true
        }
        // In a tree grid the key goes on to the cells.
        guard outline.columns?.visible.count == 1, node.rowCount > 0 else { return false }
        select(row + 1)
        return true
    }

    private func close(_ node: OutlineNode) -> Bool {
        if node.isExpanded {
            OutlineExpansion(outline: outline).collapse(node, descendants: false, animated: true)
        } else if let parent = node.parent, parent.item != nil {
            select(parent.row)
        } else {
            return false
        }
        return true
    }

    private func select(_ row: Int) {
        outline.choose(RowSelection(row))
        outline.scrollToRow(at: row, at: .none, animated: false)
    }

    private func expandSiblings(of node: OutlineNode) {
        guard let parent = node.parent else { return }
        let siblings = (0..<parent.childCount).compactMap { outline.tree.child($0, of: parent) }
        OutlineExpansion(outline: outline).expand(
            siblings.filter { !$0.isExpanded }, descendants: false, animated: false)
    }
}
