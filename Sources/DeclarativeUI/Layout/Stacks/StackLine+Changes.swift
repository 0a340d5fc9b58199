// Updates of a stack's cache for known changes: only the changed children are measured again.

extension StackLayoutCache {
    /// Whether children must be measured again, or lengths summed again.
    var isChanged: Bool { areSumsOld || !stale.isEmpty }
}

extension StackLine {
    /// Invalidates the lengths and the distance of the child at `index`.
    func invalidateChild(at index: Int, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache) {
        cache.entries[index].priority = priority(of: subviews.elements[subviews.startIndex + index])
        cache.entries[index].place = .nan
        cache.stale.append(Int32(index))
        space(before: index, subviews, &cache)
        space(before: index + 1, subviews, &cache)
    }

    /// Recomputes the distance between the child at `index` and its predecessor.
    func space(before index: Int, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache) {
        guard cache.entries.indices.contains(index) else { return }
        let first = subviews.startIndex
        var space = 0.0
        if index > 0 {
            space =
                LayoutDiagnostics.finite(spacing, "The spacing of a \(axis) stack")
                ?? subviews.elements[first + index - 1].layoutSpacing.distance(
                    to: subviews.elements[first + index].layoutSpacing, along: axis)
        }
        if space == cache.entries[index].space { return }
        cache.entries[index].space = space
        sumSpaces(&cache)
        cache.areSumsOld = true
    }

    private func sumSpaces(_ cache: inout StackLayoutCache) {
        cache.totalSpace = 0
        for entry in cache.entries { cache.totalSpace += entry.space }
    }

    /// Removes the entries of the children at `places`, ascending; returns whether the cache is still valid.
    func remove(_ places: ContiguousArray<Int>, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache)
        -> Bool
    {
        guard cache.stale.isEmpty, cache.entries.count == subviews.count + places.count else { return false }
        var next = 0
        var kept = 0
        for index in cache.entries.indices {
            if next < places.count, places[next] == index {
                next += 1
                continue
            }
            if kept < index { cache.entries[kept] = cache.entries[index] }
            kept += 1
        }
        cache.entries.removeLast(cache.entries.count - kept)
        for (offset, place) in places.enumerated() { space(before: place - offset, subviews, &cache) }
        sumSpaces(&cache)
        cache.areSumsOld = true
        return true
    }

    /// Moves the entries from `sources` to `places`, in pairs; returns whether the cache is still valid.
    func move(
        from sources: ContiguousArray<Int>, to places: ContiguousArray<Int>, _ subviews: LayoutSubviews,
        _ cache: inout StackLayoutCache
    ) -> Bool {
        guard cache.stale.isEmpty, cache.entries.count == subviews.count else { return false }
        let moved = sources.map { cache.entries[$0] }
        for (place, entry) in zip(places, moved) {
            let space = cache.entries[place].space
            cache.entries[place] = entry
            cache.entries[place].space = space
        }
        for place in places {
            space(before: place, subviews, &cache)
            space(before: place + 1, subviews, &cache)
        }
        cache.areSumsOld = true
        return true
    }

    /// Measures the changed children again.
    ///
    /// Returns false if the proposals of other children depend on the changed ones, so that all children have to be measured.
    func refresh(_ subviews: LayoutSubviews, _ cache: inout StackLayoutCache) -> Bool {
        guard let proposal = cache.proposal, let cross = proposal[axis.other],
            cache.entries.count == subviews.count
        else { return false }
        let main = proposal[axis]
        if let main, main < .infinity { return false }
        for index in cache.stale {
            let index = Int(index)
            let element = subviews.elements[subviews.startIndex + index]
            offer(main, cross, to: element, &cache.entries[index])
            let entry = cache.entries[index]
            cache.entries[index].guide = guide.value(
                of: element, size: entry.size(axis), proposal: entry.proposal(axis))
        }
        cache.stale.removeAll(keepingCapacity: true)
        cache.areSumsOld = false
        sum(&cache)
        return true
    }
}
