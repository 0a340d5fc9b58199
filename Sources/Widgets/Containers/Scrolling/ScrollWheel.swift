/// The movement of a scroll view by the wheel: notches that are smoothed in windows, and a touch pad that may flick.
///
/// SDL reports neither the begin nor the end of a movement on a touch pad, so a flick is a movement whose events stop at a high
/// speed.
final class ScrollWheel {
    private weak var area: ScrollView?
    private var movement = Point.zero
    private var velocities = VelocityTracker()
    private var lastTime = Duration.zero
    private var timer: ScheduledTimer?
    /// The movement of a touch pad since the last page, in notches.
    private var turned = Point.zero

    /// The pause after which the movement of a touch pad has ended.
    static let flickPause = Duration.milliseconds(40)
    /// The speed, in points per second, above which the content decelerates after the movement.
    static let minimumFlickSpeed = 400.0

    init(of area: ScrollView) { self.area = area }

    nonisolated deinit {}

    /// Returns whether the event would zoom or scroll the view.
    static func uses(_ event: ScrollEvent, in area: ScrollView) -> Bool {
        if area.zoom?.uses(event) == true { return true }
        if event.modifierFlags.contains(.control) { return false }
        let (least, greatest) = area.offsetLimits
        let isAcross = event.modifierFlags.contains(.shift) || event.scrollingDeltaX != 0
        return isAcross && greatest.x > least.x || event.scrollingDeltaY != 0 && greatest.y > least.y
    }

    /// The offset to which a movement is added: the target of the notches before it.
    func start(of event: ScrollEvent) -> Point {
        guard let area else { return .zero }
        if !event.hasPreciseScrollingDeltas, area.motion(is: .wheel), let target = area.scrollMotion?.target {
            return target
        }
        return area.contentOffset
    }

    /// Scrolls to `offset`, which is within the limits.
    ///
    /// A notch moves to the next stop at least.
    func scroll(to offset: Point, _ event: ScrollEvent) {
        guard let area else { return }
        if event.hasPreciseScrollingDeltas {
            track(offset - area.contentOffset, event)
            area.contentOffset = offset
            return
        }
        let offset = stop(after: offset, in: area)
        guard area.isAnimatable, let host = area.viewHost, host.smoothsScrolling else {
            area.contentOffset = offset
            return
        }
        let now = host.currentTime
        let velocity = area.motion(is: .wheel) ? area.scrollMotion?.velocity(at: now) ?? .zero : .zero
        area.endMotion()
        area.begin(.wheel(from: area.contentOffset, to: offset, velocity: velocity, at: now))
    }

    /// Returns the stop at the end of a notch that would scroll to `offset`; `offset` itself if the view can stop anywhere.
    private func stop(after offset: Point, in area: ScrollView) -> Point {
        let start = area.targetBounds.origin
        func stop(_ axis: LayoutConstraint.Axis, _ start: Double, _ offset: Double) -> Double {
            guard offset != start, let stops = area.stops(axis) else { return offset }
            let near = stops.target(from: offset, projected: offset, velocity: 0)
            let isAhead = offset > start ? near > start + 0.5 : near < start - 0.5
            return isAhead ? near : stops.turned(by: offset > start ? 1 : -1, from: start)
        }
        return Point(x: stop(.horizontal, start.x, offset.x), y: stop(.vertical, start.y, offset.y))
    }

    func cancel() {
        timer?.invalidate()
        timer = nil
        velocities.removeAll()
    }

    // MARK: - Flicks

    private func track(_ distance: Point, _ event: ScrollEvent) {
        guard let area else { return }
        if event.timestamp - lastTime > Self.flickPause { velocities.removeAll() }
        lastTime = event.timestamp
        movement = movement + distance
        velocities.add(movement, at: event.timestamp)
        if timer?.isValid != true { schedule(Self.flickPause, of: area) }
    }

    private func schedule(_ delay: Duration, of area: ScrollView) {
        timer = area.viewHost?.schedule(after: delay, for: area) { $0.wheel?.pauseReached() }
    }

    private func pauseReached() {
        timer = nil
        guard let area, let host = area.viewHost else { return }
        let remaining = lastTime + Self.flickPause - host.currentTime
        if remaining > .zero { return schedule(remaining, of: area) }
        let velocity = velocities.velocity(at: lastTime)
        velocities.removeAll()
        let isFlick = max(abs(velocity.x), abs(velocity.y)) >= Self.minimumFlickSpeed
        if area.scrollMotion != nil || area.isDragging { return }
        var motion = ScrollMotion.deceleration(
            from: area.contentOffset, velocity: isFlick ? velocity : .zero,
            rate: area.decelerationRate.rawValue, at: host.currentTime)
        let planned = area.clamped(motion.target)
        if let stop = ScrollPages.target(of: area, projected: planned, velocity: velocity) {
            if !area.isAnimatable { return area.move(to: stop) }
            motion = .spring(from: area.contentOffset, to: stop, velocity: .zero, at: host.currentTime)
        } else if !isFlick || !area.isAnimatable {
            return
        }
        if area.clamped(motion.target) == area.contentOffset { return }
        area.delegate?.scrollViewWillBeginDecelerating(area)
        area.begin(motion)
    }

    // MARK: - Pages

    /// Turns a page for each notch; returns the rest of the event if there is no page in its direction.
    func turnPage(_ event: ScrollEvent) -> ScrollEvent? {
        guard let area, Self.uses(event, in: area) else { return event }
        // The rest of a movement that has turned a page.
        if area.motion(is: .smoothstep), event.hasPreciseScrollingDeltas { return nil }
        if event.timestamp - lastTime > .milliseconds(300) { turned = .zero }
        lastTime = event.timestamp
        turned = turned + Point(x: event.scrollingDeltaX, y: event.scrollingDeltaY)
        let across = abs(turned.x) > abs(turned.y)
        guard max(abs(turned.x), abs(turned.y)) >= 1 else { return nil }
        let forward = across ? turned.x < 0 : turned.y < 0
        turned = .zero
        let count = forward ? 1 : -1
        area.showBars()
        return ScrollPages.turn(area, across ? count : 0, across ? 0 : count) ? nil : event
    }
}
