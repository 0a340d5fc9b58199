extension View {
    /// As little as the constraints inside the view allow: the target of ``systemLayoutSizeFitting(_:)``.
    public static let layoutFittingCompressedSize = Size.zero
    /// As much as they allow.
    public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

    /// The size nearest to `targetSize` that the constraints inside the view allow, in points.
    public final func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the nearest size to `targetSize` that the constraints inside allow, with a priority for each length.
    ///
    /// Constraints to items outside of the view do not count. Cost: the constraints inside the view.
    public final func systemLayoutSizeFitting(
        _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
        verticalFittingPriority vertical: LayoutPriority
    ) -> Size {
        updateConstraintsIfNeeded()
        return LayoutMeasurement(of: self).size(targetSize, horizontal, vertical)
    }
}
