extension ListView {
    /// The animation of rows that are inserted and deleted: `UITableView.RowAnimation`.
    ///
    ///     list.insertRows(at: [0], with: .automatic)
    public nonisolated enum RowAnimation: Hashable, Sendable {
        /// No animation.
        case none
        /// Inserted and deleted rows fade; the others slide to their places.
        case fade
        /// The default animation of lists: ``fade``.
        case automatic
    }

    /// Applies the changes that `updates` makes together.
    ///
    /// Rows that stay keep their cells, their heights and their selection, and visible rows stay in place. All changes are animated
    /// where one of them asks for an animation. The data source must have the new rows when `updates` returns. Within it, `deleteRows`,
    /// `reloadRows` and the first row of `moveRow` are indices from before the changes; `insertRows` and the second row of `moveRow` are
    /// indices from afterwards.
    ///
    ///     list.performBatchUpdates {
    ///         list.deleteRows(at: [0])
    ///         list.insertRows(at: [5, 6])
    ///     }
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        // A pending reload replaces all rows.
        if !needsReload, !isScaleOther, batch == nil { batch = ListBatch() }
        batch?.depth += 1
        updates()
        batch?.depth -= 1
        if batch?.depth == 0, let done = batch {
            batch = nil
            if !done.isEmpty { ListUpdate(done, of: self).apply() }
        }
        completion?(true)
    }

    /// Inserts rows that the data source has now; `rows` are indices from after the change.
    public final func insertRows(at rows: [Int], with animation: RowAnimation = .none) {
        record(animation) { batch in for row in rows { batch.inserted.insert(row) } }
    }

    /// Removes rows that the data source no longer has; `rows` are indices from before the change.
    public final func deleteRows(at rows: [Int], with animation: RowAnimation = .none) {
        record(animation) { batch in for row in rows { batch.deleted.insert(row) } }
    }

    /// Replaces the cells of `rows`.
    public final func reloadRows(at rows: [Int], with animation: RowAnimation = .none) {
        record(animation) { batch in for row in rows { batch.reloaded.insert(row) } }
    }

    /// Moves a row to `newRow`, its index after the change.
    public final func moveRow(at row: Int, to newRow: Int, with animation: RowAnimation = .none) {
        record(animation) { batch in batch.moved[row] = newRow }
    }

    private func record(_ animation: RowAnimation, _ change: (inout ListBatch) -> Void) {
        performBatchUpdates {
            guard var batch else { return }
            if animation != .none { batch.isAnimated = true }
            change(&batch)
            self.batch = batch
        }
    }
}
