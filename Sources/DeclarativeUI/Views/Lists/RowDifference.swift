internal import Virtualization

/// The difference of two sequences of rows: removed (old indices), inserted (new indices) and moved (both).
///
///     RowDifference(from: ["a", "b", "c"], to: ["c", "a"])   // 1 is removed, 2 moves to 0
struct RowDifference {
    /// Old indices, ascending.
    var removed: [Int] = []
    /// New indices, ascending.
    var inserted: [Int] = []
    /// Pairs of old and new indices, ascending by the old index.
    var moved: [(from: Int, to: Int)] = []

    var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty }
    var changeCount: Int { removed.count + inserted.count + moved.count }

    init() {}

    /// Computes the minimum of changes that keep the row of each identity.
    ///
    /// O(rows), and O(n log n) in the number n of rows between the first and the last change.
    init<ID: Hashable>(from old: ContiguousArray<ID>, to new: ContiguousArray<ID>) {
        let shared = min(old.count, new.count)
        var prefix = 0
        while prefix < shared, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shared - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
            suffix += 1
        }
        let newEnd = new.count - suffix
        var places = [ID: Int](minimumCapacity: newEnd - prefix)
        for index in prefix..<newEnd { places[new[index]] = index }
        var stays: [(from: Int, to: Int)] = []
        for index in prefix..<(old.count - suffix) {
            if let place = places.removeValue(forKey: old[index]) {
                stays.append((index, place))
            } else {
                removed.append(index)
            }
        }
        inserted = places.values.sorted()
        let still = SubviewOrder.staying(stays.map(\.to))
        for index in stays.indices {
            if !still.contains(index) { moved.append(stays[index]) }
        }
    }

    /// Appends the changes of another segment, whose first row was `oldStart` and is now `newStart`.
    mutating func append(_ other: RowDifference, oldStart: Int, newStart: Int) {
        for row in other.removed { removed.append(row + oldStart) }
        for row in other.inserted { inserted.append(row + newStart) }
        for move in other.moved { moved.append((move.from + oldStart, move.to + newStart)) }
    }

    /// The maximum number of changes that are applied one by one: each needs a search among the row heights.
    private static let batchLimit = 200

    /// Changes the rows of a list, which has `count` rows afterwards; `place` is the result of ``placing()``.
    func apply(
        to list: Widgets.ListView, count: Int, isAnimated: Bool, _ place: @escaping (Int) -> Int?
    ) {
        if changeCount > Self.batchLimit { return list.replaceRows(count: count, place) }
        let animation: Widgets.ListView.RowAnimation = isAnimated ? .automatic : .none
        list.performBatchUpdates {
            list.deleteRows(at: removed, with: animation)
            list.insertRows(at: inserted, with: animation)
            for move in moved { list.moveRow(at: move.from, to: move.to, with: animation) }
        }
    }

    /// Returns a function from old to new row indices, which is nil for removed rows.
    ///
    /// The lookup tables are built once; each call is O(log changes).
    func placing() -> (Int) -> Int? {
        if isEmpty { return { $0 } }
        let places = Dictionary(moved.map { ($0.from, $0.to) }) { $1 }
        return IndexMapping(deleted: removed, inserted: inserted, moved: places).newIndex(of:)
    }
}
