/// The layout of a modifier: one child, in a frame of its own.
///
/// Pure arithmetic: nothing is placed, so that the caller may ask as often as it likes.
package protocol UnaryLayout {
    /// The size of the whole when it is offered `proposal`.
    func size(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size
    /// Where the child's origin is in a whole of `size`, which was chosen for `proposal`, and what it is offered.
    func place(
        child: any LayoutElement, in size: Size, proposal: ProposedViewSize
    ) -> (origin: Point, proposal: ProposedViewSize)
    /// As `LayoutElement.lengthRange`, for the whole.
    func lengthRange(_ axis: Axis, cross: Double?, child: any LayoutElement) -> ClosedRange<Double>
    /// Whether the whole is a frame of its own, with its own edges.
    var isFrame: Bool { get }
}

extension UnaryLayout {
    package var isFrame: Bool { false }

    package func lengthRange(_ axis: Axis, cross: Double?, child: any LayoutElement) -> ClosedRange<Double> {
        let least = length(size(ProposedViewSize(axis, main: 0, cross: cross), child: child)[axis])
        let most = length(size(ProposedViewSize(axis, main: .infinity, cross: cross), child: child)[axis])
        return least...max(least, most)
    }

    /// Where the whole has a guide that its child was told to have; nil when it was not.
    package func explicitAlignment(
        _ key: AlignmentKey, child: any LayoutElement, in size: Size, proposal: ProposedViewSize
    ) -> Double? {
        if isFrame, key.isEdge { return nil }
        let placement = place(child: child, in: size, proposal: proposal)
        guard
            let value = child.explicitAlignment(key, size: child.layoutSize(placement.proposal))
        else { return nil }
        return value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
    }
}
