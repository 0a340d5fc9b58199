internal import Virtualization

/// The geometry of an emoji grid: sections from top to bottom, each with an optional title and rows of cells.
///
/// A value type, in points from the leading edge. Finding a row takes O(sections) and a division.
///
///     let rows = EmojiGridRows(counts: [12, 160], hasTitles: true, width: 342)
///     rows.frame(ofItem: 12)    // the first cell of the second section
nonisolated struct EmojiGridRows: Equatable, Sendable {
    /// A section; items are numbered consecutively across all sections.
    struct Section: Equatable, Sendable {
        let firstItem: Int
        let count: Int
        /// The top of the section's title.
        let top: Double
        /// The top of the first row.
        let firstRow: Double
        let bottom: Double

        var items: Range<Int> { firstItem..<firstItem + count }
    }

    static let cell = 38.0
    static let title = 30.0
    /// The space below all rows, and above the rows of a grid without titles.
    private static let margin = 6.0

    private(set) var sections: [Section] = []
    let columns: Int
    /// The space at the leading edge that centres the columns.
    let inset: Double
    private(set) var height = 0.0

    /// Creates the geometry for sections with the given item counts; empty sections have no title.
    init(counts: [Int] = [], hasTitles: Bool = false, width: Double = 0) {
        columns = max(1, Int(max(0, min(width, 1e5)) / Self.cell))
        inset = max(0, ((width - Double(columns) * Self.cell) / 2).rounded(.down))
        var (item, y) = (0, hasTitles ? 0 : Self.margin)
        for count in counts {
            let first = y + (hasTitles && count > 0 ? Self.title : 0)
            let bottom = first + Double((count + columns - 1) / columns) * Self.cell
            sections.append(Section(firstItem: item, count: count, top: y, firstRow: first, bottom: bottom))
            item += count
            y = bottom
        }
        height = count > 0 ? y + Self.margin : 0
    }

    /// The number of items in all sections.
    var count: Int { sections.last.map { $0.firstItem + $0.count } ?? 0 }

    // MARK: - Places

    func section(ofItem item: Int) -> Int {
        sections.firstIndex { $0.items.contains(item) } ?? max(0, sections.count - 1)
    }

    /// Returns the nonempty section at the vertical position `y`, or the last one below all sections; nil when all are empty.
    func section(atHeight y: Double) -> Int? {
        sections.firstIndex { $0.count > 0 && y < $0.bottom } ?? sections.lastIndex { $0.count > 0 }
    }

    /// Returns the frame of an item in a left-to-right layout; zero when the item does not exist.
    func frame(ofItem item: Int) -> Rect {
        guard item >= 0, item < count else { return .zero }
        let section = sections[section(ofItem: item)]
        let number = item - section.firstItem
        return Rect(
            x: inset + Double(number % columns) * Self.cell,
            y: section.firstRow + Double(number / columns) * Self.cell, width: Self.cell, height: Self.cell)
    }

    /// Returns the item at `point` in a left-to-right layout; nil on titles and beside the cells.
    func item(at point: Point) -> Int? {
        guard point.isFinite,
            let section = sections.first(where: { point.y >= $0.firstRow && point.y < $0.bottom })
        else { return nil }
        let column = Int(((point.x - inset) / Self.cell).rounded(.down))
        let row = Int((point.y - section.firstRow) / Self.cell)
        let number = row * columns + column
        guard column >= 0, column < columns, number < section.count else { return nil }
        return section.firstItem + number
    }

    /// Returns the items of the rows that intersect the vertical range from `top` to `bottom`.
    func items(from top: Double, to bottom: Double) -> Range<Int> {
        var range: Range<Int>?
        for section in sections where section.bottom > top && section.firstRow < bottom && section.count > 0 {
            let rows = (section.count + columns - 1) / columns
            let first = min(max(0, Int((top - section.firstRow) / Self.cell)), rows - 1)
            let last = min(max(0, Int((bottom - section.firstRow) / Self.cell)), rows - 1)
            let start = section.firstItem + first * columns
            let end = section.firstItem + min(section.count, (last + 1) * columns)
            range = (range?.lowerBound ?? start)..<end
        }
        return range ?? 0..<0
    }

    // MARK: - Steps

    /// Returns the item in the next (1) or previous (-1) row, in the same column or the last available one; nil beyond the ends.
    func item(from item: Int, rowsFurther direction: Int) -> Int? {
        guard item >= 0, item < count else { return nil }
        let sectionIndex = section(ofItem: item)
        let section = sections[sectionIndex]
        let number = item - section.firstItem
        let column = number % columns
        let row = number / columns + direction
        let rows = (section.count + columns - 1) / columns
        if row >= 0, row < rows { return section.firstItem + min(row * columns + column, section.count - 1) }
        if direction > 0 {
            guard let next = sections[(sectionIndex + 1)...].first(where: { $0.count > 0 }) else {
                return nil
            }
            return next.firstItem + min(column, next.count - 1)
        }
        guard let last = sections[..<sectionIndex].last(where: { $0.count > 0 }) else { return nil }
        let lastRow = (last.count - 1) / columns * columns
        return last.firstItem + min(lastRow + column, last.count - 1)
    }
}

nonisolated extension EmojiGridRows: ItemAxis {
    var total: Double { height }
    func start(of item: Int) -> Double { frame(ofItem: item).minY }
    func extent(of item: Int) -> Double { Self.cell }

    /// Returns the first item of the row at a vertical position.
    func item(at position: Double) -> Int {
        guard let number = section(atHeight: position) else { return 0 }
        let section = sections[number]
        let row = Int(max(0, position - section.firstRow) / Self.cell)
        return section.firstItem + min(row * columns, section.count - 1)
    }
}
