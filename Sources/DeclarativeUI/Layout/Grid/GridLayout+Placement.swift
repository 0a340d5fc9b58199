extension GridLayout {
    /// Returns the frame of a cell, relative to the origin of the grid, and the size proposed to the cell.
    private func frame(
        _ cell: GridLayoutCache.Cell, _ cache: GridLayoutCache
    ) -> (frame: Rect, proposal: ProposedViewSize) {
        let column = cache.columns.tracks[cell.columns.lowerBound]
        let row = cache.rows.tracks[cell.row]
        let room = Size(width: cache.columns.length(of: cell.columns), height: row.length)
        let proposal = ProposedViewSize(room)
        let size = usable(cell.element.layoutSize(proposal))
        var origin = Point(x: column.start, y: row.start)
        if let anchor = cell.anchor {
            origin.x += anchor.x * (room.width - size.width)
            origin.y += anchor.y * (room.height - size.height)
        } else {
            origin.x += across(cell, column, size, proposal)
            origin.y += row.line - row.guide.value(of: cell.element, size: size, proposal: proposal)
        }
        return (Rect(origin: origin.isFinite ? origin : .zero, size: size), proposal)
    }

    /// Returns the horizontal offset of a cell from the leading edge of its columns.
    ///
    /// A cell in one column is aligned on the guide of the column, a cell that spans several on the grid's guide.
    private func across(
        _ cell: GridLayoutCache.Cell, _ column: GridTracks.Track, _ size: Size,
        _ proposal: ProposedViewSize
    ) -> Double {
        if cell.columns.count == 1 {
            return column.line - column.guide.value(of: cell.element, size: size, proposal: proposal)
        }
        let guide = alignment.horizontal.key
        let room = proposal.replacingUnspecifiedDimensions(by: size)
        return guide.defaultValue(in: room) - guide.value(of: cell.element, size: size, proposal: proposal)
    }

    func place(_ cell: GridLayoutCache.Cell, _ bounds: Rect, _ cache: GridLayoutCache) {
        let (frame, proposal) = frame(cell, cache)
        let origin = Point(x: bounds.origin.x + frame.origin.x, y: bounds.origin.y + frame.origin.y)
        cell.element.setPlacement(origin, size: frame.size, proposal: proposal)
    }

    /// Returns the merged position of an explicit guide of the cells, relative to the grid; nil if no cell has one.
    func explicitAlignment(_ key: AlignmentKey, _ cache: GridLayoutCache) -> Double? {
        var merge = AlignmentKey.Merge(key)
        for cell in cache.cells {
            let (frame, proposal) = frame(cell, cache)
            guard
                let value = cell.element.explicitAlignment(key, size: frame.size, proposal: proposal)
            else { continue }
            merge.add(value + (key.axis == .horizontal ? frame.origin.x : frame.origin.y))
        }
        return merge.value
    }
}
