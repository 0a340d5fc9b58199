import Drawing
import TextAnalysis

/// Truncates a line whose text is wider than the available width.
nonisolated struct LineTruncation {
    let partition: LinePartition
    let shaper: PartShaper
    let engine: TextEngine
    /// The available width, in points.
    let limit: Double

    private var paragraph: ParagraphLayout { partition.paragraph }

    /// The number of bytes that are shaped first to find how many fit; doubled until they suffice.
    private static let window = 256
    private static let widest = 1 << 16

    /// Returns the visible parts of a range in logical order, with an ellipsis in place of removed text.
    func parts(of range: Range<Int>) -> [LinePart] {
        let mode = paragraph.style.lineBreakMode
        if mode == .byClipping || mode.wraps {
            return partition.parts(of: range.lowerBound..<prefix(of: range, width: limit).end)
        }
        let width = max(0, limit - ellipsisWidth(in: range))
        switch mode {
        case .byTruncatingHead:
            let start = suffix(of: range, width: width).start
            return [ellipsis(at: start)] + partition.parts(of: start..<range.upperBound)
        case .byTruncatingMiddle:
            let head = prefix(of: range, width: width / 2)
            let tail = suffix(of: head.end..<range.upperBound, width: width - head.width)
            return partition.parts(of: range.lowerBound..<head.end) + [ellipsis(at: head.end)]
                + partition.parts(of: tail.start..<range.upperBound)
        default:
            let end = partition.trailingSpace(in: range.lowerBound..<prefix(of: range, width: width).end)
            return partition.parts(of: range.lowerBound..<end) + [ellipsis(at: end)]
        }
    }

    // MARK: - The ellipsis

    private func ellipsis(at place: Int) -> LinePart {
        let look = paragraph.look(at: place)
        let face = paragraph.looks[look].look.font.face
        return LinePart(
            range: place..<place, kind: .insertedCharacter(0x2026), look: look, face: face?.number ?? -1,
            script: CodePoint(0x61).script, level: paragraph.base)
    }

    private func ellipsisWidth(in range: Range<Int>) -> Double {
        shaper.shape(ellipsis(at: range.lowerBound)).width
    }

    // MARK: - Fitting

    /// Returns the end of the clusters at the start of the range that fit, and their width.
    private func prefix(of range: Range<Int>, width: Double) -> (end: Int, width: Double) {
        var window = Self.window
        while true {
            let end = boundary(after: min(range.upperBound, range.lowerBound + window))
            var (place, pen) = (range.lowerBound, 0.0)
            var isFull = false
            let clusters = clusters(of: range.lowerBound..<end)
            // The last cluster may continue after the window.
            for cluster in end < range.upperBound ? clusters.dropLast() : clusters[...] {
                guard pen + cluster.width <= width else {
                    isFull = true
                    break
                }
                pen += cluster.width
                place = cluster.end
            }
            if isFull || end >= range.upperBound || window >= Self.widest { return (place, pen) }
            window *= 2
        }
    }

    /// Returns the start of the clusters at the end of the range that fit, and their width.
    private func suffix(of range: Range<Int>, width: Double) -> (start: Int, width: Double) {
        var window = Self.window
        while true {
            var start = max(range.lowerBound, range.upperBound - window)
            while start > range.lowerBound, partition.bytes[start] & 0xc0 == 0x80 { start -= 1 }
            var (place, pen) = (range.upperBound, 0.0)
            var isFull = false
            let clusters = clusters(of: start..<range.upperBound)
            for cluster in (start > range.lowerBound ? clusters.dropFirst() : clusters[...]).reversed() {
                guard pen + cluster.width <= width else {
                    isFull = true
                    break
                }
                pen += cluster.width
                place = cluster.start
            }
            if isFull || start <= range.lowerBound || window >= Self.widest { return (place, pen) }
            window *= 2
        }
    }

    private func boundary(after place: Int) -> Int {
        var place = place
        while place < partition.bytes.count, partition.bytes[place] & 0xc0 == 0x80 { place += 1 }
        return place
    }

    private func clusters(of range: Range<Int>) -> [(start: Int, end: Int, width: Double)] {
        var result: [(start: Int, end: Int, width: Double)] = []
        var pen = 0.0
        for part in partition.parts(of: range) {
            var shaped = shaper.shape(part)
            if part.kind == .tab {
                shaped.tabWidth = paragraph.constraints.tabs.advance(at: pen, following: 0)
                result.append((part.range.lowerBound, part.range.upperBound, shaped.tabWidth))
            }
            let widths = part.kind == .tab ? [] : shaped.clusterWidths
            for (index, width) in widths.enumerated() {
                let end =
                    index + 1 < shaped.clusters.count ? shaped.clusters[index + 1] : part.range.upperBound
                result.append((shaped.clusters[index], end, width))
            }
            pen += shaped.width
        }
        return result
    }
}
