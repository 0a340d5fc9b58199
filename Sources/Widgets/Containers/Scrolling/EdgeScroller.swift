/// Scrolls a view repeatedly while the pointer of a drag is outside of its visible area; the speed increases with the distance.
///
///     scroller.pointerMoved(event, in: list) { selection.extend() }
///     scroller.end()
final class EdgeScroller {
    private(set) var event: MouseEvent
    private var timer: ScheduledTimer?

    private static var interval: Duration { .milliseconds(30) }

    init(_ event: MouseEvent) { self.event = event }

    /// Records the event, without starting or stopping to scroll.
    func record(_ event: MouseEvent) { self.event = event }

    /// Starts or stops scrolling; `onScroll` is called after each step.
    func update(in area: ScrollView, onScroll: @escaping () -> Void) {
        if distance(from: area) == .zero {
            end()
        } else if timer?.isValid != true {
            timer = area.viewHost?.schedule(after: Self.interval, repeating: true, for: area) {
                [weak self] area in
                self?.step(in: area, onScroll)
            }
        }
    }

    /// Stops scrolling.
    func end() {
        timer?.invalidate()
        timer = nil
    }

    /// The part of the view's bounds that is not covered by its content inset.
    static func visibleArea(of area: ScrollView) -> Rect {
        area.layoutState.bounds.inset(by: area.contentInset)
    }

    /// Returns the position of the pointer, moved into the visible area, in points of the content.
    func clampedLocation(in area: ScrollView) -> Point {
        let (place, visible) = (event.location(in: area), Self.visibleArea(of: area))
        return Point(
            x: min(max(place.x, visible.minX), visible.maxX - 1),
            y: min(max(place.y, visible.minY), visible.maxY - 1))
    }

    /// Returns the distance of the pointer before the edges (negative) or beyond them (positive), for the axes that can be scrolled.
    private func distance(from area: ScrollView) -> Point {
        let (place, visible) = (event.location(in: area), Self.visibleArea(of: area))
        let (least, greatest) = area.offsetLimits
        func outside(_ position: Double, _ low: Double, _ high: Double) -> Double {
            position < low ? position - low : max(0, position - high)
        }
        return Point(
            x: greatest.x > least.x ? outside(place.x, visible.minX, visible.maxX) : 0,
            y: greatest.y > least.y ? outside(place.y, visible.minY, visible.maxY) : 0)
    }

    private func step(in area: ScrollView, _ onScroll: () -> Void) {
        let distance = distance(from: area)
        if distance == .zero { return end() }
        func step(_ distance: Double) -> Double {
            if distance == 0 { return 0 }
            let length = min(max(abs(distance) / 2, 4), 40)
            return distance < 0 ? -length : length
        }
        let offset = area.contentOffset
        let target = area.clamped(Point(x: offset.x + step(distance.x), y: offset.y + step(distance.y)))
        if target == offset { return }
        area.contentOffset = target
        onScroll()
    }
}
