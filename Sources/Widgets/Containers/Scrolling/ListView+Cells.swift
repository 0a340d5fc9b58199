internal import Virtualization

extension ListView {
    // MARK: - Kinds of cells

    /// Has cells of that kind made of `cellClass`.
    public final func register(_ cellClass: ReusableView.Type, forCellReuseIdentifier identifier: String) {
        makers[identifier] = { cellClass.init(frame: .zero) }
    }

    /// Has cells of that kind made by `make`.
    public final func register(
        forCellReuseIdentifier identifier: String, _ make: @escaping () -> ReusableView
    ) {
        makers[identifier] = make
    }

    /// A cell of that kind that is out of use, or a new one; nil when the kind was never registered.
    public final func dequeueReusableCell(withIdentifier identifier: String) -> ReusableView? {
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        let cell = makers[identifier]?()
        cell?.reuseIdentifier = identifier
        return cell
    }

    /// Returns a cell for `row`; an empty one, with a diagnostic, when the identifier was never registered.
    public final func dequeueReusableCell(withIdentifier identifier: String, for row: Int) -> ReusableView {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath,
                message: "a cell \"\(identifier)\" was asked for, which no class is registered for",
                cure: "the row stays empty; call register(_:forCellReuseIdentifier:) first"))
        return ReusableView(frame: .zero)
    }

    // MARK: - Rows

    /// Asks the data source how many rows there are, if that is due.
    final func reloadRows() {
        guard needsReload || isScaleOther else { return }
        needsReload = false
        rowScale = contentScaleFactor
        for entry in shown { recycle(entry.cell) }
        shown = []
        rows = ListRows(count: dataSource?.numberOfRows(in: self) ?? 0, height: defaultHeight)
        askForSections()
    }

    /// Whether measured heights, which are whole pixels, are outdated by a change of scale; the rows are then reloaded.
    final var isScaleOther: Bool { contentScaleFactor != rowScale && rowHeight == Self.automaticDimension }

    final var defaultHeight: Double {
        rowHeight == Self.automaticDimension ? aligned(estimatedRowHeight) : rowHeight
    }

    /// On whole pixels, so that what is seen can stay where it is.
    private func aligned(_ height: Double) -> Double {
        let scale = contentScaleFactor
        return max(1, (height * scale - 1e-6).rounded(.up)) / scale
    }

    // MARK: - Tiling

    /// Gives every row that is seen its cell, and takes the others back.
    final func tile() {
        if isTiling { return }
        isTiling = true
        defer { isTiling = false }
        var anchor: ItemAnchor?
        for _ in 0..<ItemTiling.roundLimit {
            let seen = seen
            let window = ItemWindow(from: seen.minY, to: seen.maxY)
            // At its top a list shows its first row, however high rows turn out that were inserted there.
            let isAtTop = contentOffset.y <= offsetLimits.least.y
            if !isAtTop, anchor == nil { anchor = window.anchor(among: shown.lazy.map(\.row), in: rows) }
            let tiling = tileOnce(window)
            if let distance = anchor?.takeShift(in: rows) { shift(by: distance) }
            let size = Size(width: rowWidth, height: rows.total)
            if tiling.isSettled, size == storedContentSize { break }
            storedContentSize = size
            holdOffset()
            layOutBars()
        }
        tileHeaders(seen)
        dropUnused()
    }

    /// The area that needs cells: the visible bounds, joined with the displayed ones during an animation.
    private var seen: Rect {
        hasRunningAnimation ? layoutState.bounds.union(shownBounds) : layoutState.bounds
    }

    /// Mounts, measures and places the visible cells once.
    private func tileOnce(_ window: ItemWindow) -> ItemTiling {
        let old = shown
        var tiling = ItemTiling(window, of: rows, mounted: ContiguousArray(old.lazy.map(\.row)))
        shown.removeAll(keepingCapacity: true)
        while let step = tiling.next(in: rows) {
            switch step {
            case .unmount(let slot): giveBack(old[slot])
            case .keep(_, let slot): show(old[slot], isNew: false, &tiling)
            case .mount(let row): show(ShownCell(row: row, cell: makeCell(row)), isNew: true, &tiling)
            }
        }
        return tiling
    }

    private func show(_ entry: ShownCell, isNew: Bool, _ tiling: inout ItemTiling) {
        if measure(entry, isNew: isNew) { tiling.extentChanged() }
        place(entry.cell, rectForRow(at: entry.row), isNew: isNew, entry.row)
        shown.append(entry)
    }

    private func makeCell(_ row: Int) -> ReusableView {
        let cell = dataSource?.listView(self, cellForRowAt: row) ?? ReusableView(frame: .zero)
        cell.isSelected = selection.contains(row)
        cell.isHighlighted = allowsMultipleSelection && row == leadRow && isFirstResponder
        return cell
    }

    /// Recycles the cell of a row that is no longer visible, after the animation of a running update.
    private func giveBack(_ entry: ShownCell) {
        guard rowUpdate != nil else { return recycle(entry.cell) }
        slideOut(entry.cell, to: rectForRow(at: entry.row))
    }

    private func place(_ cell: ReusableView, _ frame: Rect, isNew: Bool, _ row: Int) {
        if !isNew {
            rowUpdate?.shift = cell.frame.minY - frame.minY
            if cell.frame != frame { cell.frame = frame }
            return
        }
        if rowUpdate != nil { return placeEntering(cell, row, frame) }
        View.performWithoutAnimation {
            cell.frame = frame
            if cell.superview !== self { insertSubview(cell, at: 0) }
        }
    }

    /// Finds out how high a row is; true when it is not as high as was thought.
    private func measure(_ entry: ShownCell, isNew: Bool) -> Bool {
        let old = rows.height(of: entry.row)
        var height = old
        if let given = listDelegate?.listView(self, heightForRowAt: entry.row), given.isFinite, given > 0 {
            height = aligned(given)
        } else if rowHeight == Self.automaticDimension {
            if !isNew, entry.cell.bounds.width == rowWidth, !entry.cell.needsLayout { return false }
            height = aligned(fittingHeight(entry.cell))
        }
        if height == old { return false }
        rows.setHeight(height, of: entry.row)
        return true
    }

    /// By the constraints inside, else by `sizeThatFits(_:)`.
    private func fittingHeight(_ cell: ReusableView) -> Double {
        if cell.superview !== self { View.performWithoutAnimation { insertSubview(cell, at: 0) } }
        if cell.constraints.isEmpty {
            let fitting = cell.sizeThatFits(Size(width: rowWidth, height: 0)).height
            return fitting > 0 && fitting.isFinite ? fitting : estimatedRowHeight
        }
        return cell.systemLayoutSizeFitting(
            Size(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: - Reuse

    /// A list takes the focus of a cell that goes.
    final func takeFocus(from cell: ReusableView) {
        guard let focused = viewHost?.firstResponder as? View, focused.isDescendant(of: cell) else { return }
        becomeFirstResponder()
    }

    final func recycle(_ cell: ReusableView) {
        takeFocus(from: cell)
        // A drag selection continues when the pressed row is scrolled out of the visible area.
        if pressedRow != nil { viewHost?.moveCapture(from: cell, to: self) }
        pool[cell.reuseIdentifier ?? "", default: []].append(cell)
    }

    /// Cells that found no row leave the tree; a few wait for the next one.
    private func dropUnused() {
        for (identifier, cells) in pool where !cells.isEmpty {
            for cell in cells where cell.superview === self { cell.removeFromSuperview() }
            if identifier.isEmpty || makers[identifier] == nil {
                pool[identifier] = nil
            } else if cells.count > Self.spareLimit {
                pool[identifier]?.removeFirst(cells.count - Self.spareLimit)
            }
        }
    }

    private static var spareLimit: Int { 8 }
}
