/// The way content with one aspect ratio is scaled into a space with another.
///
///     photo.aspectRatio(16.0 / 9, contentMode: .fit)
public nonisolated enum ContentMode: Hashable, Sendable, CaseIterable {
    /// The largest size that fits in the space; part of the space may remain empty.
    case fit
    /// The smallest size that covers the whole space; part of the content may extend beyond it.
    case fill
}

/// A layout that proposes to its child the largest size of an aspect ratio that fits the proposal, or the smallest that fills it.
package struct AspectRatioLayout: UnaryLayout, Equatable {
    /// The width divided by the height; if nil, the ratio of the child's ideal size.
    package let ratio: Double?
    package let contentMode: ContentMode

    /// Creates the layout; a ratio that is not a finite number above zero is reported and replaced by nil.
    package init(ratio: Double?, contentMode: ContentMode) {
        self.contentMode = contentMode
        if let ratio, !(ratio > 0 && ratio < .infinity) {
            LayoutDiagnostics.report(
                "aspectRatio(\(ratio))", "it is not a ratio of a width to a height",
                "The ratio of the ideal size holds instead; pass a finite number above zero.")
            self.ratio = nil
        } else {
            self.ratio = ratio
        }
    }

    /// Returns the proposal for the child; `proposal` itself if the ratio of the ideal size is not usable.
    private func inner(_ proposal: ProposedViewSize, _ child: any LayoutElement) -> ProposedViewSize {
        var ratio = ratio ?? 0
        var ideal: Size?
        if self.ratio == nil || (proposal.width == nil && proposal.height == nil) {
            ideal = child.layoutSize(.unspecified)
        }
        if self.ratio == nil, let ideal { ratio = ideal.width / ideal.height }
        guard ratio > 0, ratio < .infinity else { return proposal }
        switch (proposal.width, proposal.height) {
        case (let width?, let height?): return shape(Size(width: width, height: height), ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (nil, nil): return ideal.map { shape($0, ratio) } ?? proposal
        }
    }

    private func shape(_ space: Size, _ ratio: Double) -> ProposedViewSize {
        let width = space.height * ratio
        let isLimitedByWidth = contentMode == .fit ? space.width < width : space.width > width
        return isLimitedByWidth
            ? ProposedViewSize(width: space.width, height: space.width / ratio)
            : ProposedViewSize(width: width, height: space.height)
    }

    package func size(_ proposal: ProposedViewSize, child: any LayoutElement) -> Size {
        child.layoutSize(inner(proposal, child))
    }

    package func place(
        child: any LayoutElement, in size: Size, proposal: ProposedViewSize
    ) -> (origin: Point, proposal: ProposedViewSize) {
        (.zero, inner(proposal, child))
    }
}
