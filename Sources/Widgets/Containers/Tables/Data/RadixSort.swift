/// A stable sort of row numbers by 64-bit ranks: O(rows), without comparisons.
///
///     RadixSort.sort(&rows, by: ranks) {}
nonisolated enum RadixSort {
    private struct Entry {
        var rank: UInt64
        var row: Int32
    }

    /// Sorts `rows` by `rank`, ascending; rows of equal rank keep their order.
    ///
    /// `check` is called between passes, and ends the sort by throwing an error; the order is then undefined.
    static func sort<Failure>(
        _ rows: inout [Int32], by rank: (Int32) -> UInt64, _ check: () throws(Failure) -> Void
    ) throws(Failure) {
        var entries = rows.map { Entry(rank: rank($0), row: $0) }
        var counts = [Int](repeating: 0, count: 8 * 256)
        for entry in entries {
            for byte in 0..<8 { counts[byte << 8 | digit(entry.rank, byte)] += 1 }
        }
        var other = entries
        for byte in 0..<8 {
            try check()
            let range = byte << 8..<(byte + 1) << 8
            // A byte that is the same in all ranks decides nothing.
            if counts[range].contains(entries.count) { continue }
            var starts = [Int](repeating: 0, count: 256)
            for index in 1..<256 { starts[index] = starts[index - 1] + counts[range.lowerBound + index - 1] }
            for entry in entries {
                let place = digit(entry.rank, byte)
                other[starts[place]] = entry
                starts[place] += 1
            }
            swap(&entries, &other)
        }
        for index in rows.indices { rows[index] = entries[index].row }
    }

    /// Returns a byte of a rank; byte 0 is the lowest.
    private static func digit(_ rank: UInt64, _ byte: Int) -> Int {
        Int(truncatingIfNeeded: rank >> UInt64(8 * byte) & 0xff)
    }
}
