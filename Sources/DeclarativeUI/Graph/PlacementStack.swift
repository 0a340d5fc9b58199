/// The placements of the running layouts, those of the innermost container last.
final class PlacementStack {
    /// The placement of a subview by its layout.
    struct Placement {
        var origin = Point.zero
        var size = Size.zero
        var proposal = ProposedViewSize.unspecified
        var isSet = false
    }

    @exclusivity(unchecked) private var placements: ContiguousArray<Placement> = []

    deinit {}

    /// Reserves a placement for each of `items`, and returns the index of the first.
    func begin(_ items: ContiguousArray<Node>) -> Int {
        let base = placements.count
        for index in items.indices {
            placements.append(Placement())
            items[index].layoutState.slot = Int32(base + index)
        }
        return base
    }

    /// Sets the placement of `item`, replacing an earlier one.
    func set(_ placement: Placement, of item: Node) {
        let slot = Int(item.layoutState.slot)
        if placements.indices.contains(slot) { placements[slot] = placement }
    }

    /// Places the items in order, and removes their placements from the stack.
    func end(_ items: ContiguousArray<Node>, from base: Int, in container: Node, isMirrored: Bool) {
        for (index, child) in items.enumerated() {
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
        graph.layout.placements.set(
            .init(origin: origin, size: size, proposal: proposal, isSet: true), of: self)
    }
}
