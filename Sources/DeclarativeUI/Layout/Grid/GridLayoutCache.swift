/// The state of a grid between its calls: the cells, and the last arrangement.
///
///     var cache = GridLayout().makeCache(subviews: subviews)
public struct GridLayoutCache {
    /// One subview.
    nonisolated struct Cell {
        let element: any LayoutElement
        let row: Int
        var columns: Range<Int>
        let anchor: UnitPoint?
        let unsizedAxes: Axis.Set

        func isSized(_ axis: Axis) -> Bool { !unsizedAxes.contains(Axis.Set(axis)) }
        /// The track of the axis that it is in, when it is in one only.
        func track(_ axis: Axis) -> Int? {
            axis == .vertical ? row : columns.count == 1 ? columns.lowerBound : nil
        }
    }

    var cells: ContiguousArray<Cell> = []
    var columns = GridTracks()
    var rows = GridTracks()

    /// The proposal that the tracks were arranged for; nil: for nothing yet.
    var proposal: ProposedViewSize?
    var size: Size { Size(width: columns.total, height: rows.total) }
}
