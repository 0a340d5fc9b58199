/// Creates a grid's constraints: a layout guide for each row and column, and content placed relative to the guides.
extension GridView {
    private static var minimizingPriority: LayoutPriority { 25 }

    final func arrange() {
        let shownColumns = columns.filter { !$0.isHidden }
        let shownRows = rows.filter { !$0.isHidden }
        arrangeColumns(shownColumns)
        arrangeRows(shownRows)
        for row in shownRows {
            for (column, cell) in row.cells.enumerated() where cell.head == nil {
                guard let view = cell.contentView, !view.isHidden else { continue }
                place(view, cell, row, column)
            }
            align(row)
        }
        constraintSequence.commit()
        invalidateForwardedBaselines()
    }

    /// A row or a column, reduced to the properties used for chaining.
    private struct Track {
        let node: LayoutNode
        let paddingBefore: Double
        let paddingAfter: Double
        let length: Double?
    }

    private func arrangeColumns(_ visible: [GridColumn]) {
        let tracks = visible.map {
            Track(
                node: $0.guide.node, paddingBefore: $0.leadingPadding, paddingAfter: $0.trailingPadding,
                length: $0.width)
        }
        chain(tracks, spacing: columnSpacing, from: .leading, to: .trailing, .width, named: "grid.column")
    }

    private func arrangeRows(_ visible: [GridRow]) {
        let tracks = visible.map {
            Track(
                node: $0.guide.node, paddingBefore: $0.topPadding, paddingAfter: $0.bottomPadding,
                length: $0.height)
        }
        chain(tracks, spacing: rowSpacing, from: .top, to: .bottom, .height, named: "grid.row")
    }

    /// Chains the tracks one after the other, from the grid's `start` to its `end`.
    private func chain(
        _ tracks: [Track], spacing: Double, from start: LayoutConstraint.Attribute,
        to end: LayoutConstraint.Attribute, _ length: LayoutConstraint.Attribute, named name: String
    ) {
        var previous: Track?
        for track in tracks {
            let before = track.paddingBefore + (previous.map { $0.paddingAfter + spacing } ?? 0)
            constraintSequence.request(
                track.node, start, previous?.node ?? layoutNode, previous == nil ? start : end,
                constant: before, named: name)
            constrainLength(track.node, length, track.length)
            previous = track
        }
        if let last = previous {
            constraintSequence.request(
                last.node, end, layoutNode, end, constant: -last.paddingAfter, named: "grid.end")
        }
    }

    /// Constrains the length of a track to `length` or, if that is nil, to the smallest length that fits the content.
    private func constrainLength(
        _ node: LayoutNode, _ attribute: LayoutConstraint.Attribute, _ length: Double?
    ) {
        if let length {
            constraintSequence.request(node, attribute, nil, constant: length, named: "grid.fixed")
        } else {
            constraintSequence.request(
                node, attribute, .greaterThanOrEqual, nil, constant: 0, named: "grid.length")
            constraintSequence.request(
                node, attribute, nil, priority: Self.minimizingPriority, named: "grid.settling")
        }
    }

    private func place(_ view: View, _ cell: GridCell, _ row: GridRow, _ column: Int) {
        let rowIndex = rows.firstIndex { $0 === row } ?? 0
        let lastColumn = columns[column..<min(columns.count, column + cell.span.columns)].last {
            !$0.isHidden
        }
        let lastRow = rows[rowIndex..<min(rows.count, rowIndex + cell.span.rows)].last { !$0.isHidden }
        guard let lastColumn, let lastRow, !columns[column].isHidden || cell.span.columns > 1 else { return }
        let firstColumn = columns[column...].first { !$0.isHidden } ?? lastColumn
        let x = resolve(cell.xPlacement, firstColumn.xPlacement, xPlacement)
        let y = resolve(cell.yPlacement, row.yPlacement, yPlacement)
        let byBaseline = alignment(of: row) != .none && cell.span.rows == 1
        var horizontal = firstColumn.guide.node
        var vertical = row.guide.node
        if cell.span != (1, 1) {
            let area = cell.area.node
            constraintSequence.request(area, .leading, horizontal, .leading, named: "grid.merged")
            constraintSequence.request(
                area, .trailing, lastColumn.guide.node, .trailing, named: "grid.merged")
            constraintSequence.request(area, .top, vertical, .top, named: "grid.merged")
            constraintSequence.request(area, .bottom, lastRow.guide.node, .bottom, named: "grid.merged")
            horizontal = area
            vertical = area
        }
        placeAlong(view, horizontal, x, (.leading, .trailing, .centerX, .width))
        placeAlong(view, vertical, byBaseline ? .none : y, (.top, .bottom, .centerY, .height))
    }

    private func resolve(
        _ cell: GridCell.Placement, _ line: GridCell.Placement, _ grid: GridCell.Placement
    ) -> GridCell.Placement {
        if cell != .inherited { return cell }
        return line != .inherited ? line : grid
    }

    private func placeAlong(
        _ view: View, _ area: LayoutNode, _ placement: GridCell.Placement,
        _ names: (
            start: LayoutConstraint.Attribute, end: LayoutConstraint.Attribute,
            center: LayoutConstraint.Attribute, length: LayoutConstraint.Attribute
        )
    ) {
        let node = view.layoutNode
        let isStart = placement == .leading || placement == .top || placement == .fill
        let isEnd = placement == .trailing || placement == .bottom || placement == .fill
        constraintSequence.request(
            node, names.start, isStart ? .equal : .greaterThanOrEqual, area, names.start, named: "grid.cell")
        constraintSequence.request(
            node, names.end, isEnd ? .equal : .lessThanOrEqual, area, names.end, named: "grid.cell")
        if placement == .center {
            constraintSequence.request(node, names.center, area, names.center, named: "grid.center")
        }
        if placement != .fill, needsSettling(view, names.length) {
            constraintSequence.request(
                node, names.length, nil, priority: Self.minimizingPriority - 1, named: "grid.settling")
        }
    }

    private func alignment(of row: GridRow) -> GridRow.Alignment {
        row.rowAlignment == .inherited ? rowAlignment : row.rowAlignment
    }

    private func align(_ row: GridRow) {
        let alignment = alignment(of: row)
        guard alignment == .firstBaseline || alignment == .lastBaseline else { return }
        let attribute: LayoutConstraint.Attribute =
            alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        let views = row.cells.compactMap { $0.head == nil && $0.span.rows == 1 ? $0.contentView : nil }
            .filter { !$0.isHidden }
        for view in views {
            constraintSequence.request(
                view.layoutNode, .top, row.guide.node, .top, priority: Self.minimizingPriority - 2,
                named: "grid.settling")
            if let first = views.first, view !== first {
                constraintSequence.request(
                    view.layoutNode, attribute, first.layoutNode, attribute, named: "grid.baseline")
            }
        }
    }
}
