// The layout values of a grid's cells. Subviews one after another with the same row are the cells of that row.

/// The row that a cell is in; nil: the subview is a row by itself, across all columns.
package enum GridRowKey: LayoutValueKey {
    package static var defaultValue: Int? { nil }
}

/// The guide that the cells of a row are lined up by; nil: the grid's.
package enum GridRowAlignmentKey: LayoutValueKey {
    package static var defaultValue: VerticalAlignment? { nil }
}

/// How many columns a cell is across.
package enum GridCellColumnsKey: LayoutValueKey {
    package static var defaultValue: Int { 1 }
}

/// The guide that the cells of the cell's column are lined up by; nil: the grid's.
package enum GridColumnAlignmentKey: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
}

/// The point of a cell that stands at the same point of its place; nil: the guides hold.
package enum GridCellAnchorKey: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
}

/// The axes along which a cell takes the length that others give to its place.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
}
