/// The owner of an outline, whose rows are indented and have a disclosure triangle.
///
///     table.loadColumns().outlining = self
protocol TableOutlining: AnyObject {
    /// Whether a column has the indentation and the triangles.
    func isOutlineColumn(_ column: TableColumn) -> Bool
    /// The distance of a row's text from that of a table without outline, in points.
    func indentation(ofRow row: Int) -> Double
    /// Draws the triangle of a row, if it has one; `cell` is in the coordinate space of the row.
    func drawDisclosure(ofRow row: Int, in cell: Rect, on canvas: Canvas)
    /// Adds the level and the state of a row.
    func describe(row: Int, _ attributes: inout AccessibilityAttributes)
}
