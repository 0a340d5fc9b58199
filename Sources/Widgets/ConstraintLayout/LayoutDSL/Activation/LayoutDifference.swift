/// The correspondence between the occurrences of a new layout and the entries of the previous one.
///
/// Occurrences before the first and after the last difference are compared in order; only those in between are looked up. Complexity:
/// O(occurrences + entries).
struct LayoutDifference {
    /// The number of leading occurrences that correspond to the entries with the same index.
    private(set) var prefix = 0
    /// The number of trailing occurrences that correspond to the last entries.
    private(set) var suffix = 0
    /// For each occurrence in between, the index of the corresponding entry, or -1.
    private(set) var middle: [Int32] = []
    /// The entries without a corresponding occurrence.
    private(set) var removed: [Int] = []
    private let offset: Int

    var isIdentity: Bool { middle.isEmpty && removed.isEmpty }

    init(from old: [Activation.Entry], to new: [LayoutRecorder.Occurrence]) {
        offset = new.count - old.count
        let most = min(old.count, new.count)
        while prefix < most, new[prefix].isOf(old[prefix].node) { prefix += 1 }
        while suffix < most - prefix,
            new[new.count - 1 - suffix].isOf(old[old.count - 1 - suffix].node)
        {
            suffix += 1
        }
        let oldMiddle = prefix..<(old.count - suffix)
        let newMiddle = prefix..<(new.count - suffix)
        if newMiddle.isEmpty {
            removed = Array(oldMiddle)
            return
        }
        if oldMiddle.isEmpty {
            middle = Array(repeating: -1, count: newMiddle.count)
            return
        }
        var indices: [ObjectIdentifier: Int] = [:]
        for index in oldMiddle { indices[ObjectIdentifier(old[index].node)] = index }
        middle = newMiddle.map { index in
            Int32(indices.removeValue(forKey: ObjectIdentifier(new[index].node)) ?? -1)
        }
        removed = indices.values.sorted()
    }

    /// Returns the entry that corresponds to `occurrence` of `count`; nil for a new occurrence.
    func entry(of occurrence: Int, of count: Int) -> Int? {
        if occurrence < prefix { return occurrence }
        if occurrence >= count - suffix { return occurrence - offset }
        let found = middle[occurrence - prefix]
        return found < 0 ? nil : Int(found)
    }

    /// Returns whether a new occurrence between the differences refers to a view that occurs elsewhere in the layout.
    func hasRepeats(in new: [LayoutRecorder.Occurrence]) -> Bool {
        let fresh = middle.indices.filter { middle[$0] < 0 }.map { new[prefix + $0].node }
        if fresh.isEmpty { return false }
        if fresh.count <= 4 {
            return fresh.contains { node in
                var count = 0
                for occurrence in new where occurrence.node === node { count += 1 }
                return count > 1
            }
        }
        var seen: Set<ObjectIdentifier> = []
        seen.reserveCapacity(new.count)
        for occurrence in new where !seen.insert(ObjectIdentifier(occurrence.node)).inserted { return true }
        return false
    }
}
