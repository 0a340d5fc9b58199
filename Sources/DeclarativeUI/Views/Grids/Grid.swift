/// A container that arranges its views in rows and columns, each column as wide as its widest cell.
///
/// Follows `SwiftUI.Grid`. A view outside of a ``GridRow`` is a row of its own that spans all columns.
///
///     Grid(alignment: .leadingFirstTextBaseline) {
///         GridRow { Text("Name"); nameField }
///         GridRow { Text("Street"); streetField }
///         Divider()
///     }
public struct Grid<Content: View>: View {
    let layout: GridLayout
    let content: Content

    /// Creates a grid whose cells are aligned by the guides of `alignment`.
    ///
    /// Spacings are in points; if nil, they are derived from the preferred spacing of the cells.
    public init(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        GridNode(view, in: context)
    }
}

/// The cells of one row of a ``Grid``; outside of a grid it acts like a ``Group``.
///
///     GridRow(alignment: .top) { Text("Notes"); notes }
public struct GridRow<Content: View>: View {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row whose cells are aligned by the guide `alignment`; if nil, by that of the grid.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        GridRowNode(view, in: context)
    }
}

extension View {
    /// Makes the cell span `count` columns, from 1 to 1000; other values are reported and count as 1.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumnsKey.self, value: count)
    }

    /// Sets the horizontal alignment of all cells in this cell's column.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// Aligns the cell so that the point `anchor` of its frame coincides with the same relative point of the area of its row and columns.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchorKey.self, value: anchor)
    }

    /// Excludes the cell from the size of its row or column along `axes`; it takes the size that other cells determine.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
    }
}
