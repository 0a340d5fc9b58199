/// The frame of an item and its cached measurements.
struct LayoutState {
    /// The origin in the coordinate space of the scope, in points.
    var origin = Point.zero
    var size = Size.zero
    /// The proposal for which the item chose `size`.
    var proposal = ProposedViewSize.unspecified
    var sizes = SizeCache()
    /// The index among the items of a stack; in other containers, the index in the placement stack during placement.
    var slot: Int32 = -1
}

extension Node {
    final var origin: Point { layoutState.origin }
    final var size: Size { layoutState.size }
    final var proposal: ProposedViewSize { layoutState.proposal }
    final var sizes: SizeCache { layoutState.sizes }
}

extension Node: LayoutElement {
    package final func layoutSize(_ proposal: ProposedViewSize) -> Size {
        if flags.contains(.needsMeasuring) {
            clearCachedSizes()
            contentSizesChanged()
        } else if let known = layoutState.sizes.size(for: proposal) {
            return known
        }
        let size = measure(proposal)
        layoutState.sizes.add(proposal, size)
        return size
    }

    /// Clears the cached sizes, which are then measured on demand.
    final func clearCachedSizes() {
        flags.remove(.needsMeasuring)
        layoutState.sizes.removeAll()
    }

    /// Returns the proposal that yielded `size`.
    ///
    /// Needed because guides are read before placement, when the stored `proposal` may be outdated.
    final func proposal(for size: Size) -> ProposedViewSize { sizes.proposal(for: size) ?? proposal }

    /// Sets the frame in the scope's space, in points, and the proposal that yielded it.
    ///
    /// If only the origin has changed, the content is moved. If the size or the proposal has changed, or the placement was
    /// invalidated, the content is placed again.
    final func place(at origin: Point, size: Size, proposal: ProposedViewSize) {
        let isSame = origin == self.origin && size == self.size && proposal == self.proposal
        if isSame, !flags.contains(.needsPlacing) { return }
        if size == self.size, proposal == self.proposal, flags.isSuperset(of: .isPlaced),
            !flags.contains(.needsPlacing)
        {
            let distance = Point(x: origin.x - self.origin.x, y: origin.y - self.origin.y)
            layoutState.origin = origin
            return shiftContent(by: distance)
        }
        flags.remove(.needsPlacing)
        layoutState.origin = origin
        layoutState.size = size
        layoutState.proposal = proposal
        placeContent()
        flags.insert(.isPlaced)
    }

    /// Moves a descendant item by `distance`, in points, after this node has moved.
    final func shift(_ item: Node, by distance: Point) {
        item.place(
            at: Point(x: item.origin.x + distance.x, y: item.origin.y + distance.y), size: item.size,
            proposal: item.proposal)
    }

    /// Returns the minimum and the maximum length along `axis`, in points, from two measurements.
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
}
