/// Views in rows and columns, each column as wide as its widest cell.
///
/// `SwiftUI.Grid`. A view that is in no ``GridRow`` is a row by itself, across all columns.
///
///     Grid(alignment: .leadingFirstTextBaseline) {
///         GridRow { Text("Name"); nameField }
///         GridRow { Text("Street"); streetField }
///         Divider()
///     }
public struct Grid<Content: View>: View {
    let layout: GridLayout
    let content: Content

    /// Distances in points; nil takes what the cells prefer.
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

/// The cells of one row of a ``Grid``; elsewhere it is a group.
///
///     GridRow(alignment: .top) { Text("Notes"); notes }
public struct GridRow<Content: View>: View {
    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        GridRowNode(view, in: context)
    }
}

extension View {
    /// The cell is across that many columns.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumnsKey.self, value: count)
    }

    /// The cells of this cell's column are lined up by that guide.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// That point of the cell stands at the same point of its place.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchorKey.self, value: anchor)
    }

    /// Along those axes the cell takes what the others give to its place, and asks for nothing.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
    }
}
