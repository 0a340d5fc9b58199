extension TableView {
    // MARK: - Numbers and index paths

    /// Returns the index path of the row with a number across all sections; O(log sections).
    final func indexPath(ofRow row: Int) -> IndexPath {
        let section = section(ofRow: row)
        return IndexPath(row: row - rows(inSection: section).lowerBound, section: section)
    }

    /// Returns the number across all sections of a row; nil if there is no such row.
    final func row(of indexPath: IndexPath) -> Int? {
        loadRows()
        let range = rows(inSection: indexPath.section)
        return indexPath.row >= 0 && indexPath.row < range.count ? range.lowerBound + indexPath.row : nil
    }

    /// Returns the number of a row; nil, with a diagnostic that names the action, if there is no such row.
    final func checkedRow(of indexPath: IndexPath, _ action: String) -> Int? {
        if let row = row(of: indexPath) { return row }
        let (count, sections) = (numberOfRows(inSection: indexPath.section), numberOfSections)
        reportInvalid(
            "row \(indexPath.row) of section \(indexPath.section) was to be \(action), but "
                + (indexPath.section >= 0 && indexPath.section < sections
                    ? "the section has \(count) rows" : "there are \(sections) sections"),
            cure: "nothing was changed; give a section and a row that the data source has")
        return nil
    }

    /// Reads the numbers of rows from the data source if a reload is pending.
    final func loadRows() {
        if needsReload, !cells.isTiling { reloadRows() }
    }

    // MARK: - Queries

    /// Returns the number of rows of a section; 0 for a section that does not exist.
    public final func numberOfRows(inSection section: Int) -> Int {
        loadRows()
        return rows(inSection: section).count
    }

    /// Returns the frame of a row in the table's coordinate space; estimated for rows that were never visible.
    ///
    /// A row that does not exist has an empty frame.
    public final func rectForRow(at indexPath: IndexPath) -> Rect {
        row(of: indexPath).map { rectForRow(at: $0) } ?? .zero
    }

    /// Returns the place of a section's header among the rows, in the table's coordinate space; without height if it has none.
    ///
    /// A header that floats at the top may be displayed elsewhere.
    public final func rectForHeader(inSection section: Int) -> Rect {
        guard let (top, _, part) = frame(ofSection: section) else { return .zero }
        return Rect(x: rowLeft, y: top, width: rowWidth, height: part.header)
    }

    /// Returns the frame of a section's footer in the table's coordinate space; without height if it has none.
    public final func rectForFooter(inSection section: Int) -> Rect {
        guard let (_, bottom, part) = frame(ofSection: section) else { return .zero }
        return Rect(x: rowLeft, y: bottom - part.footer, width: rowWidth, height: part.footer)
    }

    /// Returns the area of a section with header, rows and footer, in the table's coordinate space.
    public final func rect(forSection section: Int) -> Rect {
        guard let (top, bottom, _) = frame(ofSection: section) else { return .zero }
        return Rect(x: rowLeft, y: top, width: rowWidth, height: bottom - top)
    }

    private func frame(ofSection section: Int) -> (top: Double, bottom: Double, part: ListSection)? {
        loadRows()
        if rows.sections.indices.contains(section) {
            let (top, bottom) = rows.frame(ofSection: section)
            return (top, bottom, rows.sections[section])
        }
        return section == 0 ? (0, rows.total, ListSection(count: rows.count)) : nil
    }

    /// Returns the row at `point` in the table's coordinate space; nil for headers, footers and positions below the last row.
    public final func indexPathForRow(at point: Point) -> IndexPath? {
        loadRows()
        return indexForRow(at: point).map(indexPath(ofRow:))
    }

    /// Returns the rows that intersect `rect` in the table's coordinate space, from top to bottom.
    ///
    /// Complexity: O(log rows + rows returned).
    public final func indexPathsForRows(in rect: Rect) -> [IndexPath] {
        loadRows()
        guard rows.count > 0, rect.maxY > 0, rect.minY < rows.total, rect.isFinite else { return [] }
        var paths: [IndexPath] = []
        var row = rows.row(at: max(0, rect.minY))
        while row < rows.count, rows.top(of: row) < rect.maxY {
            if rows.top(of: row) + rows.height(of: row) > rect.minY { paths.append(indexPath(ofRow: row)) }
            row += 1
        }
        return paths
    }

    /// Returns the path of the row that `cell` displays; nil for a cell that is not visible.
    public final func indexPath(for cell: TableViewCell) -> IndexPath? {
        indexForRow(with: cell).map(indexPath(ofRow:))
    }

    /// Returns the cell of a row; nil when the row is not visible.
    public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
        row(of: indexPath).flatMap { cellForRow(at: $0) } as? TableViewCell
    }

    /// The paths of the visible rows, ascending; nil when no row is visible.
    public final var indexPathsForVisibleRows: [IndexPath]? {
        let visible = indexesForVisibleRows
        return visible.isEmpty ? nil : visible.map(indexPath(ofRow:))
    }

    /// Returns a recycled cell or a new one for a row.
    ///
    /// When no class of table cells is registered for the identifier, it returns an empty cell and reports a diagnostic.
    public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> TableViewCell
    {
        let found: ReusableView? = dequeueReusableCell(withIdentifier: identifier)
        if let cell = found as? TableViewCell { return cell }
        reportInvalid(
            "a cell \"\(identifier)\" was requested for row \(indexPath.row) of section \(indexPath.section), "
                + (found.map { "but \(type(of: $0)) is no TableViewCell" }
                    ?? "for which no class is registered"),
            cure: "the row stays empty; call register(_:forCellReuseIdentifier:) with a TableViewCell first")
        return TableViewCell(style: .default, reuseIdentifier: nil)
    }

    // MARK: - Scrolling

    /// Scrolls the table so that the row is at `scrollPosition`, limited by the ends of the content.
    public final func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        guard let row = checkedRow(of: indexPath, "scrolled to") else { return }
        scrollToRow(at: row, at: scrollPosition, animated: animated)
    }

    /// Scrolls the table so that its first selected row is at `scrollPosition`.
    public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let row = selectedRow else { return }
        scrollToRow(at: row, at: scrollPosition, animated: animated)
    }

    // MARK: - Selection

    /// The path of the first selected row; nil when no row is selected.
    public final var indexPathForSelectedRow: IndexPath? { selectedRow.map(indexPath(ofRow:)) }

    /// The paths of the selected rows, ascending; nil when no row is selected.
    public final var indexPathsForSelectedRows: [IndexPath]? {
        selectedRowIndexes.isEmpty ? nil : selectedRowIndexes.map(indexPath(ofRow:))
    }

    /// Selects a row without calling the delegate; with multiple selection, in addition to the selected rows.
    ///
    /// With nil, deselects all rows. Scrolls to the row unless the position is `.none`.
    public final func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        guard let indexPath else { return deselectAll(nil) }
        guard let row = checkedRow(of: indexPath, "selected") else { return }
        selectRow(
            at: row, animated: animated, scrollPosition: scrollPosition == .none ? nil : scrollPosition)
    }

    /// Deselects a row without calling the delegate.
    public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard let row = checkedRow(of: indexPath, "deselected") else { return }
        deselectRow(at: row)
    }
}
