/// A layout that arranges its subviews as cells in rows and columns.
///
/// A column is as wide as its widest cell, and a row as high as its highest cell. If the grid is proposed less or more
/// space, the columns share the width as the children of an `HStackLayout` do, and the rows share the height. A subview
/// that is not in a row forms a row of its own and spans all columns. Follows `SwiftUI.GridLayout`.
///
///     GridLayout(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6)
public struct GridLayout: Layout {
    /// The guides on which cells are aligned in their columns and rows; `.center` by default.
    public var alignment: Alignment
    /// The distance between columns, in points.
    ///
    /// If nil, the default, the distance is derived from the preferred spacing of the cells.
    public var horizontalSpacing: Double?
    /// The distance between rows, in points.
    ///
    /// If nil, the default, the distance is derived from the preferred spacing of the cells.
    public var verticalSpacing: Double?

    /// Creates a grid; spacings are in points, and nil derives them from the preferred spacing of the cells.
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
