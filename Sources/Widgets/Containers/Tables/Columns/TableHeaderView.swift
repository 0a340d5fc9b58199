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
    private var distance: Double { columns?.scrolledDistance ?? 0 }

    /// Returns the position of a point in the header, from the leading edge.
    private func position(of point: Point) -> Double {
        columns?.layout.position(of: point.x, in: bounds) ?? point.x
    }

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
            canvas.fill(columns.layout.area(from: place - 1, width: 2, in: bounds), tintColor)
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
        let divider = columns.layout.area(from: cell.width - line, width: line, in: cell)
        canvas.fill(divider.insetBy(dx: 0, dy: 5), .separator)
        var room = max(0, cell.width - 2 * padding)
        if let descriptor = columns.sortDescriptors.first,
            descriptor.key == column.sortDescriptorPrototype?.key
        {
            let side = 10.0
            room = max(0, room - Self.indicatorWidth)
            if cell.width > side + padding {
                let mark = columns.layout.area(from: cell.width - padding - side, width: side, in: cell)
                canvas.drawSymbol(
                    descriptor.ascending ? "chevron.up" : "chevron.down",
                    centeredAt: Point(x: mark.midX, y: mark.midY),
                    SymbolConfiguration(pointSize: 9, weight: .semibold), .secondaryLabel)
            }
        }
        if !column.title.isEmpty, room > 0 {
            let run = titleRun(column, room, canvas.scale)
            let start = TableRowView.start(of: run, in: room, columns.alignment(of: column))
            let baseline = (cell.height - run.ascent - run.descent) / 2 + run.ascent
            let area = columns.layout.area(from: padding, width: room, in: cell)
            canvas.draw(run, at: Point(x: area.minX + start, y: baseline), color: .secondaryLabel)
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
        columns.layout.frame(of: index, scrolledBy: distance, in: bounds)
    }

    // MARK: - Pointer

    /// The distance from an edge within which it is dragged, in points.
    private static let edgeReach = 4.0

    /// Returns the column whose edge can be dragged at a position; nil if there is none.
    func resizableColumn(at position: Double) -> Int? {
        guard let columns, columns.style.allowsResizing,
            let index = columns.layout.columnWithEdge(
                near: position, reach: Self.edgeReach, scrolledBy: distance),
            columns.visible[index].resizingMask.contains(.userResizingMask)
        else { return nil }
        return index
    }

    /// The cursor for resizing at an edge that can be dragged.
    public func cursor(at point: Point) -> Cursor? {
        resizableColumn(at: position(of: point)) == nil ? nil : .resizeLeftRight
    }

    public override func mouseDown(with event: MouseEvent) {
        guard let columns, let table, event.button == .left else { return super.mouseDown(with: event) }
        let position = position(of: event.location(in: self))
        if let index = resizableColumn(at: position) {
            if event.clickCount == 2 {
                table.sizeColumnToFit(columns.visible[index])
            } else {
                tracking = TableHeaderTracking(
                    resizing: index, width: columns.visible[index].width, from: position)
            }
        } else if let index = columns.layout.column(at: position, scrolledBy: distance) {
            focusedColumn = index
            tracking = TableHeaderTracking(pressing: index, from: position)
        }
        setNeedsDisplay()
    }

    public override func mouseDragged(with event: MouseEvent) {
        guard let columns, tracking != nil else { return super.mouseDragged(with: event) }
        tracking?.drag(to: position(of: event.location(in: self)), columns)
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
        let position = position(of: event.location(in: self))
        toolTipText = columns.flatMap { columns in
            columns.layout.column(at: position, scrolledBy: distance).flatMap {
                columns.visible[$0].headerToolTip
            }
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
    var focusedPart: Rect {
        guard let columns, let table else { return bounds }
        return columns.layout.area(from: distance, width: table.bounds.width, in: bounds)
    }

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
