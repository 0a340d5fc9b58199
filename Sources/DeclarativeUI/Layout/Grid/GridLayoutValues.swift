// The layout values of grid cells. Consecutive subviews with the same row value are the cells of one row.

/// The row of a cell; if nil, the subview forms a row of its own and spans all columns.
package enum GridRowKey: LayoutValueKey {
    package static var defaultValue: Int? { nil }
}

/// The guide on which the cells of a row are aligned; if nil, the grid's vertical alignment.
package enum GridRowAlignmentKey: LayoutValueKey {
    package static var defaultValue: VerticalAlignment? { nil }
}

/// The number of columns that a cell spans, from 1 to 1000.
package enum GridCellColumnsKey: LayoutValueKey {
    package static var defaultValue: Int { 1 }
}

/// The guide on which the cells of the cell's column are aligned; if nil, the grid's horizontal alignment.
package enum GridColumnAlignmentKey: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
}

/// The unit point of a cell that coincides with the same unit point of its grid area; if nil, the alignment guides apply.
package enum GridCellAnchorKey: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
}

/// The axes along which a cell does not contribute to the length of its row or column.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
}
