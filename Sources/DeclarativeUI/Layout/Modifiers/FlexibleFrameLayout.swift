/// A frame between a least and a most length in each dimension.
///
/// With both limits it takes what it is offered between them. With the least alone, it is as long as its child, but
/// no longer than what is offered. With the most alone, as long as what is offered, or its child when that is
/// longer. Offered nothing, it takes its ideal length, or its child's.
package struct FlexibleFrameLayout: UnaryLayout, Equatable {
    package var isFrame: Bool { true }

    package let width: FrameLimits
    package let height: FrameLimits
    package let alignment: Alignment

    /// Makes a frame of these limits; contradictory limits are reported, and the lesser ones are raised.
    package init(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) {
        width = FrameLimits(least: minWidth, ideal: idealWidth, most: maxWidth, name: "Width")
        height = FrameLimits(least: minHeight, ideal: idealHeight, most: maxHeight, name: "Height")
        self.alignment = alignment
    }

    private func limits(_ axis: Axis) -> FrameLimits { axis == .horizontal ? width : height }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
    }

    package func size(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
        let own = (width: width.own(proposal.width), height: height.own(proposal.height))
        if let width = own.width, let height = own.height { return Size(width: width, height: height) }
        let offered = inner(proposal)
        let size = child.layoutSize(offered)
        return Size(
            width: own.width ?? width.around(size.width, offered: offered.width),
            height: own.height ?? height.around(size.height, offered: offered.height))
    }

    package func place(
        child: any LayoutElement, in size: Size, proposal: ProposedViewSize
    ) -> (origin: Point, proposal: ProposedViewSize) {
        let offered = ProposedViewSize(
            width: width.placed(proposal.width, length: size.width),
            height: height.placed(proposal.height, length: size.height))
        return (FrameLengths.origin(of: child, offered: offered, alignment, in: size), offered)
    }

    package func lengthRange(_ axis: Axis, cross: Double?, child: any LayoutElement) -> ClosedRange<Double> {
        let limits = limits(axis)
        if let least = limits.least, let most = limits.most { return least...most }
        let range = child.lengthRange(axis, cross: self.limits(axis.other).inner(cross))
        if let least = limits.least { return least...max(least, range.upperBound) }
        if let most = limits.most { return min(length(range.lowerBound), most)...most }
        return range
    }
}

/// The limits of a flexible frame in one dimension, in points.
package nonisolated struct FrameLimits: Hashable, Sendable {
    package let least: Double?
    package let ideal: Double?
    package let most: Double?

    @MainActor init(least: Double?, ideal: Double?, most: Double?, name: String) {
        let least = FrameLengths.usable(least, "frame(min\(name):)")
        let ideal = FrameLengths.usable(ideal, "frame(ideal\(name):)")
        let most = most == .infinity ? most : FrameLengths.usable(most, "frame(max\(name):)")
        let floor = max(least ?? 0, ideal ?? 0)
        if (least ?? 0) > (ideal ?? .infinity) || floor > (most ?? .infinity) {
            let given = [("min", least), ("ideal", ideal), ("max", most)]
            LayoutDiagnostics.report(
                "frame(\(given.compactMap { limit in limit.1.map { "\(limit.0)\(name): \($0)" } }.joined(separator: ", ")))",
                "the limits contradict each other",
                "The lesser ones are raised; pass min <= ideal <= max.")
        }
        self.least = least
        // Without closures, which would ask where they run.
        if let ideal { self.ideal = max(ideal, least ?? 0) } else { self.ideal = nil }
        if let most { self.most = max(most, floor) } else { self.most = nil }
    }

    private func clamp(_ value: Double) -> Double { min(max(value, least ?? 0), most ?? .infinity) }

    /// Returns the length that the child is offered while the frame is measured.
    func inner(_ offered: Double?) -> Double? { (offered ?? ideal).map(clamp) }

    /// The length of the frame where it does not depend on the child.
    func own(_ offered: Double?) -> Double? {
        guard let offered else { return ideal.map(clamp) }
        return least != nil && most != nil ? clamp(offered) : nil
    }

    /// The length of the frame around a child of `length` that was offered `offered`.
    func around(_ length: Double, offered: Double?) -> Double {
        switch (least, most) {
        case (nil, nil): length
        case (let least?, nil): max(min(offered ?? .infinity, length), least)
        case (nil, let most?): min(max(offered ?? 0, length), most)
        case (_?, _?): clamp(length)
        }
    }

    /// Returns the length that the child is offered in a frame of `length`.
    ///
    /// A frame of ideal length that a limit made longer or shorter than its child offers it that length.
    func placed(_ offered: Double?, length: Double) -> Double? {
        if offered != nil || ideal != nil { return inner(offered) }
        return (least ?? -1) < length && length < (most ?? .infinity) ? nil : length
    }
}
