/// Values by key whose costs have a limited sum: the values that have not been used for the longest time are removed first.
///
/// All operations are O(1), except for the removal of several values.
struct LeastRecentlyUsed<Key: Hashable, Value> {
    private struct Entry {
        var key: Key
        var value: Value
        var cost: Int
        /// The next newer and the next older entry; nil at the ends.
        var newer: Int?
        var older: Int?
    }

    /// The entries by index, linked from the newest to the oldest; nil where one was removed.
    private var entries: [Entry?] = []
    private var freeIndices: [Int] = []
    private var indices: [Key: Int] = [:]
    private var newest: Int?
    private var oldest: Int?
    /// The sum of the costs.
    private(set) var cost = 0
    /// The number of values that were removed to observe the limit.
    private(set) var evictionCount = 0
    var limit: Int { didSet { evict() } }

    init(limit: Int) { self.limit = limit }

    var count: Int { indices.count }

    /// Returns the value for `key`, and makes it the most recently used one.
    mutating func use(_ key: Key) -> Value? {
        guard let index = indices[key], let entry = entries[index] else { return nil }
        unlink(entry)
        link(index)
        return entry.value
    }

    /// Stores a value; one that alone exceeds the limit is not stored.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        guard cost <= limit else { return }
        let index: Int
        let entry = Entry(key: key, value: value, cost: cost)
        if let free = freeIndices.popLast() {
            index = free
            entries[index] = entry
        } else {
            index = entries.count
            entries.append(entry)
        }
        indices[key] = index
        link(index)
        self.cost += cost
        evict()
    }

    mutating func remove(_ key: Key) {
        guard let index = indices.removeValue(forKey: key), let entry = entries[index] else { return }
        unlink(entry)
        entries[index] = nil
        freeIndices.append(index)
        cost -= entry.cost
    }

    mutating func removeAll() {
        (entries, freeIndices, indices) = ([], [], [:])
        (newest, oldest, cost) = (nil, nil, 0)
    }

    private mutating func evict() {
        while cost > limit, let oldest, let entry = entries[oldest] {
            remove(entry.key)
            evictionCount += 1
        }
    }

    private mutating func unlink(_ entry: Entry) {
        if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
        if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    }

    /// Makes the entry at `index`, which is in no list, the newest one.
    private mutating func link(_ index: Int) {
        entries[index]?.newer = nil
        entries[index]?.older = newest
        if let newest { entries[newest]?.newer = index } else { oldest = index }
        newest = index
    }
}
