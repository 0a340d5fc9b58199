internal import Virtualization

extension ListView {
    /// Replaces the rows with `count` rows; `place` returns the new index of an old row, or nil for a removed row.
    ///
    /// Use it when there are too many changes to report row by row. Visible rows that are kept keep their cells and heights, and the
    /// scroll position is kept unless the list is at its top. The selection is cleared. Complexity: O(visible rows).
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

    /// Returns an anchor for the first mounted row that is kept, with its new index and its position before the change.
    final func firstStayingRow(_ newRow: (Int) -> Int?) -> ItemAnchor? {
        for entry in cells.mounted {
            guard let row = newRow(entry.row) else { continue }
            var anchor = ItemAnchor(entry.row, in: rows)
            anchor.item = row
            return anchor
        }
        return nil
    }

    /// Updates the content size, and scrolls by the distance that the anchor has moved.
    final func finishRowChange(keeping anchor: ItemAnchor?) {
        storedContentSize.height = rows.total
        setNeedsLayout()
        guard var anchor else { return }
        contentOffset.y = held(Point(x: 0, y: contentOffset.y + anchor.takeShift(in: rows))).y
    }

    /// Removes `cell` from the reuse pool, for a caller that reuses it for the same content.
    ///
    /// - Returns: `false` when the cell is in use.
    package final func takeSpareCell(_ cell: ReusableView) -> Bool { cells.pool.take(cell) }
}
