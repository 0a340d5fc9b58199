/// A layout that takes all the proposed space and places the centre of its child at a point in it.
package struct PositionLayout: UnaryLayout, Equatable {
    package let position: Point

    /// Creates a layout that centres its child at `position`, in points from the top left corner.
    ///
    /// Infinite and NaN coordinates are reported and replaced by zero.
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
