/// The visible part of an axis, for scrolling by the smallest distance.
///
///     VisibleRange(start: 0, length: 100).start(showing: 120, 150)   // 50
nonisolated struct VisibleRange: Hashable, Sendable {
    var start: Double
    var length: Double

    /// Returns the start at which the positions from `low` to `high` are visible; `low` if they do not fit.
    func start(showing low: Double, _ high: Double) -> Double {
        if low < start || high - low > length { return low }
        return high > start + length ? high - length : start
    }
}
