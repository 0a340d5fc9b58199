extension ListView {
    /// The indices of the selected rows.
    public final var selectedRowIndexes: RowIndexSet { selection.rows }

    /// The first selected row; nil when no row is selected.
    public final var selectedRow: Int? { selection.rows.first }

    /// Selects `row`; with multiple selection, in addition to the selected rows.
    ///
    /// Does not call the delegate. If `scrollPosition` is given, the list also scrolls to the row.
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

    /// Selects exactly `rows`, or only the first of them when multiple selection is not allowed.
    ///
    /// Does not call the delegate. Rows that do not exist are ignored.
    public final func selectRows(_ rows: RowIndexSet) {
        reloadRows()
        var valid = rows
        valid.remove(numberOfRows..<max(numberOfRows, (rows.last ?? 0) + 1))
        if let first = valid.first, first < 0 { valid.remove(first..<0) }
        if !allowsMultipleSelection { valid = valid.first.map { RowIndexSet($0) } ?? [] }
        selection = RowSelection(valid, anchor: valid.first, lead: valid.last)
    }

    /// Selects all rows without calling the delegate; does nothing unless multiple selection is allowed.
    public final func selectAll(_ sender: Any?) {
        if allowsMultipleSelection { selectRows(RowIndexSet(0..<numberOfRows)) }
    }
    /// Deselects all rows without calling the delegate.
    public final func deselectAll(_ sender: Any?) { selection.rows = [] }

    /// Scrolls the list so that `row` is at `position`, limited by the ends of the content.
    public final func scrollToRow(at row: Int, at position: ScrollPosition, animated: Bool) {
        layOutIfNeededForRows()
        reloadRows()
        guard checkRow(row, "scrolled to") else { return }
        scrollTarget = nil
        // Measuring the rows that become visible can move the target, so the offset is computed again until it is stable.
        for _ in 0..<(animated ? 1 : 4) {
            storedContentSize = Size(width: contentWidth, height: rows.total)
            let target = ListScrollOffset(list: self).showing(row, at: position)
            if target == contentOffset { return }
            setContentOffset(target, animated: animated)
            // After the motion has begun, because a motion that it replaces clears its own target.
            if animated, scrollMotion != nil { scrollTarget = (row, position) }
            if animated { return }
            guard viewHost != nil, !cells.isTiling, batch == nil else { return }
            layoutIfNeeded()
        }
    }

    private func checkRow(_ row: Int, _ action: String) -> Bool {
        if row >= 0, row < numberOfRows { return true }
        reportInvalid(
            "row \(row) of \(numberOfRows) was to be \(action)",
            cure: "nothing was changed; give a row of at least 0 and below numberOfRows")
        return false
    }

    /// Updates the selected state of the mounted cells.
    final func selectionChanged() {
        for entry in cells.mounted { entry.cell.listDidSelect(selection.rows.contains(entry.row)) }
        showKeyboardRow()
    }

    /// Highlights the row of the keyboard cursor in the mounted cells.
    final func showKeyboardRow() {
        for entry in cells.mounted { entry.cell.listDidHighlight(isKeyboardRow(entry.row)) }
        cursorDidMove()
    }

    /// Whether the keyboard cursor is shown at `row`; it is not shown at the only selected row.
    final func isKeyboardRow(_ row: Int) -> Bool {
        row == selection.lead && allowsMultipleSelection && isFirstResponder
            && selection.rows != RowIndexSet(row)
    }

    /// Sets the selection on behalf of the user, and notifies the delegate of the changes.
    final func choose(_ newSelection: RowSelection) { adopt(permitted(newSelection)) }

    /// Sets a selection that is permitted, and notifies the delegate of the changes.
    final func adopt(_ new: RowSelection) {
        let old = selection
        selection = new
        guard let listDelegate, new.rows != old.rows || notifiesOfCursor && new != old else { return }
        // Only mounted rows are reported individually, because a range can contain thousands of rows.
        for entry in cells.mounted where new.rows.contains(entry.row) != old.rows.contains(entry.row) {
            if new.rows.contains(entry.row) {
                listDelegate.listView(self, didSelectRowAt: entry.row)
            } else {
                listDelegate.listView(self, didDeselectRowAt: entry.row)
            }
        }
        listDelegate.listViewSelectionDidChange(self)
    }
}
