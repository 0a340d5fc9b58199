/// A part of a line with its glyphs from left to right, before it is placed.
nonisolated struct ShapedPart {
    struct Glyph {
        var face: Int32
        var id: UInt32
        /// The position relative to the cell's left edge and the baseline, in points; `y` increases downwards.
        var x: Float
        var y: Float
    }

    /// The glyphs of one cluster, or of several clusters that form a ligature.
    struct Cell {
        /// The indices into `clusters`, in logical order.
        var clusters: Range<Int>
        var glyphs: Range<Int>
        /// The width without tracking, in points.
        var width: Double
        /// The positions between its clusters, in points from its left edge; one fewer than there are clusters.
        var carets: [Double] = []
        /// Whether the cell is a space that can be widened in justified lines.
        var isSpace = false
    }

    var part: LinePart
    var glyphs: [Glyph] = []
    var cells: [Cell] = []
    /// The start of each cluster, in bytes of the paragraph.
    var clusters: [Int] = []
    /// The space after each cluster, in points.
    var tracking = 0.0
    /// The width of a tab, in points.
    var tabWidth = 0.0

    /// The width in points, without justification.
    var width: Double {
        if part.kind == .tab { return tabWidth }
        return cells.reduce(0) { $0 + $1.width + tracking * Double($1.clusters.count) }
    }

    /// The widths of the clusters in logical order, in points.
    var clusterWidths: [Double] {
        var widths = [Double](repeating: 0, count: clusters.count)
        for cell in cells {
            let edges = [0] + cell.carets + [cell.width]
            for (place, cluster) in (isRightToLeft ? Array(cell.clusters.reversed()) : Array(cell.clusters))
                .enumerated()
            {
                widths[cluster] = edges[place + 1] - edges[place] + tracking
            }
        }
        return widths
    }

    var isRightToLeft: Bool { part.level & 1 == 1 }
}
