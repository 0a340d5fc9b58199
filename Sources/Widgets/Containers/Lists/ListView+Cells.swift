extension ListView {
    /// Registers a class of cells for a reuse identifier.
    public final func register(_ cellClass: ReusableView.Type, forCellReuseIdentifier identifier: String) {
        cells.pool.register(identifier) { cellClass.init(frame: .zero) }
    }

    /// Registers a closure that creates cells for a reuse identifier.
    public final func register(
        forCellReuseIdentifier identifier: String, _ make: @escaping () -> ReusableView
    ) {
        cells.pool.register(identifier, make)
    }

    /// Returns a recycled cell or a new one; nil when nothing is registered for the identifier.
    @_disfavoredOverload
    public final func dequeueReusableCell(withIdentifier identifier: String) -> ReusableView? {
        if let cell = cells.pool.takeReconfigured(identifier) { return cell }
        guard let cell = cells.pool.takeSpare(identifier) else { return cells.pool.makeCell(identifier) }
        cell.prepareForReuse()
        return cell
    }

    /// Returns a recycled cell or a new one for `row`.
    ///
    /// When nothing is registered for the identifier, it returns an empty view and reports a diagnostic.
    public final func dequeueReusableCell(withIdentifier identifier: String, for row: Int) -> ReusableView {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        reportInvalid(
            "a cell \"\(identifier)\" was requested, for which no class is registered",
            cure: "the row stays empty; call register(_:forCellReuseIdentifier:) first")
        return ReusableView(frame: .zero)
    }

    // MARK: - Rows

    /// Reads the number of rows and the sections from the data source if a reload is pending, and adapts heights to changed scales.
    final func reloadRows() {
        if !needsReload { return ListRescaling(list: self).apply() }
        // The changes of an open batch refer to the present rows, and cells are being mounted for them.
        if batch != nil || cells.isTiling { return }
        cells.recycleAll(in: self)
        needsReload = false
        cells.isPostponed = false
        rowScale = ListRowScale(of: self)
        (self as? any RowReloadObserving)?.willReloadRows()
        ListChanges(list: self).deferring {
            resetRows(ListSource(list: self).rowCount)
            selection = selection.limited(to: rows.count)
            loadSections()
        }
    }

    /// Replaces the rows by rows that have not been measured.
    final func resetRows(_ count: Int) {
        let (head, tail) = (rows.head, rows.tail)
        rows = ListRows(count: count, height: defaultRowHeight)
        (rows.head, rows.tail) = (head, tail)
    }

    /// The height of rows that have not been measured, at the text scale, in points.
    package final var defaultRowHeight: Double {
        rowHeight == ListView.automaticDimension
            ? aligned(ListRowScale.height(estimatedRowHeight, in: self))
            : ListRowScale.height(rowHeight, in: self)
    }

    /// The height of section headers at the text scale, in points.
    package final var defaultHeaderHeight: Double { ListRowScale.height(sectionHeaderHeight, in: self) }
    /// The height of section footers at the text scale, in points.
    package final var defaultFooterHeight: Double { ListRowScale.height(sectionFooterHeight, in: self) }

    /// Returns the height rounded up to whole pixels, so that visible rows stay on the same pixels while others are measured.
    final func aligned(_ height: Double) -> Double {
        let scale = contentScaleFactor
        return max(1, (height * scale - 1e-6).rounded(.up)) / scale
    }

    /// Reports an invalid value that concerns the list.
    final func reportInvalid(_ message: String, cure: String) {
        Diagnostics.report(
            Diagnostic(kind: .invalidValue, subject: hierarchyPath, message: message, cure: cure))
    }

    // MARK: - Mounting

    /// The area that needs cells: the bounds, joined with the displayed bounds while an animation runs.
    ///
    /// While a gap is open, rows from beyond the bounds may move into them.
    final var tiledArea: Rect {
        let area = hasRunningAnimation ? layoutState.bounds.union(shownBounds) : layoutState.bounds
        return area.insetBy(dx: 0, dy: -(reordering?.gap?.height ?? 0))
    }

    /// Whether the list is scrolled to its top; it then stays there when rows are inserted or measured.
    final var isAtTop: Bool { contentOffset.y <= offsetLimits.least.y }

    final func makeCell(for row: Int) -> ReusableView {
        let cell = dataSource?.listView(self, cellForRowAt: row) ?? ReusableView(frame: .zero)
        cell.isEmphasized = hasFocusWithin
        cell.listDidSelect(selection.rows.contains(row))
        cell.listDidHighlight(isKeyboardRow(row))
        return cell
    }

    // MARK: - Reuse

    final func recycle(_ cell: ReusableView) {
        if containsFocus(cell) {
            return takeFocus { [weak self] in self?.addToPool(cell) }
        }
        addToPool(cell)
    }

    private func addToPool(_ cell: ReusableView) {
        // The press is moved from the cell to the list, so that a drag selection continues after the pressed row scrolls out of view.
        if pressedRow != nil { viewHost?.moveCapture(from: cell, to: self) }
        cells.pool.add(cell)
    }
}
