/// A cache that evicts the least recently used entries when its total cost exceeds a limit.
///
///     var cache = RecencyCache<Int, String>(costLimit: 1 << 20)
///     cache.insert("one", for: 1, cost: 3)
nonisolated struct RecencyCache<Key: Hashable, Value> {
    private struct Entry {
        var key: Key
        var value: Value
        var cost: Int
        /// The places of the entries used next after this one and last before it; -1 at the ends.
        var newer: Int32
        var older: Int32
    }

    /// The limit of the entries' total cost.
    let costLimit: Int
    private(set) var cost = 0
    private(set) var evictions = 0
    private var places: [Key: Int32] = [:]
    private var entries: ContiguousArray<Entry> = []
    private var newest: Int32 = -1
    private var oldest: Int32 = -1

    init(costLimit: Int) { self.costLimit = costLimit }

    var count: Int { places.count }

    /// Returns the value for `key`, and makes it the most recently used entry.
    mutating func value(for key: Key) -> Value? {
        guard let place = places[key] else { return nil }
        if place != newest {
            unlink(place)
            linkAsNewest(place)
        }
        return entries[Int(place)].value
    }

    /// Inserts a value, and evicts the least recently used entries while the total cost exceeds the limit.
    ///
    /// A value that costs more than the limit is not stored.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        if let place = places[key] { remove(place) }
        guard cost <= costLimit else { return }
        while self.cost + cost > costLimit, oldest >= 0 {
            remove(oldest)
            evictions += 1
        }
        let entry = Entry(key: key, value: value, cost: cost, newer: -1, older: -1)
        let place = Int32(truncatingIfNeeded: entries.count)
        entries.append(entry)
        self.cost += cost
        places[key] = place
        linkAsNewest(place)
    }

    mutating func removeAll() {
        self = RecencyCache(costLimit: costLimit)
    }

    private mutating func remove(_ place: Int32) {
        unlink(place)
        cost -= entries[Int(place)].cost
        places[entries[Int(place)].key] = nil
        // The last entry is removed, so that its value is released at once.
        let last = Int32(truncatingIfNeeded: entries.count - 1)
        if place != last { move(last, to: place) }
        entries.removeLast()
    }

    private mutating func move(_ place: Int32, to target: Int32) {
        let entry = entries[Int(place)]
        entries[Int(target)] = entry
        places[entry.key] = target
        if entry.newer >= 0 { entries[Int(entry.newer)].older = target } else { newest = target }
        if entry.older >= 0 { entries[Int(entry.older)].newer = target } else { oldest = target }
    }

    private mutating func unlink(_ place: Int32) {
        let (newer, older) = (entries[Int(place)].newer, entries[Int(place)].older)
        if newer >= 0 { entries[Int(newer)].older = older } else { newest = older }
        if older >= 0 { entries[Int(older)].newer = newer } else { oldest = newer }
    }

    private mutating func linkAsNewest(_ place: Int32) {
        entries[Int(place)].newer = -1
        entries[Int(place)].older = newest
        if newest >= 0 { entries[Int(newest)].newer = place }
        newest = place
        if oldest < 0 { oldest = place }
    }
}
