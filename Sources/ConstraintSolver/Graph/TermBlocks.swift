/// Free blocks of terms left by removed constraints, by length, for reuse.
struct TermBlocks: ~Copyable {
    private static let longest = 8
    private var short: [[TermIndex]] = Array(repeating: [], count: longest + 1)
    private var long: [(first: TermIndex, count: Int)] = []

    /// Returns the first index of a block of `count` consecutive unused terms.
    mutating func take(_ count: Int, _ terms: inout Pool<TermRecord>) -> TermIndex {
        if count == 0 { return .null }
        if count <= Self.longest, let first = short[count].popLast() { return first }
        if count > Self.longest, let index = long.firstIndex(where: { $0.count >= count }) {
            let block = long.remove(at: index)
            give(block.first + Int32(count), block.count - count)
            return block.first
        }
        return terms.append(repeating: TermRecord(coefficient: 0, variable: .null, constraint: .null), count)
    }

    mutating func give(_ first: TermIndex, _ count: Int) {
        if count == 0 { return }
        if count <= Self.longest { short[count].append(first) } else { long.append((first, count)) }
    }
}
