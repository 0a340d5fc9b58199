extension ListView {
    /// The animation of row changes, modelled on `UITableView.RowAnimation`.
    ///
    ///     list.insertRows(at: [0], with: .automatic)
    public nonisolated enum RowAnimation: Hashable, Sendable {
        /// No animation.
        case none
        /// Inserted rows fade in, deleted rows fade out, and the other rows slide to their new positions.
        case fade
        /// The list's default animation, which is ``fade``.
        case automatic
    }

    /// Applies all row changes made by `updates` as one batch, then calls `completion` with true.
    ///
    /// Rows that are kept keep their cells, heights and selection, and the visible rows stay in place. If one of the changes requests an
    /// animation, all are animated. The data source must provide the new rows when `updates` returns. The indices given to `deleteRows`,
    /// `reloadRows` and the first index given to `moveRow` are from before the changes; those given to `insertRows` and the second index
    /// given to `moveRow` are from after them.
    ///
    ///     list.performBatchUpdates {
    ///         list.deleteRows(at: [0])
    ///         list.insertRows(at: [5, 6])
    ///     }
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        beginBatch()
        updates()
        endBatch()
        completion?(true)
    }

    final func beginBatch() {
        // No batch is recorded while a reload is pending, because the reload replaces all rows.
        if !needsReload, batch == nil { batch = ListBatch() }
        batch?.depth += 1
    }

    final func endBatch() {
        batch?.depth -= 1
        applyBatch()
    }

    /// Whether the data source may have other rows than the list.
    final var hasPendingChanges: Bool { ListChanges(list: self).arePending }

    /// Applies the recorded batch, unless a call of `performBatchUpdates` or a change of rows is running, which applies it at its end.
    final func applyBatch() { ListChanges(list: self).apply() }

    /// Inserts rows that the data source already contains; `rows` are indices from after the change.
    public final func insertRows(at rows: [Int], with animation: RowAnimation = .none) {
        record(animation) { batch in for row in rows { batch?.inserted.insert(row) } }
    }

    /// Removes rows that the data source no longer contains; `rows` are indices from before the change.
    public final func deleteRows(at rows: [Int], with animation: RowAnimation = .none) {
        record(animation) { batch in for row in rows { batch?.deleted.insert(row) } }
    }

    /// Replaces the cells of `rows`, which are indices from before the change.
    public final func reloadRows(at rows: [Int], with animation: RowAnimation = .none) {
        record(animation) { batch in for row in rows { batch?.reloaded.insert(row) } }
    }

    /// Moves a row to `newRow`, which is its index after the change.
    public final func moveRow(at row: Int, to newRow: Int, with animation: RowAnimation = .none) {
        record(animation) { batch in batch?.moved[row] = newRow }
    }

    final func record(_ animation: RowAnimation, _ change: (inout ListBatch?) -> Void) {
        performBatchUpdates {
            if animation != .none { batch?.isAnimated = true }
            change(&batch)
        }
    }

    /// Replaces the rows with `count` rows; `place` returns the new index of an old row, or nil for a removed row.
    ///
    /// Use it when there are too many changes to report row by row. Visible rows that are kept keep their cells and heights, and the
    /// scroll position is kept unless the list is at its top. The selection is cleared. Complexity: O(visible rows).
    package final func replaceRows(count: Int, _ place: @escaping (Int) -> Int?) {
        ListChanges(list: self).replaceRows(count: count, place)
    }

    /// Removes `cell` from the reuse pool, for a caller that reuses it for the same content.
    ///
    /// - Returns: `false` when the cell is in use.
    package final func takeSpareCell(_ cell: ReusableView) -> Bool { cells.pool.take(cell) }
}
