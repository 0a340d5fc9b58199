/// A part of a line with its glyphs, from left to right, before its place is known.
nonisolated struct ShapedPart {
    struct Glyph {
        var face: Int32
        var id: UInt32
        /// From the cell's left edge and the baseline, in points; `y` grows downwards.
        var x: Float
        var y: Float
    }

    /// Glyphs that stand together: those of one cluster, or of several that form a ligature.
    struct Cell {
        /// Indices into `clusters`, in the order of reading.
        var clusters: Range<Int>
        var glyphs: Range<Int>
        /// Without tracking, in points.
        var width: Double
        /// Borders between its clusters, from its left edge; as many as there are clusters, less one.
        var carets: [Double] = []
        /// True for a space that justifying may widen.
        var isSpace = false
    }

    var part: LinePart
    var glyphs: [Glyph] = []
    var cells: [Cell] = []
    /// Where each cluster begins, in bytes of the paragraph.
    var clusters: [Int] = []
    /// Added after each cluster.
    var tracking = 0.0
    /// Of a tab, in points.
    var tabWidth = 0.0

    /// In points, without what justifying adds.
    var width: Double {
        if part.kind == .tab { return tabWidth }
        return cells.reduce(0) { $0 + $1.width + tracking * Double($1.clusters.count) }
    }

    /// Widths of the clusters in the order of reading, in points.
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
