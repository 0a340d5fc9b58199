/// The difference of two lists of identities: the elements that stay in place, move, are inserted or are removed.
@usableFromInline struct ElementDifference {
    /// The number of unchanged elements at the beginning.
    @usableFromInline var prefix = 0
    /// The number of unchanged elements at the end.
    @usableFromInline var suffix = 0
    /// The old index of each element between prefix and suffix, in the new order; -1 for inserted elements.
    @usableFromInline var sources: ContiguousArray<Int32> = []
    /// The old indices of the removed elements, ascending.
    @usableFromInline var removed: ContiguousArray<Int32> = []
    /// The number of inserted elements.
    @usableFromInline var newCount = 0
    /// Whether the remaining elements have kept their relative order.
    @usableFromInline var preservesOrder = true

    /// Computes the difference in O(count); elements at an unchanged index are not looked up.
    ///
    /// Inlinable, as is `ElementList`: specialised for the identity type, comparing and hashing is ten times as fast.
    @inlinable init<ID: Hashable>(from old: ContiguousArray<ID>, to new: ContiguousArray<ID>) {
        let shared = Swift.min(old.count, new.count)
        while prefix < shared, old[prefix] == new[prefix] { prefix += 1 }
        if prefix == old.count, prefix == new.count { return }
        while suffix < shared - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
            suffix += 1
        }
        if prefix + suffix == new.count {
            for index in prefix..<(old.count - suffix) { removed.append(Int32(index)) }
        } else if prefix + suffix == old.count {
            newCount = new.count - prefix - suffix
            sources = ContiguousArray(repeating: -1, count: newCount)
        } else {
            match(old, new)
        }
    }

    @inlinable mutating func match<ID: Hashable>(_ old: ContiguousArray<ID>, _ new: ContiguousArray<ID>) {
        let (oldEnd, newEnd) = (old.count - suffix, new.count - suffix)
        // With an unchanged count, most elements are often at their old index.
        let keepsCount = old.count == new.count
        var places: [ID: Int32] = [:]
        for index in prefix..<oldEnd where !keepsCount || old[index] != new[index] {
            places[old[index]] = Int32(index)
        }
        sources.reserveCapacity(newEnd - prefix)
        var last: Int32 = -1
        for index in prefix..<newEnd {
            var source: Int32 = -1
            if keepsCount, old[index] == new[index] {
                source = Int32(index)
            } else if let place = places.removeValue(forKey: new[index]) {
                source = place
            } else {
                newCount += 1
            }
            sources.append(source)
            if source < 0 { continue }
            if source < last { preservesOrder = false }
            last = source
        }
        if places.isEmpty { return }
        removed.append(contentsOf: places.values)
        removed.sort()
    }

    /// Whether the elements have only been reordered.
    var onlyReorders: Bool { newCount == 0 && removed.isEmpty && !preservesOrder }

    /// Whether elements have only been removed.
    var onlyRemoves: Bool { newCount == 0 && preservesOrder }
}
