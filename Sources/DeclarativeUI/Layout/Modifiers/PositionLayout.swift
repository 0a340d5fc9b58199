/// The centre of the child at a point of all the space that is offered.
package struct PositionLayout: UnaryLayout {
    package let position: Point

    /// Centred at `position`; what is no finite number is reported, and counts as zero.
    package init(_ position: Point) {
        self.position = Point(
            x: LayoutDiagnostics.finite(position.x, "position(x:)") ?? 0,
            y: LayoutDiagnostics.finite(position.y, "position(y:)") ?? 0)
    }

    package func size(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
        if let width = proposal.width, let height = proposal.height {
            return Size(width: width, height: height)
        }
        return proposal.replacingUnspecifiedDimensions(by: child.layoutSize(proposal))
    }

    package func place(
        child: any LayoutElement, in size: Size, proposal: ProposedViewSize
    ) -> (origin: Point, proposal: ProposedViewSize) {
        let own = child.layoutSize(proposal)
        let origin = Point(x: position.x - own.width / 2, y: position.y - own.height / 2)
        return (origin.isFinite ? origin : .zero, proposal)
    }

    package func lengthRange(_ axis: Axis, cross: Double?, child: any LayoutElement) -> ClosedRange<Double> {
        0...(.infinity)
    }
}
