import Drawing

/// A placed line: its glyphs, and the edges of its clusters.
///
/// Immutable. Horizontal positions are in points from the left edge of the text area; byte offsets start at the paragraph's start.
nonisolated final class PlacedLine {
    /// A grapheme cluster, which the caret cannot enter.
    struct Cluster {
        var start: Int32
        var end: Int32
        var left: Float
        var right: Float
        var isRightToLeft: Bool
    }

    /// Adjacent glyphs with the same attributes and direction.
    struct Stretch {
        /// The index into the paragraph's looks.
        var look: Int
        /// The glyphs, relative to the line's left edge and baseline; nil for a tab, and for white space only.
        var run: GlyphRun?
        var left: Double
        var right: Double
        /// Whether this is white space at the end of the line, which may extend beyond the text area.
        var isTrailing: Bool
    }

    /// The clusters in logical order.
    let clusters: [Cluster]
    /// The indices of `clusters` from left to right; empty if the visual order is the logical order.
    let order: [Int32]
    /// The stretches from left to right.
    let stretches: [Stretch]
    /// The left edge of the visible text, without trailing white space.
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
        // 48 bytes: a glyph in the run and its piece in the rendition.
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

    /// Returns the cluster at a visual index, counted from the left.
    func cluster(atVisual place: Int) -> Cluster {
        clusters[order.isEmpty ? place : Int(order[place])]
    }

    /// Returns the index of the cluster that contains the byte, or of the first one after it; nil after the last cluster.
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
