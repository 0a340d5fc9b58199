/// A list whose rows may consist of cells that are accessibility elements: a table with columns.
///
///     (list as? any RowCellProviding)?.rowCells
protocol RowCellProviding: ListView {
    /// The semantics of the cells; nil while rows are elements without cells.
    var rowCells: (any RowCells)? { get }
}

/// The semantics of rows that consist of cells.
protocol RowCells {
    /// The number of cells of each row.
    var count: Int { get }
    /// Adds the role and the size of the table.
    func describeTable(_ attributes: inout AccessibilityAttributes)
    /// Adds the semantics of a row that has cells.
    func describeTableRow(_ row: Int, _ attributes: inout AccessibilityAttributes)
    /// Returns the texts of a row with the titles of their columns.
    func label(ofTableRow row: Int) -> String?
    /// Returns a new element for a cell of `row`, which is a mounted row or a ``TableRowElement``.
    func makeCellElement(at column: Int, in row: any AccessibilityObject) -> AccessibilityElement
    /// Returns the column of an element that ``makeCellElement(at:in:)`` has returned; nil for other elements and for a hidden column.
    func column(ofCellElement element: any AccessibilityObject) -> Int?
}
