extension StackLine {
    /// Divides a length among the children: highest priority first, and of equal priorities the least flexible first.
    ///
    /// Each child is proposed an equal part of the length that remains for its priority, reduced where necessary so that the
    /// minimum lengths of the following children fit. The minimum lengths of children with lower priority are reserved.
    /// A child with a fixed length is proposed exactly that length, so that its measurement stays cached while the stack is
    /// resized.
    func divide(
        _ available: Double, cross: Double?, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache
    ) {
        var reserve = findRanges(cross: cross, subviews, &cache)
        let first = subviews.startIndex
        let count = cache.entries.count
        let isInOrder = cache.turns.isEmpty
        var remaining = available
        var start = 0
        while start < count {
            let end = groupEnd(start, isInOrder: isInOrder, &cache)
            var owed = 0.0
            for turn in start..<end {
                owed += cache.entries[isInOrder ? turn : Int(cache.turns[turn].index)].minimum
            }
            reserve -= owed
            // Rounding errors would leave a reserve other than zero after the last group.
            if end == count { reserve = 0 }
            var left = remaining - reserve
            for turn in start..<end {
                let index = isInOrder ? turn : Int(cache.turns[turn].index)
                let entry = cache.entries[index]
                owed = turn + 1 == end ? 0 : owed - entry.minimum
                let share = max(0, min(left / Double(end - turn), left - owed))
                offer(
                    entry.flexibility == 0 ? entry.minimum : share, cross,
                    to: subviews.elements[first + index], &cache.entries[index])
                left -= cache.entries[index].length
                remaining -= cache.entries[index].length
            }
            start = end
        }
    }

    /// Returns the index after the last turn with the same priority as the turn at `start`.
    private func groupEnd(_ start: Int, isInOrder: Bool, _ cache: inout StackLayoutCache) -> Int {
        let count = cache.entries.count
        var end = start + 1
        if isInOrder {
            let priority = cache.entries[start].priority
            while end < count, cache.entries[end].priority == priority { end += 1 }
        } else {
            let priority = cache.turns[start].priority
            while end < count, cache.turns[end].priority == priority { end += 1 }
        }
        return end
    }

    /// Computes the minimum length and the flexibility of each child, and the order in which the length is divided.
    ///
    /// Returns the sum of the minimum lengths.
    private func findRanges(
        cross: Double?, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache
    ) -> Double {
        let first = subviews.startIndex
        var total = 0.0
        var isInOrder = true
        var (lastPriority, lastFlexibility) = (Double.infinity, 0.0)
        for index in 0..<cache.entries.count {
            let range = subviews.elements[first + index].lengthRange(axis, cross: cross)
            let minimum = range.lowerBound < .infinity ? length(range.lowerBound) : 0
            let flexibility = length(range.upperBound - minimum)
            cache.entries[index].minimum = minimum
            cache.entries[index].flexibility = flexibility
            total += minimum
            let priority = cache.entries[index].priority
            if priority > lastPriority || (priority == lastPriority && flexibility < lastFlexibility) {
                isInOrder = false
            }
            (lastPriority, lastFlexibility) = (priority, flexibility)
        }
        cache.turns.removeAll(keepingCapacity: true)
        if !isInOrder { sortTurns(&cache) }
        return total
    }

    private func sortTurns(_ cache: inout StackLayoutCache) {
        cache.turns.reserveCapacity(cache.entries.count)
        for index in 0..<cache.entries.count {
            let entry = cache.entries[index]
            cache.turns.append(
                .init(priority: entry.priority, flexibility: entry.flexibility, index: Int32(index)))
        }
        cache.turns.sort()
    }
}
