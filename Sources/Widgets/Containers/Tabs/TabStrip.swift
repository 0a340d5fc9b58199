/// A row of tabs, which shrink when there is not enough space and scroll at their minimum width.
final class TabStrip: ScrollView {
    private(set) var buttons: [TabButton] = []

    override init(frame: Rect) {
        super.init(frame: frame)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
    }

    func show(_ buttons: [TabButton]) {
        for button in self.buttons where !buttons.contains(button) { button.removeFromSuperview() }
        self.buttons = buttons
        for button in buttons where button.superview !== self { addSubview(button) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let widths = fittingWidths(within: bounds.width)
        contentSize = Size(width: widths.reduce(0, +), height: bounds.height)
        super.layoutSubviews()
        var x = isMirrored ? max(contentSize.width, bounds.width) : 0
        for (button, width) in zip(buttons, widths) {
            if isMirrored { x -= width }
            button.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
            if !isMirrored { x += width }
        }
    }

    /// Returns the widths of the tabs; when the sum of the intrinsic widths exceeds `availableWidth`, the widest shrink first.
    private func fittingWidths(within availableWidth: Double) -> [Double] {
        let intrinsicWidths = buttons.map(\.intrinsicContentSize.width)
        if intrinsicWidths.reduce(0, +) <= availableWidth { return intrinsicWidths }
        var limit = availableWidth / Double(max(1, intrinsicWidths.count))
        // Distributes the space that narrow tabs do not use among the wide tabs.
        for _ in 0..<intrinsicWidths.count {
            let narrow = intrinsicWidths.filter { $0 <= limit }
            let wide = intrinsicWidths.count - narrow.count
            if wide == 0 { break }
            let next = (availableWidth - narrow.reduce(0, +)) / Double(wide)
            if next <= limit { break }
            limit = next
        }
        return intrinsicWidths.map { max(min($0, limit.rounded(.down)), min($0, TabButton.minimumWidth)) }
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .tabList
    }

    override func scrollWheel(with event: ScrollEvent) {
        var event = event
        // A vertical wheel scrolls the row of tabs horizontally.
        if event.scrollingDeltaX == 0 {
            event.scrollingDeltaX = event.scrollingDeltaY
            event.scrollingDeltaY = 0
        }
        super.scrollWheel(with: event)
    }
}
