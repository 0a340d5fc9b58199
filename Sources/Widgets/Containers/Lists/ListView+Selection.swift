extension ListView {
    /// The rows that are selected.
    public final var selectedRows: RowIndexSet { selection.rows }

    /// The first selected row; nil when no row is selected.
    public final var selectedRow: Int? { selection.rows.first }

    /// Selects `row`, in addition to the others where several can be selected.
    ///
    /// Does not call the delegate. Scrolls to the row where `scrollPosition` is given.
    public final func selectRow(
        at row: Int, animated: Bool = false, scrollPosition: ScrollPosition? = nil
    ) {
        reloadRows()
        guard checkRow(row, "selected") else { return }
        var rows = allowsMultipleSelection ? selection.rows : RowIndexSet()
        rows.insert(row)
        selection = RowSelection(rows, anchor: row, lead: row)
        if let scrollPosition { scrollToRow(at: row, at: scrollPosition, animated: animated) }
    }

    /// Deselects `row` without calling the delegate.
    public final func deselectRow(at row: Int) { selection.rows.remove(row) }

    /// Selects exactly `rows`, or the first of them where only one can be selected.
    ///
    /// Does not call the delegate. Rows that do not exist are left out.
    public final func selectRows(_ rows: RowIndexSet) {
        reloadRows()
        var valid = rows
        valid.remove(numberOfRows..<max(numberOfRows, (rows.last ?? 0) + 1))
        if let first = valid.first, first < 0 { valid.remove(first..<0) }
        if !allowsMultipleSelection { valid = valid.first.map { RowIndexSet($0) } ?? [] }
        selection = RowSelection(valid, anchor: valid.first, lead: valid.last)
    }

    /// Selects all rows where several can be selected.
    public final func selectAll() { if allowsMultipleSelection { selectRows(RowIndexSet(0..<numberOfRows)) } }
    /// Deselects all rows.
    public final func selectNone() { selection.rows = [] }

    /// Scrolls until `row` is at `position`, as far as the content reaches.
    public final func scrollToRow(at row: Int, at position: ScrollPosition, animated: Bool) {
        if needsLayout, viewHost != nil { layoutIfNeeded() }
        reloadRows()
        guard checkRow(row, "scrolled to") else { return }
        wantedRow = nil
        // Rows that become visible are measured, which can move the target.
        for _ in 0..<(animated ? 1 : 4) {
            storedContentSize = Size(width: rowWidth, height: rows.total)
            let target = offset(showing: row, at: position)
            if target == contentOffset { return }
            if animated, isAnimatable { wantedRow = (row, position) }
            setContentOffset(target, animated: animated)
            if animated { return }
            guard viewHost != nil, !cells.isTiling else { return }
            layoutIfNeeded()
        }
    }

    private func offset(showing row: Int, at position: ScrollPosition) -> Point {
        let rect = rectForRow(at: row)
        let inset = adjustedContentInset
        let visible = layoutState.bounds
        let header = floatingHeaderHeight(above: row)
        let height = visible.height - inset.top - inset.bottom - header
        let y: Double
        switch position {
        case .top: y = rect.minY
        case .middle: y = rect.midY - height / 2
        case .bottom: y = rect.maxY - height
        case .none:
            let start = visible.minY + inset.top + header
            if rect.minY < start || rect.height > height {
                y = rect.minY
            } else {
                y = rect.maxY > start + height ? rect.maxY - height : start
            }
        }
        return held(Point(x: visible.minX, y: y - inset.top - header))
    }

    private func checkRow(_ row: Int, _ action: String) -> Bool {
        if row >= 0, row < numberOfRows { return true }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath,
                message: "row \(row) of \(numberOfRows) was to be \(action)",
                cure: "nothing was changed; give a row of at least 0 and below numberOfRows"))
        return false
    }

    // MARK: - By the user

    /// Shows the selection in the mounted cells.
    final func selectionChanged() {
        for entry in cells.mounted { entry.cell.isSelected = selection.rows.contains(entry.row) }
        showKeyboardRow()
    }

    /// Highlights the row that the keyboard is at, unless it is the one selected row.
    final func showKeyboardRow() {
        let highlights = allowsMultipleSelection && isFirstResponder && selection.rows.count != 1
        for entry in cells.mounted { entry.cell.isHighlighted = highlights && entry.row == selection.lead }
    }

    /// Sets the selection on behalf of the user, and reports the changes to the delegate.
    final func choose(_ newSelection: RowSelection) {
        let old = selection.rows
        let new = newSelection.rows
        selection = newSelection
        guard new != old, let listDelegate else { return }
        // Only mounted rows are reported one by one: a range can have thousands.
        for entry in cells.mounted where new.contains(entry.row) != old.contains(entry.row) {
            if new.contains(entry.row) {
                listDelegate.listView(self, didSelectRowAt: entry.row)
            } else {
                listDelegate.listView(self, didDeselectRowAt: entry.row)
            }
        }
        listDelegate.listViewSelectionDidChange(self)
    }

    /// Handles a press on a row.
    ///
    /// - Returns: false where there is no row.
    final func press(_ event: MouseEvent) -> Bool {
        guard allowsSelection, let row = indexForRow(at: event.location(in: self)) else { return false }
        pressedRow = row
        // A touch selects when it ends without scrolling.
        if event.isTouch { return true }
        select(row, event.modifierFlags)
        if event.clickCount == 2 { listDelegate?.listView(self, didActivateRowAt: row) }
        return true
    }

    final func release(_ event: MouseEvent) {
        defer { pressedRow = nil }
        guard event.isTouch, let row = pressedRow, row == indexForRow(at: event.location(in: self)) else {
            return
        }
        select(row, event.modifierFlags)
    }

    /// Selects a row as a click with `modifiers` does.
    final func select(_ row: Int, _ modifiers: KeyModifierFlags) {
        choose(
            selection.clicked(
                row, modifiers, count: numberOfRows, allowsMultiple: allowsMultipleSelection))
    }
}
