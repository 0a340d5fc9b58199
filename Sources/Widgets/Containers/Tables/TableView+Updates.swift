extension TableView {
    // MARK: - Rows

    /// Inserts rows that the data source already contains; the paths are those from after the change.
    public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.insertedRows += indexPaths }
    }

    /// Removes rows that the data source no longer contains; the paths are those from before the change.
    public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deletedRows += indexPaths }
    }

    /// Replaces the cells of rows; the paths are those from before the change.
    public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloadedRows += indexPaths }
    }

    /// Moves a row to `newIndexPath`, which is its path after the change, with an animation.
    public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
    }

    // MARK: - Sections

    /// Inserts sections that the data source already contains; the indices are those from after the change.
    public final func insertSections(_ sections: RowIndexSet, with animation: RowAnimation) {
        change(animation) { for section in sections { $0.insertedSections.insert(section) } }
    }

    /// Removes sections that the data source no longer contains; the indices are those from before the change.
    public final func deleteSections(_ sections: RowIndexSet, with animation: RowAnimation) {
        change(animation) { for section in sections { $0.deletedSections.insert(section) } }
    }

    /// Replaces all rows of sections, whose numbers may change, and their headers; the indices are those from before the change.
    public final func reloadSections(_ sections: RowIndexSet, with animation: RowAnimation) {
        change(animation) { for section in sections { $0.reloadedSections.insert(section) } }
    }

    /// Moves a section to `newSection`, which is its index after the change, with an animation.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections[section] = newSection }
    }

    private func change(_ animation: RowAnimation, _ change: (inout TableBatch) -> Void) {
        // No batch is recorded while a reload is pending, because the reload replaces all rows.
        record(animation) { if $0 != nil { change(&changes) } }
    }

    /// Applies changes of rows numbered across all sections, which lead to the rows that the data source has now.
    final func apply(_ difference: ListBatch, with animation: RowAnimation) {
        record(animation) { batch in
            guard let open = batch else { return }
            // Two differences cannot be combined, because both refer to the rows before the batch.
            if !open.isEmpty || !changes.isEmpty { return reloadData() }
            batch?.take(difference)
        }
    }

    // MARK: - Batches

    /// Begins a batch of changes, which ``endUpdates()`` applies together.
    ///
    /// Prefer ``ListView/performBatchUpdates(_:completion:)``.
    public final func beginUpdates() { beginBatch() }

    /// Applies the changes since ``beginUpdates()``, and measures the rows again.
    public final func endUpdates() {
        endBatch()
        for entry in cells.mounted { entry.cell.setNeedsLayout() }
        setNeedsLayout()
    }

    /// Configures the cells of rows again, without replacing them.
    ///
    /// The data source is asked for the cells of the rows that are visible, and receives the present cell when it dequeues one with the
    /// same reuse identifier. The cell is measured again. A row for which the data source returns another cell is reloaded.
    public final func reconfigureRows(at indexPaths: [IndexPath]) {
        guard !needsReload, let dataSource else { return }
        var replaced: [Int] = []
        for indexPath in indexPaths {
            guard let row = checkedRow(of: indexPath, "reconfigured"), let cell = cells.cell(for: row) else {
                continue
            }
            cells.pool.reconfigured = cell
            let configured = dataSource.listView(self, cellForRowAt: row)
            cells.pool.reconfigured = nil
            if configured === cell {
                cell.setNeedsLayout()
            } else {
                recycle(configured)
                replaced.append(row)
            }
        }
        setNeedsLayout()
        if !replaced.isEmpty { reloadRows(at: replaced) }
    }
}
