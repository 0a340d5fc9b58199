/// Lines that were placed lately: what carets, selections and drawing ask for again and again.
///
/// Bounded in bytes.
nonisolated struct LineCache {
    private struct Key: Hashable {
        var paragraph: Int
        var line: Int
    }

    private var lines: RecencyCache<Key, PlacedLine>

    init(byteLimit: Int) { lines = RecencyCache(costLimit: byteLimit) }

    var byteCount: Int { lines.cost }

    /// The line of a paragraph; nil unless it is here.
    mutating func known(_ line: Int, of paragraph: Int) -> PlacedLine? {
        lines.value(for: Key(paragraph: paragraph, line: line))
    }

    mutating func insert(_ placed: PlacedLine, _ line: Int, of paragraph: Int) {
        lines.insert(placed, for: Key(paragraph: paragraph, line: line), cost: placed.byteCount)
    }

    /// The line of a paragraph, placed by `place` unless it is here.
    mutating func line(_ line: Int, of paragraph: Int, place: () -> PlacedLine) -> PlacedLine {
        let key = Key(paragraph: paragraph, line: line)
        if let known = lines.value(for: key) { return known }
        let placed = place()
        lines.insert(placed, for: key, cost: placed.byteCount)
        return placed
    }
}
