/// A scrolling table of rows in sections, modelled on `UITableView`.
///
/// Rows are addressed by their section and index. The table is a ``ListView``, which mounts cells only for the visible rows and reuses
/// them, and whose rows the user selects with the mouse and the keyboard. The numbers of rows of the list count across all sections.
///
///     let table = TableView(frame: .zero, style: .grouped)
///     table.register(TableViewCell.self, forCellReuseIdentifier: "message")
///     table.dataSource = self      // a TableViewDataSource
///     table.delegate = self        // a TableViewDelegate
open class TableView: ListView, TableCellAccess, ContextMenuProviding, RowRenumberingObserving {
    /// The appearance of sections.
    public typealias Style = TableViewStyle

    /// The lines between rows.
    public typealias SeparatorStyle = TableSeparatorStyle

    /// The appearance of sections.
    public final let style: Style

    /// The lines between rows; `singleLine` by default.
    public final var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    /// The colour of the lines between rows; nil, the default, uses the role `separator`.
    public final var separatorColor: Color? { didSet { setNeedsLayout() } }
    /// The distances of the lines from the sides of the rows, in points; 12 at the leading side (`left`) by default.
    public final var separatorInset = EdgeInsets(top: 0, left: 12, bottom: 0, right: 0) {
        didSet { setNeedsLayout() }
    }

    /// The view above all sections, which scrolls with them; nil, the default, for none.
    ///
    /// It has the height of its frame or, if that is 0, of its constraints, and the width of the table.
    public final var tableHeaderView: View? {
        didSet { TableDecorations(table: self).replace(oldValue, by: tableHeaderView) }
    }
    /// The view below all sections, which scrolls with them; nil, the default, for none.
    ///
    /// It has the height of its frame or, if that is 0, of its constraints, and the width of the table.
    public final var tableFooterView: View? {
        didSet { TableDecorations(table: self).replace(oldValue, by: tableFooterView) }
    }
    /// The view behind the rows, which fills the table and does not scroll; nil, the default, for none.
    public final var backgroundView: View? {
        didSet { TableDecorations(table: self).replace(oldValue, by: backgroundView) }
    }

    /// Whether the rows show their editing controls; false by default.
    public final var isEditing: Bool {
        get { showsEditingControls }
        set { setEditing(newValue, animated: false) }
    }
    /// Whether rows can be selected while the table is edited; true by default, because the Delete key deletes selected rows.
    public final var allowsSelectionDuringEditing = true

    private final var showsEditingControls = false
    private final var swipe: RowSwipe?

    /// The changes of the current batch that are addressed by index paths.
    final var changes = TableBatch()
    private final let displayedCells = DisplayedCells()
    /// The columns; nil for a table that displays the cells of its data source.
    final var columns: TableColumns?
    /// The search in the texts of cells; nil unless a higher layer provides one.
    package final var finding: (any TableFinding)?

    /// Creates a table without rows.
    public init(frame: Rect, style: Style) {
        self.style = style
        super.init(frame: frame)
        floatsSectionHeaders = style == .plain
        if style != .plain {
            backgroundColor = Color(role: .secondarySystemBackground)
            sectionSpacing = 18
        }
        if style == .insetGrouped { rowInset = 16 }
        swipe = TableRowActions(table: self).makeSwipe()
    }

    /// Creates a plain table without rows.
    public override convenience init(frame: Rect) { self.init(frame: frame, style: .plain) }

    nonisolated deinit {}

    override var selectionText: String? { selectionAsText }
    override var permanentHeader: ReusableView? { headerView }
    override var headerExtension: Double { columns?.headerRows?.height ?? 0 }

    /// The width of the content: that of the columns, but at least the width of the table.
    override var contentWidth: Double {
        columns?.contentWidth(filling: super.contentWidth) ?? super.contentWidth
    }
    override var contentLeft: Double { columns?.isMirrored == true ? super.contentWidth - contentWidth : 0 }

    final var tableDataSource: (any TableViewDataSource)? { dataSource as? any TableViewDataSource }
    final var tableDelegate: (any TableViewDelegate)? { delegate as? any TableViewDelegate }

    /// Shows or hides the editing controls of the rows; call super when overriding.
    open func setEditing(_ editing: Bool, animated: Bool) {
        if editing == showsEditingControls { return }
        showsEditingControls = editing
        swipe?.close(animated: animated)
        let update = {
            for entry in self.cells.mounted {
                TableCellPreparation(table: self).prepare(entry.cell, at: entry.row, animated: animated)
            }
            self.layoutIfNeeded()
        }
        if animated, viewHost != nil {
            View.animate(withDuration: 0.25, animations: update)
        } else {
            update()
        }
    }

    /// Reloads the rows if needed and mounts the cells of the visible rows; call super.
    open override func layoutSubviews() {
        columns?.willLayOut(width: super.contentWidth)
        reloadRows()
        TableDecorations(table: self).reserve()
        super.layoutSubviews()
        columns?.didLayOut()
        TableDecorations(table: self).place()
        TableCellPreparation(table: self).prepareMounted()
        swipe?.place()
        displayedCells.update(in: self)
    }

    /// Returns the cell that `source` provides for a row.
    final func preparedCell(at row: Int, of source: any TableViewDataSource) -> TableViewCell {
        let cell = source.tableView(self, cellForRowAt: indexPath(ofRow: row))
        TableCellPreparation(table: self).prepare(cell, at: row, animated: false)
        return cell
    }

    /// Performs the control of a row: deletion is confirmed with the revealed action.
    final func editingControlPressed(in cell: TableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if cell.editingStyle == .delete {
            if let row = row(of: path) { swipe?.reveal(row, isLeading: false) }
        } else {
            TableRowActions(table: self).commit(cell.editingStyle, at: path)
        }
    }

    /// Closes the actions that a swipe has revealed.
    final func closeSwipe() { swipe?.close(animated: true) }

    /// Returns the context menu of the row at `point` or, for the keyboard, of the row with the cursor.
    open func contextMenu(at point: Point?) -> Menu? {
        loadRows()
        let path = point.map(indexPathForRow(at:)) ?? selection.cursor.map(indexPath(ofRow:))
        return path.flatMap { TableRowActions(table: self).menu(at: $0) }
    }

    override func actions(ofRow row: Int) -> [String] {
        super.actions(ofRow: row)
            + TableRowActions(table: self).all(at: indexPath(ofRow: row)).map(\.name)
    }

    override func performAction(_ name: String, onRow row: Int) -> Bool {
        if super.performAction(name, onRow: row) { return true }
        let path = indexPath(ofRow: row)
        let actions = TableRowActions(table: self)
        guard let action = actions.all(at: path).first(where: { $0.name == name }) else { return false }
        actions.perform(action, on: path)
        return true
    }

    open override func mouseDown(with event: MouseEvent) {
        closeSwipe()
        super.mouseDown(with: event)
        movesCellCursor(to: event, extending: event.modifierFlags.contains(.shift))
        if event.clickCount == 2, event.button == .left { columns?.editCell(at: event.location(in: self)) }
    }

    open override func mouseDragged(with event: MouseEvent) {
        super.mouseDragged(with: event)
        movesCellCursor(to: event, extending: true)
    }

    /// Moves the cursor among cells to the column under the pointer, while a row is pressed.
    private func movesCellCursor(to event: MouseEvent, extending: Bool) {
        let cells = TableCellSelection(table: self)
        guard cells.isActive, pressedRow != nil else { return }
        cells.move(toPointer: event, extending: extending && allowsMultipleSelection)
    }

    open override func keyDown(with event: KeyEvent) {
        if finding?.handle(event) == true || TableCellKeys(table: self).handle(event) { return }
        if TableRowActions(table: self).delete(byKey: event) { return }
        super.keyDown(with: event)
        TableCellKeys(table: self).collapseCells(after: event)
    }

    /// Begins to edit the cell with the cursor, if cells are selected: the typed text replaces its text.
    open override func insertText(_ event: TextInputEvent) {
        guard allowsCellSelection, isFirstResponder, let row = selection.cursor,
            let column = columns?.focused,
            TableCellEditing(table: self).begin(row: row, column: column, isReplacing: true)
        else { return super.insertText(event) }
        columns?.editor?.field.insertText(event)
    }

    open override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        closeSwipe()
    }

    override func permitted(_ new: RowSelection) -> RowSelection {
        allowsCellSelection
            ? RowSelection([], anchor: new.anchor, lead: new.lead)
            : TableSelectionRules(table: self).permitted(new)
    }

    final func rowsDidMove(_ newRow: (Int) -> Int?) { TableCellEditing(table: self).rowsDidMove(newRow) }

    override var notifiesOfCursor: Bool { allowsCellSelection }

    override func cursorDidMove() { if allowsCellSelection { columns?.cellSelectionDidChange() } }

    override func isInSelection(_ point: Point, row: Int) -> Bool {
        guard let cells = selectedCells else { return super.isInSelection(point, row: row) }
        return columns?.column(at: point).map { cells.contains(row: row, column: $0) } ?? false
    }

    // MARK: - State of the last launch

    open override func encodeRestorableState(with coder: RestorationCoder) {
        if columns != nil { columnLayout.encode(with: coder) }
    }

    open override func decodeRestorableState(with coder: RestorationCoder) {
        if let layout = TableColumnLayoutState(coder) { columnLayout = layout }
    }

    override func completed(_ batch: ListBatch) -> ListBatch? {
        let changes = self.changes
        self.changes = TableBatch()
        columns?.contentDidChange()
        return changes.isEmpty || needsReload ? batch : TableUpdate(changes, of: self).completed(batch)
    }
}
