/// The keys that expand and collapse the rows of an outline within a list.
///
///     if OutlineRowKeys(rows: rows).handle(event) { return }
struct OutlineRowKeys {
    let rows: ListRows

    /// The disclosure of the only selected row; nil outside of outlines, and if the row is not visible.
    private var disclosure: (row: Int, value: RowDisclosure)? {
        let selected = rows.list.selectedRows
        guard selected.count == 1, let row = selected.first,
            let node = rows.visibleNode(at: row),
            let value = node.disclosure
        else { return nil }
        return (row, value)
    }

    /// Expands, collapses or selects a row for an arrow key.
    ///
    /// - Returns: `false` when the key does not concern outlines.
    func handle(_ event: KeyEvent) -> Bool {
        let modifiers = event.key.modifierFlags
        guard modifiers.isDisjoint(with: [.alternate, .command, .control, .shift]) else { return false }
        let isMirrored = rows.list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch event.key.keyCode {
        case .keyboardRightArrow: return isMirrored ? close() : open()
        case .keyboardLeftArrow: return isMirrored ? open() : close()
        default: return false
        }
    }

    /// Expands the siblings of the selected row for a typed asterisk.
    ///
    /// - Returns: `false` for other texts.
    func handle(_ event: TextInputEvent) -> Bool {
        guard case .commit("*") = event.content, let disclosure else { return false }
        disclosure.value.expandSiblings()
        return true
    }

    private func open() -> Bool {
        guard let disclosure, let isExpanded = disclosure.value.isExpanded else { return false }
        if !isExpanded {
            disclosure.value.toggle()
        } else if let next = rows.visibleNode(at: disclosure.row + 1),
            next.disclosure.map({ $0.level > disclosure.value.level }) ?? false
        {
            select(disclosure.row + 1)
        }
        return true
    }

    private func close() -> Bool {
        guard let disclosure else { return false }
        if disclosure.value.isExpanded == true {
            disclosure.value.toggle()
            return true
        }
        guard let row = disclosure.value.parent.flatMap(rows.source.row(ofParent:)) else { return false }
        select(row)
        return true
    }

    private func select(_ row: Int) {
        rows.list.selectRows(RowIndexSet([row]))
        rows.list.scrollToRow(at: row, at: .none, animated: false)
        rows.listViewSelectionDidChange(rows.list)
    }
}
