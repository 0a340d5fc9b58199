extension StackLine {
    /// Places the children in order from the leading or top edge of `bounds`.
    func place(
        in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout StackLayoutCache
    ) {
        arrange(proposal, subviews, &cache)
        if !cache.isFilledAcross { fillAcross(subviews, &cache) }
        let first = subviews.startIndex
        let isHorizontal = axis == .horizontal
        var position = isHorizontal ? bounds.origin.x : bounds.origin.y
        let line = (isHorizontal ? bounds.origin.y : bounds.origin.x) + cache.guideOffset
        for index in 0..<cache.entries.count {
            let entry = cache.entries[index]
            position += entry.space
            let across = line - entry.guide
            let origin =
                isHorizontal ? Point(x: position, y: across) : Point(x: across, y: position)
            subviews.elements[first + index].setPlacement(
                origin.isFinite ? origin : bounds.origin,
                size: entry.size(axis), proposal: entry.proposal(axis))
            position += entry.length
        }
    }

    /// Proposes the stack's own length across the axis to shorter children, if the stack itself was proposed none.
    ///
    /// A divider in a row of ideal height is therefore as tall as the row. Children that would become longer along the axis, or
    /// larger than the stack, keep their size.
    func fillAcross(_ subviews: LayoutSubviews, _ cache: inout StackLayoutCache) {
        cache.isFilledAcross = true
        let first = subviews.startIndex
        let cross = cache.size[axis.other]
        guard cross < .infinity else { return }
        for index in 0..<cache.entries.count {
            let old = cache.entries[index]
            guard old.cross < cross - Self.tolerance, old.length < .infinity else { continue }
            let element = subviews.elements[first + index]
            var entry = old
            offer(old.length, cross, to: element, &entry)
            entry.guide = guide.value(
                of: element, size: entry.size(axis), proposal: entry.proposal(axis))
            guard abs(entry.length - old.length) <= Self.tolerance,
                entry.guide <= cache.guideOffset + Self.tolerance,
                entry.cross - entry.guide <= cross - cache.guideOffset + Self.tolerance
            else { continue }
            cache.entries[index] = entry
        }
    }

    /// Returns the merged position of an explicit guide of the children, in points in the space of `bounds`; nil if no child has one.
    func explicitAlignment(
        _ key: AlignmentKey, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout StackLayoutCache
    ) -> Double? {
        // The guides are those of the measured arrangement, not of the placed one, which parents do not know yet.
        if cache.isFilledAcross, cache.proposal?[axis.other] == nil { cache.proposal = nil }
        arrange(proposal, subviews, &cache)
        let first = subviews.startIndex
        var merge = AlignmentKey.Merge(key)
        var position = 0.0
        for index in 0..<cache.entries.count {
            let entry = cache.entries[index]
            position += entry.space
            if let value = subviews.elements[first + index].explicitAlignment(
                key, size: entry.size(axis), proposal: entry.proposal(axis))
            {
                merge.add(value + (key.axis == axis ? position : cache.guideOffset - entry.guide))
            }
            position += entry.length
        }
        guard let value = merge.value else { return nil }
        return value + (key.axis == .horizontal ? bounds.origin.x : bounds.origin.y)
    }

    /// Returns the stack's preferred spacing: along its axis that of its first and last child, across it the greatest of all children.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first?.element, let last = subviews.last?.element else {
            return ViewSpacing()
        }
        let isHorizontal = axis == .horizontal
        var spacing = subviews.unionOfSpacings(edges: isHorizontal ? .vertical : .horizontal)
        let (near, far): (Edge, Edge) = isHorizontal ? (.leading, .trailing) : (.top, .bottom)
        spacing[near] = first.layoutSpacing[near]
        spacing[far] = last.layoutSpacing[far]
        return spacing
    }

    /// Returns the minimum and maximum length of the stack along `asked`; along its own axis, the sums for the children and their spacing.
    func lengthRange(
        _ asked: Axis, cross: Double?, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache
    ) -> ClosedRange<Double> {
        if cache.entries.count != subviews.count { cache = makeCache(subviews) }
        guard asked == axis else {
            let least = size(ProposedViewSize(asked, main: 0, cross: cross), subviews, &cache)[asked]
            let most = size(ProposedViewSize(asked, main: .infinity, cross: cross), subviews, &cache)[asked]
            return least...max(least, most)
        }
        var (least, most) = (cache.totalSpace, cache.totalSpace)
        for index in subviews.startIndex..<subviews.endIndex {
            let range = subviews.elements[index].lengthRange(axis, cross: cross)
            least += range.lowerBound
            most += range.upperBound
        }
        return length(least)...max(length(least), length(most))
    }

    /// Returns the size of the stack for `proposal`, in points.
    func size(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache
    ) -> Size {
        arrange(proposal, subviews, &cache)
        return cache.size
    }
}
