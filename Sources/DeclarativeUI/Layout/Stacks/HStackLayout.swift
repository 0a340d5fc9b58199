/// A layout that arranges its subviews in a row: `SwiftUI.HStackLayout`.
///
/// The proposed width is divided by priority, highest first; of equal priorities, the least flexible subview is first. Each is proposed
/// an equal part of the remaining width.
///
///     let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading))
public struct HStackLayout: Layout, Equatable {
    /// The guide by which the subviews are aligned; `.center` by default.
    public var alignment: VerticalAlignment
    /// The distance between neighbours, in points; if nil, the default, it is derived from their preferred spacing.
    public var spacing: Double?

    /// Creates a row; `spacing` is in points, and nil derives the distances from the preferred spacing of the subviews.
    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    var line: StackLine { StackLine(axis: .horizontal, guide: alignment.key, spacing: spacing) }

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
