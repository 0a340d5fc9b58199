internal import Virtualization

/// A batch of changes of items and sections that are applied together.
///
/// As in UIKit, deleted and reloaded items and sections have their positions from before the changes, inserted ones those from after them.
///
///     var batch = CollectionBatch()
///     batch.deleted.insert(IndexPath(item: 3, section: 0))
///     let rows = batch.rows(from: old, to: new)
nonisolated struct CollectionBatch: Sendable {
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    /// The new positions of moved items, keyed by their old ones.
    var moved: [IndexPath: IndexPath] = [:]
    var deletedSections = RowIndexSet()
    var insertedSections = RowIndexSet()
    var reloadedSections = RowIndexSet()
    /// The new indices of moved sections, keyed by their old ones.
    var movedSections: [Int: Int] = [:]
    /// All changes of items numbered across all sections, if they come from snapshots; the sets of paths are then empty.
    var snapshotItems: ListBatch?
    /// The current nesting depth of `performBatchUpdates` calls.
    var depth = 0

    var isEmpty: Bool {
        deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
            && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty && snapshotItems == nil
    }

    /// Returns the changes with the indices of items across all sections; nil if they do not lead from `old` to `new`.
    ///
    /// Complexity: O(sections + items of changed sections + changes).
    func rows(from old: SectionedItems, to new: SectionedItems) -> ListBatch? {
        guard let sections = sectionMapping(from: old, to: new) else { return nil }
        if let snapshotItems {
            return RowMapping(snapshotItems).isConsistent(from: old.total, to: new.total)
                ? snapshotItems : nil
        }
        var batch = ListBatch()
        guard addItems(to: &batch, old, new) else { return nil }
        for section in deletedSections { batch.deleted.insert(old.items(ofSection: section)) }
        for section in insertedSections { batch.inserted.insert(new.items(ofSection: section)) }
        for section in reloadedSections {
            guard let newSection = sections.newIndex(of: section) else { return nil }
            batch.deleted.insert(old.items(ofSection: section))
            batch.inserted.insert(new.items(ofSection: newSection))
        }
        // An item that moves out of a section is not deleted with it, and one that moves into a section is not inserted with it.
        for (from, to) in moved {
            if let item = old.index(of: from), !deleted.contains(from) { batch.deleted.remove(item) }
            if let item = new.index(of: to), !inserted.contains(to) { batch.inserted.remove(item) }
        }
        for (section, newSection) in movedSections {
            let source = old.items(ofSection: section).filter {
                !batch.deleted.contains($0) && batch.moved[$0] == nil
            }
            let given = batch.inserted
            let targets = new.items(ofSection: newSection).filter { !given.contains($0) }
            if source.count != targets.count { return nil }
            for (from, to) in zip(source, targets) { batch.moved[from] = to }
        }
        guard hasExpectedCounts(old, new, sections) else { return nil }
        return RowMapping(batch).isConsistent(from: old.total, to: new.total) ? batch : nil
    }

    /// Returns the new indices of sections; nil if the changes of sections contradict the counts.
    private func sectionMapping(from old: SectionedItems, to new: SectionedItems) -> IndexMapping? {
        let mapping = IndexMapping(
            deleted: deletedSections, inserted: insertedSections, moved: movedSections)
        let (count, newCount) = (old.counts.count, new.counts.count)
        guard Set(mapping.taken).count == mapping.taken.count,
            Set(mapping.given).count == mapping.given.count,
            mapping.taken.allSatisfy({ $0 >= 0 && $0 < count }),
            mapping.given.allSatisfy({ $0 >= 0 && $0 < newCount }),
            reloadedSections.allSatisfy({ $0 >= 0 && $0 < count }),
            count - mapping.taken.count + mapping.given.count == newCount
        else { return nil }
        return mapping
    }

    /// Adds the changes of single items; false if an item does not exist.
    private func addItems(to batch: inout ListBatch, _ old: SectionedItems, _ new: SectionedItems) -> Bool {
        for path in deleted {
            guard let item = old.index(of: path) else { return false }
            batch.deleted.insert(item)
        }
        for path in inserted {
            guard let item = new.index(of: path) else { return false }
            batch.inserted.insert(item)
        }
        for path in reloaded {
            guard let item = old.index(of: path) else { return false }
            batch.reloaded.insert(item)
        }
        for (from, to) in moved {
            guard let item = old.index(of: from), let newItem = new.index(of: to) else { return false }
            batch.moved[item] = newItem
        }
        return true
    }

    /// Returns whether each section that is kept has the number of items that the changes of single items lead to.
    private func hasExpectedCounts(
        _ old: SectionedItems, _ new: SectionedItems, _ sections: IndexMapping
    ) -> Bool {
        var removed: [Int: Int] = [:]
        var added: [Int: Int] = [:]
        for path in deleted { removed[path.section, default: 0] += 1 }
        for path in moved.keys { removed[path.section, default: 0] += 1 }
        for path in inserted { added[path.section, default: 0] += 1 }
        for path in moved.values { added[path.section, default: 0] += 1 }
        return old.counts.indices.allSatisfy { section in
            guard !reloadedSections.contains(section), let newSection = sections.newIndex(of: section) else {
                return true
            }
            return new.counts[newSection]
                == old.counts[section] - removed[section, default: 0] + added[newSection, default: 0]
        }
    }
}
