/// Blocks of terms that removed constraints have left, by length, for new ones to use.
struct TermBlocks: ~Copyable {
    private static let longest = 8
    private var short: [[Int32]] = Array(repeating: [], count: longest + 1)
    private var long: [(first: Int32, count: Int)] = []

    /// The first index of `count` unused terms in a row.
    mutating func take(_ count: Int, _ terms: inout Pool<TermRecord>) -> Int32 {
        if count == 0 { return 0 }
        if count <= Self.longest, let first = short[count].popLast() { return first }
        if count > Self.longest, let index = long.firstIndex(where: { $0.count >= count }) {
            let block = long.remove(at: index)
            give(block.first + Int32(count), block.count - count)
            return block.first
        }
        return terms.append(repeating: TermRecord(coefficient: 0, variable: -1, constraint: -1), count)
    }

    mutating func give(_ first: Int32, _ count: Int) {
        if count == 0 { return }
        if count <= Self.longest { short[count].append(first) } else { long.append((first, count)) }
    }
}
