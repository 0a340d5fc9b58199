/// A cell of a grid: `NSGridCell`.
///
///     grid.cell(atColumnIndex: 1, rowIndex: 0).xPlacement = .fill
public final class GridCell {
    private weak var grid: GridView?
    /// The view that the cell shows.
    ///
    /// Becomes a subview of the grid.
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
    /// How content stands in the width of the cell.
    public var xPlacement = Placement.inherited { didSet { grid?.rearrange() } }
    /// How content stands in the height of the cell.
    public var yPlacement = Placement.inherited { didSet { grid?.rearrange() } }
    /// The merged cell that this one is part of.
    weak var head: GridCell?
    var span = (columns: 1, rows: 1)
    private var isForgetting = false
    private var areaIfMade: LayoutGuide?
    /// The rectangle of a merged cell.
    var area: LayoutGuide {
        if let areaIfMade { return areaIfMade }
        let guide = LayoutGuide()
        guide.identifier = "merged cells"
        grid?.addLayoutGuide(guide)
        areaIfMade = guide
        return guide
    }

    /// How content stands in its cell: `NSGridCell.Placement`.
    ///
    ///     grid.yPlacement = .center
    public nonisolated enum Placement: Hashable, Sendable {
        /// As the row or column, then the grid, has it.
        case inherited
        /// The grid only keeps it inside.
        case none
        case leading, top, trailing, bottom, center, fill
    }

    init(grid: GridView) { self.grid = grid }

    /// The cell is merged no more.
    func dropArea() {
        if let areaIfMade { grid?.removeLayoutGuide(areaIfMade) }
        areaIfMade = nil
    }

    /// The content is being taken out by somebody else.
    func forgetContent() {
        isForgetting = true
        contentView = nil
        isForgetting = false
    }
}

/// A row of a grid: `NSGridRow`.
///
///     grid.row(at: 2).isHidden = true
public final class GridRow {
    private weak var grid: GridView?
    let guide = LayoutGuide()
    var cells: [GridCell]
    /// A hidden row takes no room, and its views are hidden.
    public var isHidden = false {
        didSet {
            if isHidden == oldValue { return }
            for (index, cell) in cells.enumerated() where grid?.columns[index].isHidden != true {
                cell.contentView?.isHidden = isHidden
            }
            grid?.rearrange()
        }
    }
    /// A fixed height in points; nil: as high as the highest content.
    public var height: Double? { didSet { grid?.rearrange() } }
    /// More room above the row, in points.
    public var topPadding = 0.0 { didSet { grid?.rearrange() } }
    /// More room below the row, in points.
    public var bottomPadding = 0.0 { didSet { grid?.rearrange() } }
    /// Where the cells of the row are placed vertically.
    public var yPlacement = GridCell.Placement.inherited { didSet { grid?.rearrange() } }
    /// Whether the cells of the row stand on a common baseline.
    public var rowAlignment = Alignment.inherited { didSet { grid?.rearrange() } }

    /// Whether baselines meet: `NSGridRow.Alignment`.
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

    /// The cell at a place; that of a merged area is its top left one.
    public func cell(at index: Int) -> GridCell {
        precondition(cells.indices.contains(index), "GridRow: there is no cell \(index), only \(cells.count)")
        return cells[index].head ?? cells[index]
    }

    /// Makes one cell of several.
    public func mergeCells(in range: Range<Int>) {
        guard let grid, let index = grid.rows.firstIndex(where: { $0 === self }) else { return }
        grid.mergeCells(inHorizontalRange: range, verticalRange: index..<index + 1)
    }
}

/// A column of a grid: `NSGridColumn`.
///
///     grid.column(at: 0).xPlacement = .trailing
public final class GridColumn {
    private weak var grid: GridView?
    let guide = LayoutGuide()
    /// A hidden column takes no room, and its views are hidden.
    public var isHidden = false {
        didSet {
            guard isHidden != oldValue, let grid, let index = grid.columns.firstIndex(where: { $0 === self })
            else { return }
            for row in grid.rows where !row.isHidden { row.cells[index].contentView?.isHidden = isHidden }
            grid.rearrange()
        }
    }
    /// A fixed width in points; nil: as wide as the widest content.
    public var width: Double? { didSet { grid?.rearrange() } }
    /// More room before the column, in points.
    public var leadingPadding = 0.0 { didSet { grid?.rearrange() } }
    /// More room after the column, in points.
    public var trailingPadding = 0.0 { didSet { grid?.rearrange() } }
    /// Where the cells of the column are placed horizontally.
    public var xPlacement = GridCell.Placement.inherited { didSet { grid?.rearrange() } }

    init(grid: GridView) {
        self.grid = grid
        guide.identifier = "column"
    }
}
