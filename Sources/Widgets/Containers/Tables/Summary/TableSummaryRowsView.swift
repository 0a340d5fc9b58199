/// The summary rows of a table with columns, at one edge.
///
/// At the top, the view is below the titles of the columns, whose section header has its height in addition. At the bottom, it covers the
/// end of the visible area, to which it adds its height as an inset. It scrolls horizontally with the columns. Only the texts of visible
/// columns are requested, and only those that have changed are typeset again.
final class TableSummaryRowsView: View {
    /// The edge of a table at which the rows are.
    enum Edge { case top, bottom }

    /// A row and a column.
    private struct Place: Hashable {
        let row: Int
        let column: ObjectIdentifier
    }

    /// The text of a cell, as drawn.
    private struct Cell {
        var text: String
        var run: TextRun?
        var width = -1.0
    }

    private weak var table: TableView?
    private let edge: Edge
    var rows: [TableSummaryRow] = [] {
        didSet {
            accessibilityElements = rows.indices.map { TableSummaryRowElement(self, row: $0) }
            reload()
            if edge == .top { table?.reloadSections() }
            table?.setNeedsLayout()
        }
    }
    private var cells: [Place: Cell] = [:]
    /// The cells whose texts are up to date.
    private var current: Set<Place> = []
    /// The height that the view has added to the table's bottom content inset.
    private var inset = 0.0

    init(of table: TableView, at edge: Edge) {
        self.table = table
        self.edge = edge
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
    }

    nonisolated deinit {}

    var columns: TableColumns? { table?.columns }
    private var rowHeight: Double { table?.defaultRowHeight ?? 0 }
    /// The height of all rows, in points.
    var height: Double { Double(rows.count) * rowHeight }

    /// Requests the texts of visible columns again in the next layout pass.
    func reload() {
        current = []
        columnsDidChange()
    }

    func columnsDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Keeps the rows at their edge of the visible area; called in each layout pass of the table.
    func place() {
        guard let table else { return }
        let height = height
        if edge == .bottom, height != inset {
            table.contentInset.bottom += height - inset
            inset = height
        }
        let bottom =
            edge == .bottom
            ? table.layoutState.bounds.maxY : table.sectionViews.headerBottom(ofSection: 0, in: table)
        let frame = Rect(x: table.rowLeft, y: bottom - height, width: table.rowWidth, height: height)
        if self.frame != frame { View.performWithoutAnimation { self.frame = frame } }
    }

    /// Returns the area of a row, in the coordinate space of the view.
    func frame(ofRow row: Int) -> Rect {
        Rect(x: 0, y: Double(row) * rowHeight, width: bounds.width, height: rowHeight)
    }

    /// Returns the name of a row and its texts with the titles of their columns: O(columns).
    func label(ofRow row: Int) -> String {
        guard let columns, rows.indices.contains(row) else { return "" }
        let row = rows[row]
        let texts = columns.visible.compactMap { column -> String? in
            let text = text(column, row)
            return text.isEmpty || text == row.label ? nil : "\(column.title): \(text)"
        }
        return ([row.label] + texts).joined(separator: ", ")
    }

    /// Returns the text of a cell, as the data source has it now.
    func text(_ column: TableColumn, _ row: TableSummaryRow) -> String {
        guard let table, let source = table.dataSource as? any TableColumnDataSource else { return "" }
        return edge == .top
            ? source.tableView(table, stringValueFor: column, headerRow: row)
            : source.tableView(table, stringValueFor: column, footerRow: row)
    }

    // MARK: - Texts

    /// Requests the texts of columns that have become visible.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let columns else { return }
        let (rows, revision) = (rows, columns.revision)
        let displayed = columns.displayedColumns.map { columns.visible[$0] }
        for (index, row) in rows.enumerated() {
            for column in displayed {
                load(row, at: index, column)
                // The data source has changed the columns or the rows, which requests another layout.
                if self.rows != rows || columns.revision != revision { return }
            }
        }
    }

    /// Returns the displayed text of a cell; nil until it is visible.
    func stringValue(ofRow row: Int, _ column: TableColumn) -> String? {
        cells[Place(row: row, column: ObjectIdentifier(column))]?.text
    }

    private func load(_ row: TableSummaryRow, at index: Int, _ column: TableColumn) {
        let place = Place(row: index, column: ObjectIdentifier(column))
        if !current.insert(place).inserted { return }
        let text = text(column, row)
        if cells[place]?.text != text { cells[place] = Cell(text: text) }
    }

    // MARK: - Drawing

    override func draw(_ canvas: Canvas) {
        guard let columns else { return }
        for row in rows.indices {
            let area = frame(ofRow: row)
            columns.drawCells(in: area, on: canvas) { draw($0, row, area, columns, on: canvas) }
            // Between the row and the one that is nearer to the rows of the table.
            let line = edge == .top ? area.maxY - canvas.hairline : area.minY
            canvas.fill(Rect(x: 0, y: line, width: area.width, height: canvas.hairline), .separator)
        }
    }

    private func draw(_ index: Int, _ row: Int, _ area: Rect, _ columns: TableColumns, on canvas: Canvas) {
        let column = columns.visible[index]
        let frame = columns.layout.frame(of: index, scrolledBy: columns.scrolledDistance, in: area)
        if columns.style.grid.contains(.solidVerticalGridLineMask) {
            let line = canvas.hairline
            canvas.fill(columns.layout.area(from: frame.width - line, width: line, in: frame), .separator)
        }
        let place = Place(row: row, column: ObjectIdentifier(column))
        let width = frame.width - 2 * TableRowView.padding
        guard width > 0, var cell = cells[place], !cell.text.isEmpty else { return }
        var font = column.font.scaled(by: textScale)
        font.weight = .semibold
        if cell.run == nil || cell.width != width || cell.run?.font != font {
            cell.run = Typesetter.shared.uncachedRun(
                cell.text, font: font, scale: canvas.scale, fitting: width, truncation: .byTruncatingTail)
            cell.width = width
            cells[place] = cell
        }
        guard let run = cell.run else { return }
        let start = TableRowView.start(of: run, in: width, columns.alignment(of: column))
        let baseline = area.minY + (area.height - run.ascent - run.descent) / 2 + run.ascent
        canvas.draw(run, at: Point(x: frame.minX + TableRowView.padding + start, y: baseline), color: .label)
    }

    // MARK: - Input

    /// Presses on the rows do not reach the rows of the table behind them.
    override func mouseDown(with event: MouseEvent) {}
    override func mouseDragged(with event: MouseEvent) {}
    override func mouseUp(with event: MouseEvent) {}
}
