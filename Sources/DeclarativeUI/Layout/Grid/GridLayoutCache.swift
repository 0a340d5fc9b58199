/// The cells and the last arrangement of a grid, cached between layout calls.
///
///     var cache = GridLayout().makeCache(subviews: subviews)
public struct GridLayoutCache {
    /// A subview with its row, its columns and its cell options.
    nonisolated struct Cell {
        let element: any LayoutElement
        let row: Int
        var columns: Range<Int>
        let anchor: UnitPoint?
        let unsizedAxes: Axis.Set

        func isSized(_ axis: Axis) -> Bool { !unsizedAxes.contains(Axis.Set(axis)) }
        /// Returns the index of the cell's track along `axis`; nil if the cell spans several columns.
        func track(_ axis: Axis) -> Int? {
            axis == .vertical ? row : columns.count == 1 ? columns.lowerBound : nil
        }
    }

    var cells: ContiguousArray<Cell> = []
    var columns = GridTracks()
    var rows = GridTracks()

    /// The proposal for which the tracks were last arranged; nil before the first arrangement.
    var proposal: ProposedViewSize?
    var size: Size { Size(width: columns.total, height: rows.total) }
}
