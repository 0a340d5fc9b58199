/// The distribution of the length of a split view among its panes, without views.
///
///     var distribution = SplitDistribution(panes: panes)
///     distribution.fill(600)
///     distribution.moveDivider(0, to: 200)
nonisolated struct SplitDistribution: Equatable {
    var panes: [SplitPane] = []

    private static let tolerance = 1e-6

    /// The indices of the panes that are not collapsed.
    var visible: [Int] { panes.indices.filter { !panes[$0].isCollapsed } }

    // MARK: - Resizing

    /// Changes the thicknesses so that the visible panes fill `length`.
    ///
    /// Panes with the lowest holding priority change first, each in proportion to its thickness and within its limits. Where the limits
    /// cannot be met, the panes with the lowest priority exceed them. A pane that had no thickness has an equal share before. O(panes squared).
    mutating func fill(_ length: Double) {
        let visible = visible
        if visible.isEmpty { return }
        for index in visible {
            let share = length / Double(visible.count)
            let thickness = panes[index].isSized ? panes[index].thickness : share
            panes[index].thickness = panes[index].limited(thickness)
            panes[index].isSized = true
        }
        var rest = length - visible.reduce(0) { $0 + panes[$1].thickness }
        let priorities = Set(visible.map { panes[$0].holdingPriority }).sorted()
        for priority in priorities where abs(rest) > Self.tolerance {
            rest = spread(rest, over: visible.filter { panes[$0].holdingPriority == priority })
        }
        exceedLimits(by: rest, visible, priorities)
    }

    /// Shows a collapsed pane with the thickness that it had; the others make room where they fill `length` without it.
    mutating func show(_ index: Int, in length: Double) {
        let others = visible
        panes[index].isCollapsed = false
        if !panes[index].isSized { return }
        var rest = min(0, length - visible.reduce(0) { $0 + panes[$1].thickness })
        for priority in Set(others.map { panes[$0].holdingPriority }).sorted()
        where abs(rest) > Self.tolerance {
            rest = spread(rest, over: others.filter { panes[$0].holdingPriority == priority })
        }
    }

    /// Adds `amount` to the thicknesses of the panes, in proportion to them and within the limits, and returns what remains.
    private mutating func spread(_ amount: Double, over indices: [Int]) -> Double {
        var (rest, free) = (amount, indices)
        while abs(rest) > Self.tolerance, !free.isEmpty {
            let total = free.reduce(0) { $0 + panes[$1].thickness }
            let share = rest
            var unlimited: [Int] = []
            for index in free {
                let old = panes[index].thickness
                let part = total > 0 ? old / total : 1 / Double(free.count)
                let new = panes[index].limited(old + share * part)
                panes[index].thickness = new
                rest -= new - old
                if abs(new - old - share * part) <= Self.tolerance { unlimited.append(index) }
            }
            if unlimited.count == free.count { break }
            free = unlimited
        }
        return rest
    }

    private mutating func exceedLimits(by rest: Double, _ visible: [Int], _ priorities: [LayoutPriority]) {
        var rest = rest
        for priority in priorities where abs(rest) > Self.tolerance {
            for index in visible.reversed() where panes[index].holdingPriority == priority {
                let old = panes[index].thickness
                panes[index].thickness = max(0, old + rest)
                rest -= panes[index].thickness - old
            }
        }
    }

    // MARK: - Dividers

    /// Returns the visible panes beside the divider after the pane `index`; nil unless that divider is displayed.
    ///
    /// Between two visible panes, the divider after the first one is displayed.
    func neighbors(ofDivider index: Int) -> (before: Int, after: Int)? {
        guard panes.indices.contains(index), !panes[index].isCollapsed,
            let after = visible.first(where: { $0 > index })
        else { return nil }
        return (index, after)
    }

    /// Returns the position of a divider: the sum of the thicknesses before it, without the dividers; nil unless it is displayed.
    func position(ofDivider index: Int) -> Double? {
        guard neighbors(ofDivider: index) != nil else { return nil }
        return visible.filter { $0 <= index }.reduce(0) { $0 + panes[$1].thickness }
    }

    /// Returns the positions to which a divider can be moved within the limits of the panes beside it; nil if it cannot be moved.
    func positions(ofDivider index: Int) -> ClosedRange<Double>? {
        guard let (before, after) = neighbors(ofDivider: index), let position = position(ofDivider: index)
        else { return nil }
        let (first, second) = (panes[before], panes[after])
        let both = first.thickness + second.thickness
        let lower = max(first.minimum, both - second.maximum)
        let upper = min(first.maximum, both - second.minimum)
        if lower > upper { return nil }
        let start = position - first.thickness
        return (start + lower)...(start + upper)
    }

    /// Moves a divider to the nearest permitted position; only the two panes beside it change.
    mutating func moveDivider(_ index: Int, to position: Double) {
        guard let range = positions(ofDivider: index), let old = self.position(ofDivider: index),
            let (before, after) = neighbors(ofDivider: index), position.isFinite
        else { return }
        let change = min(max(position, range.lowerBound), range.upperBound) - old
        panes[before].thickness += change
        panes[after].thickness -= change
    }

    /// Returns the pane that collapses if the divider is released at `position`: the one of which less than half of the minimum would be
    /// left; nil for none.
    func paneCollapsing(atDivider index: Int, releasedAt position: Double, canCollapse: (Int) -> Bool) -> Int?
    {
        guard let (before, after) = neighbors(ofDivider: index), let old = self.position(ofDivider: index)
        else { return nil }
        let change = position - old
        if canCollapse(before), panes[before].thickness + change < panes[before].minimum / 2 { return before }
        if canCollapse(after), panes[after].thickness - change < panes[after].minimum / 2 { return after }
        return nil
    }
}
