/// A child that a layout measures and places, such as a node of the graph.
@MainActor package protocol LayoutElement: AnyObject, Sendable {
    /// Returns the size that the element chooses for `proposal`, in points; the element caches its last sizes.
    func layoutSize(_ proposal: ProposedViewSize) -> Size
    /// Returns the minimum and the maximum length along `axis`, when `cross` is proposed in the other dimension.
    ///
    /// Stacks query the range of each child before they divide their length. The default implementation measures the
    /// element twice; elements that know their range should return it without measuring.
    func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double>
    /// The layout priority, 0 by default; elements of higher priority are allocated length first.
    var layoutPriority: Double { get }
    /// The preferred spacing to adjacent views.
    var layoutSpacing: ViewSpacing { get }
    /// Returns the explicit position of `guide` at `size`, which the element chose for `proposal`, in points.
    ///
    /// Returns nil if the guide's default value applies.
    func explicitAlignment(_ guide: AlignmentKey, size: Size, proposal: ProposedViewSize) -> Double?
    /// Returns the layout value of the element for `key`, or the key's default value.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value
    /// Sets the frame in the container's left-to-right bounds space; `proposal` is the one for which the element chose `size`.
    func setPlacement(_ origin: Point, size: Size, proposal: ProposedViewSize)
}

extension LayoutElement {
    package func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        measuredLengthRange(axis, cross: cross)
    }

    /// Returns the length range by measuring the element with a proposal of zero and one of infinity.
    package func measuredLengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        let least = length(layoutSize(ProposedViewSize(axis, main: 0, cross: cross))[axis])
        let most = length(layoutSize(ProposedViewSize(axis, main: .infinity, cross: cross))[axis])
        return least...max(least, most)
    }
}

/// Returns `value`, or zero if it is negative or NaN, which would corrupt sums of lengths.
@inline(__always)
nonisolated func length(_ value: Double) -> Double { value >= 0 ? value : 0 }

/// Returns `size` with negative and NaN lengths replaced by zero.
@inline(__always)
nonisolated func usable(_ size: Size) -> Size {
    Size(width: length(size.width), height: length(size.height))
}
