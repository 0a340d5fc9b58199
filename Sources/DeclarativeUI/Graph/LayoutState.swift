/// The frame of an item and its cached measurements.
struct LayoutState {
    /// The origin in the coordinate space of the scope, in points.
    var origin = Point.zero
    var size = Size.zero
    /// The proposal for which the item chose `size`.
    var proposal = ProposedViewSize.unspecified
    var sizes = SizeCache()
    /// The measurements for which `sizes` has no room; nil for most items.
    var measurements: MeasurementCache?
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
            clearMeasurements()
        } else {
            if let known = layoutState.sizes.size(for: proposal, in: graph.counts.layoutPasses) {
                return known
            }
            if let known = layoutState.measurements?.sizes.value(for: proposal, in: graph.counts.layoutPasses)
            {
                return known
            }
        }
        graph.counts.beginLayout()
        defer { graph.counts.endLayout() }
        graph.counts.measurements += 1
        let size = measure(proposal)
        if let displaced = layoutState.sizes.add(proposal, size, in: graph.counts.layoutPasses) {
            measurementCache.sizes.insert(
                displaced.size, for: displaced.proposal, in: graph.counts.layoutPasses)
        }
        return size
    }

    /// Clears the cached measurements, which are then repeated on demand.
    final func clearMeasurements() {
        flags.remove(.needsMeasuring)
        layoutState.sizes.removeAll()
        layoutState.measurements?.removeAll()
        contentSizesChanged()
    }

    private final var measurementCache: MeasurementCache {
        if let known = layoutState.measurements { return known }
        let made = MeasurementCache()
        layoutState.measurements = made
        return made
    }

    /// Returns the cached answer to a query, or else that which `compute` returns.
    final func cached<Query: LayoutQuery>(_ query: Query, _ compute: () -> Query.Answer) -> Query.Answer {
        if flags.contains(.needsMeasuring) { clearMeasurements() }
        let pass = graph.counts.layoutPasses
        if let cache = layoutState.measurements,
            let known = Query.withAnswers(in: cache, { $0.value(for: query, in: pass) })
        {
            return known
        }
        graph.counts.measurements += 1
        let answer = compute()
        Query.withAnswers(in: measurementCache) {
            $0.insert(answer, for: query, in: graph.counts.layoutPasses)
        }
        return answer
    }

    /// Returns the cached position of a guide, or else that which `compute` returns.
    ///
    /// Nil without a computation if the guide is not a baseline and no view of the graph sets explicit guides.
    final func cachedGuide(
        _ guide: AlignmentKey, _ size: Size, _ proposal: ProposedViewSize, _ compute: () -> Double?
    ) -> Double? {
        if !guide.isBaseline, !graph.layout.hasExplicitGuides { return nil }
        return cached(GuideQuery(guide: guide, size: size, proposal: proposal), compute)
    }

    /// Returns the cached preferred spacing, or else that which `compute` returns.
    final func cachedSpacing(_ compute: () -> ViewSpacing) -> ViewSpacing {
        if flags.contains(.needsMeasuring) { clearMeasurements() }
        if let known = layoutState.measurements?.spacing { return known }
        graph.counts.measurements += 1
        let spacing = compute()
        measurementCache.spacing = spacing
        return spacing
    }

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
        graph.counts.beginLayout()
        placeContent()
        graph.counts.endLayout()
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
