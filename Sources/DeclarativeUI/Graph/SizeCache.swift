/// A cache of the last three measured sizes of an item: containers usually measure the minimum, the maximum and the chosen size.
struct SizeCache {
    private var first = Entry()
    private var second = Entry()
    private var third = Entry()
    private var count: UInt8 = 0

    struct Entry {
        var proposal = ProposedViewSize.unspecified
        var size = Size.zero
    }

    /// Returns the cached size for `proposal`; nil if there is none.
    func size(for proposal: ProposedViewSize) -> Size? {
        if count > 0, first.proposal == proposal { return first.size }
        if count > 1, second.proposal == proposal { return second.size }
        if count > 2, third.proposal == proposal { return third.size }
        return nil
    }

    /// Returns the most recent cached proposal that yielded `size`; nil if there is none.
    func proposal(for size: Size) -> ProposedViewSize? {
        if count > 0, first.size == size { return first.proposal }
        if count > 1, second.size == size { return second.proposal }
        if count > 2, third.size == size { return third.proposal }
        return nil
    }

    /// Inserts an entry, and evicts the oldest one if the cache is full.
    mutating func add(_ proposal: ProposedViewSize, _ size: Size) {
        third = second
        second = first
        first = Entry(proposal: proposal, size: size)
        if count < 3 { count += 1 }
    }

    mutating func removeAll() { count = 0 }

    var isEmpty: Bool { count == 0 }

    /// The entry that the next insertion evicts; nil while the cache is not full.
    var entryToEvict: Entry? { count == 3 ? third : nil }

    /// Returns the entry at `index`, newest first; nil past the end.
    func entry(at index: Int) -> Entry? {
        if index >= Int(count) { return nil }
        return index == 0 ? first : index == 1 ? second : third
    }
}
