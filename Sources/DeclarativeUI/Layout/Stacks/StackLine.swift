/// The layout algorithm of `HStackLayout` and `VStackLayout`: children follow each other along `axis`, aligned by a guide across it.
struct StackLine: Equatable {
    let axis: Axis
    let guide: AlignmentKey
    /// The distance between children, in points; if nil, it is derived from their preferred spacing.
    let spacing: Double?

    /// The largest difference, in points, between lengths that count as equal.
    nonisolated static var tolerance: Double { 1e-6 }

    /// Creates a cache with the priorities of the children and the distances between them.
    func makeCache(_ subviews: LayoutSubviews) -> StackLayoutCache {
        var cache = StackLayoutCache()
        cache.entries.reserveCapacity(subviews.count)
        let fixed = LayoutDiagnostics.finite(spacing, "The spacing of a \(axis) stack")
        var previous = ViewSpacing()
        for index in subviews.startIndex..<subviews.endIndex {
            let element = subviews.elements[index]
            var space = 0.0
            if let fixed {
                if index > subviews.startIndex { space = fixed }
            } else {
                let spacing = element.layoutSpacing
                if index > subviews.startIndex { space = previous.distance(to: spacing, along: axis) }
                previous = spacing
            }
            cache.entries.append(.init(priority: priority(of: element), space: space))
            cache.totalSpace += space
        }
        return cache
    }

    /// Returns the layout priority of a child; zero instead of NaN.
    func priority(of element: any LayoutElement) -> Double {
        let priority = element.layoutPriority
        return priority.isNaN ? 0 : priority
    }

    /// Arranges the children for `proposal`, unless the current arrangement is for that proposal.
    func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache) {
        if let last = cache.proposal, last == proposal, !cache.isChanged || refresh(subviews, &cache) {
            return
        }
        cache.stale.removeAll(keepingCapacity: true)
        cache.areSumsOld = false
        if cache.entries.count != subviews.count { cache = makeCache(subviews) }
        let cross = proposal[axis.other]
        if let main = proposal[axis], main < .infinity {
            let available = main - cache.totalSpace
            if cache.entries.count <= 1 || available <= 0 {
                measure(main: max(0, available), cross: cross, subviews, &cache)
            } else {
                divide(available, cross: cross, subviews, &cache)
            }
        } else {
            measure(main: proposal[axis], cross: cross, subviews, &cache)
        }
        lineUp(subviews, &cache)
        cache.proposal = proposal
        cache.isFilledAcross = cross != nil
    }

    /// Measures all children with the same proposal.
    private func measure(
        main: Double?, cross: Double?, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache
    ) {
        let first = subviews.startIndex
        for index in 0..<cache.entries.count {
            offer(main, cross, to: subviews.elements[first + index], &cache.entries[index])
        }
    }

    /// Measures a child for a proposal of `main` along and `cross` across the axis, and stores the lengths in its entry.
    @inline(__always)
    func offer(
        _ main: Double?, _ cross: Double?, to element: any LayoutElement,
        _ entry: inout StackLayoutCache.Entry
    ) {
        let size = element.layoutSize(ProposedViewSize(axis, main: main, cross: cross))
        entry.offeredLength = main ?? .nan
        entry.offeredCross = cross ?? .nan
        entry.length = length(size[axis])
        entry.cross = length(size[axis.other])
        entry.place = .nan
    }

    /// Returns the part of `length` beyond a guide; zero if the guide is infinite.
    @inline(__always)
    static func rest(of length: Double, beyond guide: Double) -> Double {
        guide < .infinity ? length - guide : 0
    }

    /// Aligns the children by their guides, and computes the size of the stack.
    private func lineUp(_ subviews: LayoutSubviews, _ cache: inout StackLayoutCache) {
        let first = subviews.startIndex
        for index in 0..<cache.entries.count {
            let entry = cache.entries[index]
            cache.entries[index].guide = guide.value(
                of: subviews.elements[first + index], size: entry.size(axis), proposal: entry.proposal(axis))
        }
        sum(&cache)
    }

    /// Computes the size of the stack and the position of its guide from the current lengths and guides of the children.
    func sum(_ cache: inout StackLayoutCache) {
        var total = cache.totalSpace
        var (near, far) = (-Double.infinity, -Double.infinity)
        for entry in cache.entries {
            total += entry.length
            near = max(near, entry.guide)
            far = max(far, StackLine.rest(of: entry.cross, beyond: entry.guide))
        }
        let isEmpty = cache.entries.isEmpty
        cache.guideOffset = isEmpty ? 0 : near
        // A negative spacing may exceed the total length of the children.
        cache.size = Size(axis, main: length(total), cross: isEmpty ? 0 : length(near + far))
    }
}
