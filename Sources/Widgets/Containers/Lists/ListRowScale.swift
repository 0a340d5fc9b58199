/// The scales on which the heights of a list's rows and headers depend.
///
///     if rowScale == ListRowScale(of: self) { return }
struct ListRowScale: Equatable {
    /// The number of pixels per point, to whole numbers of which automatic heights are rounded.
    private var pixels = 1.0
    private var text = 1.0

    init() {}

    init(of list: ListView) {
        if list.rowHeight == ListView.automaticDimension { pixels = list.contentScaleFactor }
        text = list.textScale
    }

    /// Returns a height that is `height` at a text scale of 1, in points.
    static func height(_ height: Double, in list: ListView) -> Double {
        let scale = list.textScale
        return scale == 1 ? height : Theme.scaledHeight(of: height, textScale: scale)
    }
}

/// The change of the heights of rows and headers that follows a change of the scales.
///
///     ListRescaling(list: self).apply()
struct ListRescaling {
    let list: ListView

    /// Determines the heights again if the scales have changed; the rows keep their cells, and the first visible row its place.
    func apply() {
        let scale = ListRowScale(of: list)
        // The changes of a batch refer to the present rows.
        if list.rowScale == scale || list.batch != nil || list.cells.isTiling { return }
        if let source = list.dataSource, !ListSectionReader(list: list, dataSource: source).isCurrent {
            list.needsReload = true
            return list.reloadRows()
        }
        let place = ListRowPlace(of: list)
        list.rowScale = scale
        list.resetRows(list.rows.count)
        for entry in list.cells.mounted { entry.cell.setNeedsLayout() }
        ListChanges(list: list).deferring {
            list.loadSections()
            place?.restore(in: list)
        }
    }
}

/// The row at the top of the visible rows of a list, which stays there while the heights of all rows change.
///
///     let place = ListRowPlace(of: list)
///     list.resetRows(list.rows.count)
///     place?.restore(in: list)
struct ListRowPlace {
    private let row: Int
    /// The part of the row that is above the visible rows, as a fraction of its height.
    private let fraction: Double

    /// Finds the row; nil for a list that is scrolled to its top, where it stays.
    init?(of list: ListView) {
        if list.isAtTop || list.rows.count == 0 { return nil }
        let rows = list.rows
        let top = list.contentOffset.y + list.adjustedContentInset.top
        let start = top + list.floatingHeaderHeight(above: rows.row(at: max(0, top)))
        row = rows.row(at: max(0, start))
        fraction = (start - rows.top(of: row)) / max(1, rows.height(of: row))
    }

    /// Scrolls without animation so that the row has its place.
    func restore(in list: ListView) {
        let rows = list.rows
        if row >= rows.count { return }
        let start = rows.top(of: row) + fraction * rows.height(of: row)
        let offset = start - list.floatingHeaderHeight(above: row) - list.adjustedContentInset.top
        let distance = offset - list.contentOffset.y
        if distance == 0 { return }
        View.performWithoutAnimation {
            list.shift(by: distance)
            list.scrolled()
        }
    }
}
