/// The columns of a table, with their current layout.
///
/// It exists once the table has a column.
final class TableColumns {
    /// A change of the columns, and thereby the work that follows.
    enum Change {
        /// The columns or their order.
        case columns
        case widths
        /// Titles, alignment and fonts.
        case appearance
    }

    unowned let table: TableView
    private(set) var all: [TableColumn] = []
    /// The columns that are not hidden, in display order.
    private(set) var visible: [TableColumn] = []
    /// The number of changes of the visible columns or their order.
    private(set) var revision = 0
    /// The positions of the columns at the text scale.
    private(set) var layout = TableColumnLayout()
    /// The text scale of the layout, by which the widths of the columns are multiplied.
    private(set) var textScale = 1.0
    let headerView: TableHeaderView
    var sortDescriptors: [TableColumn.SortDescriptor] = []
    var style = TableColumnStyle()
    var viewPool = TableCellViewPool()
    /// The outline to which the columns belong; nil for a table.
    weak var outlining: (any TableOutlining)?
    /// The summary rows above and below all others; nil until the table has some.
    private(set) var headerRows: TableSummaryRowsView?
    private(set) var footerRows: TableSummaryRowsView?
    /// The cell that is being edited; nil if there is none.
    var editor: TableCellEditor?
    /// The texts that the data source is storing or has refused; nil before the first one.
    private(set) var commits: TableCellCommits?
    var frozenCount = 0 { didSet { if frozenCount != oldValue { changed(.columns) } } }
    /// The visible column with the keyboard cursor; nil while the cursor is on whole rows.
    private(set) var focused: Int?
    /// While cells are selected, the visible column of the corner opposite to the cursor.
    private(set) var anchor: Int?
    /// The selected cells that the rows display.
    private var shownCells: TableCellRange?
    private var fittedWidth = -1.0
    /// Whether the program has made the columns as wide as the table, and has not left it to their widths.
    private var isSizedToFit = false
    /// The columns that the rows have drawn.
    private var drawnRange = 0..<0
    private var drawnDistance = 0.0

    init(of table: TableView) {
        self.table = table
        headerView = TableHeaderView(frame: .zero)
        headerView.table = table
    }

    // MARK: - Changes

    func add(_ column: TableColumn) {
        if let other = all.first(where: { $0.identifier == column.identifier }) {
            table.reportInvalid(
                "a second column \"\(other.identifier)\" was added",
                cure: "it was not added; columns of a table have different identifiers")
            return
        }
        column.tableView?.removeTableColumn(column)
        column.tableView = table
        all.append(column)
        changed(.columns)
    }

    func remove(_ column: TableColumn) {
        guard let index = all.firstIndex(where: { $0 === column }) else { return }
        all.remove(at: index)
        column.tableView = nil
        changed(.columns)
    }

    func move(_ index: Int, to newIndex: Int) {
        guard all.indices.contains(index), all.indices.contains(newIndex) else {
            table.reportInvalid(
                "column \(index) of \(all.count) was to be moved to \(newIndex)",
                cure: "nothing was changed; give indices of columns")
            return
        }
        all.insert(all.remove(at: index), at: newIndex)
        changed(.columns)
    }

    /// Sets the order of the same columns.
    func setOrder(_ new: [TableColumn]) {
        if all.elementsEqual(new, by: ===) { return }
        all = new
        changed(.columns)
    }

    func changed(_ change: Change) {
        if change != .appearance { invalidateRestorableState() }
        if change == .columns {
            let (focus, opposite) = (focused.map { visible[$0] }, anchor.map { visible[$0] })
            visible = all.filter { !$0.isHidden }
            revision += 1
            focused = focus.flatMap { column in visible.firstIndex { $0 === column } }
            anchor = opposite.flatMap { column in visible.firstIndex { $0 === column } }
            headerView.accessibilityElements = visible.map { TableColumnElement(headerView, $0) }
            fittedWidth = -1
        }
        if change != .appearance { updateLayout() }
        for row in rows {
            if change == .columns { row.reload() }
            row.columnsDidChange()
        }
        headerView.columnsDidChange()
        if change == .columns { contentDidChange() } else { forEachSummary { $0.columnsDidChange() } }
        table.setNeedsLayout()
    }

    /// Displays summary rows at an edge of the table.
    func show(_ rows: [TableSummaryRow], at edge: TableSummaryRowsView.Edge) {
        let known = edge == .top ? headerRows : footerRows
        if rows == known?.rows ?? [] { return }
        let view = known ?? TableSummaryRowsView(of: table, at: edge)
        if edge == .top { headerRows = view } else { footerRows = view }
        if view.superview == nil {
            table.sectionViews.addPinned(view, to: table, extendsHeader: edge == .top)
        }
        view.rows = rows
    }

    /// Calls `body` with the views of the summary rows.
    func forEachSummary(_ body: (TableSummaryRowsView) -> Void) {
        headerRows.map(body)
        footerRows.map(body)
    }

    /// Gives the text of a cell to the data source, which may store it later.
    func store(_ text: String, row: Int, _ column: TableColumn) throws(TableEditError) {
        if let source = table.dataSource as? any TableColumnAsyncDataSource {
            let commits = commits ?? TableCellCommits(of: table)
            self.commits = commits
            commits.store(text, row: row, column, source)
        } else if let source = table.dataSource as? any TableColumnDataSource {
            do {
                try source.tableView(table, setStringValue: text, for: column, row: row)
            } catch {
                throw TableEditError(error)
            }
        }
    }

    // MARK: - Cell cursor

    /// The number of leading visible columns whose cells name their rows.
    var headerCount: Int {
        let count = visible.firstIndex { !$0.isRowHeader } ?? visible.count
        return min(count, max(0, visible.count - 1))
    }

    /// Sets the visible columns of the cursor and of the opposite corner of the selected cells.
    func setFocus(_ column: Int?, anchor newAnchor: Int? = nil) {
        if column == focused, newAnchor == anchor { return }
        focused = column
        anchor = newAnchor
        if style.selectsCells { return cellSelectionDidChange() }
        for row in rows { row.setNeedsDisplay() }
    }

    /// Draws the rows again that display other selected cells than before.
    func cellSelectionDidChange() {
        let new = TableCellSelection(table: table).range
        for row in rows {
            guard let index = row.index else { continue }
            let isShown = shownCells?.rows.contains(index) ?? false
            if isShown || new?.rows.contains(index) ?? false { row.setNeedsDisplay() }
        }
        shownCells = new
    }

    // MARK: - Layout

    private func updateLayout() {
        layout = TableColumnLayout(
            widths: visible.map { $0.width * textScale }, frozenCount: frozenCount,
            isMirrored: layout.isMirrored,
            visibleWidth: fittedWidth > 0 ? fittedWidth * textScale : .infinity)
    }

    /// Lays out the columns for a changed text scale as a new table does: from the widths that the program and the user have given.
    ///
    /// The first visible column keeps its place.
    func followTextScale(width: Double) {
        if table.textScale == textScale { return }
        let place = layout.place(at: scrolledDistance)
        textScale = table.textScale
        for column in all { column.restoreWidth() }
        fittedWidth = -1
        updateLayout()
        if isSizedToFit { sizeToFit(width) } else { fit(into: width) }
        changed(.appearance)
        scroll(to: layout.distance(showing: place))
    }

    /// Mirrors the columns after a change of the layout direction; the leading edge stays as far away as it was.
    func followDirection() {
        let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isMirrored == layout.isMirrored { return }
        let distance = scrolledDistance
        layout.isMirrored = isMirrored
        scroll(to: distance)
        changed(.appearance)
    }

    /// Fits the columns into the table after a change of its width.
    ///
    /// They fill the table, unless they were set up wider than it: then the table scrolls.
    ///
    /// - Parameter width: In points at the text scale.
    func fit(into width: Double) {
        let width = width / textScale
        if width == fittedWidth || width <= 0 { return }
        let total = visible.reduce(0) { $0 + $1.width }
        let isOverflowing = total > max(fittedWidth, 0) + 1e-6 && total > width
        fittedWidth = width
        if style.autoresizing != .noColumnAutoresizing, !isOverflowing { fill(width) }
        if frozenCount > 0 { freeze() }
    }

    /// Determines again which columns are frozen, after a change of the table's width.
    private func freeze() {
        let old = layout.frozenCount
        updateLayout()
        if layout.frozenCount != old { changed(.appearance) }
    }

    /// Resizes the columns so that they fill `width` points, now and after changes of the text scale.
    func sizeToFit(_ width: Double) {
        isSizedToFit = true
        fittedWidth = width / textScale
        fill(fittedWidth)
    }

    /// Resizes the columns so that they fill `width` points at a text scale of 1, as far as their limits permit.
    private func fill(_ width: Double) {
        let widths = TableColumnSizing(style: style.autoresizing).widths(of: visible, filling: width)
        var isChanged = false
        for (column, width) in zip(visible, widths) where column.fit(width) {
            isChanged = true
        }
        if isChanged { changed(.widths) }
    }

    /// The columns that the rows draw: those in the visible part of the table.
    func drawnColumns(at distance: Double, width: Double) -> Range<Int> {
        layout.scrollingColumns(from: distance + layout.frozenWidth, to: distance + width)
    }

    /// The columns that are visible, frozen ones first.
    var displayedColumns: [Int] {
        let scrolling = drawnColumns(at: scrolledDistance, width: table.bounds.width)
        return Array(0..<layout.frozenCount) + scrolling
    }

    /// Calls `draw` with each column that is drawn in a row or the header: first those that scroll, clipped at the frozen ones.
    func drawCells(in row: Rect, on canvas: Canvas, _ draw: (Int) -> Void) {
        let distance = scrolledDistance
        let scrolling = drawnColumns(at: distance, width: table.bounds.width)
        if layout.frozenCount > 0, distance > 0 {
            let start = distance + layout.frozenWidth
            let room = layout.area(from: start, width: max(0, row.width - start), in: row)
            canvas.clip(to: room) { scrolling.forEach(draw) }
        } else {
            scrolling.forEach(draw)
        }
        (0..<layout.frozenCount).forEach(draw)
    }

    /// Draws the rows again if other columns have become visible, or if frozen columns must follow the offset.
    func didScroll(width: Double) {
        let distance = scrolledDistance
        let range = drawnColumns(at: distance, width: width)
        if range == drawnRange, layout.frozenCount == 0 || distance == drawnDistance { return }
        drawnRange = range
        drawnDistance = distance
        for row in rows { row.columnsDidChange() }
        headerView.columnsDidChange()
        forEachSummary { $0.columnsDidChange() }
    }
}

/// The appearance of a table's cells, and the way in which its columns fill it.
struct TableColumnStyle {
    var autoresizing = TableView.ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
    var grid: TableView.GridLineStyle = []
    var isAlternating = false
    var allowsReordering = true
    var allowsResizing = true
    var showsHeaders = true
    var selectsCells = false
}
