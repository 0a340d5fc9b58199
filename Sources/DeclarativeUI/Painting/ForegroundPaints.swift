/// The foreground style of a part of the tree: one paint for each of its levels that is set, the primary one first.
struct ForegroundPaints: Hashable {
    private let levels: [_ShapePaint]

    /// Creates paints of one to three levels.
    init(_ primary: _ShapePaint, _ others: _ShapePaint...) { levels = [primary] + others }

    var primary: _ShapePaint { levels[0] }

    /// Returns the paint of a level from 0 (primary) to 3 (quaternary); a level that is not set is derived from the primary one.
    subscript(level: Int) -> _ShapePaint {
        if levels.indices.contains(level) { return levels[level] }
        return primary.opacity([1, 0.6, 0.4, 0.2][min(max(level, 0), 3)])
    }
}
