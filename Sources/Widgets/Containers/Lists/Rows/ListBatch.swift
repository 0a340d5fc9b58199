internal import Virtualization

/// A batch of row changes that are applied together.
///
/// As in UIKit, the indices of deleted and reloaded rows are from before the changes, and those of inserted rows from after them.
///
///     var batch = ListBatch()
///     batch.deleted.insert(3)
///     RowMapping(batch).newRow(of: 4)   // 3
nonisolated struct ListBatch: Sendable {
    var deleted = RowIndexSet()
    var inserted = RowIndexSet()
    var reloaded = RowIndexSet()
    /// The new indices of moved rows, keyed by their old indices.
    var moved: [Int: Int] = [:]
    /// Whether sections are inserted, deleted or moved, possibly without rows.
    var changesSections = false
    /// Whether at least one change requests an animation.
    var isAnimated = false
    /// The current nesting depth of `performBatchUpdates` calls.
    var depth = 0

    /// Replaces the changes by those of `other`.
    mutating func take(_ other: ListBatch) {
        (deleted, inserted, reloaded) = (other.deleted, other.inserted, other.reloaded)
        (moved, changesSections) = (other.moved, other.changesSections)
    }

    var isEmpty: Bool {
        deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty && !changesSections
    }
}

/// A mapping from the row indices before a batch of changes to those after it.
nonisolated struct RowMapping: Sendable {
    private let batch: ListBatch
    private let indices: IndexMapping

    init(_ batch: ListBatch) {
        self.batch = batch
        indices = IndexMapping(deleted: batch.deleted, inserted: batch.inserted, moved: batch.moved)
    }

    /// Old indices of the rows that are deleted or moved, ascending.
    var taken: [Int] { indices.taken }
    /// New indices of the rows that are inserted or moved, ascending.
    var given: [Int] { indices.given }

    /// Returns whether the batch is valid for a list that changes from `old` to `new` rows: each row exists and is named once.
    func isConsistent(from old: Int, to new: Int) -> Bool {
        Set(taken).count == taken.count && Set(given).count == given.count
            && taken.allSatisfy { $0 >= 0 && $0 < old } && given.allSatisfy { $0 >= 0 && $0 < new }
            && batch.reloaded.allSatisfy { $0 >= 0 && $0 < old } && old - taken.count + given.count == new
    }

    /// Returns the new index of an old row, or nil when the row is deleted.
    ///
    /// Complexity: O(log changes).
    func newRow(of row: Int) -> Int? { indices.newIndex(of: row) }

    /// Returns the new index of the place that a deleted row had, which may be the end of the rows.
    ///
    /// Complexity: O(log changes).
    func place(of row: Int) -> Int { indices.place(of: row) }

    /// Returns the new indices of a set of rows, without deleted rows.
    ///
    /// Complexity: O((ranges + changes within them) × log changes), for rows that are not moved.
    func newRows(of rows: RowIndexSet) -> RowIndexSet {
        if taken.isEmpty, given.isEmpty { return rows }
        var result = RowIndexSet()
        for range in rows.ranges {
            var start = range.lowerBound
            var next = indices.takenCount(before: start)
            while next < taken.count, taken[next] < range.upperBound {
                insert(start..<taken[next], takenBefore: next, into: &result)
                start = taken[next] + 1
                next += 1
            }
            insert(start..<range.upperBound, takenBefore: next, into: &result)
        }
        for (from, to) in batch.moved where rows.contains(from) { result.insert(to) }
        return result
    }

    /// Inserts the new indices of consecutive rows that are kept; the rows inserted between them are not selected.
    private func insert(_ range: Range<Int>, takenBefore: Int, into result: inout RowIndexSet) {
        if range.isEmpty { return }
        var kept = range.lowerBound - takenBefore
        let end = range.upperBound - takenBefore
        var index = indices.givenCount(before: kept)
        while kept < end {
            // The rows up to the next inserted one.
            let next = index < given.count ? min(end, given[index] - index) : end
            if next > kept { result.insert(kept + index..<next + index) }
            kept = max(kept, next)
            index += 1
        }
    }
}
