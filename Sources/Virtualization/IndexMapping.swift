/// The new indices of items after deletions, insertions and moves that are applied together.
///
/// Deleted items have their indices from before the changes, inserted ones those from afterwards.
///
///     let mapping = IndexMapping(deleted: [3], inserted: [0], moved: [:])
///     mapping.newIndex(of: 4)   // 4
///     mapping.newIndex(of: 3)   // nil
package struct IndexMapping: Sendable {
    /// The new indices of moved items, by their old ones.
    private let moved: [Int: Int]
    /// Old indices of the items that are deleted or moved, ascending.
    package let taken: [Int]
    /// New indices of the items that are inserted or moved, ascending.
    package let given: [Int]

    package init(deleted: some Sequence<Int>, inserted: some Sequence<Int>, moved: [Int: Int]) {
        self.moved = moved
        taken = (Array(deleted) + moved.keys).sorted()
        given = (Array(inserted) + moved.values).sorted()
    }

    /// Returns the new index of an item, or nil when the item is deleted.
    ///
    /// Complexity: O(log changes).
    package func newIndex(of index: Int) -> Int? {
        if let place = moved[index] { return place }
        let before = takenCount(before: index)
        if before < taken.count, taken[before] == index { return nil }
        // The rank among the items that stay determines the index, among the indices that are not given.
        let rank = index - before
        return rank + givenCount(before: rank)
    }

    /// Returns the new index of the place that a deleted item had: that of the first item after it that stays, or of one inserted in its place.
    ///
    /// It is the number of items if there is none. Complexity: O(log changes).
    package func place(of index: Int) -> Int {
        let rank = index - takenCount(before: index)
        return rank + given.indices.partitioningIndex { given[$0] - $0 >= rank }
    }

    /// Returns the number of items before the old `index` that are deleted or moved.
    package func takenCount(before index: Int) -> Int {
        taken.indices.partitioningIndex { taken[$0] >= index }
    }

    /// Returns the number of inserted or moved items before the item that has `rank` among the items that stay.
    package func givenCount(before rank: Int) -> Int {
        given.indices.partitioningIndex { given[$0] - $0 > rank }
    }
}
