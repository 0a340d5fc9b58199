/// The selected rows of a list, with the anchor of the range selection and the row with the keyboard cursor.
///
/// A value type: each operation returns the selection after a click or a key, so that the rules can be tested without a list.
///
///     var selection = RowSelection(2)
///     selection = selection.extended(to: 5, count: 10)   // rows 2 to 5
nonisolated struct RowSelection: Hashable, Sendable {
    var rows = RowIndexSet()
    /// The fixed end of the range that is extended with Shift.
    var anchor: Int?
    /// The row with the keyboard cursor, which is the moving end of the range.
    var lead: Int?

    init() {}

    /// Creates a selection of the single row `row`.
    init(_ row: Int) {
        rows = RowIndexSet(row)
        anchor = row
        lead = row
    }

    init(_ rows: RowIndexSet, anchor: Int?, lead: Int?) {
        self.rows = rows
        self.anchor = anchor
        self.lead = lead
    }

    /// The row from which keys move; nil when nothing is selected and no key has moved the cursor yet.
    var cursor: Int? { lead ?? rows.first }

    /// Returns the selection after a click on `row`: Control toggles the row, Shift selects the range from the anchor.
    func clicked(
        _ row: Int, _ modifiers: KeyModifierFlags, count: Int, allowsMultiple: Bool
    ) -> RowSelection {
        if allowsMultiple, modifiers.contains(.shift) {
            return extended(to: row, count: count, keepsOthers: modifiers.contains(.control))
        }
        return modifiers.contains(.control) ? toggled(row, allowsMultiple: allowsMultiple) : RowSelection(row)
    }

    /// Returns the selection after toggling `row`; without multiple selection, all other rows are deselected.
    func toggled(_ row: Int, allowsMultiple: Bool) -> RowSelection {
        var changed = allowsMultiple ? rows : RowIndexSet()
        if rows.contains(row) { changed.remove(row) } else { changed.insert(row) }
        return RowSelection(changed, anchor: row, lead: row)
    }

    /// Returns the selection after Space at `row`: the row is toggled, or with Shift the range extended to it.
    ///
    /// Nil for the selected row of a view with single selection, where Space scrolls by a page.
    func toggledByKey(
        _ row: Int, _ modifiers: KeyModifierFlags, count: Int, allowsMultiple: Bool
    ) -> RowSelection? {
        if allowsMultiple, modifiers.contains(.shift) { return extended(to: row, count: count) }
        if !allowsMultiple, !modifiers.contains(.control), rows.contains(row) { return nil }
        return toggled(row, allowsMultiple: allowsMultiple)
    }

    /// Returns the selection of the rows from the anchor to `row`, in a list of `count` rows.
    func extended(to row: Int, count: Int, keepsOthers: Bool = false) -> RowSelection {
        range(to: row, count: count, besides: keepsOthers ? rows : RowIndexSet())
    }

    /// Returns the selection of the rows from the anchor to `row`, in addition to `kept`.
    func range(to row: Int, count: Int, besides kept: RowIndexSet) -> RowSelection {
        let anchor = min(anchor ?? row, max(0, count - 1))
        var changed = kept
        changed.insert(min(anchor, row)..<max(anchor, row) + 1)
        return RowSelection(changed, anchor: anchor, lead: row)
    }

    /// Returns the selection after a key has moved to `row`: Control moves only the cursor, Shift extends the range.
    func moved(to row: Int, _ modifiers: KeyModifierFlags, count: Int, allowsMultiple: Bool) -> RowSelection {
        guard allowsMultiple else { return RowSelection(row) }
        if modifiers.contains(.shift) {
            return extended(to: row, count: count, keepsOthers: modifiers.contains(.control))
        }
        return modifiers.contains(.control)
            ? RowSelection(rows, anchor: anchor, lead: row) : RowSelection(row)
    }

    /// Returns the row to which `key` moves, in a list of `count` rows; nil for keys that do not move.
    ///
    /// `page` returns the row one page below (1) or above (-1) a row.
    func target(of key: KeyboardHIDUsage, count: Int, page: (_ row: Int, _ direction: Double) -> Int) -> Int?
    {
        let last = count - 1
        switch key {
        case .keyboardDownArrow: return cursor.map { min($0 + 1, last) } ?? 0
        case .keyboardUpArrow: return cursor.map { max($0 - 1, 0) } ?? last
        case .keyboardHome: return 0
        case .keyboardEnd: return last
        case .keyboardPageDown: return page(cursor ?? 0, 1)
        case .keyboardPageUp: return page(cursor ?? 0, -1)
        default: return nil
        }
    }

    /// Returns the selection after the row indices have changed; `newRow` returns nil for removed rows.
    ///
    /// The cursor and the anchor stay at the place of a removed row, which the next row takes: `place` returns it, and it is limited to the
    /// new number of rows.
    func mapped(
        rows newRows: RowIndexSet, count: Int, _ newRow: (Int) -> Int?, place: (Int) -> Int = { $0 }
    ) -> RowSelection {
        func moved(_ row: Int) -> Int? { newRow(row) ?? (count > 0 ? min(place(row), count - 1) : nil) }
        return RowSelection(newRows, anchor: anchor.flatMap(moved), lead: lead.flatMap(moved))
    }

    /// The cursor without selected rows.
    var cleared: RowSelection { RowSelection([], anchor: cursor, lead: cursor) }

    /// Returns the selection in a list that has `count` rows: rows that do not exist are deselected, and the cursor is at most at the last row.
    func limited(to count: Int) -> RowSelection {
        if max(rows.last ?? 0, anchor ?? 0, lead ?? 0) < count { return self }
        var kept = rows
        if let last = rows.last, last >= count { kept.remove(count..<last + 1) }
        func limited(_ row: Int) -> Int? { count > 0 ? min(row, count - 1) : nil }
        return RowSelection(kept, anchor: anchor.flatMap(limited), lead: lead.flatMap(limited))
    }
}
