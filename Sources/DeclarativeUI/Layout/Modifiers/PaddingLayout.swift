/// A layout that adds space around its child.
///
/// With negative insets, the child extends beyond the bounds.
package struct PaddingLayout: UnaryLayout, Equatable {
    package let insets: EdgeInsets

    /// Creates a padding of `insets`, in points; infinite and NaN insets are reported and replaced by zero.
    package init(_ insets: EdgeInsets) {
        if insets.isFinite {
            self.insets = insets
        } else {
            self.insets = EdgeInsets(
                top: Self.usable(insets.top), leading: Self.usable(insets.leading),
                bottom: Self.usable(insets.bottom), trailing: Self.usable(insets.trailing))
        }
    }

    private static func usable(_ inset: Double) -> Double { LayoutDiagnostics.finite(inset, "padding") ?? 0 }

    private func inset(_ axis: Axis) -> Double {
        axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        if let width = proposal.width { inner.width = max(0, width - inset(.horizontal)) }
        if let height = proposal.height { inner.height = max(0, height - inset(.vertical)) }
        return inner
    }

    package func size(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
        let size = child.layoutSize(inner(proposal))
        return Size(
            width: length(size.width + inset(.horizontal)), height: length(size.height + inset(.vertical)))
    }

    package func place(
        child: any LayoutElement, in size: Size, proposal: ProposedViewSize
    ) -> (origin: Point, proposal: ProposedViewSize) {
        (Point(x: insets.leading, y: insets.top), inner(proposal))
    }

    package func lengthRange(_ axis: Axis, cross: Double?, child: any LayoutElement) -> ClosedRange<Double> {
        var innerCross = cross
        if let cross { innerCross = max(0, cross - inset(axis.other)) }
        let range = child.lengthRange(axis, cross: innerCross)
        let least = length(range.lowerBound + inset(axis))
        return least...max(least, length(range.upperBound + inset(axis)))
    }
}
