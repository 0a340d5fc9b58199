/// A layout with what it arranges.
struct Arranger<Arrangement: Layout> {
    private(set) var layout: Arrangement
    private var comparison = ValueComparison<Arrangement>.shared
    /// nil: collected again when they are needed.
    var items: LayoutSubviews?
    private var cache: Arrangement.Cache?
    private var isCacheOld = false
    /// Some of the items are gone.
    private var hasGone = false

    init(layout: Arrangement) { self.layout = layout }

    /// True when the new layout may arrange in another way.
    mutating func update(to new: Arrangement) -> Bool {
        if comparison.areEqual(layout, new) { return false }
        layout = new
        isCacheOld = true
        return true
    }

    /// Collects what is inside of `content`, after it has changed.
    mutating func collect(_ node: Node, _ content: Node?) {
        if items != nil {
            if hasGone { dropGone() }
            return
        }
        var nodes: ContiguousArray<Node> = []
        content?.appendItems(to: &nodes)
        var elements: ContiguousArray<any LayoutElement> = []
        elements.reserveCapacity(nodes.count)
        for node in nodes { elements.append(node) }
        items = LayoutSubviews(elements, layoutDirection: node.layoutDirection)
        isCacheOld = true
        hasGone = false
    }

    /// Others are inside; where it is known which, they need not be collected again.
    mutating func itemsChanged(by change: StructureChange) {
        switch change {
        case .any: items = nil
        case .removal: hasGone = true
        case .order(let order): if !exchange(order) { items = nil }
        }
    }

    private mutating func dropGone() {
        hasGone = false
        guard let known = items else { return }
        var kept: ContiguousArray<any LayoutElement> = []
        kept.reserveCapacity(known.count)
        for element in known.elements where unsafeDowncast(element, to: Node.self).isMounted {
            kept.append(element)
        }
        items = LayoutSubviews(kept, layoutDirection: known.layoutDirection)
        isCacheOld = true
    }

    /// False when the items are others than those that changed places.
    private mutating func exchange(_ order: NodeOrder) -> Bool {
        guard let known = items, let (old, new) = order.expanded({ $0.appendItems(to: &$1) }) else {
            return false
        }
        var elements = known.elements
        var next = 0
        for index in elements.indices where next < old.count && elements[index] === old[next] {
            elements[index] = new[next]
            next += 1
        }
        if next < old.count { return false }
        items = LayoutSubviews(elements, layoutDirection: known.layoutDirection)
        isCacheOld = true
        return true
    }

    /// What is inside has other sizes.
    mutating func contentChanged() { isCacheOld = true }

    mutating func size(_ proposal: ProposedViewSize) -> Size {
        guard let items else { return .zero }
        prepareCache(items)
        guard var cache else { return .zero }
        self.cache = nil
        defer { self.cache = cache }
        return layout.sizeThatFits(proposal: proposal, subviews: items, cache: &cache).nonNegative
    }

    mutating func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        guard let items else { return 0...0 }
        prepareCache(items)
        guard var cache else { return 0...0 }
        self.cache = nil
        defer { self.cache = cache }
        return layout.lengthRange(axis, cross: cross, subviews: items, cache: &cache)
    }

    mutating func explicitAlignment(_ guide: AlignmentKey, size: Size, _ proposal: ProposedViewSize)
        -> Double?
    {
        guard let items else { return nil }
        prepareCache(items)
        guard var cache else { return nil }
        self.cache = nil
        defer { self.cache = cache }
        return layout.explicitAlignment(
            of: guide, in: Rect(origin: .zero, size: size), proposal: proposal, subviews: items,
            cache: &cache)
    }

    mutating func spacing() -> ViewSpacing {
        guard let items else { return ViewSpacing() }
        prepareCache(items)
        guard var cache else { return ViewSpacing() }
        self.cache = nil
        defer { self.cache = cache }
        return layout.spacing(subviews: items, cache: &cache)
    }

    /// Places everything inside of `node`, mirrored where the text runs from right to left.
    mutating func place(for node: Node) {
        guard let items else { return }
        prepareCache(items)
        guard var cache else { return }
        self.cache = nil
        let graph = node.graph
        let base = graph.beginPlacing(items)
        layout.placeSubviews(
            in: Rect(origin: .zero, size: node.size), proposal: node.proposal, subviews: items, cache: &cache)
        self.cache = cache
        graph.endPlacing(items, from: base, in: node)
    }

    /// Moves everything inside of `node` along with it.
    func shift(_ node: Node, by distance: Point) {
        guard let items else { return }
        for element in items.elements { node.shift(unsafeDowncast(element, to: Node.self), by: distance) }
    }

    private mutating func prepareCache(_ items: LayoutSubviews) {
        if var known = cache {
            if !isCacheOld { return }
            cache = nil
            layout.updateCache(&known, subviews: items)
            cache = known
        } else {
            cache = layout.makeCache(subviews: items)
        }
        isCacheOld = false
    }
}

extension Size {
    /// Lengths that are negative or no numbers count as nothing.
    var nonNegative: Size { Size(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0) }
}
