/// A layout that moves its child by an offset; the size and position of the view in its parent do not change.
package struct OffsetLayout: UnaryLayout, Equatable {
    package let offset: Point

    /// Creates an offset in points; infinite and NaN coordinates are reported and replaced by zero.
    package init(_ offset: Point) {
        self.offset = Point(
            x: LayoutDiagnostics.finite(offset.x, "offset(x:)") ?? 0,
            y: LayoutDiagnostics.finite(offset.y, "offset(y:)") ?? 0)
    }

    package func size(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
        child.layoutSize(proposal)
    }

    package func place(
        child: any LayoutElement, in size: Size, proposal: ProposedViewSize
    ) -> (origin: Point, proposal: ProposedViewSize) {
        (offset, proposal)
    }

    package func lengthRange(_ axis: Axis, cross: Double?, child: any LayoutElement) -> ClosedRange<Double> {
        child.lengthRange(axis, cross: cross)
    }
}
