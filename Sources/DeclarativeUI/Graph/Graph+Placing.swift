/// Where a layout put one of its subviews.
struct Placement {
    var origin = Point.zero
    var size = Size.zero
    var proposal = ProposedViewSize.unspecified
    var isSet = false
}

extension Graph {
    /// Makes room for the places of `items`; returns where it begins.
    func beginPlacing(_ items: ContiguousArray<Node>) -> Int {
        let base = placements.count
        for index in items.indices {
            placements.append(Placement())
            items[index].placementSlot = Int32(base + index)
        }
        return base
    }

    /// Passes the places on, in the order of the items, and gives the room back.
    func endPlacing(_ items: ArrangedItems, from base: Int, in container: Node) {
        let isMirrored = items.subviews.layoutDirection == .rightToLeft
        for (index, child) in items.nodes.enumerated() {
            var placement = placements[base + index]
            if !placement.isSet { placement = centered(child, in: container) }
            var origin = placement.origin
            if isMirrored { origin.x = container.size.width - origin.x - placement.size.width }
            origin.x += container.origin.x
            origin.y += container.origin.y
            child.place(at: origin, size: placement.size, proposal: placement.proposal)
        }
        placements.removeLast(placements.count - base)
    }

    /// Returns a centred placement for a child that the layout has not placed.
    private func centered(_ child: Node, in container: Node) -> Placement {
        let size = child.layoutSize(container.proposal)
        let origin = Point(
            x: (container.size.width - size.width) / 2, y: (container.size.height - size.height) / 2)
        return Placement(origin: origin, size: size, proposal: container.proposal, isSet: true)
    }
}

extension Node {
    package final func setPlacement(_ origin: Point, size: Size, proposal: ProposedViewSize) {
        let slot = Int(placementSlot)
        guard graph.placements.indices.contains(slot) else { return }
        graph.placements[slot] = Placement(origin: origin, size: size, proposal: proposal, isSet: true)
    }
}
