/// The divider between two views of a split view: a line, with an area around it in which it can be dragged.
final class SplitDivider: Control {
    /// The distance around the line, in points, in which a press moves the divider.
    static let reach = 3.0
    /// The distance by which an arrow key moves the divider, in points.
    private static let keyStep = 10.0

    /// The index of the view before the divider.
    let index: Int
    private unowned let split: SplitView
    /// The distance from the divider's position to the point where it was grabbed.
    private var grabOffset = 0.0

    init(of split: SplitView, index: Int) {
        self.index = index
        self.split = split
        super.init(frame: .zero)
        accessibilityLabel = "Divider"
    }

    private var position: Double { split.distribution.position(ofDivider: index) ?? 0 }

    override func draw(_ canvas: Canvas) {
        let width = canvas.hairline
        let line =
            split.isVertical
            ? Rect(x: bounds.midX - width / 2, y: bounds.minY, width: width, height: bounds.height)
            : Rect(x: bounds.minX, y: bounds.midY - width / 2, width: bounds.width, height: width)
        canvas.fill(line, .separator)
    }

    // MARK: - Pointer

    /// Returns the distance of an event from the leading or top edge of the split view, minus the offset at which the divider was grabbed.
    private func distance(_ event: MouseEvent) -> Double {
        let (point, bounds) = (event.location(in: split), split.bounds)
        if !split.isVertical { return point.y - bounds.minY - grabOffset }
        return (split.isMirrored ? bounds.maxX - point.x : point.x - bounds.minX) - grabOffset
    }

    override func beginTracking(with event: MouseEvent) -> Bool {
        grabOffset = 0
        grabOffset = distance(event) - position
        return true
    }

    override func continueTracking(with event: MouseEvent) -> Bool {
        isHighlighted = true
        split.move(index, to: distance(event))
        return true
    }

    override func endTracking(with event: MouseEvent?) {
        guard let event else { return }
        let pane = split.distribution.paneCollapsing(
            atDivider: index, releasedAt: distance(event), canCollapse: split.canCollapse)
        if let pane { split.change { $0.panes[pane].isCollapsed = true } }
    }

    /// Does nothing: a click does not move the divider.
    override func performPrimaryAction() {}

    // MARK: - Keys

    override func keyDown(with event: KeyEvent) {
        guard event.isPlain, let target = position(after: event.key.keyCode) else {
            return super.keyDown(with: event)
        }
        split.move(index, to: target)
    }

    /// Returns the position to which a key moves the divider; nil for other keys.
    private func position(after key: KeyboardHIDUsage) -> Double? {
        let step = Self.keyStep
        let (back, forward): (KeyboardHIDUsage, KeyboardHIDUsage) =
            !split.isVertical
            ? (.keyboardUpArrow, .keyboardDownArrow)
            : split.isMirrored
                ? (.keyboardRightArrow, .keyboardLeftArrow) : (.keyboardLeftArrow, .keyboardRightArrow)
        switch key {
        case back: return position - step
        case forward: return position + step
        case .keyboardPageUp: return position - 5 * step
        case .keyboardPageDown: return position + 5 * step
        case .keyboardHome: return split.distribution.positions(ofDivider: index)?.lowerBound
        case .keyboardEnd: return split.distribution.positions(ofDivider: index)?.upperBound
        default: return nil
        }
    }

    // MARK: - Assistive technologies

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .separator
        attributes.isElement = true
        attributes.states.insert(split.isVertical ? .vertical : .horizontal)
        guard let range = split.distribution.positions(ofDivider: index) else { return }
        attributes.range = AccessibilityRange(
            value: position, minimum: range.lowerBound, maximum: range.upperBound, step: Self.keyStep)
        attributes.actions += [.increment, .decrement]
    }

    override func accessibilityIncrement() { split.move(index, to: position + Self.keyStep) }
    override func accessibilityDecrement() { split.move(index, to: position - Self.keyStep) }

    override func accessibilitySetValue(_ value: Double) -> Bool {
        guard value.isFinite else { return false }
        split.move(index, to: value)
        return true
    }
}

extension SplitDivider: CursorProviding {
    func cursor(at point: Point) -> Cursor? { split.isVertical ? .resizeLeftRight : .resizeUpDown }
}
