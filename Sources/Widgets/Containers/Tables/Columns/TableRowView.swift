/// The view of a row in a table with columns, which draws the texts of its cells.
///
/// `NSTableRowView`. The table creates and reuses row views.
///
///     (table.cellForRow(at: 4) as? TableRowView)?.cellView(atColumn: 2)
public final class TableRowView: ReusableView, RowNumbered {
    static let reuseName = "TableRowView"

    /// A cell: its text as drawn, or its view.
    private struct Cell {
        var text = ""
        var run: TextRun?
        var runWidth = -1.0
        var view: View?
        var isLoaded = false
    }

    /// The values that all cells of a row share while it is drawn.
    private struct CellPass {
        let columns: TableColumns
        let offset: Double
        let textScale: Double
        let outlining: (any TableOutlining)?
        let finding: (any TableFinding)?
    }

    weak var table: TableView?
    private weak var source: (any TableColumnDataSource)?
    /// The number of the displayed row.
    var row = 0 { didSet { if row != oldValue { setNeedsDisplay() } } }
    /// Whether the table has removed the row; its last contents stay until the animation of the removal ends.
    private var isRemoved = false
    private var cells: ContiguousArray<Cell> = []
    /// The appearances of cells that differ from the default one.
    private var styles: [Int: TableTextCell] = [:]
    var cellElements = TableCellElements()

    /// The distance between a text and the edges of its column, in points.
    static let padding = 8.0

    nonisolated deinit {}

    /// Displays a row, whose texts are read when their columns are drawn.
    func show(_ row: Int, of table: TableView, _ source: any TableColumnDataSource) {
        self.table = table
        self.source = source
        self.row = row
        isRemoved = false
        reload()
    }

    func rowWasRemoved() { isRemoved = true }

    /// The number of the row; nil until it displays one.
    package var index: Int? { table == nil ? nil : row }

    /// Discards the texts and views of the cells in some visible columns.
    func reload(columns: [Int]) {
        for index in columns where cells.indices.contains(index) {
            cells[index].view.map { retire($0, index) }
            cells[index].isLoaded = false
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Discards the texts and views of the cells.
    func reload() {
        for index in cells.indices { cells[index].view.map { retire($0, index) } }
        if !styles.isEmpty { styles = [:] }
        let count = table?.columns?.visible.count ?? 0
        if cells.count == count {
            for index in cells.indices { cells[index].isLoaded = false }
        } else {
            cells = ContiguousArray(repeating: Cell(), count: count)
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func retire(_ view: View, _ index: Int) {
        view.removeFromSuperview()
        cells[index].view = nil
        table?.columns?.viewPool.add(view)
    }

    /// Places cell views again and draws all texts again.
    func columnsDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Returns the view of a cell; nil for a text, and for a column that is not visible.
    ///
    /// Columns are counted without hidden ones.
    public func cellView(atColumn column: Int) -> View? {
        cells.indices.contains(column) ? cells[column].view : nil
    }

    /// Returns the displayed text of a cell; nil for a view, and for a column that is not visible.
    ///
    /// Columns are counted without hidden ones.
    public func stringValue(atColumn column: Int) -> String? {
        cells.indices.contains(column) && cells[column].isLoaded && cells[column].view == nil
            ? cells[column].text : nil
    }

    /// Lets the views of cells be reused when the row is no longer displayed.
    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil { return }
        for index in cells.indices {
            guard let view = cells[index].view else { continue }
            retire(view, index)
            cells[index].isLoaded = false
        }
    }

    public override func prepareForReuse() {
        super.prepareForReuse()
        for index in cells.indices { cells[index].view.map { retire($0, index) } }
    }

    /// Discards the changes of the text field in which the user edits a cell, for Escape.
    public override func keyDown(with event: KeyEvent) {
        if table.map({ TableCellViewEditing(table: $0).abort(byKey: event) }) != true {
            super.keyDown(with: event)
        }
    }

    // MARK: - Layout

    /// Reads the texts and views of the columns that are visible, and places the views.
    ///
    /// If the data source changes the columns or the rows meanwhile, the remaining cells are read in another layout after the change.
    public override func layoutSubviews() {
        super.layoutSubviews()
        guard let table, let columns = table.columns, let source, cells.count == columns.visible.count,
            !isRemoved
        else { return }
        if table.hasPendingChanges {
            table.cells.isPostponed = true
            return
        }
        let offset = columns.scrolledDistance
        let drawn = columns.drawnColumns(at: offset, width: table.bounds.width)
        ListChanges(list: table).deferring {
            for index in Array(0..<columns.layout.frozenCount) + Array(drawn) {
                guard load(index, columns, table, source) else {
                    setNeedsLayout()
                    break
                }
                placeView(index, columns, offset)
            }
        }
    }

    /// Reads the text or the view of a cell.
    ///
    /// - Returns: `false` if the data source has changed the columns or the rows; the cell is then not loaded.
    private func load(
        _ index: Int, _ columns: TableColumns, _ table: TableView, _ source: any TableColumnDataSource
    ) -> Bool {
        if cells[index].isLoaded { return true }
        let column = columns.visible[index]
        let revision = columns.revision
        var isCurrent: Bool { columns.revision == revision && !table.hasPendingChanges }
        if let view = source.tableView(table, viewFor: column, row: row) {
            columns.viewPool.use(view, for: column.identifier)
            guard isCurrent else {
                columns.viewPool.add(view)
                return false
            }
            cells[index].view = view
            cells[index].isLoaded = true
            addSubview(view)
            return true
        }
        if !isCurrent { return false }
        let pending = columns.commits?.entry(row: row, column)
        let text = pending?.text ?? source.tableView(table, stringValueFor: column, row: row)
        if !isCurrent { return false }
        var style = TableTextCell()
        source.tableView(table, willDisplayCell: &style, for: column, row: row)
        if !isCurrent { return false }
        cells[index].isLoaded = true
        if text != cells[index].text {
            cells[index].text = text
            cells[index].run = nil
        }
        pending?.mark(&style)
        if !style.isDefault || !styles.isEmpty { styles[index] = style.isDefault ? nil : style }
        return true
    }

    private func placeView(_ index: Int, _ columns: TableColumns, _ offset: Double) {
        guard let view = cells[index].view else { return }
        let cell = columns.layout.frame(of: index, scrolledBy: offset, in: bounds)
        let room = columns.room(index, row: row, in: cell)
        let fitting = view.sizeThatFits(cell.size)
        let height = fitting.height > 0 ? min(fitting.height, room.height) : room.height
        view.frame = Rect(
            x: room.minX + Self.padding, y: ((room.height - height) / 2).rounded(),
            width: max(0, room.width - 2 * Self.padding), height: height)
    }

    // MARK: - Drawing

    public override func draw(_ canvas: Canvas) {
        guard let table, let columns = table.columns, cells.count == columns.visible.count else { return }
        let selectsCells = columns.style.selectsCells
        if columns.style.isAlternating, row % 2 == 1, selectsCells || !isSelected {
            canvas.fill(bounds, Color(role: .controlFill))
        }
        if !selectsCells { drawSelection(on: canvas, bounds, cornerRadius: 0) }
        let offset = columns.scrolledDistance
        let selected = selectsCells ? table.selectedCells : nil
        let pass = CellPass(
            columns: columns, offset: offset, textScale: textScale, outlining: columns.outlining,
            finding: table.finding)
        columns.drawCells(in: bounds, on: canvas) { index in
            if !styles.isEmpty, let color = styles[index]?.backgroundColor, selectsCells || !isSelected {
                canvas.fill(columns.layout.frame(of: index, scrolledBy: offset, in: bounds), color)
            }
            drawBackground(index, columns, offset, selected, on: canvas)
            if let outlining = pass.outlining { drawDisclosure(index, pass, outlining, on: canvas) }
            drawText(index, pass, on: canvas)
        }
        let drawn = columns.drawnColumns(at: offset, width: table.bounds.width)
        drawGrid(columns, drawn, offset, on: canvas)
    }

    private func drawDisclosure(
        _ index: Int, _ pass: CellPass, _ outlining: any TableOutlining, on canvas: Canvas
    ) {
        guard outlining.isOutlineColumn(pass.columns.visible[index]) else { return }
        let cell = pass.columns.layout.frame(of: index, scrolledBy: pass.offset, in: bounds)
        outlining.drawDisclosure(ofRow: row, in: cell, on: canvas)
    }

    private func drawText(
        _ index: Int, _ pass: CellPass, on canvas: Canvas
    ) {
        guard cells[index].isLoaded, cells[index].view == nil, !cells[index].text.isEmpty else { return }
        let columns = pass.columns
        let column = columns.visible[index]
        let cell = columns.layout.frame(of: index, scrolledBy: pass.offset, in: bounds)
        let room = pass.outlining != nil ? columns.room(index, row: row, in: cell) : cell
        let width = room.width - 2 * Self.padding
        if width <= 0 { return }
        let font = pass.textScale == 1 ? column.font : column.font.scaled(by: pass.textScale)
        if cells[index].run == nil || cells[index].runWidth != width || cells[index].run?.font != font {
            cells[index].run = Typesetter.shared.uncachedRun(
                cells[index].text, font: font, scale: canvas.scale, fitting: width,
                truncation: .byTruncatingTail)
            cells[index].runWidth = width
        }
        guard let run = cells[index].run else { return }
        let start = Self.start(of: run, in: width, columns.alignment(of: column))
        let baseline = (bounds.height - run.ascent - run.descent) / 2 + run.ascent
        let own = styles.isEmpty ? nil : styles[index]?.textColor
        let color = own ?? (column.isRowHeader ? .secondaryLabel : .label)
        let origin = Point(x: room.minX + Self.padding + start, y: baseline)
        if let finding = pass.finding {
            drawMatches(finding.matches(in: run.text), of: run, at: origin, on: canvas)
        }
        canvas.draw(run, at: origin, color: color)
    }

    /// Returns the position of an aligned text from the left of its room, in points.
    static func start(of run: TextRun, in width: Double, _ alignment: TextAlignment) -> Double {
        let space = width - run.width
        return switch alignment {
        case .natural, .justified: run.isRightToLeft ? space : 0
        case .left: 0
        case .center: space / 2
        case .right: space
        }
    }

    public override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.label = table?.rowCells?.label(ofTableRow: row)
        attributes.isElement = false
        if displayedColumns.count < accessibilityElementCount() {
            attributes.states.insert(.managesDescendants)
        }
    }

    /// The columns that are visible, frozen ones first.
    var displayedColumns: [Int] { table?.columns?.displayedColumns ?? [] }
}
