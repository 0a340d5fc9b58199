/// The correspondence between the mentions of a new layout and the entries of the previous one.
///
/// Mentions before the first and after the last difference are compared in order; only those in between are looked up. Complexity:
/// O(mentions + entries).
struct LayoutDifference {
    /// The number of leading mentions that correspond to the entries with the same index.
    private(set) var prefix = 0
    /// The number of trailing mentions that correspond to the last entries.
    private(set) var suffix = 0
    /// For each mention in between, the index of the corresponding entry, or -1.
    private(set) var middle: [Int32] = []
    /// The entries without a corresponding mention.
    private(set) var gone: [Int] = []
    private let offset: Int

    var isIdentity: Bool { middle.isEmpty && gone.isEmpty }

    init(from old: [Activation.Entry], to new: [LayoutRecorder.Mention]) {
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
            gone = Array(oldMiddle)
            return
        }
        if oldMiddle.isEmpty {
            middle = Array(repeating: -1, count: newMiddle.count)
            return
        }
        var places: [ObjectIdentifier: Int] = [:]
        for index in oldMiddle { places[ObjectIdentifier(old[index].node)] = index }
        middle = newMiddle.map { index in
            Int32(places.removeValue(forKey: ObjectIdentifier(new[index].node)) ?? -1)
        }
        gone = places.values.sorted()
    }

    /// Returns the entry that corresponds to `mention` of `count`; nil for a new mention.
    func entry(of mention: Int, of count: Int) -> Int? {
        if mention < prefix { return mention }
        if mention >= count - suffix { return mention - offset }
        let found = middle[mention - prefix]
        return found < 0 ? nil : Int(found)
    }

    /// Returns whether a new mention between the differences refers to a view that occurs elsewhere in the layout.
    func hasRepeats(in new: [LayoutRecorder.Mention]) -> Bool {
        let fresh = middle.indices.filter { middle[$0] < 0 }.map { new[prefix + $0].node }
        if fresh.isEmpty { return false }
        if fresh.count <= 4 {
            return fresh.contains { node in
                var count = 0
                for mention in new where mention.node === node { count += 1 }
                return count > 1
            }
        }
        var seen: Set<ObjectIdentifier> = []
        seen.reserveCapacity(new.count)
        for mention in new where !seen.insert(ObjectIdentifier(mention.node)).inserted { return true }
        return false
    }
}
