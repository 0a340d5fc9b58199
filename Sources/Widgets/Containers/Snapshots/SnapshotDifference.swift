/// The changes that turn the items of one snapshot into those of another, as rows numbered across all sections.
///
/// Items that both contain move only if they are not in a longest sequence with the same order in both.
nonisolated struct SnapshotDifference: Sendable {
    private(set) var batch = ListBatch()
    /// The indices of the sections that only the old snapshot has.
    private(set) var deletedSections = RowIndexSet()
    /// The indices of the sections that only the new snapshot has.
    private(set) var insertedSections = RowIndexSet()
    /// The new indices of sections that have another order, keyed by their old ones.
    private(set) var movedSections: [Int: Int] = [:]

    /// Compares two snapshots: O(items), of which only those near changes are hashed, and O(moved items × log items) for the order.
    init<Section, Item>(
        from old: DiffableDataSourceSnapshot<Section, Item>,
        to new: DiffableDataSourceSnapshot<Section, Item>
    ) {
        let (before, after) = (old.itemIdentifiers, new.itemIdentifiers)
        var pairing = ItemPairing(before: before, after: after)
        pairing.walk(isOld: { old.owners[$0] != nil }, isNew: { new.owners[$0] != nil })
        pairing.matchRest()
        for (row, place) in pairing.places.enumerated() where place < 0 { batch.deleted.insert(row) }
        for row in pairing.insertedRows { batch.inserted.insert(row) }
        let kept = pairing.places.indices.filter { pairing.places[$0] >= 0 }
        let stays = Self.longestIncreasing(kept.map { pairing.places[$0] })
        for (position, row) in kept.enumerated() where !stays[position] {
            batch.moved[row] = pairing.places[row]
        }
        if !new.reloaded.isEmpty {
            for (row, item) in before.enumerated() where new.reloaded.contains(item) {
                batch.reloaded.insert(row)
            }
        }
        batch.changesSections =
            old.sections.count != new.sections.count
            || zip(old.sections, new.sections).contains {
                $0.identifier != $1.identifier || $0.items.count != $1.items.count
            }
        if batch.changesSections { compareSections(of: old, new) }
    }

    private mutating func compareSections<Section, Item>(
        of old: DiffableDataSourceSnapshot<Section, Item>,
        _ new: DiffableDataSourceSnapshot<Section, Item>
    ) {
        var kept: [(old: Int, new: Int)] = []
        for (index, section) in old.sections.enumerated() {
            if let place = new.sectionIndices[section.identifier] {
                kept.append((index, place))
            } else {
                deletedSections.insert(index)
            }
        }
        for (index, section) in new.sections.enumerated() where old.sectionIndices[section.identifier] == nil
        {
            insertedSections.insert(index)
        }
        let stays = Self.longestIncreasing(kept.map(\.new))
        for (position, section) in kept.enumerated() where !stays[position] {
            movedSections[section.old] = section.new
        }
    }

    /// Returns for each of the different numbers whether it belongs to one longest increasing subsequence: O(n log n), and O(n) if all
    /// are in order.
    static func longestIncreasing(_ numbers: [Int]) -> [Bool] {
        var result = [Bool](repeating: true, count: numbers.count)
        if zip(numbers, numbers.dropFirst()).allSatisfy(<) { return result }
        // The positions of the smallest last numbers of sequences of each length, and the predecessor of each position.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (position, number) in numbers.enumerated() {
            var low = 0
            var high = ends.count
            // Most numbers continue the longest sequence.
            if let last = ends.last, numbers[last] < number { low = high }
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[position] = ends[low - 1] }
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        result = [Bool](repeating: false, count: numbers.count)
        var position = ends.last ?? -1
        while position >= 0 {
            result[position] = true
            position = previous[position]
        }
        return result
    }
}
