/// The keys that expand and collapse the rows of an outline within a list or table.
///
///     if OutlineRowKeys(rows: rows).handle(event) { return }
struct OutlineRowKeys {
    let rows: any OutlineRowDisplaying

    /// The disclosure of the only selected row; nil outside of outlines, and if the row is not visible.
    private var disclosure: (row: Int, value: RowDisclosure)? {
        let selected = rows.outlineList.selectedRowIndexes
        guard selected.count == 1, let row = selected.first, let value = rows.disclosure(at: row) else {
            return nil
        }
        return (row, value)
    }

    /// Expands, collapses or selects a row for an arrow key.
    ///
    /// - Returns: `false` when the key does not concern outlines.
    func handle(_ event: KeyEvent) -> Bool {
        let modifiers = event.key.modifierFlags
        guard modifiers.isDisjoint(with: [.alternate, .command, .control, .shift]) else { return false }
        let isMirrored = rows.outlineList.effectiveUserInterfaceLayoutDirection == .rightToLeft
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
        if !rows.outlineSource.expandGroups(besides: disclosure.row) { disclosure.value.expandSiblings() }
        return true
    }

    private func open() -> Bool {
        guard let disclosure, let isExpanded = disclosure.value.isExpanded else { return false }
        if !isExpanded {
            disclosure.value.toggle()
            return true
        }
        guard rows.selectsFirstChild else { return false }
        if let next = rows.disclosure(at: disclosure.row + 1), next.level > disclosure.value.level {
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
        guard let row = disclosure.value.parent.flatMap(rows.outlineSource.row(ofParent:)) else {
            return false
        }
        select(row)
        return true
    }

    private func select(_ row: Int) {
        rows.outlineList.selectRows(RowIndexSet([row]))
        rows.outlineList.scrollToRow(at: row, at: .none, animated: false)
        rows.selectionDidChangeByUser()
    }
}

/// A list or table whose rows can be those of an outline.
protocol OutlineRowDisplaying {
    var outlineList: Widgets.ListView { get }
    var outlineSource: RowSource { get }
    /// Whether Right selects the first child of an expanded row.
    var selectsFirstChild: Bool { get }
    /// Returns the place of a row in an outline; nil outside of outlines, and in a list if the row is not visible.
    func disclosure(at row: Int) -> RowDisclosure?
    func selectionDidChangeByUser()
}

extension ListRows: OutlineRowDisplaying {
    var outlineList: Widgets.ListView { list }
    var outlineSource: RowSource { source }
    var selectsFirstChild: Bool { true }
    func disclosure(at row: Int) -> RowDisclosure? { visibleNode(at: row)?.disclosure }
    func selectionDidChangeByUser() { listViewSelectionDidChange(list) }
}
