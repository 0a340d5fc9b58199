/// Changes of rows that are applied together.
///
/// Deleted and reloaded rows have their indices from before the changes, inserted ones those from afterwards, as in UIKit.
///
///     var batch = ListBatch()
///     batch.deleted.insert(3)
///     RowMapping(batch).newRow(of: 4)   // 3
nonisolated struct ListBatch: Sendable {
    var deleted = RowIndexSet()
    var inserted = RowIndexSet()
    var reloaded = RowIndexSet()
    /// New indices of moved rows, by their old ones.
    var moved: [Int: Int] = [:]
    /// Whether at least one change asks for an animation.
    var isAnimated = false
    /// The number of nested calls of `performBatchUpdates`.
    var depth = 0

    var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty }
}

/// The new indices of a list's rows after a batch of changes.
nonisolated struct RowMapping: Sendable {
    private let batch: ListBatch
    /// Old indices of the rows that are deleted or moved, ascending.
    let taken: [Int]
    /// New indices of the rows that are inserted or moved, ascending.
    let given: [Int]

    init(_ batch: ListBatch) {
        self.batch = batch
        taken = (Array(batch.deleted) + batch.moved.keys).sorted()
        given = (Array(batch.inserted) + batch.moved.values).sorted()
    }

    /// Whether the batch turns a list of `old` rows into one of `new` rows: each row exists and is named once.
    func isConsistent(from old: Int, to new: Int) -> Bool {
        Set(taken).count == taken.count && Set(given).count == given.count
            && taken.allSatisfy { $0 >= 0 && $0 < old } && given.allSatisfy { $0 >= 0 && $0 < new }
            && batch.reloaded.allSatisfy { $0 >= 0 && $0 < old } && old - taken.count + given.count == new
    }

    /// Returns the new index of an old row; nil when the row is deleted.
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

    /// Returns the new indices of a set of rows, without those of deleted ones.
    ///
    /// O(ranges × changes).
    func newRows(of rows: RowIndexSet) -> RowIndexSet {
        if taken.isEmpty, given.isEmpty { return rows }
        var result = RowIndexSet()
        for range in rows.ranges { insert(range, into: &result) }
        for (from, to) in batch.moved where rows.contains(from) { result.insert(to) }
        return result
    }

    /// Rows between two that leave their place stay a range.
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
        // The rows inserted in between were not selected.
        for row in given where row > first && row < last { result.remove(row) }
    }
}
