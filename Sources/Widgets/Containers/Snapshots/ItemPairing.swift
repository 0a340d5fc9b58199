/// The pairs of equal items of two sequences, in each of which all items differ.
///
///     var pairing = ItemPairing(before: [1, 2, 3], after: [3, 1])
///     pairing.walk(isOld: { [1, 2, 3].contains($0) }, isNew: { [3, 1].contains($0) })
///     pairing.matchRest()
///     pairing.places   // [1, -1, 0]
nonisolated struct ItemPairing<Item: Hashable> {
    private let before: [Item]
    private let after: [Item]
    /// The index in the second sequence of each item of the first one; -1 for an item that only the first one has.
    private(set) var places: [Int]
    private var isPaired: [Bool]
    /// The items of the second sequence that the walk has not paired.
    private var restOfAfter: [Int] = []
    private var restOfBefore: [Int] = []

    /// The number of items by which the walk looks ahead for an equal one.
    private static var lookahead: Int { 16 }

    init(before: [Item], after: [Item]) {
        self.before = before
        self.after = after
        places = [Int](repeating: -1, count: before.count)
        isPaired = [Bool](repeating: false, count: after.count)
    }

    /// The items that only the second sequence has, ascending; after ``matchRest()``.
    var insertedRows: [Int] { isPaired.indices.filter { !isPaired[$0] } }

    /// Pairs equal items of both sequences in one walk, which compares neighbours instead of hashing all items.
    mutating func walk(isOld: (Item) -> Bool, isNew: (Item) -> Bool) {
        var (row, place) = (0, 0)
        var misses = 0
        while row < before.count, place < after.count {
            if before[row] == after[place] {
                pair(row, place)
                row += 1
                place += 1
            } else if !isNew(before[row]) {
                row += 1
            } else if !isOld(after[place]) {
                place += 1
            } else if let (rows, places) = distance(row, place) {
                restOfBefore += row..<row + rows
                restOfAfter += place..<place + places
                row += rows
                place += places
            } else {
                restOfBefore.append(row)
                restOfAfter.append(place)
                row += 1
                place += 1
                // The sequences have little in common from here on.
                misses += 1
                if misses > 64 + before.count / 64 { break }
            }
        }
        restOfBefore += row..<before.count
        restOfAfter += place..<after.count
    }

    private mutating func pair(_ row: Int, _ place: Int) {
        places[row] = place
        isPaired[place] = true
    }

    /// Returns how many items to skip on one side until both are equal; nil if that is too far.
    private func distance(_ row: Int, _ place: Int) -> (rows: Int, places: Int)? {
        for step in 1...Self.lookahead {
            if row + step < before.count, before[row + step] == after[place] { return (step, 0) }
            if place + step < after.count, before[row] == after[place + step] { return (0, step) }
        }
        return nil
    }

    /// Pairs the items that the walk has left, by hashing.
    mutating func matchRest() {
        if restOfBefore.isEmpty || restOfAfter.isEmpty { return }
        var rows: [Item: Int] = [:]
        rows.reserveCapacity(restOfBefore.count)
        for row in restOfBefore { rows[before[row]] = row }
        for place in restOfAfter {
            if let row = rows[after[place]] { pair(row, place) }
        }
    }
}
