extension View {
    /// The target of ``systemLayoutSizeFitting(_:)`` for the smallest size that the constraints inside the view allow.
    public static let layoutFittingCompressedSize = Size.zero
    /// The target of ``systemLayoutSizeFitting(_:)`` for the largest size that the constraints inside the view allow.
    public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

    /// Returns the size nearest to `targetSize` that the constraints inside the view allow, in points.
    public final func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size nearest to `targetSize` that the constraints inside the view allow, with a priority for each dimension.
    ///
    /// Constraints to items outside of the view are ignored. Cost: proportional to the constraints inside the view.
    public final func systemLayoutSizeFitting(
        _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
        verticalFittingPriority vertical: LayoutPriority
    ) -> Size {
        updateConstraintsIfNeeded()
        return LayoutMeasurement(of: self).size(targetSize, horizontal, vertical)
    }
}
