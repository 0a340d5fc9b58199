/// Rows below one another, as many as there are: only those that are seen have cells, which are used again.
///
/// `UITableView`, with rows counted through all sections, selected as desktops do: click, Ctrl, Shift, arrows, Page Up and Down, Home, End,
/// Ctrl+A, and by typing what a row begins with.
///
///     let list = ListView()
///     list.register(ListCell.self, forCellReuseIdentifier: "row")
///     list.rowHeight = 32
///     list.dataSource = self
///     list.delegate = self
open class ListView: ScrollView, TabStopDeciding {
    /// Where rows come from.
    public final weak var dataSource: (any ListViewDataSource)? { didSet { reloadData() } }

    /// The height of every row in points; `automaticDimension`, as at first: each as its cell fits.
    ///
    /// Cells are measured when they come into sight; what is seen stays where it is meanwhile.
    public final var rowHeight = ListView.automaticDimension {
        didSet { if rowHeight != oldValue { checkHeight(&rowHeight, oldValue, "rowHeight") } }
    }
    /// The height of a row that has not been measured, in points.
    public final var estimatedRowHeight = 32.0 {
        didSet {
            if estimatedRowHeight != oldValue {
                checkHeight(&estimatedRowHeight, oldValue, "estimatedRowHeight")
            }
        }
    }
    /// For ``rowHeight``: as the cell fits.
    public static let automaticDimension = -1.0

    /// Of headers and footers, in points, where the data source has some.
    public final var sectionHeaderHeight = 32.0 {
        didSet { if sectionHeaderHeight != oldValue { reloadSections() } }
    }
    /// The height of the footers, in points.
    public final var sectionFooterHeight = 28.0 {
        didSet { if sectionFooterHeight != oldValue { reloadSections() } }
    }
    /// Whether the header of the section at the top stays there while its rows go by; true at first.
    public final var floatsSectionHeaders = true {
        didSet { if floatsSectionHeaders != oldValue { setNeedsLayout() } }
    }

    /// Whether rows can be selected; true at first.
    public final var allowsSelection = true { didSet { if !allowsSelection { selectNone() } } }
    /// Whether more than one can; false at first.
    public final var allowsMultipleSelection = false

    /// Rows, as of the last reload and update.
    public final var numberOfRows: Int { rows.count }

    final var rows = ListRows(count: 0, height: 32)
    final var shownHeaders: [Int: ReusableView] = [:]
    final var shownFooters: [Int: ReusableView] = [:]
    /// The cells in use, by row.
    final var shown: ContiguousArray<ShownCell> = []
    final var pool: [String: [ReusableView]] = [:]
    final var makers: [String: () -> ReusableView] = [:]
    final var needsReload = true
    /// Pixels a point when the heights were measured.
    final var rowScale = 1.0
    final var isTiling = false
    final var selection = RowIndexSet()
    /// Where a range of selected rows begins, and where the keyboard is.
    final var anchorRow: Int?
    final var leadRow: Int?
    final var pressedRow: Int?
    final var search = TypeSearch()
    final var batch: ListBatch?
    /// While an animated update is laid out.
    final var rowUpdate: RowUpdate?
    final var dragSelection: DragSelection?
    /// The elements of rows without cells that a client holds.
    final var rowElements: [Int: WeakRowElement] = [:]
    /// Where an animated scroll goes to, as far as estimates tell.
    final var wantedRow: (row: Int, position: ScrollPosition)?

    /// One cell in use.
    struct ShownCell {
        var row: Int
        let cell: ReusableView
    }

    /// Where a row comes to stand: `UITableView.ScrollPosition`.
    ///
    ///     list.scrollToRow(at: 500, at: .middle, animated: true)
    public nonisolated enum ScrollPosition: Hashable, Sendable {
        /// As little as shows it.
        case none
        case top, middle, bottom
    }

    public override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = Color(role: .systemBackground)
    }

    nonisolated deinit {}

    final var listDelegate: (any ListViewDelegate)? { delegate as? any ListViewDelegate }

    /// Discards all rows and cells, clears the selection, and asks for the rows again in the next layout.
    public final func reloadData() {
        needsReload = true
        selection = RowIndexSet()
        anchorRow = nil
        leadRow = nil
        setNeedsLayout()
    }

    /// Rows that are seen, in order.
    public final var indexesForVisibleRows: [Int] { visibleCells.isEmpty ? [] : shown.map(\.row) }

    /// The cells in use, from the top.
    public final var visibleCells: [ReusableView] {
        layOutIfNeededForRows()
        return shown.map(\.cell)
    }

    /// The cell of a row; nil while the row is not seen.
    public final func cellForRow(at row: Int) -> ReusableView? {
        layOutIfNeededForRows()
        return shown.first { $0.row == row }?.cell
    }

    /// The row of a cell in use.
    public final func indexForRow(with cell: ReusableView) -> Int? { shown.first { $0.cell === cell }?.row }

    /// The row at `point`, in points of the content.
    public final func indexForRow(at point: Point) -> Int? {
        guard point.y >= 0, point.y < rows.total, rows.count > 0 else { return nil }
        let row = rows.row(at: point.y)
        let top = rows.top(of: row)
        // A header or footer is no row, even where it floats over one.
        if point.y < top || point.y >= top + rows.height(of: row) { return nil }
        return shownHeaders.values.contains { $0.frame.contains(point) } ? nil : row
    }

    /// Where a row is, in points of the content; as far as estimates tell, for rows that were never seen.
    public final func rectForRow(at row: Int) -> Rect {
        guard row >= 0, row < rows.count else { return .zero }
        return Rect(x: 0, y: rows.top(of: row), width: rowWidth, height: rows.height(of: row))
    }

    final var rowWidth: Double { max(0, layoutState.bounds.width - contentInset.left - contentInset.right) }

    private func checkHeight(_ value: inout Double, _ old: Double, _ name: String) {
        guard value.isFinite, value > 0 || value == Self.automaticDimension else {
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

    /// Makes the cells of what is seen; call super.
    open override func layoutSubviews() {
        reloadRows()
        storedContentSize = Size(width: rowWidth, height: rows.total)
        super.layoutSubviews()
        tile()
    }

    /// Queries between frames see what the next frame will show.
    private func layOutIfNeededForRows() { if needsLayout, !isTiling { layoutIfNeeded() } }

    /// Rows on the way may have turned out higher than was thought.
    override func didEndMotion() {
        guard let wanted = wantedRow else { return }
        wantedRow = nil
        scrollToRow(at: wanted.row, at: wanted.position, animated: false)
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        describeRows(&attributes)
    }

    // MARK: - Events

    open override func mouseDown(with event: MouseEvent) {
        if !press(event) { super.mouseDown(with: event) }
    }

    open override func mouseDragged(with event: MouseEvent) {
        if !drag(event) { super.mouseDragged(with: event) }
    }

    open override func mouseUp(with event: MouseEvent) {
        endDrag()
        if pressedRow == nil { return super.mouseUp(with: event) }
        release(event)
    }

    open override func mouseCancelled() {
        super.mouseCancelled()
        endDrag()
        pressedRow = nil
    }

    open override func keyDown(with event: KeyEvent) {
        if !select(byKey: event), !search(byKey: event) { super.keyDown(with: event) }
    }
}
