extension Widgets.View {
    /// Returns the size that the view takes within `proposal`, in points.
    ///
    /// A view with constraints takes a size between the minimum and the maximum that these allow; other views take
    /// their intrinsic size. A content hugging priority below `defaultLow` lets a view grow to the proposal, a
    /// compression resistance priority below `defaultHigh` lets it shrink.
    final func representedSize(_ proposal: ProposedViewSize) -> Size {
        if let hosting = self as? HostingContainer { return hosting.size(for: proposal) }
        let intrinsic = intrinsicContentSize
        if hasConstraintsInside, intrinsic.width < 0 || intrinsic.height < 0 {
            return constrainedSize(proposal, intrinsic)
        }
        let width = represented(intrinsic.width, proposal.width, .horizontal)
        if let label = self as? Widgets.Label, label.numberOfLines != 1,
            width < intrinsic.width || proposal.width != nil
        {
            let wrapped = label.sizeThatFits(Size(width: proposal.width ?? .infinity, height: .infinity))
            return Size(width: min(wrapped.width, max(width, 0)), height: wrapped.height)
        }
        return Size(width: width, height: represented(intrinsic.height, proposal.height, .vertical))
    }

    private func represented(_ own: Double, _ proposed: Double?, _ axis: LayoutConstraint.Axis) -> Double {
        guard let proposed else { return own >= 0 ? own : 10 }
        if own < 0 { return proposed }
        if proposed > own, contentHuggingPriority(for: axis) < .defaultLow { return proposed }
        if proposed < own, contentCompressionResistancePriority(for: axis) < .defaultHigh { return proposed }
        return own
    }

    private var hasConstraintsInside: Bool { !constraints.isEmpty }

    private func constrainedSize(_ proposal: ProposedViewSize, _ intrinsic: Size) -> Size {
        let compressed = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
        var width = intrinsic.width >= 0 ? intrinsic.width : compressed.width
        if intrinsic.width < 0, let proposed = proposal.width, proposed > width {
            let most = Self.layoutFittingExpandedSize.width
            let expanded = systemLayoutSizeFitting(
                Size(width: min(proposed, most), height: 0),
                withHorizontalFittingPriority: .fittingSizeLevel,
                verticalFittingPriority: .fittingSizeLevel)
            width = expanded.width >= min(proposed, most) - 0.5 ? proposed : expanded.width
        }
        if intrinsic.height >= 0 { return Size(width: width, height: intrinsic.height) }
        let atWidth = Size(width: min(width, Self.layoutFittingExpandedSize.width), height: 0)
        let least = systemLayoutSizeFitting(
            atWidth, withHorizontalFittingPriority: .defaultHigh, verticalFittingPriority: .fittingSizeLevel)
        guard let proposed = proposal.height, proposed > least.height else {
            return Size(width: width, height: least.height)
        }
        let target = Size(
            width: atWidth.width, height: min(proposed, Self.layoutFittingExpandedSize.height))
        let grown = systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .defaultHigh, verticalFittingPriority: .fittingSizeLevel)
        return Size(width: width, height: grown.height >= target.height - 0.5 ? proposed : grown.height)
    }
}
