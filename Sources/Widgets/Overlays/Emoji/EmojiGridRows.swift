internal import Virtualization

/// Where the cells of a grid of emoji stand: sections below each other, each with a title and rows of cells.
///
/// A value of plain numbers, counted from the leading edge; a row is found by division or in O(log sections).
///
///     let rows = EmojiGridRows(counts: [12, 160], hasTitles: true, width: 342)
///     rows.frame(ofItem: 12)    // the first cell of the second section
nonisolated struct EmojiGridRows: Equatable, Sendable {
    /// One after the other, the items of all sections are numbered through.
    struct Section: Equatable, Sendable {
        let firstItem: Int
        let count: Int
        /// Of its title.
        let top: Double
        /// Of its first row.
        let firstRow: Double
        let bottom: Double

        var items: Range<Int> { firstItem..<firstItem + count }
    }

    static let cell = 38.0
    static let title = 30.0
    /// Below all rows, and above those without a title.
    private static let margin = 6.0

    private(set) var sections: [Section] = []
    let columns: Int
    /// Free at the leading edge.
    let inset: Double
    private(set) var height = 0.0

    /// Sections without items have no title.
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

    /// Of all items.
    var count: Int { sections.last.map { $0.firstItem + $0.count } ?? 0 }

    // MARK: - Places

    func section(ofItem item: Int) -> Int {
        sections.firstIndex { $0.items.contains(item) } ?? max(0, sections.count - 1)
    }

    /// The section that is seen at a height; the nearest one beyond the ends.
    func section(atHeight y: Double) -> Int? {
        sections.firstIndex { $0.count > 0 && y < $0.bottom } ?? sections.lastIndex { $0.count > 0 }
    }

    /// As it is where the user interface runs from the left.
    func frame(ofItem item: Int) -> Rect {
        guard item >= 0, item < count else { return .zero }
        let section = sections[section(ofItem: item)]
        let number = item - section.firstItem
        return Rect(
            x: inset + Double(number % columns) * Self.cell,
            y: section.firstRow + Double(number / columns) * Self.cell, width: Self.cell, height: Self.cell)
    }

    /// The item at a place; nil on titles and beside the cells.
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

    /// The items of the rows that are seen between two heights.
    func items(from top: Double, to bottom: Double) -> Range<Int> {
        var found: Range<Int>?
        for section in sections where section.bottom > top && section.firstRow < bottom && section.count > 0 {
            let rows = (section.count + columns - 1) / columns
            let first = min(max(0, Int((top - section.firstRow) / Self.cell)), rows - 1)
            let last = min(max(0, Int((bottom - section.firstRow) / Self.cell)), rows - 1)
            let start = section.firstItem + first * columns
            let end = section.firstItem + min(section.count, (last + 1) * columns)
            found = (found?.lowerBound ?? start)..<end
        }
        return found ?? 0..<0
    }

    // MARK: - Steps

    /// The item one row further (or back), in the same column or the last one there is; nil beyond the ends.
    func item(from item: Int, rowsFurther way: Int) -> Int? {
        guard item >= 0, item < count else { return nil }
        let place = section(ofItem: item)
        let section = sections[place]
        let number = item - section.firstItem
        let column = number % columns
        let row = number / columns + way
        let rows = (section.count + columns - 1) / columns
        if row >= 0, row < rows { return section.firstItem + min(row * columns + column, section.count - 1) }
        if way > 0 {
            guard let next = sections[(place + 1)...].first(where: { $0.count > 0 }) else { return nil }
            return next.firstItem + min(column, next.count - 1)
        }
        guard let last = sections[..<place].last(where: { $0.count > 0 }) else { return nil }
        let lastRow = (last.count - 1) / columns * columns
        return last.firstItem + min(lastRow + column, last.count - 1)
    }
}

nonisolated extension EmojiGridRows: ItemAxis {
    var total: Double { height }
    func start(of item: Int) -> Double { frame(ofItem: item).minY }
    func extent(of item: Int) -> Double { Self.cell }

    /// The first item of the row at a height.
    func item(at position: Double) -> Int {
        guard let number = section(atHeight: position) else { return 0 }
        let section = sections[number]
        let row = Int(max(0, position - section.firstRow) / Self.cell)
        return section.firstItem + min(row * columns, section.count - 1)
    }
}
