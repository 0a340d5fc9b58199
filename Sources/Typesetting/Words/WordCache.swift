/// A cache of measured words and of the ink of drawn words, bounded in bytes, with eviction of the least recently used.
///
/// A hash table with chaining and a list in order of use share one array of entries, so that looking up, adding and
/// evicting take constant time and no separate allocations.
nonisolated struct WordCache {
    private struct Entry {
        var head: UInt64 = 0
        var tail: UInt64 = 0
        /// The whole word if it does not fit into the two integers of the key.
        var longWord: [UInt8] = []
        var ink: WordInk?
        var hash: UInt32 = 0
        var face: Int32 = 0
        var count: Int32 = 0
        /// The advance, in units of the face.
        var width: Int32 = 0
        /// The cost of `ink`, in bytes.
        var inkCost: Int32 = 0
        /// The next entry in the hash chain or in the list of free entries; -1 at the end.
        var next: Int32 = -1
        var newer: Int32 = -1
        var older: Int32 = -1
    }

    let byteLimit: Int
    private(set) var byteCount = 0
    private(set) var count = 0
    private(set) var hits = 0
    private(set) var misses = 0
    private(set) var evictions = 0

    private var entries: [Entry] = []
    private var buckets = [Int32](repeating: -1, count: 256)
    private var firstFree: Int32 = -1
    private var newest: Int32 = -1
    private var oldest: Int32 = -1

    /// The cost of a word besides its ink, in bytes: its entry and its share of the table.
    static let entryCost = 80

    /// Creates a cache with a limit in bytes; with a limit below the cost of one entry, nothing is cached.
    init(byteLimit: Int) { self.byteLimit = max(0, byteLimit) }

    // MARK: - Finding

    /// Returns the index of a word and makes it the most recently used; nil (a miss) if it is not cached.
    mutating func find(_ key: WordKey, _ bytes: UnsafeRawBufferPointer) -> Int? {
        var index = buckets[Int(key.hash) & (buckets.count - 1)]
        while index >= 0 {
            if holds(Int(index), key, bytes) {
                hits += 1
                touch(index)
                return Int(index)
            }
            index = entries[Int(index)].next
        }
        misses += 1
        return nil
    }

    func width(at index: Int) -> Int { Int(entries[index].width) }
    func ink(at index: Int) -> WordInk? { entries[index].ink }

    private func holds(_ index: Int, _ key: WordKey, _ bytes: UnsafeRawBufferPointer) -> Bool {
        guard entries[index].head == key.head, entries[index].tail == key.tail,
            entries[index].count == key.count, entries[index].face == key.face
        else { return false }
        return key.count <= 16 || entries[index].longWord.elementsEqual(bytes)
    }

    // MARK: - Adding and evicting

    /// Adds a word that was not found, and returns its index; nil if it is larger than the cache.
    mutating func add(_ key: WordKey, _ bytes: UnsafeRawBufferPointer, width: Int) -> Int? {
        let cost = Self.entryCost + (key.count > 16 ? 32 + bytes.count : 0)
        guard cost <= byteLimit else { return nil }
        while byteCount + cost > byteLimit { evictOldest() }
        if count >= buckets.count { grow() }

        let index = allocateEntry()
        let bucket = Int(key.hash) & (buckets.count - 1)
        entries[Int(index)] = Entry(
            head: key.head, tail: key.tail, longWord: key.count > 16 ? Array(bytes) : [], hash: key.hash,
            face: key.face, count: key.count, width: Int32(clamping: width), next: buckets[bucket])
        buckets[bucket] = index
        count += 1
        byteCount += cost
        linkAsNewest(index)
        return Int(index)
    }

    /// Stores the ink of the word at `index`, or updates its cost if it has grown, unless it is larger than the cache.
    mutating func storeInk(_ ink: WordInk, at index: Int) {
        let cost = ink.cost
        let owner = Int32(index)
        touch(owner)
        byteCount -= Int(entries[index].inkCost)
        entries[index].inkCost = 0
        entries[index].ink = nil
        while byteCount + cost > byteLimit, oldest != owner { evictOldest() }
        guard byteCount + cost <= byteLimit else { return }
        entries[index].ink = ink
        entries[index].inkCost = Int32(clamping: cost)
        byteCount += cost
    }

    /// Removes all words; the counters are kept.
    mutating func removeAll() {
        entries = []
        buckets = [Int32](repeating: -1, count: 256)
        (firstFree, newest, oldest) = (-1, -1, -1)
        (byteCount, count) = (0, 0)
    }

    private mutating func evictOldest() {
        let index = oldest
        guard index >= 0 else { return }
        let entry = entries[Int(index)]
        unlink(index)
        removeFromChain(index, hash: entry.hash)
        byteCount -= Self.entryCost + (entry.count > 16 ? 32 + Int(entry.count) : 0)
        byteCount -= Int(entry.inkCost)
        entries[Int(index)] = Entry(next: firstFree)
        firstFree = index
        count -= 1
        evictions += 1
    }

    // MARK: - Table and list

    private mutating func allocateEntry() -> Int32 {
        guard firstFree >= 0 else {
            entries.append(Entry())
            return Int32(entries.count - 1)
        }
        let index = firstFree
        firstFree = entries[Int(index)].next
        return index
    }

    private mutating func removeFromChain(_ index: Int32, hash: UInt32) {
        let bucket = Int(hash) & (buckets.count - 1)
        let next = entries[Int(index)].next
        var current = buckets[bucket]
        if current == index {
            buckets[bucket] = next
            return
        }
        while current >= 0 {
            let following = entries[Int(current)].next
            if following == index {
                entries[Int(current)].next = next
                return
            }
            current = following
        }
    }

    /// Doubles the hash table and links every word into its new chain.
    private mutating func grow() {
        buckets = [Int32](repeating: -1, count: buckets.count * 2)
        var index = newest
        while index >= 0 {
            let bucket = Int(entries[Int(index)].hash) & (buckets.count - 1)
            entries[Int(index)].next = buckets[bucket]
            buckets[bucket] = index
            index = entries[Int(index)].older
        }
    }

    private mutating func touch(_ index: Int32) {
        guard newest != index else { return }
        unlink(index)
        linkAsNewest(index)
    }

    private mutating func linkAsNewest(_ index: Int32) {
        entries[Int(index)].newer = -1
        entries[Int(index)].older = newest
        if newest >= 0 { entries[Int(newest)].newer = index } else { oldest = index }
        newest = index
    }

    private mutating func unlink(_ index: Int32) {
        let (newer, older) = (entries[Int(index)].newer, entries[Int(index)].older)
        if newer >= 0 { entries[Int(newer)].older = older } else { newest = older }
        if older >= 0 { entries[Int(older)].newer = newer } else { oldest = newer }
    }
}
