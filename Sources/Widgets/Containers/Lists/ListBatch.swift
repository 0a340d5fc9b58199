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
    /// Whether at least one change requests an animation.
    var isAnimated = false
    /// The current nesting depth of `performBatchUpdates` calls.
    var depth = 0

    var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty }
}

/// A mapping from the row indices before a batch of changes to those after it.
nonisolated struct RowMapping: Sendable {
    private let batch: ListBatch
    /// The old indices of deleted and moved rows, ascending.
    let taken: [Int]
    /// The new indices of inserted and moved rows, ascending.
    let given: [Int]

    init(_ batch: ListBatch) {
        self.batch = batch
        taken = (Array(batch.deleted) + batch.moved.keys).sorted()
        given = (Array(batch.inserted) + batch.moved.values).sorted()
    }

    /// Returns whether the batch turns a list of `old` rows into one of `new` rows, with all indices in range and none repeated.
    func isConsistent(from old: Int, to new: Int) -> Bool {
        Set(taken).count == taken.count && Set(given).count == given.count
            && taken.allSatisfy { $0 >= 0 && $0 < old } && given.allSatisfy { $0 >= 0 && $0 < new }
            && batch.reloaded.allSatisfy { $0 >= 0 && $0 < old } && old - taken.count + given.count == new
    }

    /// Returns the new index of an old row, or nil when the row is deleted.
    func newRow(of row: Int) -> Int? {
        if let moved = batch.moved[row] { return moved }
        if batch.deleted.contains(row) { return nil }
        var result = row - taken.prefix { $0 < row }.count
        for new in given {
            if new > result { break }
            result += 1
        }
        return result
    }

    /// Returns the new indices of a set of rows, leaving out deleted rows.
    ///
    /// Complexity: O(ranges × changes).
    func newRows(of rows: RowIndexSet) -> RowIndexSet {
        if taken.isEmpty, given.isEmpty { return rows }
        var result = RowIndexSet()
        for range in rows.ranges { insert(range, into: &result) }
        for (from, to) in batch.moved where rows.contains(from) { result.insert(to) }
        return result
    }

    /// Splits `range` at the deleted and moved rows, and inserts the mapped parts into `result`.
    private func insert(_ range: Range<Int>, into result: inout RowIndexSet) {
        var start = range.lowerBound
        let cuts = taken.filter { range.contains($0) } + [range.upperBound]
        for cut in cuts {
            if start < cut { insertUncut(start..<cut, into: &result) }
            start = cut + 1
        }
    }

    private func insertUncut(_ range: Range<Int>, into result: inout RowIndexSet) {
        guard let first = newRow(of: range.lowerBound), let last = newRow(of: range.upperBound - 1) else {
            return
        }
        result.insert(first..<last + 1)
        // Rows inserted inside of the range are not part of the set.
        for row in given where row > first && row < last { result.remove(row) }
    }
}
