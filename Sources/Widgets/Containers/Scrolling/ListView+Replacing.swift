internal import Virtualization

extension ListView {
    /// Has `count` rows from now on, of which `place` tells where each old one is; nil for those that went.
    ///
    /// For changes too many to report row by row. Visible rows that stay keep their cells and heights, and the scroll
    /// position is kept unless the list is at its top; nothing is selected afterwards. O(visible rows).
    package final func replaceRows(count: Int, _ place: (Int) -> Int?) {
        if needsReload || isScaleOther { return }
        let isAtTop = contentOffset.y <= offsetLimits.least.y
        var anchor: ItemAnchor?
        var kept: [(cell: ShownCell, height: Double)] = []
        for var entry in shown {
            guard let row = place(entry.row), row >= 0, row < count else {
                recycle(entry.cell)
                continue
            }
            let old = entry.row
            if anchor == nil, !isAtTop {
                anchor = ItemAnchor(old, in: rows)
                anchor?.item = row
            }
            entry.row = row
            kept.append((entry, rows.height(of: old)))
        }
        rows = ListRows(count: count, height: defaultHeight)
        askForSections()
        for (entry, height) in kept { rows.setHeight(height, of: entry.row) }
        shown = ContiguousArray(kept.map(\.cell).sorted { $0.row < $1.row })
        show(selection: [])
        anchorRow = anchorRow.flatMap(place)
        leadRow = leadRow.flatMap(place)
        storedContentSize.height = rows.total
        setNeedsLayout()
        keepInPlace(anchor)
    }

    /// Takes `cell`, which is out of use, for the row that it was made for; false when it is in use.
    package final func takeSpareCell(_ cell: ReusableView) -> Bool {
        let identifier = cell.reuseIdentifier ?? ""
        guard let index = pool[identifier]?.firstIndex(where: { $0 === cell }) else { return false }
        pool[identifier]?.remove(at: index)
        return true
    }
}
