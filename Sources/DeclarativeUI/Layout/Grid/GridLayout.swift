/// Cells in rows whose columns line up.
///
/// A column is as wide as its widest cell, a row as high as its highest; when the grid is offered less or more, the
/// columns divide the width as the children of an `HStackLayout` do, and the rows the height. A subview outside of
/// any row is a row by itself. `SwiftUI.GridLayout`.
///
///     GridLayout(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6)
public struct GridLayout: Layout {
    /// The guides that cells are lined up by in their columns and rows.
    public var alignment: Alignment
    /// The distance between columns, in points; nil: what the cells like.
    public var horizontalSpacing: Double?
    /// The distance between rows, in points; nil: what the cells like.
    public var verticalSpacing: Double?

    public init(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func makeCache(subviews: Subviews) -> GridLayoutCache { makeCells(subviews) }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayoutCache
    ) -> Size {
        arrange(proposal, subviews, &cache)
        return cache.size
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayoutCache
    ) {
        arrange(proposal, subviews, &cache)
        for cell in cache.cells { place(cell, bounds, cache) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout GridLayoutCache
    ) -> Double? {
        arrange(proposal, subviews, &cache)
        return explicitAlignment(guide.key, cache).map { bounds.origin.x + $0 }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout GridLayoutCache
    ) -> Double? {
        arrange(proposal, subviews, &cache)
        return explicitAlignment(guide.key, cache).map { bounds.origin.y + $0 }
    }
}
