/// A table that displays a tree, whose rows are indented and have a disclosure triangle.
///
///     table.displayLevels(true)
package protocol TableOutlining: TableView {
    /// The distance between levels, in points.
    var indentationPerLevel: Double { get }
    /// Whether a column has the indentation and the triangles.
    func isOutlineColumn(_ column: TableColumn) -> Bool
    /// Returns the place of a row in the tree; nil if there is no such row.
    func disclosure(ofRow row: Int) -> TableRowDisclosure?
    /// Expands or collapses a row whose triangle the user has pressed, with its descendants if the Alt key is held.
    func toggleDisclosure(ofRow row: Int, descendants: Bool)
    /// Adds the level and the state of a row.
    func describe(row: Int, _ attributes: inout AccessibilityAttributes)
}

/// The place of a row in the tree that a table displays.
///
///     TableRowDisclosure(level: 1, isExpanded: nil)   // a leaf below a root
package struct TableRowDisclosure {
    /// The number of ancestors.
    package var level: Int
    /// Whether the children are displayed; nil for a leaf.
    package var isExpanded: Bool?

    package init(level: Int, isExpanded: Bool?) {
        self.level = level
        self.isExpanded = isExpanded
    }

    /// The width of the area of a triangle, in points.
    fileprivate static let triangleWidth = 18.0
}

extension TableOutlining {
    /// The distance of a row's text from that of a table without outline, in points.
    func indentation(ofRow row: Int) -> Double {
        Double(max(0, disclosure(ofRow: row)?.level ?? 0)) * indentationPerLevel
            + TableRowDisclosure.triangleWidth - 4
    }

    /// Draws the triangle of a row, if it has one; `cell` is in the coordinate space of the row.
    func drawDisclosure(ofRow row: Int, in cell: Rect, on canvas: Canvas) {
        guard let isExpanded = disclosure(ofRow: row)?.isExpanded else { return }
        let area = triangle(ofRow: row, in: cell)
        let isMirrored = columns?.isMirrored ?? false
        let symbol = isExpanded ? "chevron.down" : isMirrored ? "chevron.left" : "chevron.right"
        canvas.drawSymbol(
            symbol, centeredAt: Point(x: area.midX, y: area.midY),
            SymbolConfiguration(pointSize: 9, weight: .semibold), .secondaryLabel)
    }

    private func triangle(ofRow row: Int, in cell: Rect) -> Rect {
        let end = indentation(ofRow: row) + TableRowView.padding
        let width = TableRowDisclosure.triangleWidth
        return Rect(
            x: columns?.isMirrored ?? false ? cell.maxX - end : cell.minX + end - width, y: cell.minY,
            width: width, height: cell.height)
    }

    /// Expands or collapses the row whose triangle is pressed.
    ///
    /// - Returns: `false` for a press elsewhere.
    package func pressDisclosure(with event: MouseEvent) -> Bool {
        let point = event.location(in: self)
        guard event.button == .left, let columns, let row = indexForRow(at: point),
            let column = columns.visible.firstIndex(where: isOutlineColumn),
            disclosure(ofRow: row)?.isExpanded != nil
        else { return false }
        let cell = columns.layout.frame(
            of: column, scrolledBy: columns.scrolledDistance, in: rectForRow(at: row))
        guard triangle(ofRow: row, in: cell).contains(point) else { return false }
        toggleDisclosure(ofRow: row, descendants: event.modifierFlags.contains(.alternate))
        return true
    }

    /// Adds the level of a row and whether it is expanded.
    package func describeDisclosure(ofRow row: Int, _ attributes: inout AccessibilityAttributes) {
        guard let place = disclosure(ofRow: row) else { return }
        attributes.level = place.level + 1
        guard let isExpanded = place.isExpanded else { return }
        attributes.states.insert(.expandable)
        if isExpanded { attributes.states.insert(.expanded) }
    }

    /// Indents the rows and draws triangles; otherwise the rows are those of a table without levels.
    package func displayLevels(_ isDisplaying: Bool) {
        let columns = loadColumns()
        let outlining: (any TableOutlining)? = isDisplaying ? self : nil
        if columns.outlining === outlining { return }
        columns.outlining = outlining
        columns.changed(.appearance)
    }
}
