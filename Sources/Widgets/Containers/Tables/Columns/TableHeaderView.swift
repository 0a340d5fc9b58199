/// The header of a table with columns: titles, sort indicators, and edges that are dragged to resize columns.
///
/// `NSTableHeaderView`. A click on a title sorts by the column, dragging a title moves the column, dragging an edge resizes it, and a
/// double-click on an edge fits it to its texts. The context menu shows and hides columns. With the keyboard focus, Left and Right
/// choose a column, Space and Return sort by it, Control with an arrow key moves it, and Alt with an arrow key resizes it.
///
///     table.headerView?.focusedColumn   // 2
public final class TableHeaderView: ReusableView, CursorProviding, ContextMenuProviding, TabStopDeciding,
    FocusedPartProviding
{
    weak var table: TableView?
    /// The visible column with the keyboard cursor; nil before the header had the focus.
    public internal(set) var focusedColumn: Int?
    var tracking: TableHeaderTracking?
    private var titles: [String: TextRun] = [:]

    /// The height in points.
    static let height = 28.0
    /// The width that the mark of the order takes from a title, in points.
    static let indicatorWidth = 14.0
    /// The font of the titles.
    static let font = Font.systemFont(ofSize: Font.smallSystemFontSize + 0.5, weight: .semibold)

    /// Creates a header; a table creates its own.
    public required init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
    }

    nonisolated deinit {}

    var columns: TableColumns? { table?.columns }
    var offset: Double { table?.contentOffset.x ?? 0 }

    func columnsDidChange() {
        titles = [:]
        if let columns, let focusedColumn, focusedColumn >= columns.visible.count { self.focusedColumn = nil }
        setNeedsDisplay()
    }

    // MARK: - Drawing

    public override func draw(_ canvas: Canvas) {
        guard let columns else { return }
        let line = canvas.hairline
        columns.drawCells(in: bounds, on: canvas) { draw($0, columns, on: canvas) }
        canvas.fill(Rect(x: 0, y: bounds.height - line, width: bounds.width, height: line), .separator)
        if let place = tracking?.insertionEdge {
            canvas.fill(Rect(x: place - 1, y: 0, width: 2, height: bounds.height), tintColor)
        }
    }

    private func draw(_ index: Int, _ columns: TableColumns, on canvas: Canvas) {
        let column = columns.visible[index]
        let cell = frame(of: index, columns)
        if tracking?.pressed == index {
            canvas.fill(cell, Color(role: .controlFillPressed))
        }
        let padding = TableRowView.padding
        let line = canvas.hairline
        canvas.fill(Rect(x: cell.maxX - line, y: 5, width: line, height: cell.height - 10), .separator)
        var room = max(0, cell.width - 2 * padding)
        if let descriptor = columns.sortDescriptors.first,
            descriptor.key == column.sortDescriptorPrototype?.key
        {
            let side = 10.0
            room = max(0, room - Self.indicatorWidth)
            if cell.width > side + padding {
                canvas.drawSymbol(
                    descriptor.ascending ? "chevron.up" : "chevron.down",
                    centeredAt: Point(x: cell.maxX - padding - side / 2, y: cell.midY),
                    SymbolConfiguration(pointSize: 9, weight: .semibold), .secondaryLabel)
            }
        }
        if !column.title.isEmpty, room > 0 {
            let run = titleRun(column, room, canvas.scale)
            // The texts of an outline column begin at the right, too.
            let isAtRight =
                columns.isMirrored && column.alignment == .natural
                && columns.outlining?.isOutlineColumn(column) == true
            let start = TableRowView.start(of: run, in: room, isAtRight ? .right : column.alignment)
            let baseline = (cell.height - run.ascent - run.descent) / 2 + run.ascent
            canvas.draw(run, at: Point(x: cell.minX + padding + start, y: baseline), color: .secondaryLabel)
        }
        if isFirstResponder, focusedColumn == index {
            canvas.strokeBorder(cell.insetBy(dx: 2, dy: 2), tintColor, width: 2, cornerRadius: 4)
        }
    }

    private func titleRun(_ column: TableColumn, _ width: Double, _ scale: Double) -> TextRun {
        let font = Self.font.scaled(by: textScale)
        if let run = titles[column.identifier], run.width <= width, run.text == column.title, run.font == font
        {
            return run
        }
        let run = Typesetter.shared.run(
            column.title, font: font, scale: scale, fitting: width, truncation: .byTruncatingTail)
        titles[column.identifier] = run
        return run
    }

    func frame(of index: Int, _ columns: TableColumns) -> Rect {
        columns.layout.frame(of: index, scrolledBy: offset, in: bounds)
    }

    // MARK: - Pointer

    /// The distance from an edge within which it is dragged, in points.
    private static let edgeReach = 4.0

    /// Returns the column whose edge can be dragged at `x`; nil if there is none.
    func resizableColumn(at x: Double) -> Int? {
        guard let columns, columns.style.allowsResizing,
            let index = columns.layout.columnWithEdge(near: x, reach: Self.edgeReach, scrolledBy: offset),
            columns.visible[index].resizingMask.contains(.userResizingMask)
        else { return nil }
        return index
    }

    /// The cursor for resizing at an edge that can be dragged.
    public func cursor(at point: Point) -> Cursor? {
        resizableColumn(at: point.x) == nil ? nil : .resizeLeftRight
    }

    public override func mouseDown(with event: MouseEvent) {
        guard let columns, let table, event.button == .left else { return super.mouseDown(with: event) }
        let x = event.location(in: self).x
        if let index = resizableColumn(at: x) {
            if event.clickCount == 2 {
                table.sizeColumnToFit(columns.visible[index])
            } else {
                tracking = TableHeaderTracking(resizing: index, width: columns.visible[index].width, from: x)
            }
        } else if let index = columns.layout.column(at: x, scrolledBy: offset) {
            focusedColumn = index
            tracking = TableHeaderTracking(pressing: index, from: x)
        }
        setNeedsDisplay()
    }

    public override func mouseDragged(with event: MouseEvent) {
        guard let columns, tracking != nil else { return super.mouseDragged(with: event) }
        tracking?.drag(to: event.location(in: self).x, columns, scrolledBy: offset)
        setNeedsDisplay()
    }

    public override func mouseUp(with event: MouseEvent) {
        guard let tracking, let columns else { return super.mouseUp(with: event) }
        self.tracking = nil
        setNeedsDisplay()
        switch tracking.result(in: columns) {
        case .none: break
        case .click(let index): columns.sort(byVisibleColumn: index)
        case .move(let index, let newIndex): columns.moveVisibleColumn(index, to: newIndex)
        }
    }

    public override func mouseMoved(with event: MouseEvent) {
        super.mouseMoved(with: event)
        let x = event.location(in: self).x
        toolTipText = columns.flatMap { columns in
            columns.layout.column(at: x, scrolledBy: offset).flatMap { columns.visible[$0].headerToolTip }
        }
    }

    public override func mouseCancelled() {
        super.mouseCancelled()
        if let tracking, let columns { tracking.cancel(columns) }
        tracking = nil
        setNeedsDisplay()
    }

    /// The menu that shows and hides columns.
    public func contextMenu(at point: Point?) -> Menu? { table.map { TableHeaderMenu(table: $0).menu() } }

    // MARK: - Keyboard

    public override var canBecomeFirstResponder: Bool { columns?.visible.isEmpty == false }
    package var isTabStop: Bool { true }
    /// The visible part: the header is as wide as all columns, and the focus of one of them must not scroll to the first one.
    var focusedPart: Rect { Rect(x: offset, y: 0, width: table?.bounds.width ?? 0, height: bounds.height) }

    @discardableResult public override func becomeFirstResponder() -> Bool {
        if focusedColumn == nil { focusedColumn = 0 }
        setNeedsDisplay()
        return super.becomeFirstResponder()
    }

    @discardableResult public override func resignFirstResponder() -> Bool {
        setNeedsDisplay()
        return super.resignFirstResponder()
    }

    public override func keyDown(with event: KeyEvent) {
        if !TableHeaderKeys(header: self).handle(event) { super.keyDown(with: event) }
    }

    // MARK: - Accessibility

    public override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .list
        attributes.label = "Columns"
    }
}
