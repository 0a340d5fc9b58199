/// A scrolling table of rows in sections, modelled on `UITableView`.
///
/// Rows are addressed by their section and index. The table is a ``ListView``, which mounts cells only for the visible rows and reuses
/// them, and whose rows the user selects with the mouse and the keyboard. The numbers of rows of the list count across all sections.
///
///     let table = TableView(frame: .zero, style: .grouped)
///     table.register(TableViewCell.self, forCellReuseIdentifier: "message")
///     table.dataSource = self      // a TableViewDataSource
///     table.delegate = self        // a TableViewDelegate
open class TableView: ListView, TableCellAccess {
    /// The appearance of sections, modelled on `UITableView.Style`.
    ///
    ///     TableView(frame: .zero, style: .grouped)
    public nonisolated enum Style: Hashable, Sendable, CaseIterable {
        /// The header of the topmost section stays at the top while its rows scroll.
        case plain
        /// Headers scroll with their rows.
        case grouped
    }

    /// The appearance of sections.
    public final let style: Style

    /// The changes of the current batch that are addressed by index paths.
    final var changes = TableBatch()
    private final let displayedCells = DisplayedCells()
    /// The columns; nil for a table that displays the cells of its data source.
    final var columns: TableColumns?

    /// Creates a table without rows.
    public init(frame: Rect, style: Style) {
        self.style = style
        super.init(frame: frame)
        floatsSectionHeaders = style == .plain
    }

    /// Creates a plain table without rows.
    public override convenience init(frame: Rect) { self.init(frame: frame, style: .plain) }

    nonisolated deinit {}

    private func layOutColumns() {
        columns?.didScroll(to: contentOffset.x, width: bounds.width)
        TableCellEditing(table: self).layOut()
    }

    open override func keyDown(with event: KeyEvent) {
        if !TableCellKeys(table: self).handle(event) { super.keyDown(with: event) }
    }

    open override func mouseDown(with event: MouseEvent) {
        super.mouseDown(with: event)
        if columns != nil, event.clickCount == 2, event.button == .left { editCell(at: event.location(in: self)) }
    }

    override var selectionText: String? { selectionAsText }
    override var permanentHeader: ReusableView? { columns?.headerView }

    /// The width of the rows: that of the columns, but at least the width of the table.
    override var rowWidth: Double { max(super.rowWidth, columns?.layout.totalWidth ?? 0) }

    final var tableDataSource: (any TableViewDataSource)? { dataSource as? any TableViewDataSource }
    final var tableDelegate: (any TableViewDelegate)? { delegate as? any TableViewDelegate }

    /// Reloads the rows if needed and mounts the cells of the visible rows; call super.
    open override func layoutSubviews() {
        columns?.fit(into: super.rowWidth)
        super.layoutSubviews()
        if columns != nil { layOutColumns() }
        displayedCells.update(in: self)
    }

    /// Returns the cell that `source` provides for a row.
    final func preparedCell(at row: Int, of source: any TableViewDataSource) -> TableViewCell {
        source.tableView(self, cellForRowAt: indexPath(ofRow: row))
    }

    override func permitted(_ new: RowSelection) -> RowSelection {
        TableSelectionRules(table: self).permitted(new)
    }

    override func completed(_ batch: ListBatch) -> ListBatch? {
        let changes = self.changes
        self.changes = TableBatch()
        return changes.isEmpty || needsReload ? batch : TableUpdate(changes, of: self).completed(batch)
    }
}
