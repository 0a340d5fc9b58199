internal import Virtualization

extension ListView {
    /// Replaces the rows by `count` others, where `place` returns the new index of an old row, and nil for a removed one.
    ///
    /// For changes too many to report row by row. Visible rows that stay keep their cells and heights, and the scroll
    /// position is kept unless the list is at its top; nothing is selected afterwards. O(visible rows).
    package final func replaceRows(count: Int, _ place: (Int) -> Int?) {
        if needsReload || isScaleOther { return }
        func newRow(_ row: Int) -> Int? { place(row).flatMap { $0 >= 0 && $0 < count ? $0 : nil } }
        let old = rows
        let anchor = isAtTop ? nil : firstStayingRow(newRow)
        var heights: [Int: Double] = [:]
        for entry in cells.mounted {
            if let row = newRow(entry.row) { heights[row] = old.height(of: entry.row) }
        }
        rows = ListRows(count: count, height: defaultHeight)
        askForSections()
        for (row, height) in heights { rows.setHeight(height, of: row) }
        cells.renumber(newRow) { recycle($0) }
        selection = selection.mapped(rows: RowIndexSet(), newRow)
        finishRowChange(keeping: anchor)
    }

    /// Returns the first mounted row that stays, by its new index, and where it begins before the change.
    final func firstStayingRow(_ newRow: (Int) -> Int?) -> ItemAnchor? {
        for entry in cells.mounted {
            guard let row = newRow(entry.row) else { continue }
            var anchor = ItemAnchor(entry.row, in: rows)
            anchor.item = row
            return anchor
        }
        return nil
    }

    /// Scrolls by as much as the anchor has moved, and lays the new rows out.
    final func finishRowChange(keeping anchor: ItemAnchor?) {
        storedContentSize.height = rows.total
        setNeedsLayout()
        guard var anchor else { return }
        contentOffset.y = held(Point(x: 0, y: contentOffset.y + anchor.takeShift(in: rows))).y
    }

    /// Takes `cell` for the row that it was made for.
    ///
    /// - Returns: false when the cell is in use.
    package final func takeSpareCell(_ cell: ReusableView) -> Bool { cells.pool.take(cell) }
}
