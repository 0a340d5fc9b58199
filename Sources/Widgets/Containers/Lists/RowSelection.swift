/// The selected rows of a list, with the row at which a range begins and the row that the keyboard is at.
///
/// Each operation returns the selection after a click or a key, so that the rules are tested without a list. A list changes its
/// selection and notifies its delegate once.
///
///     var selection = RowSelection(2)
///     selection = selection.extended(to: 5, count: 10)   // rows 2 to 5
nonisolated struct RowSelection: Hashable, Sendable {
    var rows = RowIndexSet()
    /// The fixed end of the range that Shift extends.
    var anchor: Int?
    /// The row that the keyboard is at: the moving end of a range.
    var lead: Int?

    init() {}

    /// Selects `row` alone.
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

    /// The row from which keys move; nil in a list without selection that no key has entered.
    var cursor: Int? { lead ?? rows.first }

    /// The selection after a click on `row`: Control toggles the row, Shift selects the range from the anchor.
    func clicked(
        _ row: Int, _ modifiers: KeyModifierFlags, count: Int, allowsMultiple: Bool
    ) -> RowSelection {
        if allowsMultiple, modifiers.contains(.shift) {
            return extended(to: row, count: count, keepsOthers: modifiers.contains(.control))
        }
        return modifiers.contains(.control) ? toggled(row, allowsMultiple: allowsMultiple) : RowSelection(row)
    }

    /// The selection after `row` was added or removed; rows of a list with single selection exclude one another.
    func toggled(_ row: Int, allowsMultiple: Bool) -> RowSelection {
        var changed = allowsMultiple ? rows : RowIndexSet()
        if rows.contains(row) { changed.remove(row) } else { changed.insert(row) }
        return RowSelection(changed, anchor: row, lead: row)
    }

    /// The selection from the anchor to `row`, in a list of `count` rows.
    func extended(to row: Int, count: Int, keepsOthers: Bool = false) -> RowSelection {
        range(to: row, count: count, besides: keepsOthers ? rows : RowIndexSet())
    }

    /// The selection from the anchor to `row`, and `kept`.
    func range(to row: Int, count: Int, besides kept: RowIndexSet) -> RowSelection {
        let anchor = min(anchor ?? row, max(0, count - 1))
        var changed = kept
        changed.insert(min(anchor, row)..<max(anchor, row) + 1)
        return RowSelection(changed, anchor: anchor, lead: row)
    }

    /// The selection after a key has moved to `row`: Control moves the cursor alone, Shift extends the range.
    func moved(to row: Int, _ modifiers: KeyModifierFlags, count: Int, allowsMultiple: Bool) -> RowSelection {
        guard allowsMultiple else { return RowSelection(row) }
        if modifiers.contains(.shift) {
            return extended(to: row, count: count, keepsOthers: modifiers.contains(.control))
        }
        return modifiers.contains(.control)
            ? RowSelection(rows, anchor: anchor, lead: row) : RowSelection(row)
    }

    /// The row to which `key` moves, in a list of `count` rows; nil for keys that do not move.
    ///
    /// `page` returns the row a page below (1) or above (-1) another.
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

    /// The selection in a list whose rows have other indices; nil is the index of a row that was removed.
    func mapped(rows newRows: RowIndexSet, _ newRow: (Int) -> Int?) -> RowSelection {
        RowSelection(newRows, anchor: anchor.flatMap(newRow), lead: lead.flatMap(newRow))
    }
}
