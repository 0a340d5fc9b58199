import Drawing

/// A line, placed: its glyphs, and the edges of its clusters.
///
/// Never changes.
///
/// Distances across are points from the left edge of the text's area; bytes count from the paragraph's start.
nonisolated final class PlacedLine {
    /// A grapheme cluster, which the caret cannot enter.
    struct Cluster {
        var start: Int32
        var end: Int32
        var left: Float
        var right: Float
        var isRightToLeft: Bool
    }

    /// Glyphs of one look and direction.
    struct Stretch {
        /// Index into the paragraph's looks.
        var look: Int
        /// From the line's left edge and baseline; nil for a tab and for white space alone.
        var run: GlyphRun?
        var left: Double
        var right: Double
        /// White space at the line's end, which hangs out of the area.
        var isTrailing: Bool
    }

    /// In the order of reading.
    let clusters: [Cluster]
    /// Places in `clusters` from left to right; empty when that is their order.
    let order: [Int32]
    /// From left to right.
    let stretches: [Stretch]
    /// The edges of what is seen: without the white space at the end.
    let left: Double
    let right: Double
    let byteCount: Int

    init(
        clusters: [Cluster], order: [Int32], stretches: [Stretch], left: Double, right: Double
    ) {
        self.clusters = clusters
        self.order = order
        self.stretches = stretches
        self.left = left
        self.right = right
        let glyphs = stretches.reduce(0) { $0 + ($1.run?.glyphs.count ?? 0) }
        // A glyph's place in the run, and its piece in the rendition.
        byteCount = 256 + clusters.count * 20 + order.count * 4 + stretches.count * 160 + glyphs * 48
    }

    /// Returns the line with all its offsets moved by `count` bytes in the paragraph.
    func moved(by count: Int) -> PlacedLine {
        if count == 0 { return self }
        let count = Int32(truncatingIfNeeded: count)
        var clusters = clusters
        for index in clusters.indices {
            clusters[index].start += count
            clusters[index].end += count
        }
        return PlacedLine(clusters: clusters, order: order, stretches: stretches, left: left, right: right)
    }

    /// The cluster that is at a place counted from the left.
    func cluster(atVisual place: Int) -> Cluster {
        clusters[order.isEmpty ? place : Int(order[place])]
    }

    /// The cluster that has the byte, or the first one after it; nil beyond the last.
    func cluster(at offset: Int) -> Int? {
        var low = 0
        var high = clusters.count
        while low < high {
            let middle = (low + high) / 2
            if Int(clusters[middle].end) <= offset { low = middle + 1 } else { high = middle }
        }
        return low < clusters.count ? low : nil
    }
}
