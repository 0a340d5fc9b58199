/// The scrolled rows of a list of completions, all of the same height; views of rows that have left the visible area display others.
final class CompletionRowsView: ScrollView {
    private(set) var rows: [CompletionRow] = []
    /// The views of the visible rows, by index.
    private var mounted: [Int: MenuRow] = [:]
    /// Hidden views for rows that become visible.
    private var spare: [MenuRow] = []
    private(set) var highlighted: Int?
    /// The measured width of the rows; nil when it has to be measured.
    private var measuredWidth: Double?

    /// The number of rows at the beginning whose titles are measured for the width of the list.
    private static let measuredRowCount = 32

    /// Displays `rows` from the first one, without a highlight.
    func show(_ rows: [CompletionRow]) {
        self.rows = rows
        measuredWidth = nil
        highlighted = nil
        contentOffset = .zero
        contentSize = Size(width: bounds.width, height: Double(rows.count) * rowHeight)
        for (index, row) in mounted where rows.indices.contains(index) { update(row, at: index) }
        setNeedsLayout()
    }

    /// Releases the rows; their views keep the pixels for the next list.
    func releaseRows() {
        rows = []
        highlighted = nil
        for row in mounted.values { row.releaseElement() }
        for row in spare { row.releaseElement() }
    }

    // MARK: - Geometry

    /// The height of each row, in points.
    var rowHeight: Double { effectiveAppearance.menuRowHeight }

    /// The width of the first rows and of the longest one, in points; titles that are wider are truncated.
    ///
    /// Measured once for each list. O(rows) to find the longest title.
    var fittingWidth: Double {
        if let measuredWidth { return measuredWidth }
        let longest = rows.max { $0.title.utf8.count < $1.title.utf8.count }
        let titles = rows.prefix(Self.measuredRowCount).map(\.title) + [longest?.title ?? ""]
        let width = titles.reduce(0) {
            max($0, MenuRow.width(ofTitle: $1, columns: columns, in: self))
        }
        measuredWidth = width
        return width
    }

    /// Returns the row at a point of the content; nil outside of the rows.
    func row(at point: Point) -> Int? {
        guard bounds.contains(point), point.y >= 0, rowHeight > 0 else { return nil }
        let index = Int(point.y / rowHeight)
        return rows.indices.contains(index) ? index : nil
    }

    private func rect(ofRow index: Int) -> Rect {
        Rect(x: 0, y: Double(index) * rowHeight, width: bounds.width, height: rowHeight)
    }

    // MARK: - Views

    override func layoutSubviews() {
        contentSize = Size(width: bounds.width, height: Double(rows.count) * rowHeight)
        super.layoutSubviews()
        mountVisibleRows()
    }

    override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        mountVisibleRows()
    }

    private var visibleRows: Range<Int> {
        guard rowHeight > 0, bounds.height > 0 else { return 0..<0 }
        let first = min(max(0, Int(bounds.minY / rowHeight)), rows.count)
        return first..<min(max(first, Int((bounds.maxY / rowHeight).rounded(.up))), rows.count)
    }

    private func mountVisibleRows() {
        let visible = visibleRows
        for (index, row) in mounted where !visible.contains(index) {
            mounted[index] = nil
            recycle(row)
        }
        for index in visible {
            let row = mounted[index] ?? makeRow()
            if mounted.updateValue(row, forKey: index) == nil { update(row, at: index) }
            let frame = rect(ofRow: index)
            if row.frame != frame { row.frame = frame }
        }
    }

    private func makeRow() -> MenuRow {
        if let row = spare.popLast() {
            row.isHidden = false
            return row
        }
        let row = MenuRow(.separator)
        addSubview(row)
        return row
    }

    private func recycle(_ row: MenuRow) {
        row.isHidden = true
        spare.append(row)
    }

    private func update(_ row: MenuRow, at index: Int) {
        row.display(Self.line(of: rows[index]))
        row.columns = columns
        row.listPosition = (index, rows.count)
        row.isHighlighted = index == highlighted
    }

    private var columns: MenuRow.Columns {
        // Images of rows beyond the measured ones do not move the titles of the others.
        MenuRow.Columns(hasImages: rows.prefix(Self.measuredRowCount).contains { $0.image != nil })
    }

    private static func line(of row: CompletionRow) -> MenuLine {
        .element(Action(title: row.title, image: row.image) { _ in })
    }

    /// The views of the visible rows, from top to bottom.
    var mountedRows: [MenuRow] { mounted.sorted { $0.key < $1.key }.map(\.value) }

    /// The number of views that have been created for rows.
    var createdRowCount: Int { mounted.count + spare.count }

    // MARK: - Highlight

    func highlight(_ index: Int?, scrolls: Bool) {
        let index = index.flatMap { rows.indices.contains($0) ? $0 : nil }
        if scrolls, let index { scrollRectToVisible(rect(ofRow: index), animated: false) }
        if index == highlighted { return }
        if let highlighted { mounted[highlighted]?.isHighlighted = false }
        highlighted = index
        if let index { mounted[index]?.isHighlighted = true }
    }

    // The rows are elements of the panel for assistive technologies.
    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {}
}
