/// The place among the items of an outline at which items at the pointer would be dropped.
///
///     let target = OutlineDropTarget(outline: outline).place(at: point) { $0.isExpanded }
struct OutlineDropTarget {
    let outline: OutlineView

    /// A drop on an item, or before one of its children.
    struct Place {
        let parent: OutlineNode
        /// The position among the children; nil for a drop on the item.
        let index: Int?
        let mark: DropHighlight.Place
    }

    /// Returns the place at a point in the outline's space.
    ///
    /// Near the middle of a row, the place is on its item if `allowsOn` returns true for it. Between two rows, the horizontal position chooses
    /// among the levels that are possible there.
    func place(at point: Point, allowsOn: (OutlineNode) -> Bool) -> Place? {
        let count = outline.numberOfRows
        guard count > 0 else { return between(0, point) }
        if point.y < outline.rectForRow(at: 0).minY { return between(0, point) }
        let row = min(outline.rows.row(at: max(0, point.y)), count - 1)
        let frame = outline.rectForRow(at: row)
        guard let node = outline.tree.node(atRow: row) else { return nil }
        let part = (point.y - frame.minY) / max(frame.height, 1)
        if point.y < frame.maxY, part >= 0.25, part < 0.75, allowsOn(node) {
            return Place(parent: node, index: nil, mark: .around(frame))
        }
        return between(part < 0.5 ? row : row + 1, point)
    }

    /// Returns the place before a row, which equals the number of rows at the end.
    private func between(_ row: Int, _ point: Point) -> Place? {
        let root = outline.tree.root
        guard row > 0, let above = outline.tree.node(atRow: row - 1) else {
            return Place(parent: root, index: 0, mark: line(row, level: 0))
        }
        let below = row < outline.numberOfRows ? outline.tree.node(atRow: row) : nil
        let highest = above.rowCount > 0 ? above.level + 1 : above.level
        let level = min(max(wantedLevel(point), below?.level ?? 0), highest)
        if level > above.level { return Place(parent: above, index: 0, mark: line(row, level: level)) }
        var node = above
        while node.level > level, let parent = node.parent { node = parent }
        return Place(parent: node.parent ?? root, index: node.index + 1, mark: line(row, level: level))
    }

    /// The cell of the outline column in a row of the outline's width.
    private var column: Rect {
        let row = Rect(x: outline.rowInset, y: 0, width: outline.rowWidth, height: 1)
        guard let columns = outline.columns,
            let index = columns.visible.firstIndex(where: outline.isOutlineColumn)
        else { return row }
        return columns.layout.frame(of: index, scrolledBy: outline.contentOffset.x, in: row)
    }

    private var isMirrored: Bool { outline.columns?.isMirrored ?? false }

    private func wantedLevel(_ point: Point) -> Int {
        let inset = isMirrored ? column.maxX - point.x : point.x - column.minX
        let level = (inset - TableRowView.padding) / max(outline.indentationPerLevel, 1)
        return Int(min(max(level, 0), 1_000))
    }

    /// Returns the line above a row, which begins at the indentation of a level.
    private func line(_ row: Int, level: Int) -> DropHighlight.Place {
        let count = outline.numberOfRows
        let y =
            row < count
            ? outline.rectForRow(at: row).minY : count == 0 ? 0 : outline.rectForRow(at: count - 1).maxY
        let indent = Double(level) * outline.indentationPerLevel + TableRowView.padding
        let cell = column
        return .line(
            Rect(
                x: isMirrored ? cell.minX : cell.minX + indent, y: y, width: max(0, cell.width - indent),
                height: 0))
    }
}
