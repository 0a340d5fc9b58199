internal import Virtualization

/// The vertical layout of a list: the heights of its rows, and of the headers and footers between them, in points.
///
///     var rows = ListRows(count: 10, height: 24)
///     rows.sections = [ListSection(count: 4, header: 30, footer: 0), ListSection(count: 6, header: 30, footer: 0)]
///     rows.top(of: 4)   // 156
nonisolated struct ListRows: Sendable {
    private var heights: ItemExtents
    /// The sections; empty for a single section without header and footer.
    var sections: [ListSection] = [] { didSet { count(sections) } }
    /// Whether the list has no section at all, and therefore no rows.
    var hasNoSections = false
    /// The index of the first row of each section.
    private var starts: [Int] = []
    /// The total height of the headers and footers above each section.
    private var extras: [Double] = []
    private var extraTotal = 0.0

    /// The heights of views above and below all sections, in points.
    var head = 0.0
    var tail = 0.0

    init(count: Int, height: Double) { heights = ItemExtents(count: count, estimate: height) }

    private mutating func count(_ sections: [ListSection]) {
        starts = []
        extras = []
        extraTotal = 0
        var row = 0
        for section in sections {
            starts.append(row)
            extras.append(extraTotal)
            row += section.count
            extraTotal += section.header + section.footer
        }
    }

    var count: Int { heights.count }
    var total: Double { head + heights.total + extraTotal + tail }
    func height(of row: Int) -> Double { heights.extent(of: row) }
    mutating func setHeight(_ height: Double, of row: Int) { heights.setExtent(height, of: row) }
    mutating func remove(_ row: Int) { heights.remove(row) }
    mutating func insert(at row: Int, height: Double? = nil) { heights.insert(at: row, extent: height) }

    func top(of row: Int) -> Double {
        let top = head + heights.start(of: row)
        guard let section = section(of: row) else { return top }
        return top + extras[section] + sections[section].header
    }

    /// Returns the row at the distance `y` from the top; for positions in a header or footer, an adjacent row.
    func row(at y: Double) -> Int {
        guard let section = section(at: y), count > 0 else { return heights.item(at: max(0, y - head)) }
        let first = starts[section]
        let inside = y - head - extras[section] - sections[section].header
        let row = heights.item(at: max(inside, heights.start(of: first)))
        return min(max(row, first), max(first, first + sections[section].count - 1), count - 1)
    }

    // MARK: - Sections

    /// Returns the section that contains a row; nil when the list has no sections.
    func section(of row: Int) -> Int? {
        let next = starts.indices.partitioningIndex { starts[$0] > row }
        return next > 0 ? next - 1 : nil
    }

    /// Returns the section at the distance `y` from the top; nil when the list has no sections.
    func section(at y: Double) -> Int? {
        if starts.isEmpty { return nil }
        return max(0, starts.indices.partitioningIndex { frame(ofSection: $0).top > y } - 1)
    }

    /// Returns the top of the section's header and the bottom of its footer.
    func frame(ofSection section: Int) -> (top: Double, bottom: Double) {
        let part = sections[section]
        let top = head + heights.start(of: starts[section]) + extras[section]
        let rows = heights.start(of: starts[section] + part.count) - heights.start(of: starts[section])
        return (top, top + part.header + rows + part.footer)
    }

    func rows(ofSection section: Int) -> Range<Int> {
        starts[section]..<starts[section] + sections[section].count
    }
}

nonisolated extension ListRows: ItemAxis {
    func start(of item: Int) -> Double { top(of: item) }
    func extent(of item: Int) -> Double { height(of: item) }
    func item(at position: Double) -> Int { row(at: position) }
}

/// The row count of a section and the heights of its header and footer, in points; 0 for none.
nonisolated struct ListSection: Hashable, Sendable {
    var count: Int
    var header = 0.0
    var footer = 0.0
}
