extension TableColumns {
    /// The row views that display the columns.
    var rows: some Sequence<TableRowView> { table.cells.mounted.lazy.compactMap { $0.cell as? TableRowView } }

    /// Returns the indentation of a cell in an outline; 0 for other cells.
    ///
    /// `column` counts visible columns.
    func indentation(_ column: Int, row: Int) -> Double {
        guard let outlining, outlining.isOutlineColumn(visible[column]) else { return 0 }
        return outlining.indentation(ofRow: row)
    }

    /// Whether the columns run from right to left, and outlines indent from the right.
    var isMirrored: Bool { layout.isMirrored }

    /// The alignment of a column's texts: natural ones begin at the leading edge of a mirrored table, whatever their script.
    func alignment(of column: TableColumn) -> TextAlignment {
        isMirrored && column.alignment == .natural ? .right : column.alignment
    }

    /// Returns an arrow key as in a table from left to right: Right stands for the next column.
    func inReadingOrder(_ key: KeyboardHIDUsage) -> KeyboardHIDUsage {
        guard isMirrored else { return key }
        return switch key {
        case .keyboardLeftArrow: .keyboardRightArrow
        case .keyboardRightArrow: .keyboardLeftArrow
        default: key
        }
    }

    /// Returns a cell without the indentation of an outline; it keeps `minimum` points of its width.
    ///
    /// `column` counts visible columns.
    func room(_ column: Int, row: Int, in cell: Rect, minimum: Double = 0) -> Rect {
        let indentation = min(indentation(column, row: row), max(0, cell.width - minimum))
        if indentation == 0 { return cell }
        return Rect(
            x: isMirrored ? cell.minX : cell.minX + indentation, y: cell.minY,
            width: cell.width - indentation, height: cell.height)
    }

    /// Follows a change of rows or texts with what depends on all of them: the summary rows and the search.
    func contentDidChange() {
        forEachSummary { $0.reload() }
        table.finding?.contentDidChange()
    }

    func setStyle<Value: Equatable>(_ path: WritableKeyPath<TableColumnStyle, Value>, _ value: Value) {
        if style[keyPath: path] == value { return }
        style[keyPath: path] = value
        changed(.appearance)
    }

    /// Shows or hides the titles; a header that has the focus passes it to the table.
    func showHeaders(_ isShown: Bool) {
        if style.showsHeaders == isShown { return }
        style.showsHeaders = isShown
        table.reloadSections()
    }

    /// Sorts by a visible column that has a descriptor: in its order, or in the opposite one if it is already sorted by.
    func sort(byVisibleColumn index: Int) {
        guard let prototype = visible[index].sortDescriptorPrototype else { return }
        let current = sortDescriptors.first
        let new = current?.key == prototype.key ? current?.reversed ?? prototype : prototype
        table.sortDescriptors = [new] + sortDescriptors.filter { $0.key != new.key }
    }

    /// Moves a column on behalf of the user, if the data source permits it.
    func moveVisibleColumn(_ index: Int, to newIndex: Int) {
        guard let old = all.firstIndex(where: { $0 === visible[index] }),
            let new = all.firstIndex(where: { $0 === visible[newIndex] }), permitsMove(old, to: new)
        else { return }
        move(old, to: new)
    }

    /// Returns whether the user can drag a visible column.
    func permitsDrag(_ index: Int) -> Bool {
        guard style.allowsReordering, let column = all.firstIndex(where: { $0 === visible[index] }) else {
            return false
        }
        return permitsMove(column, to: -1)
    }

    private func permitsMove(_ index: Int, to newIndex: Int) -> Bool {
        let source = table.dataSource as? any TableColumnDataSource
        return source?.tableView(table, shouldReorderColumn: index, toColumn: newIndex) ?? true
    }

    /// Resizes a column to the widest of its title and of its texts in visible rows.
    func fitToTexts(_ column: TableColumn) {
        guard all.contains(where: { $0 === column }),
            let source = table.dataSource as? any TableColumnDataSource
        else { return }
        let scale = table.contentScaleFactor
        let (title, font) = (TableHeaderView.font.scaled(by: textScale), column.font.scaled(by: textScale))
        var width = Typesetter.shared.width(of: column.title, font: title, scale: scale)
        if column.sortDescriptorPrototype != nil { width += TableHeaderView.indicatorWidth }
        for entry in table.cells.mounted {
            let text = source.tableView(table, stringValueFor: column, row: entry.row)
            width = max(width, Typesetter.shared.width(of: text, font: font, scale: scale))
        }
        column.width = ((width.rounded(.up) + 2 * TableRowView.padding) / textScale).rounded(.up)
    }

    /// Scrolls horizontally by the smallest distance that makes a visible column appear.
    func reveal(_ index: Int) {
        guard index >= layout.frozenCount, index < layout.count else { return }
        let (leading, width) = (layout.start(of: index, scrolledBy: 0), layout.width(of: index))
        let distance = scrolledDistance
        let start = distance + layout.frozenWidth
        let end = distance + table.bounds.width
        if leading < start {
            scroll(to: distance + leading - start)
        } else if leading + width > end {
            scroll(to: distance + min(leading + width - end, leading - start))
        }
    }

    /// Edits the cell at a point in the table's coordinate space.
    func editCell(at point: Point) {
        guard let row = table.indexForRow(at: point), let column = column(at: point) else { return }
        TableCellEditing(table: table).begin(row: row, column: column)
    }

    /// Returns the texts of rows in display order: one line per row, the visible columns separated by tabs; nil without rows.
    func text(ofRows rows: RowIndexSet) -> String? { rows.isEmpty ? nil : text(of: rows, visible[...]) }

    /// Returns the texts of cells: one line per row, the columns separated by tabs.
    func text(of cells: TableCellRange) -> String? { text(of: cells.rows, visible[cells.columns]) }

    private func text(of rows: some Sequence<Int>, _ columns: ArraySlice<TableColumn>) -> String? {
        guard let source = table.dataSource as? any TableColumnDataSource else { return nil }
        return rows.map { row in
            columns
                .map { source.tableView(table, stringValueFor: $0, row: row).tabSeparatedField }
                .joined(separator: "\t")
        }.joined(separator: "\n")
    }
}

extension String {
    /// The text as a field of tab-separated values: tabs and line breaks become spaces.
    fileprivate nonisolated var tabSeparatedField: String {
        guard utf8.contains(where: { $0 == 9 || $0 == 10 || $0 == 13 }) else { return self }
        return String(map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
}
