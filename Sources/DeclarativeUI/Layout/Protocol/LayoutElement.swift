/// A child that a layout measures and places, such as a node of the graph.
@MainActor package protocol LayoutElement: AnyObject, Sendable {
    /// Returns the size that the element chooses for `proposal`, in points; the element caches its last sizes.
    func layoutSize(_ proposal: ProposedViewSize) -> Size
    /// The least and the most length that it would take along `axis`, when it is offered `cross` the other way.
    ///
    /// An element that knows them without measuring should say so here: stacks ask this of each child before they
    /// divide their length.
    func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double>
    /// The layout priority, 0 by default; elements of higher priority are allocated length first.
    var layoutPriority: Double { get }
    /// The preferred spacing to adjacent views.
    var layoutSpacing: ViewSpacing { get }
    /// Where it was told to have the guide at `size`; nil: the guide's default value applies.
    func explicitAlignment(_ guide: AlignmentKey, size: Size) -> Double?
    /// Returns the layout value of the element for `key`, or the key's default value.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value
    /// Takes its place in the container's left-to-right bounds space; `proposal` is what led to `size`.
    func setPlacement(_ origin: Point, size: Size, proposal: ProposedViewSize)
}

extension LayoutElement {
    package func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        measuredLengthRange(axis, cross: cross)
    }

    /// The range by asking: what it takes of nothing, and of any length.
    package func measuredLengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        let least = length(layoutSize(ProposedViewSize(axis, main: 0, cross: cross))[axis])
        let most = length(layoutSize(ProposedViewSize(axis, main: .infinity, cross: cross))[axis])
        return least...max(least, most)
    }
}

/// A length that sums can survive: what is negative or no number counts as nothing.
@inline(__always)
nonisolated func length(_ value: Double) -> Double { value >= 0 ? value : 0 }

/// A size that sums can survive.
@inline(__always)
nonisolated func usable(_ size: Size) -> Size {
    Size(width: length(size.width), height: length(size.height))
}
