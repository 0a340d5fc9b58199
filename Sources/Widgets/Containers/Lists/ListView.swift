internal import Virtualization

/// A scrolling list of rows in a single column, modelled on `UITableView`.
///
/// Rows are numbered across all sections, as in `NSTableView`.
///
/// Only visible rows have cells, and cells are reused. The user selects rows with the mouse, also with Control and Shift, with the arrow
/// keys, Page Up, Page Down, Home, End and Control+A, and by typing the beginning of a row's text.
///
///     let list = ListView()
///     list.register(ListCell.self, forCellReuseIdentifier: "row")
///     list.rowHeight = 32
///     list.dataSource = self
///     list.delegate = self
open class ListView: ScrollView, TabStopDeciding {
    /// The object that provides the rows and their cells; setting it reloads the list.
    public final weak var dataSource: (any ListViewDataSource)? {
        didSet {
            reloadData()
            selection = RowSelection()
        }
    }

    /// The object that provides the items of drags from rows; nil by default.
    public final weak var dragDelegate: (any ListViewDragDelegate)? {
        didSet { if dragDelegate != nil { ListRowMoves(list: self).load() } }
    }
    /// The object that receives drops between rows; nil by default.
    public final weak var dropDelegate: (any ListViewDropDelegate)? {
        didSet { if dropDelegate != nil { ListRowMoves(list: self).load() } }
    }

    /// The height of every row in points; ``automaticDimension``, the default, computes each row's height from its cell.
    ///
    /// Cells are measured when they become visible, while the position of the visible rows is preserved. Other heights are those for a
    /// ``Theme/textScale`` of 1: rows grow with the text by ``Theme/scaledHeight(of:)``. Heights that the delegate returns apply as they
    /// are, except ``rowHeight`` itself.
    public final var rowHeight = ListView.automaticDimension {
        didSet { if rowHeight != oldValue { checkHeight(&rowHeight, oldValue, "rowHeight") } }
    }
    /// The height, in points at a text scale of 1, that is assumed for rows that have not been measured; 32 by default.
    public final var estimatedRowHeight = 32.0 {
        didSet {
            if estimatedRowHeight != oldValue {
                checkHeight(&estimatedRowHeight, oldValue, "estimatedRowHeight")
            }
        }
    }
    /// The value of ``rowHeight`` that computes each row's height from its cell.
    public static let automaticDimension = -1.0

    /// The height of section headers, in points at a text scale of 1; 32 by default.
    public final var sectionHeaderHeight = 32.0 {
        didSet { if sectionHeaderHeight != oldValue { reloadSections() } }
    }
    /// The height of section footers, in points at a text scale of 1; 28 by default.
    public final var sectionFooterHeight = 28.0 {
        didSet { if sectionFooterHeight != oldValue { reloadSections() } }
    }
    /// Whether the header of the topmost section stays at the top while its rows scroll; true by default.
    public final var floatsSectionHeaders = true {
        didSet { if floatsSectionHeaders != oldValue { setNeedsLayout() } }
    }

    /// Whether rows can be selected; true by default.
    ///
    /// Setting it to false clears the selection.
    public final var allowsSelection = true { didSet { if !allowsSelection { deselectAll(nil) } } }
    /// Whether more than one row can be selected at a time; false by default.
    public final var allowsMultipleSelection = false

    /// The number of rows at the last reload or update.
    public final var numberOfRows: Int { rows.count }

    final var rows = ListRows(count: 0, height: 32)
    final let cells = ListCells()
    final let sectionViews = ListSectionViews()
    final var needsReload = true
    /// The scales for which the row heights were rounded and measured.
    final var rowScale = ListRowScale()
    final var selection = RowSelection() { didSet { selectionChanged() } }
    final var pressedRow: Int?
    final var search = TypeSearch()
    final var batch: ListBatch?
    /// Whether rows, cells and selection are being changed together; batches recorded meanwhile are applied afterwards.
    final var isChangingRows = false
    /// The animated update whose rows are currently being laid out; nil outside of that layout pass.
    final var rowUpdate: RowUpdateAnimation?
    final var dragSelection: ListDragSelection?
    final var reordering: ListReordering?
    final var rowElements = ListRowElements()
    /// The target of an animated scroll; the list scrolls to it again if measured rows had other heights than estimated.
    final var scrollTarget: (row: Int, position: ScrollPosition)?

    /// The row from which keys move: the one with the keyboard cursor, or the first selected one; nil if there is none.
    package final var cursorRow: Int? { selection.cursor }

    /// The position to which a row is scrolled, modelled on `UITableView.ScrollPosition`.
    ///
    ///     list.scrollToRow(at: 500, at: .middle, animated: true)
    public nonisolated enum ScrollPosition: Hashable, Sendable {
        /// Scrolls by the smallest distance that makes the row visible.
        case none
        case top, middle, bottom
    }

    public override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = Color(role: .systemBackground)
    }

    nonisolated deinit {}

    final var listDelegate: (any ListViewDelegate)? { delegate as? any ListViewDelegate }

    /// Discards all rows and cells, clears the selection, and reads the rows from the data source in the next layout pass.
    ///
    /// The keyboard cursor stays at its place.
    public final func reloadData() {
        needsReload = true
        // Where the cursor selects cells, it is cleared like all selections.
        selection = notifiesOfCursor ? RowSelection() : selection.cleared
        pressedRow = nil
        scrollTarget = nil
        endDrag()
        reordering?.rowsChanged { _ in nil }
        setNeedsLayout()
    }

    /// The indices of the visible rows, ascending.
    public final var indexesForVisibleRows: [Int] { visibleCells.isEmpty ? [] : cells.mounted.map(\.row) }

    /// The cells of the visible rows, from top to bottom.
    @_disfavoredOverload public final var visibleCells: [ReusableView] {
        layOutIfNeededForRows()
        return cells.mounted.map(\.cell)
    }

    /// Returns the cell of a row; nil when the row is not visible.
    public final func cellForRow(at row: Int) -> ReusableView? {
        layOutIfNeededForRows()
        return cells.cell(for: row)
    }

    /// Returns the row of a mounted cell; nil for any other view.
    public final func indexForRow(with cell: ReusableView) -> Int? { cells.row(of: cell) }

    /// Returns the row at `point` in the list's coordinate space; nil for headers, footers and positions below the last row.
    public final func indexForRow(at point: Point) -> Int? {
        guard point.y >= 0, point.y < rows.total, rows.count > 0 else { return nil }
        let row = rows.row(at: point.y)
        let top = rows.top(of: row)
        // Positions in a header or footer belong to no row, even where a header floats over a row.
        if point.y < top || point.y >= top + rows.height(of: row) { return nil }
        return sectionViews.cover(point) ? nil : row
    }

    /// Returns the frame of a row in the list's coordinate space; estimated for rows that were never visible.
    public final func rectForRow(at row: Int) -> Rect {
        guard row >= 0, row < rows.count else { return .zero }
        return Rect(x: rowLeft, y: rows.top(of: row), width: rowWidth, height: rows.height(of: row))
    }

    /// The height of the space above sections without header, in points.
    final var sectionSpacing = 0.0
    /// The distance of the rows from both sides of the content, in points.
    final var rowInset = 0.0 { didSet { if rowInset != oldValue { setNeedsLayout() } } }
    final var rowLeft: Double { contentLeft + rowInset }
    final var rowWidth: Double { max(0, contentWidth - 2 * rowInset) }
    /// The width of headers and footers, in points.
    var contentWidth: Double {
        max(0, layoutState.bounds.width - contentInset.left - contentInset.right)
    }

    private func checkHeight(_ value: inout Double, _ old: Double, _ name: String) {
        guard ItemExtents.isValid(value), value > 0 || value == Self.automaticDimension else {
            reportNotFinite(name, "\(value)")
            value = old
            return
        }
        needsReload = true
        setNeedsLayout()
    }

    open override var canBecomeFirstResponder: Bool {
        isUserInteractionEnabled && (allowsSelection || super.canBecomeFirstResponder)
    }

    package final var isTabStop: Bool { true }

    /// Reloads the rows if needed and mounts the cells of the visible rows; call super.
    open override func layoutSubviews() {
        reloadRows()
        storedContentSize = Size(width: contentWidth, height: rows.total)
        super.layoutSubviews()
        cells.tile(in: self)
        reordering?.updateVisibility()
    }

    /// Performs pending layout, so that queries between two frames return the state of the next frame.
    ///
    /// Not while cells are being mounted, nor in a batch of changes.
    final func layOutIfNeededForRows() { if needsLayout, !cells.isTiling, batch == nil { layoutIfNeeded() } }

    /// Scrolls to the target again, in case measured rows had other heights than estimated.
    override func didEndMotion() {
        guard let target = scrollTarget else { return }
        scrollTarget = nil
        scrollToRow(at: target.row, at: target.position, animated: false)
    }

    override func didCancelMotion() { scrollTarget = nil }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        defer { showKeyboardRow() }
        return super.becomeFirstResponder()
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        defer { showKeyboardRow() }
        return super.resignFirstResponder()
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        ListRowSemantics(list: self).describeList(&attributes)
    }

    // MARK: - Hooks of tables

    /// A section header that stays mounted when the sections are read again, with its focus.
    var permanentHeader: ReusableView? { nil }

    /// The height that the header of the first section has in addition to its view, for a pinned view, in points.
    var headerExtension: Double { 0 }

    /// The selected rows as a text to copy, if rows have no items of their own.
    var selectionText: String? { nil }

    /// Returns the selection to set when the user requests `new`.
    func permitted(_ new: RowSelection) -> RowSelection { new }

    /// Whether the delegate is notified when the cursor or the anchor moves, although the selected rows stay.
    var notifiesOfCursor: Bool { false }

    /// Called when the selected rows, the cursor, the anchor or the focus of the list have changed.
    func cursorDidMove() {}

    /// Returns whether a point of a row is in what is selected, which a context menu then keeps.
    func isInSelection(_ point: Point, row: Int) -> Bool { selection.rows.contains(row) }

    /// Returns the names of the actions by which assistive technologies operate a row.
    func actions(ofRow row: Int) -> [String] { ListRowActions(list: self).names(of: row) }

    /// Performs an action of ``actions(ofRow:)``; returns false if the row has no such action.
    func performAction(_ name: String, onRow row: Int) -> Bool {
        ListRowActions(list: self).perform(name, on: row)
    }

    /// Returns the batch with all its changes in flat row indices; nil if they contradict the data source, which reloads the list.
    func completed(_ batch: ListBatch) -> ListBatch? { batch }

    // MARK: - Events

    open override func mouseDown(with event: MouseEvent) {
        if !ListPress(list: self).begin(event) { super.mouseDown(with: event) }
    }

    open override func mouseDragged(with event: MouseEvent) {
        if !ListPress(list: self).drag(event) { super.mouseDragged(with: event) }
    }

    open override func mouseUp(with event: MouseEvent) {
        endDrag()
        if pressedRow == nil { return super.mouseUp(with: event) }
        ListPress(list: self).end(event)
    }

    open override func mouseCancelled() {
        super.mouseCancelled()
        endDrag()
        pressedRow = nil
    }

    open override func keyDown(with event: KeyEvent) {
        if ListRowMoves(list: self).move(byKey: event) { return }
        if !ListKeyHandler(list: self).handle(event) { super.keyDown(with: event) }
    }
}
