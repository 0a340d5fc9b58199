/// A stack's layout algorithm, the items that it arranges, and its cache, which is updated item by item.
struct StackArranger: ItemArranging {
    private(set) var line: StackLine
    /// The items; nil if they have to be collected again before use.
    private var items: ArrangedItems?
    private var cache = StackLayoutCache()
    private var isCacheOld = true
    /// The origin of the container when its items were last placed.
    private var placedOrigin = Point.zero

    init(line: StackLine) { self.line = line }

    mutating func update(to line: StackLine) {
        self.line = line
        isCacheOld = true
    }

    mutating func collect(_ node: Node, _ content: Node?) {
        if items != nil { return }
        items = ArrangedItems(of: content, in: node)
        isCacheOld = true
    }

    mutating func discardItems() { items = nil }

    mutating func itemsChanged(by change: StructureChange) {
        switch change {
        case .any: items = nil
        case .removal:
            guard let removed = items?.removeUnmounted(), let items else { return }
            updateCache { $0.remove(removed, items.subviews, &$1) }
        case .order(let order):
            guard let (sources, places) = items?.reorder(order), let items else {
                items = nil
                return
            }
            updateCache { $0.move(from: sources, to: places, items.subviews, &$1) }
        }
    }

    /// Updates the cache for the items in `changes`, or invalidates it if they are unknown.
    mutating func applyChanges(_ changes: LayoutChanges) {
        if changes.areUnknown { isCacheOld = true }
        if changes.items.isEmpty || isCacheOld { return }
        guard let items else { return }
        updateCache { line, cache in
            for item in changes.items where item.isMounted {
                guard let place = items.place(of: item), cache.entries.count == items.nodes.count else {
                    return false
                }
                line.invalidateChild(at: place, items.subviews, &cache)
            }
            return true
        }
    }

    mutating func size(_ proposal: ProposedViewSize) -> Size {
        guard let items = items?.subviews else { return .zero }
        prepareCache(items)
        return line.size(proposal, items, &cache).nonNegative
    }

    mutating func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        guard let items = items?.subviews else { return 0...0 }
        prepareCache(items)
        return line.lengthRange(axis, cross: cross, items, &cache)
    }

    mutating func explicitAlignment(_ guide: AlignmentKey, size: Size, _ proposal: ProposedViewSize)
        -> Double?
    {
        guard let items = items?.subviews else { return nil }
        prepareCache(items)
        return line.explicitAlignment(guide, in: Rect(origin: .zero, size: size), proposal, items, &cache)
    }

    func spacing() -> ViewSpacing { items.map { line.spacing($0.subviews) } ?? ViewSpacing() }

    /// Places the items in order in `container`; items that are already in place are not visited.
    mutating func place(in container: Node) {
        guard let items else { return }
        let subviews = items.subviews
        prepareCache(subviews)
        line.arrange(container.proposal, subviews, &cache)
        if !cache.isFilledAcross { line.fillAcross(subviews, &cache) }
        let stays =
            placedOrigin == container.origin && cache.placedSize == container.size
            && cache.placedGuide == cache.guideOffset
        placedOrigin = container.origin
        cache.placedSize = container.size
        cache.placedGuide = cache.guideOffset
        let isMirrored = subviews.layoutDirection == .rightToLeft
        var position = 0.0
        for index in 0..<cache.entries.count {
            position += cache.entries[index].space
            if !stays || cache.entries[index].place != position {
                cache.entries[index].place = position
                place(items.nodes[index], as: cache.entries[index], in: container, isMirrored)
            }
            position += cache.entries[index].length
        }
    }

    private func place(
        _ child: Node, as entry: StackLayoutCache.Entry, in container: Node, _ isMirrored: Bool
    ) {
        let axis = line.axis
        let size = entry.size(axis)
        let across = cache.guideOffset - entry.guide
        var origin =
            axis == .horizontal ? Point(x: entry.place, y: across) : Point(x: across, y: entry.place)
        if !origin.isFinite { origin = .zero }
        if isMirrored { origin.x = container.size.width - origin.x - size.width }
        child.place(
            at: Point(x: container.origin.x + origin.x, y: container.origin.y + origin.y), size: size,
            proposal: entry.proposal(axis))
    }

    /// Moves the items of `node` by the distance that the node has moved.
    mutating func shift(_ node: Node, by distance: Point) {
        guard let items else { return }
        placedOrigin = node.origin
        for item in items.nodes { node.shift(item, by: distance) }
    }

    /// Updates the cache with `change`, which returns false if that is not possible; the cache is then recreated before its next use.
    private mutating func updateCache(_ change: (StackLine, inout StackLayoutCache) -> Bool) {
        if !isCacheOld { isCacheOld = !change(line, &cache) }
    }

    private mutating func prepareCache(_ items: LayoutSubviews) {
        if !isCacheOld { return }
        cache = line.makeCache(items)
        isCacheOld = false
    }
}
