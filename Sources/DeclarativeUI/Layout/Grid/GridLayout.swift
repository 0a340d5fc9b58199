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

    private func place(_ cell: GridLayoutCache.Cell, _ bounds: Rect, _ cache: GridLayoutCache) {
        let column = cache.columns.tracks[cell.columns.lowerBound]
        let row = cache.rows.tracks[cell.row]
        let room = Size(width: cache.columns.length(of: cell.columns), height: row.length)
        let proposal = ProposedViewSize(room)
        let size = cell.element.layoutSize(proposal)
        var origin = Point(x: bounds.origin.x + column.start, y: bounds.origin.y + row.start)
        if let anchor = cell.anchor {
            origin.x += anchor.x * (room.width - size.width)
            origin.y += anchor.y * (room.height - size.height)
        } else {
            let line =
                cell.columns.count == 1
                ? column.line
                : alignment.horizontal.key.defaultValue(
                    of: nil, size: Size(width: room.width, height: size.height))
            let guide = cell.columns.count == 1 ? column.guide : alignment.horizontal.key
            origin.x += line - guide.value(of: cell.element, size: size)
            origin.y += row.line - row.guide.value(of: cell.element, size: size)
        }
        cell.element.setPlacement(origin.isFinite ? origin : .zero, size: size, proposal: proposal)
    }
}
