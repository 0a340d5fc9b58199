/// The selection that a table's delegate permits.
struct TableSelectionRules {
    let table: TableView

    /// Returns `new` without the rows that the delegate refuses to select, and with those that it refuses to deselect.
    ///
    /// O(rows that are selected or deselected).
    func permitted(_ new: RowSelection) -> RowSelection {
        let old = table.selection.rows
        if table.isEditing, !table.allowsSelectionDuringEditing {
            return RowSelection(old, anchor: new.anchor, lead: new.lead)
        }
        guard let delegate = table.tableDelegate else { return new }
        if new.rows == old { return new }
        if let replaced = single(new, old, delegate) { return replaced }
        var rows = new.rows
        for row in new.rows.subtracting(old) {
            let path = table.indexPath(ofRow: row)
            guard delegate.tableView(table, shouldHighlightRowAt: path),
                let chosen = delegate.tableView(table, willSelectRowAt: path)
            else {
                rows.remove(row)
                continue
            }
            if chosen != path {
                rows.remove(row)
                if let other = table.checkedRow(of: chosen, "selected") { rows.insert(other) }
            }
        }
        for row in old.subtracting(new.rows) {
            if delegate.tableView(table, willDeselectRowAt: table.indexPath(ofRow: row)) == nil {
                rows.insert(row)
            }
        }
        return RowSelection(rows, anchor: new.anchor, lead: new.lead)
    }

    /// Returns the selection of one row instead of others, which stay selected if the delegate refuses the row; nil for other changes.
    private func single(
        _ new: RowSelection, _ old: RowIndexSet, _ delegate: any TableViewDelegate
    ) -> RowSelection? {
        guard new.rows.count == 1, let row = new.rows.first, !old.contains(row) else { return nil }
        let path = table.indexPath(ofRow: row)
        guard delegate.tableView(table, shouldHighlightRowAt: path),
            let chosen = delegate.tableView(table, willSelectRowAt: path),
            let target = chosen == path ? row : table.checkedRow(of: chosen, "selected")
        else { return RowSelection(old, anchor: new.anchor, lead: new.lead) }
        var rows = RowIndexSet(target)
        for row in old where row != target {
            if delegate.tableView(table, willDeselectRowAt: table.indexPath(ofRow: row)) == nil {
                rows.insert(row)
            }
        }
        // A row that must stay selected excludes another one.
        if !table.allowsMultipleSelection, rows.count > 1 { rows = old }
        return RowSelection(rows, anchor: target, lead: target)
    }
}
