/// Arranges views in rows and columns: `NSGridView`.
///
///     let form = GridView(views: [[nameLabel, nameField], [mailLabel, mailField]])
///     form.column(at: 0).xPlacement = .trailing
///     form.rowAlignment = .firstBaseline
///
/// A column is as wide as its widest content, a row as high as its highest. Where the grid is larger than it needs to be,
/// content that fills its cells and hugs least grows; else the last column and the last row do.
open class GridView: View, ArrangesSubviews {
    /// Between rows, in points.
    public final var rowSpacing = 6.0 { didSet { if rowSpacing != oldValue { rearrange() } } }
    /// Between columns, in points.
    public final var columnSpacing = 6.0 { didSet { if columnSpacing != oldValue { rearrange() } } }
    /// How content stands in the width of its cell, unless column or cell say otherwise.
    public final var xPlacement = GridCell.Placement.leading {
        didSet { if xPlacement != oldValue { rearrange() } }
    }
    /// How content stands in the height of its cell, unless row or cell say otherwise.
    public final var yPlacement = GridCell.Placement.top {
        didSet { if yPlacement != oldValue { rearrange() } }
    }
    /// Whether the baselines of a row meet, unless the row says otherwise.
    public final var rowAlignment = GridRow.Alignment.none {
        didSet { if rowAlignment != oldValue { rearrange() } }
    }

    public private(set) final var rows: [GridRow] = []
    public private(set) final var columns: [GridColumn] = []
    final var constraintSet = ConstraintSet()
    private final var needsArranging = false

    public override init(frame: Rect) { super.init(frame: frame) }

    /// Makes a grid of `views`, row by row; nil leaves a cell empty.
    public convenience init(views: [[View?]]) {
        self.init(frame: .zero)
        for row in views { addRow(with: row) }
    }

    public final var numberOfRows: Int { rows.count }
    public final var numberOfColumns: Int { columns.count }

    // MARK: - Rows and columns

    public final func row(at index: Int) -> GridRow {
        precondition(
            rows.indices.contains(index),
            "GridView: there is no row \(index), only \(rows.count); add it first")
        return rows[index]
    }

    public final func column(at index: Int) -> GridColumn {
        precondition(
            columns.indices.contains(index),
            "GridView: there is no column \(index), only \(columns.count); add it first")
        return columns[index]
    }

    /// The cell at a place; that of a merged area is its top left one.
    public final func cell(atColumnIndex column: Int, rowIndex row: Int) -> GridCell {
        let cell = self.row(at: row).cell(at: column)
        return cell.head ?? cell
    }

    /// The cell that `view` is the content of.
    public final func cell(for view: View) -> GridCell? {
        for row in rows {
            if let cell = row.cells.first(where: { $0.contentView === view }) { return cell }
        }
        return nil
    }

    /// Adds a row below; columns are added as they are needed.
    @discardableResult
    public final func addRow(with views: [View?]) -> GridRow { insertRow(at: rows.count, with: views) }

    /// Puts a row at `index`.
    @discardableResult
    public final func insertRow(at index: Int, with views: [View?]) -> GridRow {
        while columns.count < views.count { appendColumn() }
        let row = GridRow(grid: self, count: columns.count)
        addLayoutGuide(row.guide)
        rows.insert(row, at: min(max(0, index), rows.count))
        for (cell, view) in zip(row.cells, views) { cell.contentView = view }
        rearrange()
        return row
    }

    /// Adds a column at the trailing end.
    @discardableResult
    public final func addColumn(with views: [View?]) -> GridColumn {
        appendColumn()
        while rows.count < views.count { addRow(with: []) }
        for (row, view) in zip(rows, views) { row.cells[columns.count - 1].contentView = view }
        return columns[columns.count - 1]
    }

    /// Takes a row away with its views.
    public final func removeRow(at index: Int) {
        let row = row(at: index)
        for cell in row.cells { cell.contentView?.removeFromSuperview() }
        rows.remove(at: index)
        removeLayoutGuide(row.guide)
        rearrange()
    }

    /// Makes one cell of a rectangle of cells; the content of the top left one stays, that of the others is taken out.
    public final func mergeCells(inHorizontalRange columns: Range<Int>, verticalRange rows: Range<Int>) {
        guard let firstRow = rows.first, let firstColumn = columns.first, rows.upperBound <= self.rows.count,
            columns.upperBound <= self.columns.count, firstRow >= 0, firstColumn >= 0
        else {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: path,
                    message: "cells \(columns) x \(rows) were to be merged",
                    cure:
                        "nothing was changed; there are \(self.columns.count) columns and \(self.rows.count) rows"
                ))
            return
        }
        let head = self.rows[firstRow].cells[firstColumn]
        head.span = (columns.count, rows.count)
        for row in rows {
            for column in columns {
                let cell = self.rows[row].cells[column]
                if cell === head { continue }
                cell.contentView?.removeFromSuperview()
                cell.head = head
            }
        }
        rearrange()
    }

    private func appendColumn() {
        let column = GridColumn(grid: self)
        addLayoutGuide(column.guide)
        columns.append(column)
        for row in rows { row.cells.append(GridCell(grid: self)) }
        rearrange()
    }

    // MARK: - Arranging

    final func rearrange() {
        needsArranging = true
        setNeedsUpdateConstraints()
    }

    final func arrangedVisibilityChanged(_ view: View) { rearrange() }

    open override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        cell(for: subview)?.forgetContent()
        rearrange()
    }

    open override func updateConstraints() {
        if needsArranging {
            needsArranging = false
            arrange()
        }
        super.updateConstraints()
    }
}
