extension ListView: FocusOrdering {
    /// The subviews in the order of Tab: headers, rows and footers from top to bottom, then all others.
    ///
    /// Cells become subviews as they scroll into sight, so that the order of subviews is not that of the rows.
    /// O(n log n) in the number of subviews.
    package final var subviewsInFocusOrder: [View] {
        var places: [ObjectIdentifier: (section: Int, part: Int, row: Int)] = [:]
        for (section, view) in shownHeaders { places[ObjectIdentifier(view)] = (section, 0, 0) }
        for entry in shown {
            places[ObjectIdentifier(entry.cell)] = (section(ofRow: entry.row), 1, entry.row)
        }
        for (section, view) in shownFooters { places[ObjectIdentifier(view)] = (section, 2, 0) }
        let end = (section: Int.max, part: 0, row: 0)
        let ordered = subviews.enumerated().sorted { first, second in
            let (a, b) = (
                places[ObjectIdentifier(first.element)] ?? end,
                places[ObjectIdentifier(second.element)] ?? end
            )
            return (a.section, a.part, a.row, first.offset) < (b.section, b.part, b.row, second.offset)
        }
        return ordered.map(\.element)
    }

    /// Moves the selection by the key; false when it is none of those that do.
    final func select(byKey event: KeyEvent) -> Bool {
        let modifiers = event.key.modifierFlags
        guard allowsSelection, numberOfRows > 0, modifiers.isDisjoint(with: [.alternate, .command]),
            !event.turnsTabs
        else { return false }
        if let row = target(of: event.key.keyCode) {
            go(to: row, modifiers)
            return true
        }
        let lead = leadRow ?? selection.first
        switch event.key.keyCode {
        case .keyboardReturnOrEnter:
            guard let lead, selection.contains(lead) else { return false }
            listDelegate?.listView(self, didActivateRowAt: lead)
        case .keyboardSpacebar:
            guard let lead, !search.isRunning(at: event.timestamp) else { return false }
            return toggle(lead, modifiers)
        case .keyboardA where modifiers.contains(.control) && allowsMultipleSelection:
            anchorRow = 0
            choose(RowIndexSet(0..<numberOfRows), lead: lead ?? 0)
        default: return false
        }
        return true
    }

    private func target(of key: KeyboardHIDUsage) -> Int? {
        let last = numberOfRows - 1
        let lead = leadRow ?? selection.first
        switch key {
        case .keyboardDownArrow: return lead.map { min($0 + 1, last) } ?? 0
        case .keyboardUpArrow: return lead.map { max($0 - 1, 0) } ?? last
        case .keyboardHome: return 0
        case .keyboardEnd: return last
        case .keyboardPageDown: return row(pageFrom: lead ?? 0, 1)
        case .keyboardPageUp: return row(pageFrom: lead ?? 0, -1)
        default: return nil
        }
    }

    /// The row a page further, one at least.
    private func row(pageFrom row: Int, _ way: Double) -> Int {
        let page = layoutState.bounds.height - contentInset.top - contentInset.bottom
        let here = rectForRow(at: row)
        let there = rows.row(at: max(0, here.minY + way * max(0, page - here.height)))
        return min(max(way > 0 ? max(there, row + 1) : min(there, row - 1), 0), numberOfRows - 1)
    }

    private func go(to row: Int, _ modifiers: KeyModifierFlags) {
        if allowsMultipleSelection, modifiers.contains(.shift) {
            extend(to: row, keeping: modifiers.contains(.control))
        } else if allowsMultipleSelection, modifiers.contains(.control) {
            leadRow = row
            showLead()
        } else {
            anchorRow = row
            choose(RowIndexSet(row), lead: row)
        }
        scrollToRow(at: row, at: .none, animated: false)
    }

    /// Space: the row comes into the selection, or leaves it.
    private func toggle(_ row: Int, _ modifiers: KeyModifierFlags) -> Bool {
        if allowsMultipleSelection, modifiers.contains(.shift) {
            extend(to: row)
            return true
        }
        let isSelected = selection.contains(row)
        // Nothing to do here: the page may be turned.
        if isSelected, !allowsMultipleSelection, !modifiers.contains(.control) { return false }
        var rows = allowsMultipleSelection ? selection : RowIndexSet()
        if isSelected { rows.remove(row) } else { rows.insert(row) }
        anchorRow = row
        choose(rows, lead: row)
        return true
    }

    // MARK: - By what a row begins with

    final func search(byKey event: KeyEvent) -> Bool {
        let letters = event.key.charactersIgnoringModifiers
        guard allowsSelection, event.isPlain, let listDelegate, let first = letters.first,
            first.isLetter || first.isNumber || first == " " && search.isRunning(at: event.timestamp)
        else { return false }
        let (text, stays) = search.type(letters, at: event.timestamp)
        let count = numberOfRows
        if count == 0 { return true }
        let start = (leadRow ?? selection.first).map { stays ? $0 : $0 + 1 } ?? 0
        for step in 0..<count {
            let row = (start + step) % count
            guard let name = listDelegate.listView(self, typeSelectStringForRowAt: row),
                name.lowercased().hasPrefix(text)
            else { continue }
            go(to: row, [])
            return true
        }
        return true
    }
}

extension ListView: ContextMenuAnchoring {
    package final var keyboardMenuAnchor: Rect? { (leadRow ?? selectedRow).map(rectForRow(at:)) }
}
