internal import Virtualization

/// One section of a flow layout: items in lines, of one size, of given sizes or of measured sizes.
///
///     let section = FlowSection(metrics, sizes: .uniform(Size(width: 96, height: 96)), count: 1_000_000)
///     section.items(from: 0, to: 400)
nonisolated struct FlowSection: SectionGeometry {
    /// The sizes of the items before any is measured.
    enum Sizes: Sendable {
        case uniform(Size)
        /// A size for each item.
        case each([Size])
        /// The estimate for items that determine their own size.
        case estimated(Size)
    }

    private let metrics: FlowMetrics
    private let sizes: Sizes
    private let count: Int
    private var measured: [Int: Size] = [:]
    /// The measured items, ascending.
    private var measuredItems: [Int] = []
    private var lines = FlowLines()

    init(_ metrics: FlowMetrics, sizes: Sizes, count: Int) {
        self.metrics = metrics
        self.sizes = sizes
        self.count = count
        breakLines(from: 0)
    }

    private func size(of item: Int) -> Size {
        if let size = measured[item] { return size }
        switch sizes {
        case .uniform(let size), .estimated(let size): return size
        case .each(let sizes): return sizes[item]
        }
    }

    /// The common size of all items that are not measured; nil if each has a size of its own.
    private var commonSize: Size? {
        switch sizes {
        case .uniform(let size), .estimated(let size): size
        case .each: nil
        }
    }

    func measuredAxes(of item: Int) -> (width: Bool, height: Bool) {
        if case .estimated = sizes { return (true, true) }
        return (false, false)
    }

    // MARK: - Lines

    /// Breaks the items into lines, from the first item of a line.
    ///
    /// Complexity: O(items with a size of their own, from this line on).
    private mutating func breakLines(from line: Int) {
        var item = line < lines.count ? lines.items(of: line).lowerBound : lines.itemCount
        lines.removeLines(from: line)
        while item < count {
            if let common = commonSize, appendCommonLines(common, &item) { continue }
            var end = item
            var used = 0.0
            var length = 0.0
            while end < count {
                let extents = metrics.extents(of: size(of: end))
                let next = used + (end > item ? metrics.itemSpacing : 0) + extents.breadth
                if end > item, next > metrics.lineBreadth + 1e-6 { break }
                used = next
                length = max(length, extents.length)
                end += 1
            }
            lines.append(lines: 1, of: end - item, length: length + metrics.lineSpacing)
            item = end
        }
    }

    /// Appends the full lines before the next measured item, or all remaining lines.
    private mutating func appendCommonLines(_ size: Size, _ item: inout Int) -> Bool {
        let place = measuredItems.indices.partitioningIndex { measuredItems[$0] >= item }
        let end = place < measuredItems.count ? measuredItems[place] : count
        let extents = metrics.extents(of: size)
        let columns = metrics.columns(extents.breadth)
        let full = (end - item) / columns
        let length = extents.length + metrics.lineSpacing
        lines.append(lines: full, of: columns, length: length)
        item += full * columns
        if end == count, item < count {
            lines.append(lines: 1, of: count - item, length: length)
            item = count
        }
        return full > 0 || item == count
    }

    mutating func setSize(_ size: Size, of item: Int) -> Bool {
        guard case .estimated = sizes, item >= 0, item < count, size != self.size(of: item) else {
            return false
        }
        if measured.updateValue(size, forKey: item) == nil {
            measuredItems.insert(
                item, at: measuredItems.indices.partitioningIndex { measuredItems[$0] >= item })
        }
        // A smaller item may fit in the previous line.
        breakLines(from: max(0, lines.line(of: item) - 1))
        return true
    }

    // MARK: - Geometry

    private var linesStart: Double { metrics.header + metrics.leadingInset }

    var length: Double {
        linesStart + max(0, lines.total - (lines.count > 0 ? metrics.lineSpacing : 0)) + metrics.trailingInset
            + metrics.footer
    }

    var breadth: Double { metrics.breadth }

    func items(from start: Double, to end: Double) -> Range<Int> {
        let (low, high) = (start - linesStart, end - linesStart)
        guard count > 0, high >= 0, low <= lines.total else { return 0..<0 }
        return lines.items(of: lines.line(at: low))
            .lowerBound..<lines.items(of: lines.line(at: high)).upperBound
    }

    func frame(of item: Int) -> Rect {
        let line = lines.line(of: item)
        let items = lines.items(of: line)
        let extents = metrics.extents(of: size(of: item))
        let lineLength = lines.length(of: line) - metrics.lineSpacing
        let position =
            linesStart + lines.start(of: line) + metrics.onPixels((lineLength - extents.length) / 2)
        let cross = metrics.crossInset + metrics.onPixels(offset(of: item, in: items))
        return metrics.rect(at: position, cross, length: extents.length, breadth: extents.breadth)
    }

    /// Returns the distance of an item from the start of its line.
    ///
    /// The items of a line are justified; those of the last line, and single items, are at its start. A last line of items of one size has the
    /// spacing of the other lines.
    private func offset(of item: Int, in items: Range<Int>) -> Double {
        if let common = commonSize, measured.isEmpty {
            let breadth = metrics.extents(of: common).breadth
            let columns = metrics.columns(breadth)
            if columns == 1 || count < columns {
                return Double(item - items.lowerBound) * (breadth + metrics.itemSpacing)
            }
            let step = (metrics.lineBreadth - breadth) / Double(columns - 1)
            return Double(item - items.lowerBound) * step
        }
        var before = 0.0
        var total = 0.0
        for other in items {
            if other == item { before = total }
            total += metrics.extents(of: size(of: other)).breadth
        }
        let isJustified = items.upperBound < count && items.count > 1
        let spacing =
            isJustified ? (metrics.lineBreadth - total) / Double(items.count - 1) : metrics.itemSpacing
        return before + Double(item - items.lowerBound) * spacing
    }

    var boundaries: [SectionBoundary] {
        var boundaries: [SectionBoundary] = []
        if metrics.header > 0 {
            boundaries.append(
                SectionBoundary(
                    kind: FlowSection.header,
                    frame: metrics.rect(at: 0, 0, length: metrics.header, breadth: metrics.breadth),
                    isPinned: metrics.pinsHeader))
        }
        if metrics.footer > 0 {
            boundaries.append(
                SectionBoundary(
                    kind: FlowSection.footer,
                    frame: metrics.rect(
                        at: length - metrics.footer, 0, length: metrics.footer, breadth: metrics.breadth),
                    isPinned: metrics.pinsFooter, isFooter: true))
        }
        return boundaries
    }

    private static let header = "UICollectionElementKindSectionHeader"
    private static let footer = "UICollectionElementKindSectionFooter"
}
