/// A view that arranges its subviews in rows and columns, modelled on `NSGridView`.
///
///     let form = GridView(views: [[nameLabel, nameField], [mailLabel, mailField]])
///     form.column(at: 0).xPlacement = .trailing
///     form.rowAlignment = .firstBaseline
///
/// A column is as wide as its widest content, and a row as tall as its tallest. If the grid is larger than it needs to be, the content
/// that fills its cells and has the lowest hugging priority grows; without such content, the last column and the last row grow.
open class GridView: View, ArrangesSubviews {
    /// The space between rows, in points; 6 by default.
    public final var rowSpacing = 6.0 { didSet { if rowSpacing != oldValue { rearrange() } } }
    /// The space between columns, in points; 6 by default.
    public final var columnSpacing = 6.0 { didSet { if columnSpacing != oldValue { rearrange() } } }
    /// The horizontal placement of content in its cell, unless the column or the cell specifies another; `leading` by default.
    public final var xPlacement = GridCell.Placement.leading {
        didSet { if xPlacement != oldValue { rearrange() } }
    }
    /// The vertical placement of content in its cell, unless the row or the cell specifies another; `top` by default.
    public final var yPlacement = GridCell.Placement.top {
        didSet { if yPlacement != oldValue { rearrange() } }
    }
    /// The baseline alignment of rows, unless the row specifies another; `none` by default.
    public final var rowAlignment = GridRow.Alignment.none {
        didSet { if rowAlignment != oldValue { rearrange() } }
    }

    /// The rows, from top to bottom.
    package private(set) final var rows: [GridRow] = []
    /// The columns, from the leading to the trailing side.
    package private(set) final var columns: [GridColumn] = []
    final var constraintSequence = ConstraintSequence()
    private final var needsArranging = false

    public override init(frame: Rect) { super.init(frame: frame) }

    /// Creates a grid of `views`, row by row; nil leaves a cell empty.
    public convenience init(views: [[View?]]) {
        self.init(frame: .zero)
        for row in views { addRow(with: row) }
    }

    nonisolated deinit {}

    /// The number of rows.
    public final var numberOfRows: Int { rows.count }
    /// The number of columns.
    public final var numberOfColumns: Int { columns.count }

    // MARK: - Rows and columns

    /// Returns the row at an index, which must be valid.
    public final func row(at index: Int) -> GridRow {
        precondition(
            rows.indices.contains(index),
            "GridView: there is no row \(index), only \(rows.count); add it first")
        return rows[index]
    }

    /// Returns the column at an index, which must be valid.
    public final func column(at index: Int) -> GridColumn {
        precondition(
            columns.indices.contains(index),
            "GridView: there is no column \(index), only \(columns.count); add it first")
        return columns[index]
    }

    /// Returns the cell at a position; for a merged cell, the top left cell of its area.
    public final func cell(atColumnIndex column: Int, rowIndex row: Int) -> GridCell {
        self.row(at: row).cell(at: column)
    }

    /// Returns the cell whose content is `view`; nil when there is none.
    public final func cell(for view: View) -> GridCell? {
        for row in rows {
            if let cell = row.cells.first(where: { $0.contentView === view }) { return cell }
        }
        return nil
    }

    /// Adds a row at the bottom, and columns as needed.
    @discardableResult
    public final func addRow(with views: [View?]) -> GridRow { insertRow(at: rows.count, with: views) }

    /// Inserts a row at `index`, which is clamped to the valid range, and columns as needed.
    ///
    /// A merged area that spans the insertion point is extended by the new row; `views` for its cells are ignored.
    @discardableResult
    public final func insertRow(at index: Int, with views: [View?]) -> GridRow {
        while columns.count < views.count { appendColumn() }
        let row = GridRow(grid: self, count: columns.count)
        addLayoutGuide(row.guide)
        let place = min(max(0, index), rows.count)
        rows.insert(row, at: place)
        growMerged(around: place)
        for (cell, view) in zip(row.cells, views) where cell.head == nil { cell.contentView = view }
        rearrange()
        return row
    }

    /// Adds a column at the trailing end, and rows as needed.
    @discardableResult
    public final func addColumn(with views: [View?]) -> GridColumn {
        appendColumn()
        while rows.count < views.count { addRow(with: []) }
        for (row, view) in zip(rows, views) { row.cells[columns.count - 1].contentView = view }
        return columns[columns.count - 1]
    }

    /// Removes the row at `index` with its views.
    public final func removeRow(at index: Int) {
        let row = row(at: index)
        for cell in row.cells { cell.contentView?.removeFromSuperview() }
        shrinkMerged(beforeRemoving: row)
        rows.remove(at: index)
        removeLayoutGuide(row.guide)
        rearrange()
    }

    /// Merges a rectangle of cells; the content of the top left cell is kept, and that of the other cells is removed.
    public final func mergeCells(inHorizontalRange columns: Range<Int>, verticalRange rows: Range<Int>) {
        guard let firstRow = rows.first, let firstColumn = columns.first, rows.upperBound <= self.rows.count,
            columns.upperBound <= self.columns.count, firstRow >= 0, firstColumn >= 0
        else {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: hierarchyPath,
                    message: "cells \(columns) x \(rows) cannot be merged",
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

    /// Shrinks merged areas that extend into a removed row, and splits those that begin in it.
    private func shrinkMerged(beforeRemoving row: GridRow) {
        for cell in row.cells { cell.dropArea() }
        var heads: [GridCell] = []
        for head in row.cells.compactMap(\.head) where !heads.contains(where: { $0 === head }) {
            heads.append(head)
        }
        for head in heads where !row.cells.contains(where: { $0 === head }) { head.span.rows -= 1 }
        for cell in rows.flatMap(\.cells) {
            if let head = cell.head, row.cells.contains(where: { $0 === head }) { cell.head = nil }
        }
    }

    private func growMerged(around place: Int) {
        guard place > 0, place + 1 < rows.count else { return }
        var grown: [GridCell] = []
        for column in columns.indices {
            let head = rows[place - 1].cell(at: column)
            guard head === rows[place + 1].cell(at: column) else { continue }
            rows[place].cells[column].head = head
            if !grown.contains(where: { $0 === head }) { grown.append(head) }
        }
        for head in grown { head.span.rows += 1 }
    }

    private func appendColumn() {
        let column = GridColumn(grid: self)
        addLayoutGuide(column.guide)
        columns.append(column)
        for row in rows { row.cells.append(GridCell(grid: self)) }
        rearrange()
    }

    // MARK: - Content

    /// Clears the content of all other cells that contain `view`, which moves to `cell`.
    final func forget(_ view: View, butIn cell: GridCell) {
        for other in rows.flatMap(\.cells) where other !== cell && other.contentView === view {
            other.forgetContent()
        }
    }

    /// Returns whether the row or the column of a cell is hidden.
    final func isHiding(_ cell: GridCell) -> Bool {
        for row in rows {
            if let index = row.cells.firstIndex(where: { $0 === cell }) {
                return row.isHidden || columns[index].isHidden
            }
        }
        return false
    }

    // MARK: - Baselines

    /// The first visible view in the first visible row that contains one; the grid itself when there is none.
    open override var forFirstBaselineLayout: View { firstView(of: rows) ?? self }

    /// The first visible view in the last visible row that contains one; the grid itself when there is none.
    open override var forLastBaselineLayout: View { firstView(of: rows.reversed()) ?? self }

    private func firstView(of rows: [GridRow]) -> View? {
        for row in rows where !row.isHidden {
            for cell in row.cells where cell.head == nil {
                if let view = cell.contentView, !view.isHidden { return view }
            }
        }
        return nil
    }

    // MARK: - Arranging

    final func rearrange() {
        needsArranging = true
        setNeedsUpdateConstraints()
    }

    final var ownConstraints: Set<ObjectIdentifier> { constraintSequence.members }

    package final func arrangedVisibilityChanged(_ view: View) { rearrange() }

    final func arrangedContentLengthsChanged() { rearrange() }

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
