/// An object whose rows are divided into columns: the Table interface of AT-SPI.
///
/// A ``AccessibilityRole/table`` or ``AccessibilityRole/outline`` conforms. Its rows are elements of an ``AccessibilityContainer``, and each
/// row is a container of its cells; so a client reaches every cell, with or without a view.
///
///     if let size = (element as? any AccessibilityTable)?.accessibilityTableSize { print("\(size.rows) rows") }
@MainActor
public protocol AccessibilityTable: AccessibilityObject {
    /// The numbers of rows, with and without views, and of columns that are not hidden, in O(1); nil for an object that is not divided into
    /// columns.
    var accessibilityTableSize: (rows: Int, columns: Int)? { get }
}

/// A cell of an ``AccessibilityTable``: the TableCell interface of AT-SPI.
///
///     if let index = (element as? any AccessibilityTableCell)?.accessibilityTableIndex { print("column \(index.column)") }
@MainActor
public protocol AccessibilityTableCell: AccessibilityObject {
    /// The zero-based row and column, of which hidden columns do not count; nil for a cell that is removed or hidden.
    var accessibilityTableIndex: (row: Int, column: Int)? { get }
}
