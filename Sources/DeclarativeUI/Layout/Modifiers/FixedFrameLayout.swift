/// A frame of a length of its own in one or both dimensions, and of its child's in the other.
package struct FixedFrameLayout: UnaryLayout, Equatable {
    package var isFrame: Bool { true }

    package let width: Double?
    package let height: Double?
    package let alignment: Alignment

    /// A frame of these lengths; what is negative or no finite number is reported, and left out.
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

/// The handling of lengths that both kinds of frames share.
enum FrameLengths {
    /// The length, unless it is negative or no finite number: then nil, and a report.
    static func usable(_ value: Double?, _ subject: @autoclosure () -> String) -> Double? {
        guard let value, !(value >= 0 && value < .infinity) else { return value }
        LayoutDiagnostics.report(
            subject(), "\(value) is no length of a frame",
            "It is left out; pass a finite number from zero up.")
        return nil
    }

    /// Where the child's origin is when its guides meet those of a frame of `size`.
    static func origin(
        of child: any LayoutElement, offered: ProposedViewSize, _ alignment: Alignment, in size: Size
    ) -> Point {
        let own = alignment.point(of: child, size: child.layoutSize(offered))
        let frame = alignment.point(in: size)
        let origin = Point(x: frame.x - own.x, y: frame.y - own.y)
        return origin.isFinite ? origin : .zero
    }
}
