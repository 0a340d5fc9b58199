/// A cell of a grid view, modelled on `NSGridCell`.
///
///     grid.cell(atColumnIndex: 1, rowIndex: 0).xPlacement = .fill
public final class GridCell {
    private weak var grid: GridView?
    /// The view displayed in the cell.
    ///
    /// Setting it adds the view to the grid as a subview.
    public var contentView: View? {
        didSet {
            guard contentView !== oldValue, let grid else { return }
            if let oldValue, !isForgetting, oldValue.superview === grid { oldValue.removeFromSuperview() }
            if let contentView {
                if contentView.superview === grid { grid.forget(contentView, butIn: self) }
                grid.addSubview(contentView)
                contentView.translatesAutoresizingMaskIntoConstraints = false
                if grid.isHiding(self) { contentView.isHidden = true }
            }
            grid.rearrange()
        }
    }
    /// The horizontal placement of the content in the cell.
    public var xPlacement = Placement.inherited { didSet { grid?.rearrange() } }
    /// The vertical placement of the content in the cell.
    public var yPlacement = Placement.inherited { didSet { grid?.rearrange() } }
    /// The top left cell of the merged area that contains this cell; nil for a cell that is not covered by another one.
    weak var head: GridCell?
    var span = (columns: 1, rows: 1)
    private var isForgetting = false
    private var areaIfLoaded: LayoutGuide?
    /// The layout guide of a merged area, created when it is first needed.
    var area: LayoutGuide {
        if let areaIfLoaded { return areaIfLoaded }
        let guide = LayoutGuide()
        guide.identifier = "merged cells"
        grid?.addLayoutGuide(guide)
        areaIfLoaded = guide
        return guide
    }

    /// The placement of content in its cell, modelled on `NSGridCell.Placement`.
    ///
    ///     grid.yPlacement = .center
    public nonisolated enum Placement: Hashable, Sendable {
        /// Uses the placement of the row or column or, if that is inherited too, of the grid.
        case inherited
        /// Constrains the content only to stay inside of the cell.
        case none
        case leading, top, trailing, bottom, center, fill
    }

    init(grid: GridView) { self.grid = grid }

    /// Removes the layout guide of the merged area.
    func dropArea() {
        if let areaIfLoaded { grid?.removeLayoutGuide(areaIfLoaded) }
        areaIfLoaded = nil
    }

    /// Clears the content without removing the view from the grid, because the caller moves or removes it.
    func forgetContent() {
        isForgetting = true
        contentView = nil
        isForgetting = false
    }
}

/// A row of a grid view, modelled on `NSGridRow`.
///
///     grid.row(at: 2).isHidden = true
public final class GridRow {
    private weak var grid: GridView?
    let guide = LayoutGuide()
    var cells: [GridCell]
    /// Whether the row is hidden; a hidden row takes no space, and its views are hidden.
    public var isHidden = false {
        didSet {
            if isHidden == oldValue { return }
            for (index, cell) in cells.enumerated() where grid?.columns[index].isHidden != true {
                cell.contentView?.isHidden = isHidden
            }
            grid?.rearrange()
        }
    }
    /// The fixed height in points; nil, the default, uses the height of the tallest content.
    public var height: Double? { didSet { grid?.rearrange() } }
    /// Additional space above the row, in points.
    public var topPadding = 0.0 { didSet { grid?.rearrange() } }
    /// Additional space below the row, in points.
    public var bottomPadding = 0.0 { didSet { grid?.rearrange() } }
    /// The vertical placement of the row's content in its cells.
    public var yPlacement = GridCell.Placement.inherited { didSet { grid?.rearrange() } }
    /// The baseline alignment of the row's content.
    public var rowAlignment = Alignment.inherited { didSet { grid?.rearrange() } }

    /// The baseline alignment of a row, modelled on `NSGridRow.Alignment`.
    ///
    ///     grid.rowAlignment = .firstBaseline
    public nonisolated enum Alignment: Hashable, Sendable {
        case inherited, none, firstBaseline, lastBaseline
    }

    init(grid: GridView, count: Int) {
        self.grid = grid
        cells = (0..<count).map { _ in GridCell(grid: grid) }
        guide.identifier = "row"
    }

    /// The number of cells.
    public var numberOfCells: Int { cells.count }

    /// Returns the cell at an index; for a merged cell, the top left cell of its area.
    public func cell(at index: Int) -> GridCell {
        precondition(cells.indices.contains(index), "GridRow: there is no cell \(index), only \(cells.count)")
        return cells[index].head ?? cells[index]
    }

    /// Merges the cells of a range into one cell.
    public func mergeCells(in range: Range<Int>) {
        guard let grid, let index = grid.rows.firstIndex(where: { $0 === self }) else { return }
        grid.mergeCells(inHorizontalRange: range, verticalRange: index..<index + 1)
    }
}

/// A column of a grid view, modelled on `NSGridColumn`.
///
///     grid.column(at: 0).xPlacement = .trailing
public final class GridColumn {
    private weak var grid: GridView?
    let guide = LayoutGuide()
    /// Whether the column is hidden; a hidden column takes no space, and its views are hidden.
    public var isHidden = false {
        didSet {
            guard isHidden != oldValue, let grid, let index = grid.columns.firstIndex(where: { $0 === self })
            else { return }
            for row in grid.rows where !row.isHidden { row.cells[index].contentView?.isHidden = isHidden }
            grid.rearrange()
        }
    }
    /// The fixed width in points; nil, the default, uses the width of the widest content.
    public var width: Double? { didSet { grid?.rearrange() } }
    /// Additional space before the column, in points.
    public var leadingPadding = 0.0 { didSet { grid?.rearrange() } }
    /// Additional space after the column, in points.
    public var trailingPadding = 0.0 { didSet { grid?.rearrange() } }
    /// The horizontal placement of the column's content in its cells.
    public var xPlacement = GridCell.Placement.inherited { didSet { grid?.rearrange() } }

    init(grid: GridView) {
        self.grid = grid
        guide.identifier = "column"
    }
}
