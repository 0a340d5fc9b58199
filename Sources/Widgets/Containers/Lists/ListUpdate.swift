/// Applies a batch of changes to a list: its rows, heights, cells and selection.
///
///     ListUpdate(batch, of: list).apply()
struct ListUpdate {
    private let list: ListView
    private let batch: ListBatch
    private let mapping: RowMapping

    init(_ batch: ListBatch, of list: ListView) {
        self.list = list
        self.batch = batch
        mapping = RowMapping(batch)
    }

    /// Applies the changes, animated when the batch requests it and the list is on screen.
    ///
    /// If the data source's number of rows does not match the changes, the list is reloaded and a diagnostic is reported.
    func apply() {
        guard batch.isAnimated, isAnimatable else { return applyChanges() }
        // The cells move from the places of their rows. Rows that a pending layout would display get their cells after the changes: the
        // data source has only the new rows.
        list.cells.placeMounted(in: list)
        let update = RowUpdateAnimation(entering: enteringRows)
        View.animate(
            withDuration: RowUpdateAnimation.duration, delay: 0, options: .allowUserInteraction,
            animations: {
                list.rowUpdate = update
                applyChanges()
                list.layoutIfNeeded()
                list.rowUpdate = nil
            },
            completion: { [weak list] _ in
                if let list { update.leaving.finish(in: list) }
            })
    }

    private var isAnimatable: Bool {
        guard let host = list.viewHost else { return false }
        return !host.endsAnimationsImmediately && list.isPainted && View.areAnimationsEnabled
            && list.rowUpdate == nil
    }

    /// The new indices of the rows that get a new cell: inserted and reloaded rows.
    private var enteringRows: RowIndexSet {
        var rows = batch.inserted
        for row in batch.reloaded {
            if let newRow = mapping.newRow(of: row) { rows.insert(newRow) }
        }
        return rows
    }

    private func applyChanges() {
        let old = list.rows.count
        let new = ListSource(list: list).rowCount
        guard mapping.isConsistent(from: old, to: new) else {
            reportInconsistent(old: old, new: new)
            return list.reloadData()
        }
        RowRenumbering(
            newRows: mapping.newRows(of:), newRow: mapping.newRow(of:), place: mapping.place(of:)
        ).apply(to: list) {
            let anchor = list.isAtTop ? nil : list.cells.anchor(in: list.rows, survivingRow(of:))
            var heights: [Int: Double] = [:]
            for (from, to) in batch.moved { heights[to] = list.rows.height(of: from) }
            for row in mapping.taken.reversed() { list.rows.remove(row) }
            for row in mapping.given { list.rows.insert(at: row, height: heights[row]) }
            list.loadSections()
            return (anchor, list.cells.renumber(keptRow(of:)))
        }
    }

    /// Returns the new index of a row that is neither deleted nor moved; otherwise nil.
    private func survivingRow(of row: Int) -> Int? { batch.moved[row] == nil ? mapping.newRow(of: row) : nil }

    /// Returns the new index of a row that keeps its cell; nil for deleted and reloaded rows.
    private func keptRow(of row: Int) -> Int? { batch.reloaded.contains(row) ? nil : mapping.newRow(of: row) }

    private func reportInconsistent(old: Int, new: Int) {
        let (taken, given) = (Set(mapping.taken).count, Set(mapping.given).count)
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: list.hierarchyPath,
                message: "an update removed \(taken) of \(old) rows and inserted \(given), "
                    + "but the data source has \(new), or an index is out of bounds or repeated",
                cure: "all rows were reloaded; apply the same changes to the data source and the list"))
    }
}
