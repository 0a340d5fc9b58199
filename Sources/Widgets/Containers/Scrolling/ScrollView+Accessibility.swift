extension ScrollView: AccessibilityContentProviding {
    final func describeScrolling(_ attributes: inout AccessibilityAttributes) {
        attributes.role = .scrollArea
        attributes.actions += ScrollAction.actions(of: self)
        guard isScrollEnabled else { return }
        let (least, greatest) = offsetLimits
        if greatest.y > least.y { attributes.actions += [.scroll(.up), .scroll(.down)] }
        if greatest.x > least.x { attributes.actions += [.scroll(.left), .scroll(.right)] }
    }

    /// Performs the actions "Refresh", "Zoom in" and "Zoom out".
    package final func performCustomAction(named name: String) -> Bool {
        ScrollAction(rawValue: name)?.perform(on: self) ?? false
    }

    /// Scrolls by a page.
    ///
    /// - Returns: Whether the content has moved.
    final func scrollPage(_ direction: AccessibilityScrollDirection) -> Bool {
        let isForward = direction == .next
        let isTall = offsetLimits.greatest.y > offsetLimits.least.y
        let (x, y) =
            switch direction {
            case .up: (0, -1)
            case .down: (0, 1)
            case .left: (-1, 0)
            case .right: (1, 0)
            case .next, .previous: isTall ? (0, isForward ? 1 : -1) : (isForward != isMirrored ? 1 : -1, 0)
            }
        if stops(x == 0 ? .vertical : .horizontal) != nil { return ScrollPages.turn(self, x, y) }
        let old = contentOffset
        let page = Point(x: Double(x) * pageLength(.horizontal), y: Double(y) * pageLength(.vertical))
        contentOffset = clamped(old + page)
        return contentOffset != old
    }

    /// The content in reading order, and a scroll bar element for each axis that can be scrolled.
    package final var accessibilityOwnContent: [any AccessibilityObject] {
        let reading = (self as? any AccessibilityReadingOrder)?.subviewsInReadingOrder ?? subviews
        return reading.filter { !($0 is ScrollBar) } + scrollableBars
    }

    private var scrollableBars: [ScrollBarElement] {
        guard isScrollEnabled else { return [] }
        let (least, greatest) = offsetLimits
        let isTall = greatest.y > least.y && showsVerticalScrollIndicator
        let isWide = greatest.x > least.x && showsHorizontalScrollIndicator
        guard isTall || isWide else { return [] }
        if barElements.isEmpty {
            barElements = [ScrollBarElement(self, .vertical), ScrollBarElement(self, .horizontal)]
        }
        return barElements.filter { $0.axis == .vertical ? isTall : isWide }
    }
}

extension ScrollView: AccessibilityActionPerforming {}

extension ScrollView: AccessibilityRevealing {
    package final func accessibilityReveal(_ rect: Rect) { scrollRectToVisible(rect, animated: false) }
}

/// A scroll view whose reading order differs from the order of its subviews.
package protocol AccessibilityReadingOrder: ScrollView {
    var subviewsInReadingOrder: [View] { get }
}

/// The accessibility element of a scroll bar, which exists independently of the transient bar view.
final class ScrollBarElement: AccessibilityElement {
    private weak var area: ScrollView?
    let axis: LayoutConstraint.Axis

    init(_ area: ScrollView, _ axis: LayoutConstraint.Axis) {
        self.area = area
        self.axis = axis
        super.init(accessibilityContainer: area)
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .scrollBar
        attributes.label = axis == .vertical ? "Vertical scroll bar" : "Horizontal scroll bar"
        attributes.states.insert(axis == .vertical ? .vertical : .horizontal)
        guard let area else { return }
        let (least, greatest) = area.offsetLimits
        let range =
            axis == .vertical
            ? AccessibilityRange(value: area.contentOffset.y, minimum: least.y, maximum: greatest.y)
            : AccessibilityRange(value: area.contentOffset.x, minimum: least.x, maximum: greatest.x)
        attributes.range = range
        attributes.value = range.percentage
        attributes.actions += [.increment, .decrement]
    }

    override var accessibilityFrameInContainerSpace: Rect {
        get {
            guard let area else { return .zero }
            let metrics = area.effectiveAppearance.metrics
            let width = metrics.scrollBarWide + 2 * metrics.scrollBarInset
            let seen = area.bounds
            return axis == .vertical
                ? Rect(x: seen.maxX - width, y: seen.minY, width: width, height: seen.height)
                : Rect(x: seen.minX, y: seen.maxY - width, width: seen.width, height: width)
        }
        set {}
    }

    override func accessibilityIncrement() { _ = area?.scrollPage(axis == .vertical ? .down : .right) }
    override func accessibilityDecrement() { _ = area?.scrollPage(axis == .vertical ? .up : .left) }

    override func accessibilitySetValue(_ value: Double) -> Bool {
        guard let area, value.isFinite else { return false }
        var offset = area.contentOffset
        if axis == .vertical { offset.y = value } else { offset.x = value }
        area.contentOffset = area.clamped(offset)
        return true
    }
}
