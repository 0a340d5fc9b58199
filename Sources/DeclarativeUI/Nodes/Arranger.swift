/// The items of a container, and the algorithm that measures and places them.
protocol ItemArranging {
    /// Collects the items of `content` for `node`, if they have changed.
    mutating func collect(_ node: Node, _ content: Node?)
    /// Discards the items, which are collected again before their next use.
    mutating func discardItems()
    /// Updates the items after a change; if the change is known, they are not collected again.
    mutating func itemsChanged(by change: StructureChange)
    mutating func size(_ proposal: ProposedViewSize) -> Size
    mutating func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double>
    mutating func explicitAlignment(_ guide: AlignmentKey, size: Size, _ proposal: ProposedViewSize)
        -> Double?
    mutating func spacing() -> ViewSpacing
    /// Places the items in `container`, mirrored in right-to-left layouts.
    mutating func place(in container: Node)
    /// Moves the items of `node` by the distance that the node has moved.
    mutating func shift(_ node: Node, by distance: Point)
}

/// A layout with the items that it arranges.
struct Arranger<Arrangement: Layout>: ItemArranging {
    /// The items; nil if they have to be collected again before use.
    var items: ArrangedItems?
    private var isCacheOld = false
    private(set) var layout: Arrangement
    private var cache: Arrangement.Cache?

    init(layout: Arrangement) { self.layout = layout }

    /// Replaces the layout; returns whether `new` differs, so that the items have to be arranged again.
    mutating func update(to new: Arrangement) -> Bool {
        if ValueComparison<Arrangement>.shared.areEqual(layout, new) { return false }
        layout = new
        isCacheOld = true
        return true
    }

    mutating func collect(_ node: Node, _ content: Node?) {
        if items != nil { return }
        items = ArrangedItems(of: content, in: node)
        isCacheOld = true
    }

    mutating func discardItems() { items = nil }

    mutating func itemsChanged(by change: StructureChange) {
        isCacheOld = true
        switch change {
        case .any: items = nil
        case .removal: _ = items?.removeUnmounted()
        case .order(let order): if items?.reorder(order) == nil { items = nil }
        }
    }

    /// Invalidates the cache after sizes of items have changed.
    mutating func contentChanged() { isCacheOld = true }

    mutating func size(_ proposal: ProposedViewSize) -> Size {
        guard let items = items?.subviews, var cache = takeCache(items) else { return .zero }
        defer { self.cache = cache }
        return layout.sizeThatFits(proposal: proposal, subviews: items, cache: &cache).nonNegative
    }

    mutating func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        guard let items = items?.subviews, var cache = takeCache(items) else { return 0...0 }
        defer { self.cache = cache }
        return layout.lengthRange(axis, cross: cross, subviews: items, cache: &cache)
    }

    mutating func explicitAlignment(_ guide: AlignmentKey, size: Size, _ proposal: ProposedViewSize)
        -> Double?
    {
        guard let items = items?.subviews, var cache = takeCache(items) else { return nil }
        defer { self.cache = cache }
        return layout.explicitAlignment(
            of: guide, in: Rect(origin: .zero, size: size), proposal: proposal, subviews: items,
            cache: &cache)
    }

    mutating func spacing() -> ViewSpacing {
        guard let items = items?.subviews, var cache = takeCache(items) else { return ViewSpacing() }
        defer { self.cache = cache }
        return layout.spacing(subviews: items, cache: &cache)
    }

    mutating func place(in node: Node) {
        guard let items, var cache = takeCache(items.subviews) else { return }
        let graph = node.graph
        let base = graph.layout.placements.begin(items.nodes)
        layout.placeSubviews(
            in: Rect(origin: .zero, size: node.size), proposal: node.proposal, subviews: items.subviews,
            cache: &cache)
        self.cache = cache
        graph.layout.placements.end(
            items.nodes, from: base, in: node, isMirrored: items.subviews.layoutDirection == .rightToLeft)
    }

    func shift(_ node: Node, by distance: Point) {
        guard let items else { return }
        for item in items.nodes { node.shift(item, by: distance) }
    }

    /// Removes and returns the updated cache, so that changes do not copy it; the caller stores it again.
    private mutating func takeCache(_ items: LayoutSubviews) -> Arrangement.Cache? {
        defer { isCacheOld = false }
        guard var known = cache else { return layout.makeCache(subviews: items) }
        cache = nil
        if isCacheOld { layout.updateCache(&known, subviews: items) }
        return known
    }
}

extension Size {
    /// Negative lengths and NaN count as zero.
    var nonNegative: Size { Size(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0) }
}
