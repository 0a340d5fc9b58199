internal import Virtualization

/// Changes of rows that are made together: rows that go are counted before, rows that come afterwards, as UIKit has it.
///
///     var batch = ListBatch()
///     batch.deleted.insert(3)
///     batch.newRow(of: 4, batch.taken, batch.given)   // 3
nonisolated struct ListBatch: Sendable {
    var deleted = RowIndexSet()
    var inserted = RowIndexSet()
    var reloaded = RowIndexSet()
    /// From the old row to the new one.
    var moved: [Int: Int] = [:]
    /// Whether some of it is to be shown little by little.
    var isAnimated = false
    /// Calls inside of calls.
    var depth = 0

    var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty }

    /// Rows that leave their place, and places that are taken, each ascending.
    var taken: [Int] { (Array(deleted) + moved.keys).sorted() }
    var given: [Int] { (Array(inserted) + moved.values).sorted() }

    /// Returns the new index of an old row; nil when it is deleted.
    func newRow(of row: Int, _ taken: [Int], _ given: [Int]) -> Int? {
        if let place = moved[row] { return place }
        if deleted.contains(row) { return nil }
        var place = row - taken.prefix { $0 < row }.count
        for new in given {
            if new > place { break }
            place += 1
        }
        return place
    }
}

extension ListView {
    /// Makes the changes inside of `updates` together: rows that stay keep their cells, their heights and whether they are
    /// selected, and what is seen stays where it is.
    ///
    /// Where a change inside asks for an animation, all of them are shown little by little. The data source must have the new rows when this returns. Inside, `deleteRows`, `reloadRows` and the start of
    /// `moveRow` count rows as they were before; `insertRows` and the end of `moveRow` as they are afterwards.
    ///
    ///     list.performBatchUpdates {
    ///         list.deleteRows(at: [0])
    ///         list.insertRows(at: [5, 6])
    ///     }
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        // A pending reload asks for all rows again anyway.
        if !needsReload, !isScaleOther, batch == nil { batch = ListBatch() }
        batch?.depth += 1
        updates()
        batch?.depth -= 1
        if batch?.depth == 0, let done = batch {
            batch = nil
            if !done.isEmpty { apply(done) }
        }
        completion?(true)
    }

    /// Inserts rows that the data source has now; the numbers are those after the change.
    public final func insertRows(at rows: [Int], with animation: RowAnimation = .none) {
        performBatchUpdates {
            note(animation)
            for row in rows { batch?.inserted.insert(row) }
        }
    }

    /// Removes rows that the data source no longer has; the numbers are those before the change.
    public final func deleteRows(at rows: [Int], with animation: RowAnimation = .none) {
        performBatchUpdates {
            note(animation)
            for row in rows { batch?.deleted.insert(row) }
        }
    }

    /// Reloads the cells of `rows`.
    public final func reloadRows(at rows: [Int], with animation: RowAnimation = .none) {
        performBatchUpdates {
            note(animation)
            for row in rows { batch?.reloaded.insert(row) }
        }
    }

    /// Moves a row to the number that it has after the change.
    public final func moveRow(at row: Int, to newRow: Int, with animation: RowAnimation = .none) {
        performBatchUpdates {
            note(animation)
            batch?.moved[row] = newRow
        }
    }

    private func note(_ animation: RowAnimation) { if animation != .none { batch?.isAnimated = true } }

    private func apply(_ batch: ListBatch) {
        guard batch.isAnimated, animatesUpdates else { return applyNow(batch) }
        var entering = batch.inserted
        for row in batch.reloaded {
            if let place = batch.newRow(of: row, batch.taken, batch.given) { entering.insert(place) }
        }
        animateUpdate(entering: entering) { applyNow(batch) }
    }

    private func applyNow(_ batch: ListBatch) {
        let old = rows.count
        let new = dataSource?.numberOfRows(in: self) ?? 0
        guard check(batch, old: old, new: new) else { return reloadData() }
        let taken = batch.taken
        let given = batch.given
        let anchor = contentOffset.y > offsetLimits.least.y ? anchor(batch, taken, given) : nil
        var heights: [Int: Double] = [:]
        for (from, to) in batch.moved { heights[to] = rows.height(of: from) }
        for row in taken.reversed() { rows.remove(row) }
        for row in given { rows.insert(at: row, height: heights[row]) }
        askForSections()
        moveCells(batch, taken, given)
        moveSelection(batch, taken, given)
        storedContentSize.height = rows.total
        setNeedsLayout()
        keepInPlace(anchor)
    }

    /// Returns the first visible row that stays, by its new index, and where it begins before the update.
    private func anchor(_ batch: ListBatch, _ taken: [Int], _ given: [Int]) -> ItemAnchor? {
        for entry in shown where batch.moved[entry.row] == nil {
            guard let row = batch.newRow(of: entry.row, taken, given) else { continue }
            var anchor = ItemAnchor(entry.row, in: rows)
            anchor.item = row
            return anchor
        }
        return nil
    }

    /// Scrolls by as much as the row has moved.
    final func keepInPlace(_ anchor: ItemAnchor?) {
        guard var anchor else { return }
        contentOffset.y = held(Point(x: 0, y: contentOffset.y + anchor.takeShift(in: rows))).y
    }

    private func moveCells(_ batch: ListBatch, _ taken: [Int], _ given: [Int]) {
        var kept = ContiguousArray<ShownCell>()
        for var entry in shown {
            guard !batch.reloaded.contains(entry.row), let row = batch.newRow(of: entry.row, taken, given)
            else {
                if rowUpdate != nil { fadeOut(entry.cell) } else { recycle(entry.cell) }
                continue
            }
            entry.row = row
            kept.append(entry)
        }
        shown = ContiguousArray(kept.sorted { $0.row < $1.row })
    }

    private func moveSelection(_ batch: ListBatch, _ taken: [Int], _ given: [Int]) {
        var moved = RowIndexSet()
        if taken.isEmpty, given.isEmpty {
            moved = selection
        } else {
            for range in selection.ranges { insert(range, into: &moved, batch, taken, given) }
            for (from, to) in batch.moved where selection.contains(from) { moved.insert(to) }
        }
        func place(_ row: Int?) -> Int? { row.flatMap { batch.newRow(of: $0, taken, given) } }
        anchorRow = place(anchorRow)
        leadRow = place(leadRow)
        show(selection: moved)
    }

    /// A range stays a range between the rows that change.
    private func insert(
        _ range: Range<Int>, into rows: inout RowIndexSet, _ batch: ListBatch, _ taken: [Int], _ given: [Int]
    ) {
        var start = range.lowerBound
        let cuts = taken.filter { range.contains($0) } + [range.upperBound]
        for cut in cuts {
            if start < cut { insertWhole(start..<cut, into: &rows, batch, taken, given) }
            start = cut + 1
        }
    }

    private func insertWhole(
        _ range: Range<Int>, into rows: inout RowIndexSet, _ batch: ListBatch, _ taken: [Int], _ given: [Int]
    ) {
        guard let first = batch.newRow(of: range.lowerBound, taken, given),
            let last = batch.newRow(of: range.upperBound - 1, taken, given)
        else { return }
        rows.insert(first..<last + 1)
        // The rows inserted in between were not selected.
        for row in given where row > first && row < last { rows.remove(row) }
    }

    private func check(_ batch: ListBatch, old: Int, new: Int) -> Bool {
        let gone = Set(batch.taken)
        let come = Set(batch.given)
        let isSound =
            gone.count == batch.taken.count && come.count == batch.given.count
            && gone.allSatisfy { $0 >= 0 && $0 < old } && come.allSatisfy { $0 >= 0 && $0 < new }
            && batch.reloaded.allSatisfy { $0 >= 0 && $0 < old } && old - gone.count + come.count == new
        if isSound { return true }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath,
                message: "an update took \(gone.count) of \(old) rows and brought \(come.count), "
                    + "but the data source has \(new), or a row is out of bounds or named twice",
                cure: "all rows were loaded anew; change the data and the list by the same rows"))
        return false
    }
}
