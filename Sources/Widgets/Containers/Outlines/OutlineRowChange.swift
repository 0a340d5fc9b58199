/// The rows that expanding, collapsing or moving items adds, removes or moves, in one change.
///
///     OutlineRowChange(inserted: RowIndexSet(3..<100_003)).apply(to: outline, animated: true)
struct OutlineRowChange {
    /// Consecutive rows that stay together.
    private struct Block {
        let old: Range<Int>
        /// The new number of the first row.
        let new: Int
    }

    /// The numbers before the change.
    let removed: RowIndexSet
    /// The numbers after the change.
    let inserted: RowIndexSet
    /// The old numbers of the rows that are moved, and the new number of the first one.
    let moved: (rows: Range<Int>, to: Int)?
    /// The rows that are kept, by their old numbers.
    private let blocks: [Block]

    /// The number of rows up to which they are inserted, removed or moved one by one, so that they are animated.
    private static let limit = 1_000

    /// Complexity: O(ranges).
    init(
        removed: RowIndexSet = [], inserted: RowIndexSet = [], moved: (rows: Range<Int>, to: Int)? = nil
    ) {
        self.removed = removed
        self.inserted = inserted
        self.moved = moved
        var (taken, given) = (removed, inserted)
        if let moved {
            taken.insert(moved.rows)
            given.insert(moved.to..<moved.to + moved.rows.count)
        }
        blocks = Self.blocks(taken.ranges[...], given.ranges[...], moved)
    }

    private static func blocks(
        _ taken: ArraySlice<Range<Int>>, _ given: ArraySlice<Range<Int>>,
        _ moved: (rows: Range<Int>, to: Int)?
    ) -> [Block] {
        var (taken, given) = (taken, given)
        var (old, new) = (0, 0)
        var result: [Block] = []
        while true {
            while let range = taken.first, range.lowerBound == old {
                if let moved, range.contains(moved.rows.lowerBound) {
                    result.append(Block(old: moved.rows, new: moved.to))
                }
                old = range.upperBound
                taken.removeFirst()
            }
            while let range = given.first, range.lowerBound == new {
                new = range.upperBound
                given.removeFirst()
            }
            let count = min(
                taken.first.map { $0.lowerBound - old } ?? Int.max,
                given.first.map { $0.lowerBound - new } ?? Int.max)
            guard count < Int.max else { break }
            result.append(Block(old: old..<old + count, new: new))
            (old, new) = (old + count, new + count)
        }
        result.append(Block(old: old..<Int.max, new: new))
        return result
    }

    // MARK: - Application

    /// Changes the rows of an outline.
    ///
    /// O(visible rows + ranges) for many rows, otherwise O(rows log rows).
    func apply(to outline: OutlineView, animated: Bool) {
        // The rows of another change in the same batch have other numbers than now.
        if outline.batch?.isEmpty == false { return outline.reloadData() }
        let most = max(removed.count, inserted.count, moved?.rows.count ?? 0)
        if most > Self.limit, outline.batch == nil { return replaceRows(of: outline) }
        outline.record(animated ? .automatic : .none) { batch in
            for range in removed.ranges { batch?.deleted.insert(range) }
            for range in inserted.ranges { batch?.inserted.insert(range) }
            guard let moved else { return }
            for (offset, row) in moved.rows.enumerated() { batch?.moved[row] = moved.to + offset }
        }
    }

    private func replaceRows(of outline: OutlineView) {
        let selection = outline.selection
        outline.replaceRows(count: outline.rowCount, newRow(of:))
        outline.selection = selection.mapped(
            rows: newRows(of: selection.rows), count: outline.rowCount, newRow(of:), place: place(of:))
    }

    // MARK: - Numbers

    /// Returns the new number of a row; nil for a removed one: O(log ranges).
    func newRow(of row: Int) -> Int? {
        let index = firstBlock(endingAfter: row)
        guard index < blocks.count, blocks[index].old.contains(row) else { return nil }
        return blocks[index].new + row - blocks[index].old.lowerBound
    }

    /// Returns the new number of the place that a removed row had: O(log ranges).
    private func place(of row: Int) -> Int {
        let index = firstBlock(endingAfter: row)
        return index < blocks.count ? blocks[index].new : row
    }

    /// Returns the new numbers of rows, without removed ones: O((ranges + changes within them) x log).
    func newRows(of rows: RowIndexSet) -> RowIndexSet {
        var result = RowIndexSet()
        for range in rows.ranges {
            var index = firstBlock(endingAfter: range.lowerBound)
            while index < blocks.count, blocks[index].old.lowerBound < range.upperBound {
                let block = blocks[index]
                let kept = range.clamped(to: block.old)
                let start = block.new + kept.lowerBound - block.old.lowerBound
                result.insert(start..<start + kept.count)
                index += 1
            }
        }
        return result
    }

    private func firstBlock(endingAfter row: Int) -> Int {
        blocks.indices.partitioningIndex { blocks[$0].old.upperBound > row }
    }
}
