/// The keyboard input of a list: selection by arrows, pages, Space and Control+A, activation by Return, and type-ahead.
///
///     if !ListKeyHandler(list: self).handle(event) { super.keyDown(with: event) }
struct ListKeyHandler {
    let list: ListView

    /// Performs a key.
    ///
    /// - Returns: `false` when the key does not apply to the list.
    func handle(_ event: KeyEvent) -> Bool { select(byKey: event) || search(byKey: event) }

    /// Changes the selection in response to a key, or activates the selected row for Return.
    ///
    /// - Returns: `false` when the key does not apply to the list.
    func select(byKey event: KeyEvent) -> Bool {
        let modifiers = event.key.modifierFlags
        list.reloadRows()
        guard list.allowsSelection, list.numberOfRows > 0,
            modifiers.isDisjoint(with: [.alternate, .command]),
            !event.turnsTabs
        else { return false }
        if let row = list.selection.target(
            of: event.key.keyCode, count: list.numberOfRows, page: row(pageFrom:_:))
        {
            go(to: row, modifiers)
            return true
        }
        switch event.key.keyCode {
        case .keyboardReturnOrEnter:
            guard let row = list.selection.cursor, list.selection.rows.contains(row) else { return false }
            list.listDelegate?.listView(list, didActivateRowAt: row)
        case .keyboardSpacebar:
            guard let row = list.selection.cursor, !list.search.isRunning(at: event.timestamp) else {
                return false
            }
            return toggle(row, modifiers)
        case _ where event.key.isSelectAll && list.allowsMultipleSelection:
            let all = RowIndexSet(0..<list.numberOfRows)
            list.choose(RowSelection(all, anchor: 0, lead: list.selection.cursor ?? 0))
        default: return false
        }
        return true
    }

    /// Returns the row one page below (1) or above (-1) `row`, but at least the adjacent row.
    private func row(pageFrom row: Int, _ direction: Double) -> Int {
        let page = list.layoutState.bounds.height - list.contentInset.top - list.contentInset.bottom
        let start = list.rectForRow(at: row)
        let target = list.rows.row(at: max(0, start.minY + direction * max(0, page - start.height)))
        return min(max(direction > 0 ? max(target, row + 1) : min(target, row - 1), 0), list.numberOfRows - 1)
    }

    private func go(to row: Int, _ modifiers: KeyModifierFlags) {
        list.choose(
            list.selection.moved(
                to: row, modifiers, count: list.numberOfRows, allowsMultiple: list.allowsMultipleSelection))
        list.scrollToRow(at: row, at: .none, animated: false)
    }

    /// Toggles the selection of the row, as Space does; with Shift, extends the selection to it.
    private func toggle(_ row: Int, _ modifiers: KeyModifierFlags) -> Bool {
        guard
            let toggled = list.selection.toggledByKey(
                row, modifiers, count: list.numberOfRows, allowsMultiple: list.allowsMultipleSelection)
        else { return false }
        list.choose(toggled)
        return true
    }

    // MARK: - Type-ahead

    /// Performs type-ahead: selects the next row whose text begins with the typed characters.
    ///
    /// - Returns: `false` when the key types no character or the list does not support type-ahead.
    func search(byKey event: KeyEvent) -> Bool {
        let texts = (list as? any RowTextProviding).flatMap { $0.searchesRowTexts ? $0 : nil }
        guard list.allowsSelection, list.search.accepts(event), list.listDelegate != nil || texts != nil
        else { return false }
        let (text, stays) = list.search.type(
            event.key.characters, at: event.timestamp)
        let row = TypeSearch.match(
            text, staysOnMatch: stays, cursor: list.selection.cursor, count: list.numberOfRows
        ) { row in
            list.listDelegate?.listView(list, typeSelectStringForRowAt: row)
                ?? texts?.typeSelectString(ofRow: row)
        }
        if let row { go(to: row, []) }
        return true
    }
}
