extension ListView {
    /// Replaces the rows with `count` rows; `place` returns the new index of an old row, or nil for a removed row.
    ///
    /// Use it when there are too many changes to report row by row. Visible rows that are kept keep their cells and heights, and the
    /// scroll position is kept unless the list is at its top. The selection is cleared. Complexity: O(visible rows).
    package final func replaceRows(count: Int, _ place: @escaping (Int) -> Int?) {
        if needsReload || isScaleOther { return }
        func newRow(_ row: Int) -> Int? { place(row).flatMap { $0 >= 0 && $0 < count ? $0 : nil } }
        RowRenumbering(newRows: { _ in [] }, newRow: newRow).apply(to: self) {
            let anchor = isAtTop ? nil : cells.anchor(in: rows, newRow)
            let heights = cells.mounted.map { (newRow($0.row), rows.height(of: $0.row)) }
            rows = ListRows(count: count, height: defaultHeight)
            loadSections()
            for case (let row?, let height) in heights { rows.setHeight(height, of: row) }
            return (anchor, cells.renumber(newRow))
        }
    }

    /// Removes `cell` from the reuse pool, for a caller that reuses it for the same content.
    ///
    /// - Returns: `false` when the cell is in use.
    package final func takeSpareCell(_ cell: ReusableView) -> Bool { cells.pool.take(cell) }
}
