extension StackLine {
    /// Puts nodes one after another into the place of `container`; those that are there already are not touched.
    func place(
        _ items: LayoutSubviews, in container: Node, isWhereItWas: Bool, _ cache: inout StackLayoutCache
    ) {
        arrange(container.proposal, items, &cache)
        if !cache.isFilledAcross { fillAcross(items, &cache) }
        let stays =
            isWhereItWas && cache.placedSize == container.size
            && cache.placedGuide == cache.guideOffset
        cache.placedSize = container.size
        cache.placedGuide = cache.guideOffset
        let isMirrored = items.layoutDirection == .rightToLeft
        var position = 0.0
        for index in 0..<cache.entries.count {
            position += cache.entries[index].space
            if !stays || cache.entries[index].place != position {
                cache.entries[index].place = position
                // Only nodes are ever arranged by a graph.
                place(
                    unsafeDowncast(items.elements[items.startIndex + index], to: Node.self),
                    as: cache.entries[index], line: cache.guideOffset, in: container, isMirrored)
            }
            position += cache.entries[index].length
        }
    }

    private func place(
        _ child: Node, as entry: StackLayoutCache.Entry, line: Double, in container: Node, _ isMirrored: Bool
    ) {
        let size = Size(axis, main: entry.length, cross: entry.cross)
        let across = line - entry.guide
        var origin =
            axis == .horizontal ? Point(x: entry.place, y: across) : Point(x: across, y: entry.place)
        if !origin.isFinite { origin = .zero }
        if isMirrored { origin.x = container.size.width - origin.x - size.width }
        child.place(
            at: Point(x: container.origin.x + origin.x, y: container.origin.y + origin.y), size: size,
            proposal: ProposedViewSize(axis, main: entry.offeredLength, cross: entry.offeredCross))
    }
}
