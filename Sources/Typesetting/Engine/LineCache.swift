/// A cache of the most recently used placed lines, bounded in bytes.
///
/// Carets, selections and drawing request the same lines repeatedly.
nonisolated struct LineCache {
    private struct Key: Hashable {
        var paragraph: Int
        var line: Int
    }

    private var lines: RecencyCache<Key, PlacedLine>

    init(byteLimit: Int) { lines = RecencyCache(costLimit: byteLimit) }

    var byteCount: Int { lines.cost }

    /// Returns the line of a paragraph; nil if it is not cached.
    mutating func known(_ line: Int, of paragraph: Int) -> PlacedLine? {
        lines.value(for: Key(paragraph: paragraph, line: line))
    }

    mutating func insert(_ placed: PlacedLine, _ line: Int, of paragraph: Int) {
        lines.insert(placed, for: Key(paragraph: paragraph, line: line), cost: placed.byteCount)
    }

    /// Returns the line of a paragraph; calls `place` if it is not cached.
    mutating func line(_ line: Int, of paragraph: Int, place: () -> PlacedLine) -> PlacedLine {
        let key = Key(paragraph: paragraph, line: line)
        if let known = lines.value(for: key) { return known }
        let placed = place()
        lines.insert(placed, for: key, cost: placed.byteCount)
        return placed
    }
}
