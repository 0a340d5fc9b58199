import Drawing

/// The caret positions in one placed line.
///
/// Slots are counted from the left: slot 0 is the left edge of the first cluster, slot n the right edge of the last.
nonisolated struct CaretLine {
    /// A caret position as a byte offset in the paragraph.
    struct Place: Equatable {
        var offset: Int
        var affinity: TextPosition.Affinity
    }

    let line: PlacedLine
    /// The line's bytes, relative to the start of the paragraph.
    let range: Range<Int>
    /// Whether the paragraph runs from right to left.
    let isRightToLeft: Bool

    var slotCount: Int { line.clusters.count }

    /// The horizontal position of the line's logical start.
    private var startX: Double { Double(isRightToLeft ? edges.right : edges.left) }
    private var endX: Double { Double(isRightToLeft ? edges.left : edges.right) }

    /// The outer edges of all clusters, including trailing white space.
    private var edges: (left: Float, right: Float) {
        guard slotCount > 0 else { return (Float(line.left), Float(line.left)) }
        return (line.cluster(atVisual: 0).left, line.cluster(atVisual: slotCount - 1).right)
    }

    // MARK: - From positions to points

    /// Returns the horizontal position of a caret, in points from the left edge of the text area.
    func x(of place: Place) -> Double {
        guard slotCount > 0 else { return line.left }
        let next = line.cluster(at: place.offset)
        switch place.affinity {
        case .downstream:
            guard let next else { return endX }
            return Double(leading(line.clusters[next]))
        case .upstream:
            let previous = (next ?? slotCount) - 1
            guard previous >= 0 else { return startX }
            return Double(trailing(line.clusters[previous]))
        }
    }

    private func leading(_ cluster: PlacedLine.Cluster) -> Float {
        cluster.isRightToLeft ? cluster.right : cluster.left
    }

    private func trailing(_ cluster: PlacedLine.Cluster) -> Float {
        cluster.isRightToLeft ? cluster.left : cluster.right
    }

    /// Returns the start of the cluster that contains the byte.
    func rounded(_ offset: Int) -> Int {
        guard let index = line.cluster(at: offset) else { return offset }
        let cluster = line.clusters[index]
        return Int(cluster.start) < offset ? Int(cluster.start) : offset
    }

    // MARK: - From points to positions

    /// Returns the caret position nearest to `x`, in points from the left edge of the text area.
    func place(atX x: Double) -> Place {
        let x = Float(x)
        guard slotCount > 0, x >= edges.left, !x.isNaN else { return isRightToLeft ? end : start }
        guard x < edges.right else { return isRightToLeft ? start : end }
        var low = 0
        var high = slotCount
        while high - low > 1 {
            let middle = (low + high) / 2
            if line.cluster(atVisual: middle).left <= x { low = middle } else { high = middle }
        }
        let cluster = line.cluster(atVisual: low)
        return x < (cluster.left + cluster.right) / 2 ? left(of: cluster) : right(of: cluster)
    }

    /// The start of the line; with upstream affinity only in the first line.
    private var start: Place {
        Place(offset: range.lowerBound, affinity: range.lowerBound == 0 ? .upstream : .downstream)
    }
    private var end: Place { Place(offset: range.upperBound, affinity: .upstream) }

    private func left(of cluster: PlacedLine.Cluster) -> Place {
        cluster.isRightToLeft
            ? Place(offset: Int(cluster.end), affinity: .upstream)
            : Place(offset: Int(cluster.start), affinity: .downstream)
    }

    private func right(of cluster: PlacedLine.Cluster) -> Place {
        cluster.isRightToLeft
            ? Place(offset: Int(cluster.start), affinity: .downstream)
            : Place(offset: Int(cluster.end), affinity: .upstream)
    }

    // MARK: - Slots

    /// Returns the slot of a caret position.
    func slot(of place: Place) -> Int {
        let next = line.cluster(at: place.offset)
        let index: Int
        switch place.affinity {
        case .downstream:
            guard let next else { return isRightToLeft ? 0 : slotCount }
            index = next
        case .upstream:
            index = (next ?? slotCount) - 1
            guard index >= 0 else { return isRightToLeft ? slotCount : 0 }
        }
        let visual =
            line.order.isEmpty ? index : line.order.firstIndex(of: Int32(truncatingIfNeeded: index)) ?? index
        let isRight = line.clusters[index].isRightToLeft == (place.affinity == .downstream)
        return visual + (isRight ? 1 : 0)
    }

    /// Returns the position after the next visible cluster to the left or right of a slot, and whether it is at the edge of
    /// the line; nil if there is no such cluster.
    func place(from slot: Int, toRight: Bool) -> (place: Place, isEdge: Bool)? {
        var slot = slot
        while toRight ? slot < slotCount : slot > 0 {
            let cluster = line.cluster(atVisual: toRight ? slot : slot - 1)
            slot += toRight ? 1 : -1
            if cluster.right > cluster.left {
                return (toRight ? right(of: cluster) : left(of: cluster), slot == (toRight ? slotCount : 0))
            }
        }
        return nil
    }

    /// Returns the caret position at the left or right edge of the line.
    func edge(toRight: Bool) -> Place {
        guard slotCount > 0 else { return start }
        return toRight
            ? right(of: line.cluster(atVisual: slotCount - 1)) : left(of: line.cluster(atVisual: 0))
    }

    // MARK: - Selection

    /// Returns the horizontal spans of the clusters in a range of bytes, from left to right, adjacent ones joined.
    func spans(of selected: Range<Int>) -> [(left: Double, right: Double)] {
        var result: [(left: Double, right: Double)] = []
        for place in 0..<slotCount {
            let cluster = line.cluster(atVisual: place)
            guard Int(cluster.start) >= selected.lowerBound, Int(cluster.start) < selected.upperBound else {
                continue
            }
            if let last = result.last, abs(last.right - Double(cluster.left)) < 0.01 {
                result[result.count - 1].right = Double(cluster.right)
            } else {
                result.append((Double(cluster.left), Double(cluster.right)))
            }
        }
        return result
    }
}
