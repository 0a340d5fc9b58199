extension Node: LayoutElement {
    package final func layoutSize(_ proposal: ProposedViewSize) -> Size {
        if flags.contains(.needsMeasuring) {
            flags.remove(.needsMeasuring)
            sizes.removeAll()
            contentSizesChanged()
        } else if let known = sizes.size(for: proposal) {
            return known
        }
        let size = measure(proposal)
        sizes.add(proposal, size)
        return size
    }

    /// Returns the proposal that yielded `size`: guides are read before placement, while `proposal` may be outdated.
    final func proposal(for size: Size) -> ProposedViewSize { sizes.proposal(for: size) ?? proposal }

    /// Puts the node to `origin` in the scope's space; what is inside follows if anything about it is new.
    final func place(at origin: Point, size: Size, proposal: ProposedViewSize) {
        let isSame = origin == self.origin && size == self.size && proposal == self.proposal
        if isSame, !flags.contains(.needsPlacing) { return }
        if size == self.size, proposal == self.proposal, flags.isSuperset(of: .isPlaced),
            !flags.contains(.needsPlacing)
        {
            let distance = Point(x: origin.x - self.origin.x, y: origin.y - self.origin.y)
            self.origin = origin
            return shiftContent(by: distance)
        }
        flags.remove(.needsPlacing)
        self.origin = origin
        self.size = size
        self.proposal = proposal
        placeContent()
        flags.insert(.isPlaced)
    }

    /// Moves an item inside along with this node.
    final func shift(_ item: Node, by distance: Point) {
        item.place(
            at: Point(x: item.origin.x + distance.x, y: item.origin.y + distance.y), size: item.size,
            proposal: item.proposal)
    }

    /// The least and the most length, found by asking for both.
    final func measuredRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        let least: Double
        let most: Double
        switch axis {
        case .horizontal:
            least = layoutSize(ProposedViewSize(width: 0, height: cross)).width
            most = layoutSize(ProposedViewSize(width: .infinity, height: cross)).width
        case .vertical:
            least = layoutSize(ProposedViewSize(width: cross, height: 0)).height
            most = layoutSize(ProposedViewSize(width: cross, height: .infinity)).height
        }
        return least...max(least, most)
    }

    /// Invalidates the layout up to the next boundary: the size of the node, or a position inside it, has changed.
    ///
    /// Containers are notified which item has changed; changes of the structure reach them through `itemsChanged(by:)`.
    final func invalidateLayout(ofStructure isStructure: Bool = false) {
        var node = self
        var item: Node?
        if isItem, !isStructure { layoutChanged(of: nil) }
        while true {
            // Nodes that are no items are never measured: their flags say nothing.
            if node.isItem, node.flags.isSuperset(of: [.needsMeasuring, .needsPlacing]) { return }
            node.flags.formUnion([.needsMeasuring, .needsPlacing])
            if node.flags.contains(.isLayoutBoundary), node.flags.contains(.isPlaced) {
                return graph.enqueueLayout(of: node)
            }
            if node.isItem { item = node }
            guard let parent = node.parent else { break }
            node = parent
            if node.isItem, item != nil || !isStructure { node.layoutChanged(of: item) }
        }
        graph.owner?.graphNeedsLayout()
    }

    /// Others are inside: containers above collect them again, and so does the retained container.
    final func structureChanged(_ change: StructureChange = .any) {
        switch change {
        case .any: scope.changed()
        // The views that go say so themselves.
        case .removal: break
        case .order(let order): scope.changed(order)
        }
        preferenceStructureChanged()
        flags.formUnion([.needsMeasuring, .needsPlacing])
        var change = change
        var node = parent
        while let step = node {
            if !step.itemsChanged(by: change) { return step.invalidateLayout(ofStructure: true) }
            // An item for several views may appear or disappear with them, which is no removal or reordering.
            if step.isItem { change = .any }
            // Without items nothing was measured: flags that are still set do not imply those of the ancestors.
            step.flags.formUnion([.needsMeasuring, .needsPlacing])
            node = step.parent
        }
        graph.rootItemsChanged = true
        graph.owner?.graphNeedsLayout()
    }

    /// Runs `change` with the animation of the present transaction, if there is one and the node was shown before.
    final func animated(_ change: () -> Void) {
        if let animation = movement, flags.contains(.isPlaced) {
            animation.perform(change)
        } else {
            change()
        }
    }

    /// How changes of this node move now; nil when they do not.
    final var movement: Animation? {
        if graph.transaction.disablesAnimations { return nil }
        return graph.movements.animation(of: self, otherwise: graph.transaction.animation)
    }
}
