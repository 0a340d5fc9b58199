extension ListView {
    /// The rows that are selected.
    public final var selectedRows: RowIndexSet { selection }

    /// The one row that is selected, or the first of them.
    public final var selectedRow: Int? { selection.first }

    /// Selects `row`, besides the others where several can be; does not call the delegate.
    ///
    /// With a `scrollPosition` it is scrolled to; nil leaves the offset.
    public final func selectRow(
        at row: Int, animated: Bool = false, scrollPosition: ScrollPosition? = nil
    ) {
        reloadRows()
        guard checkRow(row, "selected") else { return }
        var rows = allowsMultipleSelection ? selection : RowIndexSet()
        rows.insert(row)
        show(selection: rows)
        anchorRow = row
        leadRow = row
        if let scrollPosition { scrollToRow(at: row, at: scrollPosition, animated: animated) }
    }

    /// Takes `row` out of the selection; does not call the delegate.
    public final func deselectRow(at row: Int) {
        var rows = selection
        rows.remove(row)
        show(selection: rows)
    }

    /// Selects exactly `rows`; of several, only the first where one can be.
    public final func selectRows(_ rows: RowIndexSet) {
        reloadRows()
        var valid = rows
        valid.remove(numberOfRows..<max(numberOfRows, (rows.last ?? 0) + 1))
        if let first = valid.first, first < 0 { valid.remove(first..<0) }
        if !allowsMultipleSelection { valid = valid.first.map { RowIndexSet($0) } ?? [] }
        show(selection: valid)
        anchorRow = valid.first
        leadRow = valid.last
    }

    /// Selects all rows, if several may be selected.
    public final func selectAll() { if allowsMultipleSelection { selectRows(RowIndexSet(0..<numberOfRows)) } }
    /// Deselects all rows.
    public final func selectNone() { show(selection: []) }

    /// Scrolls until `row` is where `position` says, as far as the content reaches.
    public final func scrollToRow(at row: Int, at position: ScrollPosition, animated: Bool) {
        if needsLayout, viewHost != nil { layoutIfNeeded() }
        reloadRows()
        guard checkRow(row, "scrolled to") else { return }
        wantedRow = nil
        // Rows that come into sight are measured, which may move the others.
        for _ in 0..<(animated ? 1 : 4) {
            storedContentSize = Size(width: rowWidth, height: rows.total)
            let target = offset(showing: row, at: position)
            if target == contentOffset { return }
            if animated, isAnimatable { wantedRow = (row, position) }
            setContentOffset(target, animated: animated)
            if animated { return }
            guard viewHost != nil, !isTiling else { return }
            layoutIfNeeded()
        }
    }

    private func offset(showing row: Int, at position: ScrollPosition) -> Point {
        let rect = rectForRow(at: row)
        let inset = adjustedContentInset
        let seen = layoutState.bounds
        let cover = cover(above: row)
        let height = seen.height - inset.top - inset.bottom - cover
        let y: Double
        switch position {
        case .top: y = rect.minY
        case .middle: y = rect.midY - height / 2
        case .bottom: y = rect.maxY - height
        case .none:
            let start = seen.minY + inset.top + cover
            if rect.minY < start || rect.height > height {
                y = rect.minY
            } else {
                y = rect.maxY > start + height ? rect.maxY - height : start
            }
        }
        return held(Point(x: seen.minX, y: y - inset.top - cover))
    }

    private func checkRow(_ row: Int, _ what: String) -> Bool {
        if row >= 0, row < numberOfRows { return true }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath,
                message: "row \(row) of \(numberOfRows) was to be \(what)",
                cure: "nothing was changed; give a row of at least 0 and below numberOfRows"))
        return false
    }

    // MARK: - By the user

    /// Shows a selection in the cells.
    final func show(selection rows: RowIndexSet) {
        selection = rows
        for entry in shown { entry.cell.isSelected = rows.contains(entry.row) }
        showLead()
    }

    /// Marks the row that the keyboard is at, where that is not the selected one anyway.
    final func showLead() {
        let marks = allowsMultipleSelection && isFirstResponder && selection.count != 1
        for entry in shown { entry.cell.isHighlighted = marks && entry.row == leadRow }
    }

    /// Sets the selection on behalf of the user, and reports the changes to the delegate.
    final func choose(_ rows: RowIndexSet, lead: Int) {
        let old = selection
        leadRow = lead
        show(selection: rows)
        if rows == old { return }
        if let listDelegate {
            // Only visible rows of a range are reported one by one: thousands may have changed.
            for entry in shown where rows.contains(entry.row) != old.contains(entry.row) {
                if rows.contains(entry.row) {
                    listDelegate.listView(self, didSelectRowAt: entry.row)
                } else {
                    listDelegate.listView(self, didDeselectRowAt: entry.row)
                }
            }
            listDelegate.listViewSelectionDidChange(self)
        }
    }

    /// A press on a row; false where there is none.
    final func press(_ event: MouseEvent) -> Bool {
        guard allowsSelection, let row = indexForRow(at: event.location(in: self)) else { return false }
        pressedRow = row
        // A finger may be about to scroll.
        if !event.isTouch { select(row, event.modifierFlags) }
        if !event.isTouch, event.clickCount == 2 { listDelegate?.listView(self, didActivateRowAt: row) }
        return true
    }

    final func release(_ event: MouseEvent) {
        defer { pressedRow = nil }
        guard event.isTouch, let row = pressedRow, row == indexForRow(at: event.location(in: self)) else {
            return
        }
        select(row, event.modifierFlags)
    }

    final func select(_ row: Int, _ modifiers: KeyModifierFlags) {
        guard allowsMultipleSelection else {
            let isTakenBack = modifiers.contains(.control) && selection.contains(row)
            anchorRow = row
            return choose(isTakenBack ? [] : RowIndexSet(row), lead: row)
        }
        if modifiers.contains(.shift) {
            return extend(to: row, keeping: modifiers.contains(.control))
        }
        anchorRow = row
        guard modifiers.contains(.control) else { return choose(RowIndexSet(row), lead: row) }
        var rows = selection
        if rows.contains(row) { rows.remove(row) } else { rows.insert(row) }
        choose(rows, lead: row)
    }

    /// Selects from the anchor to `row`.
    final func extend(to row: Int, keeping: Bool = false) {
        let anchor = min(anchorRow ?? row, max(0, numberOfRows - 1))
        anchorRow = anchor
        var rows = keeping ? selection : RowIndexSet()
        rows.insert(min(anchor, row)..<max(anchor, row) + 1)
        choose(rows, lead: row)
    }
}
