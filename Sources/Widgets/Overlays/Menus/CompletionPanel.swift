/// The panel of an open list of completions: the background and the rows, of which only the visible ones have views.
///
/// It can display one list after the other, and then redraws only the rows that differ.
final class CompletionPanel: View, AppearanceObserving {
    /// The rows of the list, which scroll.
    let list = CompletionRowsView()
    private var anchor = PopupPlacement.Anchor.point(.zero)
    /// The minimum width of the background, in points.
    private var minimumWidth = 0.0
    /// The maximum number of rows that are visible at once.
    private var visibleRowCount = 1

    private static let padding = 6.0

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(list)
    }

    /// Displays `rows`, to be placed at `anchor` in the superview's coordinate space.
    func display(
        _ rows: [CompletionRow], at anchor: PopupPlacement.Anchor, minimumWidth: Double, visibleRowCount: Int
    ) {
        self.anchor = anchor
        self.minimumWidth = minimumWidth
        self.visibleRowCount = visibleRowCount
        list.show(rows)
        setNeedsLayout()
    }

    /// Releases the rows with their images, while the panel is in no window.
    func releaseRows() { list.releaseRows() }

    // MARK: - Place

    /// The rectangle of the background, in the superview's coordinate space.
    var backgroundRect: Rect { frame }

    private var fittingSize: Size {
        let width = max(minimumWidth - 2 * Self.padding, list.fittingWidth, 120)
        let height = Double(min(list.rows.count, visibleRowCount)) * list.rowHeight
        return Size(width: width.rounded(.up) + 2 * Self.padding, height: max(height, 12) + 2 * Self.padding)
    }

    /// Places the panel at its anchor, within `room` in the superview's coordinate space.
    func place(within room: Rect) {
        frame = PopupPlacement(area: room, isMirrored: isMirrored).frame(of: fittingSize, at: anchor)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        castShadow(.middle, cornerRadius: effectiveAppearance.metrics.menuRadius)
        list.frame = bounds.insetBy(dx: Self.padding, dy: Self.padding)
    }

    func viewDidChangeEffectiveAppearance() { setNeedsLayout() }

    override func draw(_ canvas: Canvas) {
        ControlPainter(theme: effectiveAppearance, canvas: canvas).popover(
            bounds, cornerRadius: effectiveAppearance.metrics.menuRadius)
    }

    // MARK: - Rows

    /// Returns the row at a point in the superview's coordinate space; nil outside of the rows.
    func row(at point: Point) -> Int? {
        let inside = pointFromSuperview(point)
        return list.frame.contains(inside) ? list.row(at: list.pointFromSuperview(inside)) : nil
    }

    /// The index of the row at the pointer or the keyboard cursor; nil for none.
    var highlighted: Int? { list.highlighted }

    /// Highlights a row, or none; with `scrolls`, the row is scrolled into view.
    func highlight(_ index: Int?, scrolls: Bool = false) {
        if scrolls { layoutIfNeeded() }
        list.highlight(index, scrolls: scrolls)
    }

    func scroll(by event: ScrollEvent) { _ = list.scroll(byWheel: event) }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .list
        attributes.states.insert(.managesDescendants)
        attributes.actions.append(.escape)
    }
}

extension CompletionPanel: AccessibilityContentProviding {
    package var accessibilityOwnContent: [any AccessibilityObject] { list.mountedRows }
}
