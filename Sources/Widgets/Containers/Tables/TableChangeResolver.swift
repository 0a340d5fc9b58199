internal import Virtualization

/// Translates changes addressed by index paths into changes of rows numbered across all sections: values, tested without views.
///
///     var batch = ListBatch()
///     try TableChangeResolver(changes, from: TableShape(counts: [3, 2]), to: TableShape(counts: [3, 1])).resolve(&batch)
nonisolated struct TableChangeResolver {
    private let changes: TableBatch
    private let old: TableShape
    private let new: TableShape
    private let sections: IndexMapping

    init(_ changes: TableBatch, from old: TableShape, to new: TableShape) {
        self.changes = changes
        self.old = old
        self.new = new
        sections = IndexMapping(
            deleted: changes.deletedSections, inserted: changes.insertedSections,
            moved: changes.movedSections)
    }

    /// Adds the changes to `batch`.
    ///
    /// Complexity: O(sections + changes × log changes + rows of moved sections).
    ///
    /// - Throws: ``TableUpdateError`` if a section does not have the number of rows that results from the changes.
    func resolve(_ batch: inout ListBatch) throws(TableUpdateError) {
        try checkSections()
        if !sections.taken.isEmpty || !sections.given.isEmpty { batch.changesSections = true }
        for section in changes.deletedSections { batch.deleted.insert(old.rows(ofSection: section)) }
        for section in changes.insertedSections { batch.inserted.insert(new.rows(ofSection: section)) }
        for section in changes.reloadedSections {
            guard let place = sections.newIndex(of: section) else { continue }
            batch.deleted.insert(old.rows(ofSection: section))
            batch.inserted.insert(new.rows(ofSection: place))
        }
        try addMoves(to: &batch)
        for path in changes.deletedRows.sorted() { batch.deleted.insert(try row(path, old, "deleted")) }
        for path in changes.insertedRows.sorted() { batch.inserted.insert(try row(path, new, "inserted")) }
        for path in changes.reloadedRows.sorted() { batch.reloaded.insert(try row(path, old, "reloaded")) }
        try checkCounts(batch)
        moveSections(in: &batch)
    }

    private func checkSections() throws(TableUpdateError) {
        let (taken, given) = (sections.taken, sections.given)
        let (before, after) = (old.counts.count, new.counts.count)
        for section in taken + Array(changes.reloadedSections) where !old.counts.indices.contains(section) {
            throw TableUpdateError(
                message:
                    "section \(section) was deleted, moved or reloaded, but there were \(before) sections")
        }
        for section in given where !new.counts.indices.contains(section) {
            throw TableUpdateError(
                message: "section \(section) was inserted, but the data source has \(after) sections")
        }
        if Set(taken).count < taken.count || Set(given).count < given.count
            || before - taken.count + given.count != after
        {
            throw TableUpdateError(
                message:
                    "\(before) sections without \(Set(taken).count) and with \(Set(given).count) others are not "
                    + "the \(after) sections of the data source, or a section is changed twice")
        }
    }

    private func row(_ path: IndexPath, _ shape: TableShape, _ action: String) throws(TableUpdateError) -> Int
    {
        if let row = shape.row(of: path) { return row }
        let count = shape.counts.indices.contains(path.section) ? shape.counts[path.section] : nil
        throw TableUpdateError(
            message: "row \(path.row) of section \(path.section) was \(action), but "
                + (count.map { "the section has \($0) rows" } ?? "there are \(shape.counts.count) sections"))
    }

    /// Adds the moved rows, which are neither deleted with their old section nor inserted with their new one.
    private func addMoves(to batch: inout ListBatch) throws(TableUpdateError) {
        for (from, to) in changes.movedRows {
            let (source, target) = (try row(from, old, "moved"), try row(to, new, "the target of a move"))
            batch.deleted.remove(source)
            batch.inserted.remove(target)
            if let other = batch.moved.updateValue(target, forKey: source), other != target {
                throw TableUpdateError(message: "row \(from.row) of section \(from.section) was moved twice")
            }
        }
    }

    /// Checks that each section that is kept has the number of rows that results from the changes.
    private func checkCounts(_ batch: ListBatch) throws(TableUpdateError) {
        var removed = old.tally(batch.deleted)
        var added = new.tally(batch.inserted)
        for (from, to) in batch.moved {
            removed[old.section(of: from)] += 1
            added[new.section(of: to)] += 1
        }
        for section in old.counts.indices {
            guard let place = sections.newIndex(of: section) else { continue }
            let count = old.counts[section] - removed[section] + added[place]
            if count == new.counts[place] { continue }
            throw TableUpdateError(
                message:
                    "section \(section) had \(old.counts[section]) rows, of which \(removed[section]) were removed, "
                    + "and \(added[place]) were added, but the data source has \(new.counts[place])")
        }
    }

    /// Moves the rows of moved sections that are not changed themselves, in their order.
    private func moveSections(in batch: inout ListBatch) {
        let targets = Set(batch.moved.values)
        for (section, place) in changes.movedSections {
            let kept = old.rows(ofSection: section).filter {
                !batch.deleted.contains($0) && batch.moved[$0] == nil
            }
            let free = new.rows(ofSection: place).filter {
                !batch.inserted.contains($0) && !targets.contains($0)
            }
            for (from, to) in zip(kept, free) { batch.moved[from] = to }
        }
    }
}
