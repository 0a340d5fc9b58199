/// A frame with a minimum and a maximum length in each dimension.
///
/// With both limits, the frame has the proposed length, clamped to them. With only a minimum, it has the smaller of the
/// child's length and the proposed length, but at least the minimum. With only a maximum, it has the larger of the two, but
/// at most the maximum. If no length is proposed, it has its ideal length or, without one, the child's within the limits.
package struct FlexibleFrameLayout: UnaryLayout, Equatable {
    package var isFrame: Bool { true }

    package let width: FrameLimits
    package let height: FrameLimits
    package let alignment: Alignment

    /// Creates a frame with the given limits, in points.
    ///
    /// Contradictory limits are reported; the ideal and the maximum are raised until they are in order.
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
                "The smaller values are raised; pass min <= ideal <= max.")
        }
        self.least = least
        // Not `map`: its closure would be isolated to the main actor and check the executor at each call.
        if let ideal { self.ideal = max(ideal, least ?? 0) } else { self.ideal = nil }
        if let most { self.most = max(most, floor) } else { self.most = nil }
    }

    private func clamp(_ value: Double) -> Double { min(max(value, least ?? 0), most ?? .infinity) }

    /// Returns the length proposed to the child when the frame is measured.
    func inner(_ offered: Double?) -> Double? { (offered ?? ideal).map(clamp) }

    /// Returns the length of the frame for the proposal `offered`; nil if it depends on the child.
    func own(_ offered: Double?) -> Double? {
        guard let offered else { return ideal.map(clamp) }
        return least != nil && most != nil ? clamp(offered) : nil
    }

    /// Returns the length of the frame for a child that chose `length` for the proposal `offered`.
    func around(_ length: Double, offered: Double?) -> Double {
        switch (least, most) {
        case (nil, nil): length
        case (let least?, nil): max(min(offered ?? .infinity, length), least)
        case (nil, let most?): min(max(offered ?? 0, length), most)
        case (_?, _?): clamp(length)
        }
    }

    /// Returns the length proposed to the child when it is placed in a frame of `length`.
    ///
    /// Without a proposed and an ideal length, the child is proposed nil, or `length` if the frame is at one of its limits.
    func placed(_ offered: Double?, length: Double) -> Double? {
        if offered != nil || ideal != nil { return inner(offered) }
        return (least ?? -1) < length && length < (most ?? .infinity) ? nil : length
    }
}
