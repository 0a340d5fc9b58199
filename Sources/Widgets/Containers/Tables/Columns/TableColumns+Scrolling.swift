/// The layout pass of a table with columns, and its horizontal scroll position, from the leading edge of the columns.
///
/// In a right-to-left layout the content ends at the right edge of the table and extends to the left: the content offset is 0 at the
/// leading edge, and below 0 beyond it, as `scrollLeft` of HTML elements.
extension TableColumns {
    /// The distance of the visible area from the leading edge of the columns, in points; negative beyond that edge.
    var scrolledDistance: Double {
        let offset = table.contentOffset.x
        if !isMirrored { return offset }
        let inset = table.contentInset
        return -offset - inset.left - inset.right
    }

    /// Scrolls so that the visible area has a distance from the leading edge of the columns.
    func scroll(to distance: Double) {
        if distance == scrolledDistance { return }
        var offset = table.contentOffset
        offset.x = isMirrored ? -distance - table.contentInset.left - table.contentInset.right : distance
        table.setContentOffset(offset, animated: false)
    }

    /// Follows changes of the direction, the rows and the width of the table, before the rows are placed.
    func willLayOut(width: Double) {
        followDirection()
        followTextScale(width: width)
        if table.needsReload { contentDidChange() }
        fit(into: width)
    }

    /// Places what stays in place while the rows scroll, after the rows have been placed.
    func didLayOut() {
        didScroll(width: table.bounds.width)
        forEachSummary { $0.place() }
        table.finding?.placeNavigator()
        TableCellEditing(table: table).layOut()
    }

    /// The width of the columns, but at least `width`, that of the table; both in points.
    func contentWidth(filling width: Double) -> Double {
        // Widths that fill the table at a text scale add up to its width only up to rounding.
        layout.totalWidth > width + 1e-6 ? layout.totalWidth : width
    }

    /// The area of all rows in the table's coordinate space.
    var area: Rect { Rect(x: table.rowLeft, y: 0, width: table.rowWidth, height: table.rows.total) }

    /// The position of a point in the table's coordinate space.
    func position(of point: Point) -> Double { layout.position(of: point.x, in: area) }

    /// Returns the visible column at a point in the table's coordinate space; nil beside all columns.
    func column(at point: Point) -> Int? {
        layout.column(at: position(of: point), scrolledBy: scrolledDistance)
    }
}
