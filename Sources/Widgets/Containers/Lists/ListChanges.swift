/// The application of changes of rows to a list.
///
///     ListChanges(list: self).deferring { delegate.tableView(table, willDisplay: cell, forRowAt: path) }
struct ListChanges {
    let list: ListView

    /// Whether the data source may have other rows than the list: changes are recorded that are not applied yet, or all rows will be
    /// read again.
    var arePending: Bool { list.needsReload || list.batch != nil }

    /// Runs `body`, which calls the application; changes of rows that it requests are applied afterwards.
    func deferring(_ body: () -> Void) {
        let wasChanging = list.isChangingRows
        list.isChangingRows = true
        body()
        list.isChangingRows = wasChanging
        apply()
    }

    /// Applies the recorded batch, unless a call of `performBatchUpdates` or a change of rows is running, which applies it at its end.
    func apply() {
        while let done = list.batch, done.depth == 0, !list.isChangingRows, !list.cells.isTiling {
            list.batch = nil
            // A pending reload replaces all rows, including the changed ones.
            guard let complete = list.completed(done) else { return list.reloadData() }
            if !complete.isEmpty, !list.needsReload { ListUpdate(complete, of: list).apply() }
        }
        if list.cells.isPostponed, list.batch == nil {
            list.cells.isPostponed = false
            for entry in list.cells.mounted { entry.cell.setNeedsLayout() }
            list.setNeedsLayout()
        }
    }

    /// Replaces the rows with `count` rows; `place` returns the new index of an old row, or nil for a removed row.
    func replaceRows(count: Int, _ place: @escaping (Int) -> Int?) {
        if list.needsReload { return }
        func newRow(_ row: Int) -> Int? { place(row).flatMap { $0 >= 0 && $0 < count ? $0 : nil } }
        RowRenumbering(newRows: { _ in [] }, newRow: newRow).apply(to: list) {
            let anchor = list.isAtTop ? nil : list.cells.anchor(in: list.rows, newRow)
            let heights = list.cells.mounted.map { (newRow($0.row), list.rows.height(of: $0.row)) }
            list.resetRows(count)
            list.loadSections()
            for case (let row?, let height) in heights { list.rows.setHeight(height, of: row) }
            return (anchor, list.cells.renumber(newRow))
        }
    }
}
