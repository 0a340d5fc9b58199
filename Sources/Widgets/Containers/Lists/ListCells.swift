internal import Virtualization

/// The mounted cells of a list in row order, and the pool of unused cells.
///
/// A layout pass mounts a cell for each visible row, measures it unless rows have a fixed height, and recycles the cells of all other
/// rows.
final class ListCells {
    /// A mounted cell with the index of the row that it displays.
    struct Mounted {
        var row: Int
        /// The number of the display: the same while the cell shows the same row, also if the row gets another index.
        let display: Int
        let cell: ReusableView
    }

    var mounted: ContiguousArray<Mounted> = []
    var pool = CellPool()
    private var displayCount = 0
    /// Whether cells are being mounted; guards against reentrant layout.
    private(set) var isTiling = false
    /// Whether a layout has mounted no cells, because changes of rows were not applied yet.
    var isPostponed = false
    private var changingRequests = ChangingRequests()
    /// Actions that call the application, and wait until the cells are mounted.
    private var pendingActions: [(ListView) -> Void] = []

    func entry(for row: Int) -> Mounted? { mounted.first { $0.row == row } }
    func cell(for row: Int) -> ReusableView? { entry(for: row)?.cell }
    func row(of cell: ReusableView) -> Int? { mounted.first { $0.cell === cell }?.row }

    /// Recycles all mounted cells.
    func recycleAll(in list: ListView) {
        let cells = mounted.map(\.cell)
        mounted = []
        for cell in cells { list.recycle(cell) }
    }

    /// Renumbers the cells for which `newRow` returns a new row, and removes the others from the mounted cells.
    ///
    /// - Returns: The removed cells.
    func renumber(_ newRow: (Int) -> Int?) -> [ReusableView] {
        var kept = ContiguousArray<Mounted>()
        var removed: [ReusableView] = []
        for var entry in mounted {
            guard let row = newRow(entry.row) else {
                (entry.cell as? any RowNumbered)?.rowWasRemoved()
                removed.append(entry.cell)
                continue
            }
            entry.row = row
            (entry.cell as? any RowNumbered)?.row = row
            kept.append(entry)
        }
        mounted = ContiguousArray(kept.sorted { $0.row < $1.row })
        return removed
    }

    /// Returns an anchor for the first mounted row that is kept, with its new index and its position before the change.
    func anchor(in rows: ListRows, _ newRow: (Int) -> Int?) -> ItemAnchor? {
        for entry in mounted {
            guard let row = newRow(entry.row) else { continue }
            var anchor = ItemAnchor(entry.row, in: rows)
            anchor.item = row
            return anchor
        }
        return nil
    }

    // MARK: - Tiling

    /// Mounts the cells of all visible rows, and recycles all other cells.
    ///
    /// Changes of rows that the application requests meanwhile end the layout, because the data source has other rows from then on. They are
    /// applied afterwards, and the list is laid out again.
    func tile(in list: ListView) {
        if isTiling { return }
        if list.hasPendingChanges {
            isPostponed = true
            return
        }
        isTiling = true
        mountVisibleRows(in: list)
        if !list.hasPendingChanges { list.sectionViews.tile(list.tiledArea, in: list) }
        if !list.hasPendingChanges { changingRequests.reset() }
        isTiling = false
        let actions = pendingActions
        pendingActions = []
        for action in actions { action(list) }
        for cell in pool.cells where cell.superview === list { cell.removeFromSuperview() }
        pool.trim()
        list.applyBatch()
    }

    /// Moves the mounted cells to the places of their rows, which earlier changes may have moved, without animation.
    func placeMounted(in list: ListView) {
        View.performWithoutAnimation {
            for entry in mounted { layOut(entry, isNew: false, in: list) }
        }
    }

    /// Runs `action` now, or after the cells are mounted if they are being mounted.
    ///
    /// Actions that move the focus call the application, which may change the rows.
    func whenMounted(in list: ListView, _ action: @escaping (ListView) -> Void) {
        if isTiling { pendingActions.append(action) } else { action(list) }
    }

    private func mountVisibleRows(in list: ListView) {
        var anchor: ItemAnchor?
        for _ in 0..<ItemTiling.roundLimit {
            let visible = list.tiledArea
            let window = ItemWindow(from: visible.minY, to: visible.maxY)
            if !list.isAtTop, anchor == nil {
                anchor = window.anchor(among: mounted.lazy.map(\.row), in: list.rows)
            }
            guard let tiling = tileOnce(window, in: list) else { return }
            if let distance = anchor?.takeShift(in: list.rows) { list.shift(by: distance) }
            let size = Size(width: list.contentWidth, height: list.rows.total)
            if tiling.isSettled, size == list.storedContentSize { break }
            list.storedContentSize = size
            list.holdOffset()
            list.layOutBars()
        }
    }

    /// Runs one round of mounting, measuring and placing the visible cells; nil if the application has changed the rows meanwhile.
    private func tileOnce(_ window: ItemWindow, in list: ListView) -> ItemTiling? {
        let old = mounted
        var unmounted: Set<Int> = []
        var tiling = ItemTiling(window, of: list.rows, mounted: ContiguousArray(old.lazy.map(\.row)))
        mounted.removeAll(keepingCapacity: true)
        while let step = tiling.next(in: list.rows) {
            switch step {
            case .unmount(let slot):
                unmounted.insert(slot)
                unmount(old[slot], in: list)
            case .keep(_, let slot): mount(old[slot], isNew: false, &tiling, in: list)
            case .mount(let row):
                let cell = list.makeCell(for: row)
                if list.hasPendingChanges, discards(cell, of: row, in: list) { break }
                displayCount += 1
                mount(Mounted(row: row, display: displayCount, cell: cell), isNew: true, &tiling, in: list)
            }
            if list.hasPendingChanges {
                // The cells that this round has not reached stay mounted.
                let reached = Set(mounted.map(\.display))
                mounted += old.enumerated().filter {
                    !unmounted.contains($0.offset) && !reached.contains($0.element.display)
                }.map(\.element)
                return nil
            }
        }
        return tiling
    }

    /// Returns a cell to the pool whose request has changed the rows, unless each request does.
    private func discards(_ cell: ReusableView, of row: Int, in list: ListView) -> Bool {
        let isDiscarded = changingRequests.discards {
            list.reportInvalid(
                "each request for a cell, last for row \(row), has changed the rows",
                cure:
                    "a row may display the data of another one; change rows in cellForRowAt once, not at each call"
            )
        }
        if isDiscarded { list.recycle(cell) }
        return isDiscarded
    }

    private func mount(_ entry: Mounted, isNew: Bool, _ tiling: inout ItemTiling, in list: ListView) {
        if measure(entry, isNew: isNew, in: list) { tiling.extentChanged() }
        layOut(entry, isNew: isNew, in: list)
        mounted.append(entry)
    }

    /// Recycles the cell of a row that is no longer visible; during an animated update, only after the animation.
    private func unmount(_ entry: Mounted, in list: ListView) {
        (entry.cell as? any RowNumbered)?.rowWasRemoved()
        guard let update = list.rowUpdate else { return list.recycle(entry.cell) }
        update.leaving.slideOut(entry.cell, to: list.rectForRow(at: entry.row), in: list)
    }

    private func layOut(_ entry: Mounted, isNew: Bool, in list: ListView) {
        let frame = list.rectForRow(at: entry.row).offsetBy(
            dx: 0, dy: list.reordering?.offset(of: entry.row) ?? 0)
        let cell = entry.cell
        if !isNew {
            list.rowUpdate?.shift = cell.frame.minY - frame.minY
            if cell.frame != frame { cell.frame = frame }
            return
        }
        if let update = list.rowUpdate { return update.place(cell, of: entry.row, frame, in: list) }
        View.performWithoutAnimation {
            cell.frame = frame
            if cell.superview !== list { list.insertSubview(cell, at: 0) }
        }
    }

    // MARK: - Heights

    /// Updates the height of a row from the delegate or, if row heights are automatic, from its cell.
    ///
    /// - Returns: Whether the height has changed.
    private func measure(_ entry: Mounted, isNew: Bool, in list: ListView) -> Bool {
        let (row, cell) = (entry.row, entry.cell)
        let old = list.rows.height(of: row)
        let given = list.listDelegate?.listView(list, heightForRowAt: row).flatMap {
            checked($0, of: row, isReported: isNew, in: list)
        }
        var height = old
        if let given, given != ListView.automaticDimension {
            height = list.aligned(given == list.rowHeight ? list.defaultRowHeight : given)
        } else if (given ?? list.rowHeight) == ListView.automaticDimension {
            if !isNew, cell.bounds.width == list.rowWidth, !cell.needsLayout { return false }
            height = list.aligned(fittingHeight(cell, in: list))
        }
        if height == old { return false }
        list.rows.setHeight(height, of: row)
        return true
    }

    /// Returns a height from the delegate; nil, with a diagnostic, unless it is a positive number or ``automaticDimension``.
    private func checked(_ height: Double, of row: Int, isReported: Bool, in list: ListView) -> Double? {
        if ItemExtents.isValid(height), height > 0 || height == ListView.automaticDimension { return height }
        if isReported {
            list.reportInvalid(
                "the delegate's height of row \(row) is \(height)",
                cure: "rowHeight is used; give a positive number of points up to \(ItemExtents.extentLimit)")
        }
        return nil
    }

    /// Returns the height that satisfies the cell's constraints, or that of `sizeThatFits(_:)` for a cell without constraints.
    private func fittingHeight(_ cell: ReusableView, in list: ListView) -> Double {
        if cell.superview !== list { View.performWithoutAnimation { list.insertSubview(cell, at: 0) } }
        if cell.constraints.isEmpty {
            let fitting = cell.sizeThatFits(Size(width: list.rowWidth, height: 0)).height
            return fitting > 0 && ItemExtents.isValid(fitting) ? fitting : list.defaultRowHeight
        }
        return cell.systemLayoutSizeFitting(
            Size(width: list.rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
