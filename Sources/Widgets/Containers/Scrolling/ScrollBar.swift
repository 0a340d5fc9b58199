/// An overlay scroll bar at the edge of a scroll view, which is thin and widens under the pointer.
///
/// The knob can be dragged. A press beside the knob scrolls by a page, repeatedly while the button is held.
final class ScrollBar: View {
    let axis: LayoutConstraint.Axis
    /// The scroll view that owns the bar; nil after it was deallocated, which a delegate can cause during a press.
    private weak var area: ScrollView?
    private(set) var isHovered = false
    /// The distance from the knob's start to the pointer, in points, while the knob is dragged; otherwise nil.
    private var grabOffset: Double?
    private var repeatTimer: ScheduledTimer?
    private var pointer = 0.0

    var isPressed: Bool { grabOffset != nil || repeatTimer != nil }

    init(_ axis: LayoutConstraint.Axis, of area: ScrollView) {
        self.axis = axis
        self.area = area
        super.init(frame: .zero)
        alpha = 0
        accessibilityIdentifier = axis == .vertical ? "vertical scroll bar" : "horizontal scroll bar"
    }

    // MARK: - Geometry, along the axis

    private var length: Double { axis == .vertical ? bounds.height : bounds.width }

    /// The start and the length of the knob along the axis, in points in the bar's coordinate space.
    var knob: (start: Double, length: Double) {
        guard let area else { return (0, 0) }
        let metrics = effectiveAppearance.metrics
        let track = max(0, length - 2 * metrics.scrollBarInset)
        let (least, greatest) = limits
        let visibleLength = axis == .vertical ? area.bounds.height : area.bounds.width
        let range = greatest - least
        let visibleFraction = range + visibleLength > 0 ? visibleLength / (range + visibleLength) : 1
        let knob = min(track, max(metrics.scrollBarKnob, track * visibleFraction))
        let offset = axis == .vertical ? area.contentOffset.y : area.contentOffset.x
        let fraction = range > 0 ? min(max((offset - least) / range, 0), 1) : 0
        return (metrics.scrollBarInset + (track - knob) * fraction, knob)
    }

    private var limits: (Double, Double) {
        guard let (least, greatest) = area?.offsetLimits else { return (0, 0) }
        return axis == .vertical ? (least.y, greatest.y) : (least.x, greatest.x)
    }

    override func draw(_ canvas: Canvas) {
        let metrics = effectiveAppearance.metrics
        let isWide = isHovered || isPressed
        let width = isWide ? metrics.scrollBarWide : metrics.scrollBarThin
        let across = (axis == .vertical ? bounds.width : bounds.height) - metrics.scrollBarInset - width
        func barRect(_ start: Double, _ length: Double) -> Rect {
            axis == .vertical
                ? Rect(x: across, y: start, width: width, height: length)
                : Rect(x: start, y: across, width: length, height: width)
        }
        let knob = knob
        let inset = metrics.scrollBarInset
        ControlPainter(theme: effectiveAppearance, canvas: canvas).scrollBar(
            track: isWide ? barRect(inset, max(0, length - 2 * inset)) : nil,
            knob: barRect(knob.start, knob.length),
            isPressed: isPressed, isHovered: isHovered)
    }

    // MARK: - Pointer

    override func mouseEntered(with event: MouseEvent) {
        isHovered = true
        setNeedsDisplay()
        area?.showBars()
    }

    override func mouseExited(with event: MouseEvent) {
        isHovered = false
        setNeedsDisplay()
        area?.showBars()
    }

    override func mouseMoved(with event: MouseEvent) { area?.showBars() }

    override func mouseDown(with event: MouseEvent) {
        guard let area else { return }
        let place = place(of: event)
        let knob = knob
        area.endMotion()
        if place >= knob.start, place < knob.start + knob.length {
            grabOffset = place - knob.start
            area.isTracking = true
            area.isDragging = true
            area.delegate?.scrollViewWillBeginDragging(area)
        } else {
            pointer = place
            turnPage()
            scheduleRepeat(after: .milliseconds(300))
        }
        setNeedsDisplay()
    }

    override func mouseDragged(with event: MouseEvent) {
        let place = place(of: event)
        pointer = place
        guard let grabOffset else { return }
        let metrics = effectiveAppearance.metrics
        let travel = length - 2 * metrics.scrollBarInset - knob.length
        let (least, greatest) = limits
        if travel <= 0 { return }
        let part = min(max((place - grabOffset - metrics.scrollBarInset) / travel, 0), 1)
        go(to: least + part * (greatest - least))
    }

    override func mouseUp(with event: MouseEvent) { endPress() }
    override func mouseCancelled() { endPress() }

    private func endPress() {
        repeatTimer?.invalidate()
        repeatTimer = nil
        let wasDragged = grabOffset != nil
        grabOffset = nil
        setNeedsDisplay()
        // A strong reference, because the delegate may release the scroll view.
        guard let area else { return }
        if wasDragged {
            area.isTracking = false
            area.isDragging = false
            area.delegate?.scrollViewDidEndDragging(area, willDecelerate: false)
        }
        ScrollPages.settle(area)
        area.showBars()
    }

    private func place(of event: MouseEvent) -> Double {
        let point = event.location(in: self)
        return axis == .vertical ? point.y : point.x
    }

    private func go(to offset: Double) {
        guard let area else { return }
        var place = area.contentOffset
        if axis == .vertical { place.y = offset } else { place.x = offset }
        area.contentOffset = area.clamped(place)
    }

    /// Scrolls one page towards the pointer, unless the knob has reached it.
    private func turnPage() {
        guard let area else { return }
        let knob = knob
        let page = area.pageLength(axis)
        let offset = axis == .vertical ? area.contentOffset.y : area.contentOffset.x
        if pointer < knob.start {
            go(to: offset - page)
        } else if pointer >= knob.start + knob.length {
            go(to: offset + page)
        }
    }

    private func scheduleRepeat(after delay: Duration) {
        repeatTimer = viewHost?.schedule(after: delay, for: self) { bar in
            bar.turnPage()
            if bar.repeatTimer != nil { bar.scheduleRepeat(after: .milliseconds(60)) }
        }
    }
}
