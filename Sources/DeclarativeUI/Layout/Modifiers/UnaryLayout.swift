/// The layout of a modifier with one child.
///
/// The functions compute sizes and positions without side effects, so they can be called any number of times.
package protocol UnaryLayout {
    /// Returns the size of the modified view for `proposal`, in points.
    func size(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size
    /// Returns the child's origin in the modified view, and the size proposed to the child.
    ///
    /// `size` is the size that was chosen for `proposal`.
    func place(
        child: any LayoutElement, in size: Size, proposal: ProposedViewSize
    ) -> (origin: Point, proposal: ProposedViewSize)
    /// Returns the minimum and maximum length of the modified view along `axis`, like `LayoutElement.lengthRange`.
    func lengthRange(_ axis: Axis, cross: Double?, child: any LayoutElement) -> ClosedRange<Double>
    /// Whether the modified view has edges and a centre of its own instead of the child's explicit ones; false by default.
    var isFrame: Bool { get }
}

extension UnaryLayout {
    package var isFrame: Bool { false }

    package func lengthRange(_ axis: Axis, cross: Double?, child: any LayoutElement) -> ClosedRange<Double> {
        let least = length(size(ProposedViewSize(axis, main: 0, cross: cross), child: child)[axis])
        let most = length(size(ProposedViewSize(axis, main: .infinity, cross: cross), child: child)[axis])
        return least...max(least, most)
    }

    /// Returns the position of the child's explicit guide, relative to the modified view; nil if the child has none.
    ///
    /// Nil for edges and centres if `isFrame` is true.
    package func explicitAlignment(
        _ key: AlignmentKey, child: any LayoutElement, in size: Size, proposal: ProposedViewSize
    ) -> Double? {
        if isFrame, key.isEdge { return nil }
        let placement = place(child: child, in: size, proposal: proposal)
        let inner = child.layoutSize(placement.proposal)
        guard let value = child.explicitAlignment(key, size: inner, proposal: placement.proposal) else {
            return nil
        }
        return value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
    }
}
