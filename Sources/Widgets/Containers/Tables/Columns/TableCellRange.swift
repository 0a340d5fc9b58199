/// A rectangle of cells in a table with columns.
///
/// Rows have their numbers in the table; columns are counted in display order, without hidden ones.
///
///     table.selectedCells = TableCellRange(rows: 0...9, columns: 2...2)
public nonisolated struct TableCellRange: Hashable, Sendable {
    /// The rows.
    public var rows: ClosedRange<Int>
    /// The columns, counted without hidden ones.
    public var columns: ClosedRange<Int>

    /// Creates a rectangle of cells.
    public init(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
        self.rows = rows
        self.columns = columns
    }

    /// Creates the smallest rectangle with two cells in opposite corners.
    init(from first: (row: Int, column: Int), to second: (row: Int, column: Int)) {
        rows = min(first.row, second.row)...max(first.row, second.row)
        columns = min(first.column, second.column)...max(first.column, second.column)
    }

    /// Returns whether a cell is in the rectangle.
    public func contains(row: Int, column: Int) -> Bool { rows.contains(row) && columns.contains(column) }

    /// Whether the rectangle is a single cell.
    var isSingle: Bool { rows.count == 1 && columns.count == 1 }
}
