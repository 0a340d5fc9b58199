/// A cache of the last three measured sizes of an item: containers usually measure the minimum, the maximum and the chosen size.
///
/// It has no room for the sizes that nested containers measure. Those that the current layout pass has used are displaced to the item's
/// ``MeasurementCache``.
struct SizeCache {
    private var first = Entry()
    private var second = Entry()
    private var third = Entry()
    private var count: UInt8 = 0
    /// One bit for each entry that was used in the layout pass `pass`.
    private var used: UInt8 = 0
    private var pass: UInt32 = 0

    struct Entry {
        var proposal = ProposedViewSize.unspecified
        var size = Size.zero
    }

    /// Returns the cached size for `proposal`, and records its use in the layout pass `pass`; nil if there is none.
    mutating func size(for proposal: ProposedViewSize, in pass: UInt32) -> Size? {
        enter(pass)
        if count > 0, first.proposal == proposal {
            used |= 1
            return first.size
        }
        if count > 1, second.proposal == proposal {
            used |= 2
            return second.size
        }
        if count > 2, third.proposal == proposal {
            used |= 4
            return third.size
        }
        return nil
    }

    /// Inserts an entry, and evicts the oldest one if the cache is full.
    /// - Returns: The evicted entry if it was used in the layout pass `pass`.
    mutating func add(_ proposal: ProposedViewSize, _ size: Size, in pass: UInt32) -> Entry? {
        enter(pass)
        let displaced = count == 3 && used & 4 != 0 ? third : nil
        third = second
        second = first
        first = Entry(proposal: proposal, size: size)
        used = used << 1 & 7 | 1
        if count < 3 { count += 1 }
        return displaced
    }

    private mutating func enter(_ pass: UInt32) {
        if self.pass == pass { return }
        self.pass = pass
        used = 0
    }

    mutating func removeAll() {
        count = 0
        used = 0
    }

    var isEmpty: Bool { count == 0 }

    /// The entry that the next insertion evicts; nil while the cache is not full.
    var entryToEvict: Entry? { count == 3 ? third : nil }

    /// Returns the entry at `index`, newest first; nil past the end.
    func entry(at index: Int) -> Entry? {
        if index >= Int(count) { return nil }
        return index == 0 ? first : index == 1 ? second : third
    }
}
