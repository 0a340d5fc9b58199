extension GridLayout {
    /// Computes the lengths of all columns and rows for `proposal`, columns first.
    ///
    /// Does nothing if the cache already contains the arrangement for `proposal`.
    func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout GridLayoutCache) {
        if let last = cache.proposal, last == proposal { return }
        if cache.cells.count != subviews.count { cache = makeCells(subviews) }
        cache.proposal = proposal
        cache.columns.reset()
        share(.horizontal, offered: proposal.width, &cache.columns, cache)
        fitSpans(offered: proposal.width, &cache)
        cache.rows.reset()
        share(.vertical, offered: proposal.height, &cache.rows, cache)
    }

    /// Distributes the proposed length `offered` among the tracks, the least flexible track first.
    ///
    /// If `offered` is nil or infinite, each track gets the length that its cells choose for that proposal.
    private func share(
        _ axis: Axis, offered: Double?, _ tracks: inout GridTracks, _ cache: GridLayoutCache
    ) {
        guard let offered, offered < .infinity else {
            for index in tracks.tracks.indices { settle(index, axis, offered: offered, &tracks, cache) }
            return tracks.sumUp()
        }
        findRanges(axis, &tracks, cache)
        tracks.sortTurns()
        var left = offered - tracks.totalSpace
        var owed = tracks.totalMinimum
        for (turn, entry) in tracks.turns.enumerated() {
            let index = Int(entry.index)
            let minimum = tracks.tracks[index].minimum
            let toCome = tracks.turns.count - turn
            owed = toCome == 1 ? 0 : owed - minimum
            let part = max(0, min(left / Double(toCome), left - owed))
            settle(index, axis, offered: entry.flexibility == 0 ? minimum : part, &tracks, cache)
            tracks.lengthen(index, to: minimum)
            left -= tracks.tracks[index].length
        }
        tracks.sumUp()
    }

    /// Sets the track's length and guide position so that its cells, aligned on the guide, fit when each is proposed `offered`.
    private func settle(
        _ index: Int, _ axis: Axis, offered: Double?, _ tracks: inout GridTracks, _ cache: GridLayoutCache
    ) {
        let guide = tracks.tracks[index].guide
        var (near, far) = (-Double.infinity, -Double.infinity)
        for member in tracks.firstMembers[index]..<tracks.firstMembers[index + 1] {
            let cell = cache.cells[tracks.members[member]]
            let proposal = ProposedViewSize(axis, main: offered, cross: cross(of: cell, axis, cache))
            let size = cell.element.layoutSize(proposal)
            let value = guide.value(of: cell.element, size: size, proposal: proposal)
            near = max(near, value)
            // The centre of a cell of infinite length is at infinity, too; the difference would be NaN.
            far = max(far, value < .infinity ? size[axis] - value : 0)
        }
        guard near > -.infinity else { return }
        tracks.tracks[index].line = near < .infinity ? near : 0
        tracks.tracks[index].length = length(near + far)
    }

    /// Returns the length proposed to a cell on the cross axis.
    ///
    /// Nil for columns: they are measured before the rows have lengths.
    private func cross(of cell: GridLayoutCache.Cell, _ axis: Axis, _ cache: GridLayoutCache) -> Double? {
        axis == .horizontal ? nil : cache.columns.length(of: cell.columns)
    }

    private func findRanges(_ axis: Axis, _ tracks: inout GridTracks, _ cache: GridLayoutCache) {
        for cell in cache.cells where cell.isSized(axis) {
            guard let track = cell.track(axis) else { continue }
            let range = cell.element.lengthRange(axis, cross: cross(of: cell, axis, cache))
            let least = range.lowerBound < .infinity ? length(range.lowerBound) : 0
            tracks.tracks[track].minimum = max(tracks.tracks[track].minimum, least)
            tracks.tracks[track].maximum = max(tracks.tracks[track].maximum, length(range.upperBound))
        }
        guard axis == .horizontal else { return }
        for cell in cache.cells where cell.columns.count > 1 && cell.isSized(axis) {
            tracks.stretchMinimums(cell.columns, to: cell.element.lengthRange(axis, cross: nil).lowerBound)
        }
    }

    /// Widens the columns of each cell that spans several columns and is wider than they are together.
    private func fitSpans(offered: Double?, _ cache: inout GridLayoutCache) {
        for cell in cache.cells where cell.columns.count > 1 && cell.isSized(.horizontal) {
            var part = offered
            if let offered, offered < .infinity {
                part = cache.columns.length(of: cell.columns) + max(0, offered - cache.columns.total)
            }
            let size = cell.element.layoutSize(ProposedViewSize(width: part, height: nil))
            cache.columns.stretch(cell.columns, to: size.width)
        }
    }
}
