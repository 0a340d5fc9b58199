/// A frame with a fixed width, a fixed height or both; it adopts the child's length in the other dimension.
package struct FixedFrameLayout: UnaryLayout, Equatable {
    package var isFrame: Bool { true }

    package let width: Double?
    package let height: Double?
    package let alignment: Alignment

    /// Creates a frame of the given lengths, in points; negative, infinite and NaN lengths are reported and replaced by nil.
    package init(width: Double?, height: Double?, alignment: Alignment) {
        self.width = FrameLengths.usable(width, "frame(width:)")
        self.height = FrameLengths.usable(height, "frame(height:)")
        self.alignment = alignment
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package func size(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let size = child.layoutSize(inner(proposal))
        return Size(width: width ?? size.width, height: height ?? size.height)
    }

    package func place(
        child: any LayoutElement, in size: Size, proposal: ProposedViewSize
    ) -> (origin: Point, proposal: ProposedViewSize) {
        let inner = inner(proposal)
        return (FrameLengths.origin(of: child, offered: inner, alignment, in: size), inner)
    }

    package func lengthRange(_ axis: Axis, cross: Double?, child: any LayoutElement) -> ClosedRange<Double> {
        let (own, ownCross) = axis == .horizontal ? (width, height) : (height, width)
        if let own { return own...own }
        return child.lengthRange(axis, cross: ownCross ?? cross)
    }
}

/// The validation of lengths and the placement of the child, for fixed and flexible frames.
enum FrameLengths {
    /// Returns `value`; if it is negative, infinite or NaN, reports it and returns nil.
    static func usable(_ value: Double?, _ subject: @autoclosure () -> String) -> Double? {
        guard let value, !(value >= 0 && value < .infinity) else { return value }
        LayoutDiagnostics.report(
            subject(), "\(value) is not a valid length of a frame",
            "It is ignored; pass a finite number of at least zero.")
        return nil
    }

    /// Returns the origin of the child for which its alignment guides coincide with those of a frame of `size`.
    static func origin(
        of child: any LayoutElement, offered: ProposedViewSize, _ alignment: Alignment, in size: Size
    ) -> Point {
        let own = alignment.point(of: child, size: child.layoutSize(offered), proposal: offered)
        let frame = alignment.point(in: size)
        let origin = Point(x: frame.x - own.x, y: frame.y - own.y)
        return origin.isFinite ? origin : .zero
    }
}
