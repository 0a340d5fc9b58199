/// A layout with what it arranges.
struct Arranger<Arrangement: Layout> {
    // Those of a known size come first: they are found without asking for the type.
    /// nil: collected again when they are needed.
    var items: LayoutSubviews?
    private var isCacheOld = false
    /// Where the container was when its stack was last placed.
    private var placedOrigin = Point.zero
    private(set) var layout: Arrangement
    private var cache: Arrangement.Cache?

    init(layout: Arrangement) { self.layout = layout }

    /// True when the new layout may arrange in another way.
    mutating func update(to new: Arrangement) -> Bool {
        if let old = StackLine.of(layout), let new = StackLine.of(new) {
            if old.guide == new.guide, old.spacing == new.spacing { return false }
        } else if ValueComparison<Arrangement>.shared.areEqual(layout, new) {
            return false
        }
        layout = new
        isCacheOld = true
        return true
    }

    /// Collects what is inside of `content`, after it has changed.
    mutating func collect(_ node: Node, _ content: Node?) {
        if items != nil { return }
        var nodes: ContiguousArray<Node> = []
        content?.appendItems(to: &nodes)
        var elements: ContiguousArray<any LayoutElement> = []
        elements.reserveCapacity(nodes.count)
        for node in nodes {
            node.placementSlot = Int32(elements.count)
            elements.append(node)
        }
        items = LayoutSubviews(elements, layoutDirection: node.layoutDirection)
        isCacheOld = true
    }

    /// Others are inside; where it is known which, they need not be collected again.
    mutating func itemsChanged(by change: StructureChange) {
        switch change {
        case .any: items = nil
        case .removal: dropGone()
        case .order(let order): if !exchange(order) { items = nil }
        }
    }

    private mutating func dropGone() {
        guard let known = items else { return }
        var kept: ContiguousArray<any LayoutElement> = []
        var gone: ContiguousArray<Int> = []
        kept.reserveCapacity(known.count)
        for (index, element) in known.elements.enumerated() {
            let node = unsafeDowncast(element, to: Node.self)
            guard node.isMounted else {
                gone.append(index)
                continue
            }
            node.placementSlot = Int32(kept.count)
            kept.append(element)
        }
        let items = LayoutSubviews(kept, layoutDirection: known.layoutDirection)
        self.items = items
        changeStack { $0.remove(gone, items, &$1) }
    }

    /// Reorders the items as in `order`; returns `false` when the current items do not match it.
    private mutating func exchange(_ order: NodeOrder) -> Bool {
        guard let known = items, let (old, new) = order.expanded({ $0.appendItems(to: &$1) }) else {
            return false
        }
        var elements = known.elements
        var places: ContiguousArray<Int> = []
        for index in elements.indices where places.count < old.count && elements[index] === old[places.count]
        {
            places.append(index)
        }
        if places.count < old.count { return false }
        var sources: ContiguousArray<Int> = []
        for node in new {
            let slot = Int(node.placementSlot)
            guard known.indices.contains(slot), known.elements[slot] === node else { return false }
            sources.append(slot)
        }
        for (place, node) in zip(places, new) {
            elements[place] = node
            node.placementSlot = Int32(place)
        }
        let items = LayoutSubviews(elements, layoutDirection: known.layoutDirection)
        self.items = items
        changeStack { $0.move(from: sources, to: places, items, &$1) }
        return true
    }

    /// Updates the cache of a stack for the items in `changes`, or invalidates it when they are unknown.
    mutating func noteChanges(_ changes: LayoutChanges) {
        if changes.areUnknown { return contentChanged() }
        if changes.items.isEmpty || isCacheOld { return }
        guard let items else { return }
        changeStack { line, cache in
            for item in changes.items where item.isMounted {
                let slot = Int(item.placementSlot)
                guard items.indices.contains(slot), items.elements[slot] === item,
                    cache.entries.count == items.count
                else { return false }
                line.noteChange(at: slot, items, &cache)
            }
            return true
        }
    }

    /// Invalidates the cache after sizes of items have changed.
    mutating func contentChanged() { isCacheOld = true }

    mutating func size(_ proposal: ProposedViewSize) -> Size {
        guard let items else { return .zero }
        prepareCache(items)
        if let line = StackLine.of(layout) {
            return withStackCache { line.size(proposal, items, &$0).nonNegative } ?? .zero
        }
        guard var cache else { return .zero }
        self.cache = nil
        defer { self.cache = cache }
        return layout.sizeThatFits(proposal: proposal, subviews: items, cache: &cache).nonNegative
    }

    mutating func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        guard let items else { return 0...0 }
        prepareCache(items)
        if let line = StackLine.of(layout) {
            return withStackCache { line.lengthRange(axis, cross: cross, items, &$0) } ?? 0...0
        }
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
        if let line = StackLine.of(layout) {
            let isWhereItWas = placedOrigin == node.origin
            placedOrigin = node.origin
            return withStackCache { line.place(items, in: node, isWhereItWas: isWhereItWas, &$0) } ?? ()
        }
        guard var cache else { return }
        self.cache = nil
        let graph = node.graph
        let base = graph.beginPlacing(items)
        layout.placeSubviews(
            in: Rect(origin: .zero, size: node.size), proposal: node.proposal, subviews: items, cache: &cache)
        self.cache = cache
        graph.endPlacing(items, from: base, in: node)
    }

    /// Moves everything inside of `node`, which was moved, along with it.
    mutating func shift(_ node: Node, by distance: Point) {
        guard let items else { return }
        placedOrigin = node.origin
        for element in items.elements { node.shift(unsafeDowncast(element, to: Node.self), by: distance) }
    }

    /// Brings the cache of a stack up to date after a change that is known.
    ///
    /// A cache that is unused or outdated, or that `change` cannot update, is rebuilt when it is needed.
    private mutating func changeStack(_ change: (StackLine, inout StackLayoutCache) -> Bool) {
        guard !isCacheOld, let line = StackLine.of(layout), withStackCache({ change(line, &$0) }) == true
        else {
            isCacheOld = true
            return
        }
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

// MARK: - Stacks

extension Arranger {
    /// Only for stacks, whose caches are of one type; nil where there is no cache yet.
    @discardableResult
    private mutating func withStackCache<Result>(_ body: (inout StackLayoutCache) -> Result) -> Result? {
        if cache == nil { return nil }
        // An optional that is there begins with what is in it.
        return withUnsafeMutablePointer(to: &cache) {
            body(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: StackLayoutCache.self).pointee)
        }
    }
}

extension StackLine {
    /// The arithmetic of the layout, where it is a stack.
    static func of<Arrangement: Layout>(_ layout: Arrangement) -> StackLine? {
        // Asked for each container: comparing types is all that it may cost.
        if Arrangement.self == VStackLayout.self { return unsafeBitCast(layout, to: VStackLayout.self).line }
        if Arrangement.self == HStackLayout.self { return unsafeBitCast(layout, to: HStackLayout.self).line }
        return nil
    }
}

extension Size {
    /// Lengths that are negative or no numbers count as nothing.
    var nonNegative: Size { Size(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0) }
}
