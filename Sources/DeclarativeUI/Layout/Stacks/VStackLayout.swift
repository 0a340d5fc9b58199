/// A layout that arranges its subviews in a column: `SwiftUI.VStackLayout`.
///
/// The proposed height is divided by priority, highest first; of equal priorities, the least flexible subview is first. Each is proposed
/// an equal part of the remaining height.
///
///     let layout = AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
public struct VStackLayout: Layout, Equatable {
    /// The guide by which the subviews are aligned; `.center` by default.
    public var alignment: HorizontalAlignment
    /// The distance between neighbours, in points; if nil, the default, it is derived from their preferred spacing.
    public var spacing: Double?

    /// Creates a column; `spacing` is in points, and nil derives the distances from the preferred spacing of the subviews.
    public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    var line: StackLine { StackLine(axis: .vertical, guide: alignment.key, spacing: spacing) }

    public func makeCache(subviews: Subviews) -> StackLayoutCache { line.makeCache(subviews) }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) -> Size {
        line.size(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) {
        line.place(in: bounds, proposal, subviews, &cache)
    }

    public func lengthRange(
        _ axis: Axis, cross: Double?, subviews: Subviews, cache: inout StackLayoutCache
    ) -> ClosedRange<Double> {
        line.lengthRange(axis, cross: cross, subviews, &cache)
    }

    public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
        line.spacing(subviews)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackLayoutCache
    ) -> Double? {
        line.explicitAlignment(guide.key, in: bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackLayoutCache
    ) -> Double? {
        line.explicitAlignment(guide.key, in: bounds, proposal, subviews, &cache)
    }
}
