/// The heights of a list's rows: all alike, or each as measured, estimated until then.
///
/// Blocks of rows know their sums, so that a hundred thousand rows that were never seen cost nothing.
///
///     var heights = RowHeights(count: 100_000, height: 24)
///     heights.row(at: 1000)   // 41
package nonisolated struct RowHeights: Sendable {
    private struct Block {
        var count: Int
        var sum: Double
        /// nil while all have the estimated height.
        var heights: [Double]?
    }

    /// Of a row that was not measured.
    package private(set) var estimate: Double
    package private(set) var count: Int
    private var blocks: [Block] = []
    /// While all rows are alike there are no blocks.
    private var isUniform = true

    private static let blockSize = 128

    package init(count: Int, height: Double) {
        self.count = max(0, count)
        estimate = max(height, 1.0 / 64)
    }

    /// The height of all rows.
    ///
    /// O(1) while they are alike, else O(count / block).
    package var total: Double { isUniform ? Double(count) * estimate : blocks.reduce(0) { $0 + $1.sum } }

    package func height(of row: Int) -> Double {
        guard !isUniform, row >= 0, row < count else { return estimate }
        let (block, inside) = place(of: row)
        return blocks[block].heights?[inside] ?? estimate
    }

    /// The upper edge of a row; that of the row `count` is the end.
    package func top(of row: Int) -> Double {
        let row = min(max(row, 0), count)
        if isUniform { return Double(row) * estimate }
        var rest = row
        var top = 0.0
        for block in blocks {
            if rest >= block.count {
                rest -= block.count
                top += block.sum
                continue
            }
            guard let heights = block.heights else { return top + Double(rest) * estimate }
            return top + heights[..<rest].reduce(0, +)
        }
        return top
    }

    /// The row at that distance from the top; the first or the last where there is none.
    package func row(at y: Double) -> Int {
        if count == 0 { return 0 }
        if isUniform { return min(max(Int(max(-1, min(y / estimate, 1e15)).rounded(.down)), 0), count - 1) }
        var row = 0
        var rest = y
        for block in blocks {
            if rest >= block.sum {
                rest -= block.sum
                row += block.count
                continue
            }
            for inside in 0..<block.count {
                rest -= block.heights?[inside] ?? estimate
                if rest < 0 { return row + inside }
            }
            row += block.count
        }
        return count - 1
    }

    package mutating func setHeight(_ height: Double, of row: Int) {
        guard row >= 0, row < count, height != self.height(of: row) else { return }
        makeBlocks()
        let (block, inside) = place(of: row)
        var heights = blocks[block].heights ?? [Double](repeating: estimate, count: blocks[block].count)
        heights[inside] = height
        blocks[block].heights = heights
        blocks[block].sum = heights.reduce(0, +)
    }

    package mutating func remove(_ row: Int) {
        guard row >= 0, row < count else { return }
        count -= 1
        if isUniform { return }
        let (block, inside) = place(of: row)
        blocks[block].sum -= blocks[block].heights?[inside] ?? estimate
        blocks[block].heights?.remove(at: inside)
        blocks[block].count -= 1
        if blocks[block].count == 0 { blocks.remove(at: block) }
    }

    package mutating func insert(at row: Int, height: Double? = nil) {
        let row = min(max(row, 0), count)
        count += 1
        if isUniform {
            if let height, height != estimate { setHeight(height, of: row) }
            return
        }
        if blocks.isEmpty { blocks.append(Block(count: 0, sum: 0, heights: nil)) }
        var (block, inside) = place(of: row)
        if block == blocks.count {
            block -= 1
            inside = blocks[block].count
        }
        let own = height ?? estimate
        if own != estimate, blocks[block].heights == nil {
            blocks[block].heights = [Double](repeating: estimate, count: blocks[block].count)
        }
        blocks[block].heights?.insert(own, at: inside)
        blocks[block].sum += own
        blocks[block].count += 1
        if blocks[block].count > 2 * Self.blockSize { split(block) }
    }

    private mutating func split(_ index: Int) {
        let block = blocks[index]
        let half = block.count / 2
        func part(_ range: Range<Int>) -> Block {
            let heights = block.heights.map { Array($0[range]) }
            return Block(
                count: range.count, sum: heights?.reduce(0, +) ?? Double(range.count) * estimate,
                heights: heights)
        }
        blocks.replaceSubrange(index...index, with: [part(0..<half), part(half..<block.count)])
    }

    private mutating func makeBlocks() {
        guard isUniform else { return }
        isUniform = false
        var start = 0
        while start < count {
            let length = min(Self.blockSize, count - start)
            blocks.append(Block(count: length, sum: Double(length) * estimate, heights: nil))
            start += length
        }
    }

    /// The block and the place in it; the end is the block after the last.
    private func place(of row: Int) -> (block: Int, inside: Int) {
        var rest = row
        for (index, block) in blocks.enumerated() {
            if rest < block.count { return (index, rest) }
            rest -= block.count
        }
        return (blocks.count, 0)
    }
}
