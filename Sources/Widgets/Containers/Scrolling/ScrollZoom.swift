/// The zoom of a scroll view: its limits, its scale, and the view that it scales.
final class ScrollZoom {
    private weak var area: ScrollView?
    var minimum = 1.0
    var maximum = 1.0
    private(set) var scale = 1.0
    private(set) var isZooming = false
    /// The scale at the begin of the pinch in progress.
    private var startScale = 1.0
    /// The point of the content between the fingers, at a scale of 1.
    private var pinchedPoint = Point.zero
    private var motion: ZoomMotion?
    /// The view that was scaled last, whose transform belongs to the zoom.
    private weak var scaledView: View?

    init(of area: ScrollView) { self.area = area }

    nonisolated deinit {}

    var isEnabled: Bool { maximum > minimum }
    var isAnimating: Bool { motion != nil }

    private var view: View? {
        guard let area else { return nil }
        return area.delegate?.viewForZooming(in: area)
    }

    func clamped(_ scale: Double) -> Double { min(max(scale, minimum), max(minimum, maximum)) }

    // MARK: - Gesture

    /// Begins a pinch around `place`, in the scroll view's space.
    func begin(around place: Point) {
        motion = nil
        startScale = scale
        pinchedPoint = Point(x: place.x / scale, y: place.y / scale)
        isZooming = true
        if let area { area.delegate?.scrollViewWillBeginZooming(area, with: view) }
    }

    /// Applies the scale of a pinch, with resistance beyond the limits, and keeps the pinched point of the content at `place`, in
    /// the scroll view's space.
    func follow(scale factor: Double, around place: Point) {
        guard isZooming, let area else { return }
        let wanted = startScale * factor
        let limit = clamped(wanted)
        let bounces = area.bouncesZoom && !area.effectiveAppearance.prefersReducedMotion
        let scale = bounces && wanted != limit ? limit * (wanted / limit).squareRoot() : limit
        let visible = place - area.contentOffset
        let offset = Point(x: pinchedPoint.x * scale - visible.x, y: pinchedPoint.y * scale - visible.y)
        if scale == self.scale { area.move(to: area.clamped(offset)) } else { apply(scale, offset: offset) }
    }

    func end(around anchor: Point) {
        guard isZooming, let area else { return }
        isZooming = false
        let target = clamped(scale)
        if target != scale, area.isAnimatable {
            animate(to: target, around: anchor)
        } else {
            apply(target, around: anchor)
            didEnd()
        }
    }

    func cancelMotion() {
        isZooming = false
        motion = nil
    }

    private func didEnd() {
        if let area { area.delegate?.scrollViewDidEndZooming(area, with: view, atScale: scale) }
    }

    // MARK: - Program

    /// Zooms around the centre of the visible bounds.
    func go(to scale: Double, animated: Bool) {
        guard let area else { return }
        cancelMotion()
        change(to: clamped(scale), around: area.bounds.center, animated: animated)
    }

    /// Zooms so that `rect`, in the zoomed view's space, fills the visible bounds as far as the limits allow.
    func show(_ rect: Rect, animated: Bool) {
        guard let area, rect.width > 0, rect.height > 0, !area.bounds.isEmpty else { return }
        cancelMotion()
        let size = area.bounds.size
        let target = clamped(min(size.width / rect.width, size.height / rect.height))
        let offset = Point(x: rect.midX * target - size.width / 2, y: rect.midY * target - size.height / 2)
        if abs(target - scale) < 1e-9 {
            return area.setContentOffset(area.clamped(offset), animated: animated)
        }
        // The point of the content that stays in place is determined by the offsets before and after.
        let growth = target / scale - 1
        let distance = offset - area.contentOffset
        change(
            to: target, around: Point(x: distance.x / growth, y: distance.y / growth), animated: animated)
    }

    private func change(to target: Double, around anchor: Point, animated: Bool) {
        if animated, area?.isAnimatable == true, target != scale {
            animate(to: target, around: anchor)
        } else {
            apply(target, around: anchor)
        }
    }

    // MARK: - Wheel and keys

    /// Whether the wheel zooms: with Ctrl held.
    func uses(_ event: ScrollEvent) -> Bool {
        isEnabled && event.modifierFlags.intersection([.control, .shift, .alternate, .command]) == .control
            && event.scrollingDeltaY != 0
    }

    /// Zooms around the pointer.
    func scroll(_ event: ScrollEvent) {
        guard let area, event.scrollingDeltaY.isFinite else { return }
        step(by: WheelZoom.factor(notches: event.scrollingDeltaY), around: event.location(in: area))
    }

    /// Multiplies the scale; the point `anchor`, in the scroll view's space, keeps its position.
    ///
    /// - Returns: Whether the scale has changed.
    @discardableResult func step(by factor: Double, around anchor: Point) -> Bool {
        set(clamped(scale * factor), around: anchor)
    }

    /// Sets the scale as the user; returns whether it has changed.
    @discardableResult func set(_ newScale: Double, around anchor: Point) -> Bool {
        guard let area else { return false }
        motion = nil
        if abs(newScale - scale) < 1e-9 { return false }
        area.delegate?.scrollViewWillBeginZooming(area, with: view)
        apply(newScale, around: anchor)
        didEnd()
        area.showBars()
        return true
    }

    // MARK: - Scale

    /// Sets the scale so that the point `anchor`, in the scroll view's space, keeps its position on screen.
    func apply(_ newScale: Double, around anchor: Point) {
        guard let area else { return }
        let ratio = newScale / scale
        let offset = area.contentOffset
        apply(
            newScale,
            offset: Point(
                x: anchor.x * ratio - (anchor.x - offset.x), y: anchor.y * ratio - (anchor.y - offset.y)))
    }

    private func apply(_ newScale: Double, offset: Point) {
        guard let area, newScale.isFinite, newScale > 0, newScale != scale, offset.isFinite else { return }
        let ratio = newScale / scale
        scale = newScale
        area.endMotion()
        area.storedContentSize = Size(
            width: area.storedContentSize.width * ratio, height: area.storedContentSize.height * ratio)
        place()
        area.move(to: area.clamped(offset))
        area.setNeedsLayout()
        area.delegate?.scrollViewDidZoom(area)
    }

    /// Scales the zoomed view about its top left corner; its own frame and constraints are independent of the scale.
    func place() {
        let view = view
        if let scaledView, scaledView !== view { scaledView.transform = .identity }
        scaledView = view
        guard let view else { return }
        let size = view.bounds.size
        view.transform =
            scale == 1
            ? .identity
            : AffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: (scale - 1) * size.width / 2,
                ty: (scale - 1) * size.height / 2)
    }

    // MARK: - Animation

    func animate(to target: Double, around anchor: Point) {
        guard let area, let host = area.viewHost else { return }
        motion = ZoomMotion(
            from: scale, to: target, anchor: anchor, offset: area.contentOffset, startTime: host.currentTime)
        host.addFrameTicker(area)
    }

    /// Advances the animation; returns whether it continues.
    func tick(at now: Duration) -> Bool {
        guard let motion else { return false }
        apply(motion.scale(at: now), offset: motion.offset(at: now))
        guard motion.hasEnded(at: now) else { return true }
        self.motion = nil
        didEnd()
        return false
    }
}

/// An animated change of the zoom scale, as a function of time.
///
///     ZoomMotion(from: 1, to: 2, anchor: center, offset: .zero, startTime: now).scale(at: now + .milliseconds(100))
nonisolated struct ZoomMotion {
    let start: Double
    let target: Double
    /// The fixed point, in the content's space at the start.
    let anchor: Point
    /// The content offset at the start.
    let startOffset: Point
    let startTime: Duration
    static let duration = Duration.milliseconds(250)

    init(from start: Double, to target: Double, anchor: Point, offset: Point, startTime: Duration) {
        self.start = start
        self.target = target
        self.anchor = anchor
        startOffset = offset
        self.startTime = startTime
    }

    func hasEnded(at time: Duration) -> Bool { time - startTime >= Self.duration }

    func scale(at time: Duration) -> Double {
        if hasEnded(at: time) { return target }
        let part = max(0, (time - startTime) / Self.duration)
        return start + (target - start) * part * part * (3 - 2 * part)
    }

    /// Returns the content offset that keeps the fixed point at its position on screen.
    func offset(at time: Duration) -> Point {
        let ratio = scale(at: time) / start
        return Point(
            x: anchor.x * ratio - (anchor.x - startOffset.x), y: anchor.y * ratio - (anchor.y - startOffset.y)
        )
    }
}

extension Rect {
    /// The centre of the rectangle.
    var center: Point { Point(x: midX, y: midY) }
}
