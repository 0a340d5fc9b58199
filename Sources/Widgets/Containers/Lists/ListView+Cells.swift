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
    public final func dequeueReusableCell(withIdentifier identifier: String) -> ReusableView? {
        guard let cell = cells.pool.takeSpare(identifier) else { return cells.pool.makeCell(identifier) }
        cell.prepareForReuse()
        return cell
    }

    /// Returns a recycled cell or a new one for `row`.
    ///
    /// When nothing is registered for the identifier, it returns an empty view and reports a diagnostic.
    public final func dequeueReusableCell(withIdentifier identifier: String, for row: Int) -> ReusableView {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath,
                message: "a cell \"\(identifier)\" was requested, for which no class is registered",
                cure: "the row stays empty; call register(_:forCellReuseIdentifier:) first"))
        return ReusableView(frame: .zero)
    }

    // MARK: - Rows

    /// Reads the number of rows and the sections from the data source, if a reload is pending or the scale has changed.
    final func reloadRows() {
        guard needsReload || isScaleOther else { return }
        cells.recycleAll(in: self)
        needsReload = false
        rowScale = ListRowScale(of: self)
        rows = ListRows(count: dataSource?.numberOfRows(in: self) ?? 0, height: defaultHeight)
        isChangingRows = true
        loadSections()
        isChangingRows = false
        applyBatch()
    }

    /// Whether the scales have changed since the heights of the rows were determined.
    final var isScaleOther: Bool { rowScale != ListRowScale(of: self) }

    final var defaultHeight: Double { ListRowScale.height(of: self) }

    /// Returns the height rounded up to whole pixels, so that visible rows stay on the same pixels while others are measured.
    final func aligned(_ height: Double) -> Double {
        let scale = contentScaleFactor
        return max(1, (height * scale - 1e-6).rounded(.up)) / scale
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
        cell.isSelected = selection.rows.contains(row)
        cell.isHighlighted = isKeyboardRow(row)
        return cell
    }

    // MARK: - Reuse

    final func recycle(_ cell: ReusableView) {
        if containsFocus(cell) { return takeFocus { $0.addToPool(cell) } }
        addToPool(cell)
    }

    private func addToPool(_ cell: ReusableView) {
        // The press is moved from the cell to the list, so that a drag selection continues after the pressed row scrolls out of view.
        if pressedRow != nil { viewHost?.moveCapture(from: cell, to: self) }
        cells.pool.add(cell)
    }

    final func containsFocus(_ view: View) -> Bool {
        (viewHost?.firstResponder as? View)?.isDescendant(of: view) == true
    }

    /// Makes the list the first responder in place of a view inside of it, and then runs `action`.
    final func takeFocus(then action: @escaping (ListView) -> Void = { _ in }) {
        cells.whenMounted(in: self) { list in
            list.becomeFirstResponder()
            action(list)
        }
    }
}
