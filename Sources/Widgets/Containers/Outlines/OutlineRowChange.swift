/// The rows that an expanded or collapsed item adds or removes.
///
///     OutlineRowChange(first: 3, removed: 0, added: 100_000).apply(to: outline, animated: true)
struct OutlineRowChange {
    /// The first row below the item.
    let first: Int
    let removed: Int
    let added: Int

    /// The number of rows up to which they are inserted or removed one by one, so that they are animated.
    private static let limit = 1_000

    /// Changes the rows of an outline, and draws the triangle of the item again.
    ///
    /// O(visible rows + ranges of selected rows) for many rows, otherwise O(rows log rows).
    func apply(to outline: OutlineView, animated: Bool) {
        outline.cells.cell(for: first - 1)?.setNeedsDisplay()
        // The rows of another change in the same batch have other numbers than now.
        if outline.batch?.isEmpty == false { return outline.reloadData() }
        if max(removed, added) > Self.limit, outline.batch == nil { return replaceRows(of: outline) }
        outline.record(animated ? .automatic : .none) { batch in
            if removed > 0 { batch?.deleted.insert(first..<first + removed) }
            if added > 0 { batch?.inserted.insert(first..<first + added) }
        }
    }

    private func replaceRows(of outline: OutlineView) {
        let selection = outline.selection
        outline.replaceRows(count: outline.rowCount, newRow(of:))
        outline.selection = selection.mapped(rows: newRows(of: selection.rows), newRow(of:))
    }

    /// Returns the new number of a row; nil for a removed one.
    func newRow(of row: Int) -> Int? {
        row < first ? row : row < first + removed ? nil : row - removed + added
    }

    /// Returns the new numbers of rows, without removed ones: O(ranges).
    func newRows(of rows: RowIndexSet) -> RowIndexSet {
        var result = RowIndexSet()
        for range in rows.ranges {
            let (above, below) = (range.clamped(to: 0..<first), range.clamped(to: first + removed..<Int.max))
            if !above.isEmpty { result.insert(above) }
            if !below.isEmpty {
                result.insert(below.lowerBound - removed + added..<below.upperBound - removed + added)
            }
        }
        return result
    }
}
