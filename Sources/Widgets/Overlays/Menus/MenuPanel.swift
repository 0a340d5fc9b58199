/// A panel of an open menu: the background and the rows, which scroll when there is not enough space.
///
/// It can display one menu after the other, and then redraws only the rows that differ.
package final class MenuPanel: View, AppearanceObserving {
    private var content = MenuContent(of: Menu())
    /// The displayed menu, with the deferred elements that have arrived.
    var menu: Menu { content.menu }
    private(set) var rows: [MenuRow] = []
    private let area = MenuScrollView()
    /// The place beside which the panel is displayed, in the superview's coordinate space.
    private(set) var anchor = PopupPlacement.Anchor.point(.zero)
    /// The minimum width of the background, in points.
    private var minimumWidth = 0.0

    /// Whether the mnemonics of the rows are underlined.
    var showsMnemonics = false {
        didSet { if showsMnemonics != oldValue { for row in rows { row.showsMnemonic = showsMnemonics } } }
    }

    /// The index of the row at the pointer or the keyboard cursor; nil for none.
    private(set) var highlighted: Int?

    private static let padding = 6.0

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(area)
    }

    /// Displays a menu, to be placed at `anchor` in the superview's coordinate space.
    func display(_ content: MenuContent, at anchor: PopupPlacement.Anchor, minimumWidth: Double) {
        self.content = content
        self.anchor = anchor
        self.minimumWidth = minimumWidth
        area.contentOffset = .zero
        refresh()
    }

    /// Releases the menu with its elements, while the panel is in no window.
    func releaseMenu() {
        content = MenuContent(of: Menu())
        for row in rows { row.releaseElement() }
    }

    /// Updates the rows after elements have arrived.
    ///
    /// The highlighted element stays highlighted; if it is replaced, the first element in its place is.
    func updateRows() {
        let (index, element) = (highlighted, highlightedRow?.line.element)
        highlight(nil)
        refresh()
        if let index { highlight(rows.firstIndex { $0.line.element === element } ?? index) }
    }

    /// Updates the rows, because states and titles may have changed.
    func refresh() {
        let lines = MenuLine.lines(of: menu)
        for row in rows.dropFirst(lines.count) { row.removeFromSuperview() }
        rows.removeLast(max(0, rows.count - lines.count))
        for (row, line) in zip(rows, lines) { row.display(line) }
        for line in lines.dropFirst(rows.count) {
            let row = MenuRow(line)
            rows.append(row)
            area.addSubview(row)
        }
        var columns = MenuRow.Columns(hasMarks: menu.options.contains(.singleSelection))
        for case .element(let element, let isExclusive) in lines {
            if isExclusive || element.chosenState != .off { columns.hasMarks = true }
            if element.image != nil { columns.hasImages = true }
        }
        for row in rows {
            row.columns = columns
            row.showsMnemonic = showsMnemonics
        }
        highlight(highlighted)
        setNeedsLayout()
    }

    // MARK: - Place

    /// The rectangle of the background, in the superview's coordinate space.
    var backgroundRect: Rect { frame }

    /// The size of the background that shows all rows.
    private var fittingSize: Size {
        var size = Size(width: max(minimumWidth - 2 * Self.padding, 120), height: 0)
        for row in rows {
            let rowSize = row.fittingSize
            size.width = max(size.width, rowSize.width)
            size.height += rowSize.height
        }
        return Size(
            width: size.width.rounded(.up) + 2 * Self.padding, height: max(size.height, 12) + 2 * Self.padding
        )
    }

    /// Places the panel at its anchor, within `room` in the superview's coordinate space.
    func place(within room: Rect) {
        let placement = PopupPlacement(area: room, isMirrored: isMirrored)
        frame = placement.frame(of: fittingSize, at: anchor)
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        area.frame = bounds.insetBy(dx: Self.padding, dy: Self.padding)
        castShadow(.middle, cornerRadius: effectiveAppearance.metrics.menuRadius)
        var y = 0.0
        let width = area.bounds.width
        for row in rows {
            let height = row.fittingSize.height
            row.frame = Rect(x: 0, y: y, width: width, height: height)
            y += height
        }
        area.contentSize = Size(width: width, height: y)
    }

    package func viewDidChangeEffectiveAppearance() { setNeedsLayout() }

    package override func draw(_ canvas: Canvas) {
        ControlPainter(theme: effectiveAppearance, canvas: canvas).popover(
            bounds, cornerRadius: effectiveAppearance.metrics.menuRadius)
    }

    // MARK: - Rows

    /// Returns the row at a point in the superview's coordinate space; nil on separators, headers and outside of the rows.
    func row(at point: Point) -> Int? {
        let inside = pointFromSuperview(point)
        guard area.frame.contains(inside) else { return nil }
        let place = area.pointFromSuperview(inside)
        guard let index = rows.firstIndex(where: { $0.frame.contains(place) }) else { return nil }
        return rows[index].line.element == nil ? nil : index
    }

    /// Returns the frame of a row in the superview's coordinate space.
    func rect(ofRow index: Int) -> Rect {
        layoutIfNeeded()
        return superview.map { rows[index].convert(rows[index].bounds, to: $0) } ?? .zero
    }

    func highlight(_ index: Int?, scrolls: Bool = false) {
        let index = index.flatMap { rows.indices.contains($0) && rows[$0].line.element != nil ? $0 : nil }
        if let old = highlighted, old != index, rows.indices.contains(old) { rows[old].isHighlighted = false }
        highlighted = index
        guard let highlighted else { return }
        rows[highlighted].isHighlighted = true
        guard scrolls else { return }
        layoutIfNeeded()
        area.scrollRectToVisible(rows[highlighted].frame, animated: false)
    }

    func highlight(_ element: MenuElement) {
        highlight(rows.firstIndex { $0.line.element === element }, scrolls: true)
    }

    var highlightedRow: MenuRow? { highlighted.map { rows[$0] } }

    /// Returns the next row with an element, from `start` in `direction`, wrapping around at the ends; nil when there is none.
    func element(from start: Int, by direction: Int) -> Int? {
        guard !rows.isEmpty else { return nil }
        var index = start
        for _ in rows.indices {
            index = (index + rows.count) % rows.count
            if rows[index].line.element != nil { return index }
            index += direction
        }
        return nil
    }

    package override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .menu
        attributes.label = menu.title.isEmpty ? nil : menu.title
        attributes.actions.append(.escape)
    }

    func scroll(by event: ScrollEvent) { _ = area.scroll(byWheel: event) }
}

/// The scrolled rows of a panel, which are elements of the panel itself for assistive technologies.
private final class MenuScrollView: ScrollView {
    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {}
}
