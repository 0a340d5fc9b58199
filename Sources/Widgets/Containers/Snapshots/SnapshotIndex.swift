internal import Synchronization

/// The numbers of a snapshot's items, computed when they are first needed, and shared by copies of the snapshot.
nonisolated final class SnapshotIndex<Item: Hashable & Sendable>: Sendable {
    private let numbers = Mutex<[Item: Int]?>(nil)

    init() {}

    /// Returns the number of an item of `snapshot`, to which this index belongs.
    func number<Section>(of item: Item, in snapshot: DiffableDataSourceSnapshot<Section, Item>) -> Int? {
        numbers.withLock { numbers in
            if let numbers { return numbers[item] }
            var new: [Item: Int] = [:]
            new.reserveCapacity(snapshot.owners.count)
            for section in snapshot.sections {
                for item in section.items { new[item] = new.count }
            }
            numbers = new
            return new[item]
        }
    }
}
