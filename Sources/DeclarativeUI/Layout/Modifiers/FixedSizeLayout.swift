/// A layout that gives its child the ideal length in each fixed dimension, regardless of the proposal.
package struct FixedSizeLayout: UnaryLayout, Equatable {
    package let horizontal: Bool
    package let vertical: Bool

    package init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    package func size(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
        child.layoutSize(inner(proposal))
    }

    package func place(
        child: any LayoutElement, in size: Size, proposal: ProposedViewSize
    ) -> (origin: Point, proposal: ProposedViewSize) {
        (.zero, inner(proposal))
    }

    package func lengthRange(_ axis: Axis, cross: Double?, child: any LayoutElement) -> ClosedRange<Double> {
        let isFixed = axis == .horizontal ? horizontal : vertical
        let isCrossFixed = axis == .horizontal ? vertical : horizontal
        let innerCross = isCrossFixed ? nil : cross
        guard isFixed else { return child.lengthRange(axis, cross: innerCross) }
        let ideal = length(child.layoutSize(ProposedViewSize(axis, main: nil, cross: innerCross))[axis])
        return ideal...ideal
    }
}
