/// The drags of a scroll view with fingers: its pan and pinch recognisers and their effects.
final class ScrollDragging {
    private weak var area: ScrollView?
    let pan: PanGestureRecognizer
    /// The recogniser of zooms; nil until the scroll view can zoom.
    private(set) var pinch: PinchGestureRecognizer?
    /// The pan in progress; nil when there is none.
    var drag: ScrollPan?

    init(of area: ScrollView) {
        self.area = area
        let pan = ScrollPanGestureRecognizer()
        self.pan = pan
        pan.addTarget(self, action: ScrollDragging.panned)
        // Dragging with the mouse selects; it does not scroll.
        pan.allowedTouchTypes = [.direct, .pencil]
        pan.name = "pan of a scroll view"
        area.addGestureRecognizer(pan)
    }

    nonisolated deinit {}

    /// Creates the pinch recogniser.
    func enableZoom() {
        guard pinch == nil, let area else { return }
        let pinch = ScrollPinchGestureRecognizer()
        pinch.addTarget(self, action: ScrollDragging.pinched)
        pinch.name = "pinch of a scroll view"
        self.pinch = pinch
        area.addGestureRecognizer(pinch)
    }

    // MARK: - Pan

    private func panned(_ pan: PanGestureRecognizer) {
        guard let area else { return }
        switch pan.state {
        case .began:
            area.endMotion()
            area.isTracking = true
            area.isDragging = true
            drag = ScrollPan(
                offset: area.contentOffset, locks: area.isDirectionalLockEnabled,
                toward: pan.translation(in: nil))
            area.delegate?.scrollViewWillBeginDragging(area)
            follow(pan)
        case .changed: follow(pan)
        case .ended: end(pan)
        case .cancelled: cancel()
        case .possible, .failed: break
        }
    }

    /// Returns whether a pan with the current translation would move the content.
    func canBegin() -> Bool {
        guard let area, area.isScrollEnabled else { return false }
        let translation = pan.translation(in: nil)
        let (least, greatest) = area.offsetLimits
        if abs(translation.x) > abs(translation.y) {
            return greatest.x > least.x || area.alwaysBounceHorizontal
        }
        if greatest.y > least.y || area.alwaysBounceVertical { return true }
        return area.refreshControl?.isEnabled == true && translation.y > 0
    }

    private func follow(_ pan: PanGestureRecognizer) {
        guard let area, let drag else { return }
        let offset = drag.offset(translation: pan.translation(in: nil))
        area.move(to: stretched(offset, of: area))
        area.refreshControl?.follow(dragging: true)
        area.showBars()
    }

    /// Returns the offset with increasing resistance beyond the ends of the content that can be overscrolled.
    private func stretched(_ offset: Point, of area: ScrollView) -> Point {
        let place = area.clamped(offset)
        let size = area.layoutState.bounds.size
        let bounces = area.bounces && !area.effectiveAppearance.prefersReducedMotion
        let (least, greatest) = area.offsetLimits
        let hasX = bounces && (greatest.x > least.x || area.alwaysBounceHorizontal)
        let hasY = bounces && (greatest.y > least.y || area.alwaysBounceVertical)
        let pulls = area.refreshControl?.isEnabled == true && offset.y < place.y
        return Point(
            x: place.x + (hasX ? RubberBand.stretch(offset.x - place.x, length: size.width) : 0),
            y: place.y + (hasY || pulls ? RubberBand.stretch(offset.y - place.y, length: size.height) : 0))
    }

    /// Ends the pan when the last finger is lifted: the content decelerates from its velocity, turns to a page, or springs back.
    private func end(_ pan: PanGestureRecognizer) {
        guard let area, let drag else { return }
        self.drag = nil
        area.isTracking = false
        area.isDragging = false
        area.refreshControl?.follow(dragging: false)
        let now = area.viewHost?.currentTime ?? .zero
        let velocity = drag.velocity(pan.velocity(in: nil))
        if area.clamped(area.contentOffset) != area.contentOffset {
            var target = area.clamped(area.contentOffset)
            area.delegate?.scrollViewWillEndDragging(
                area, withVelocity: velocity, targetContentOffset: &target)
            area.delegate?.scrollViewDidEndDragging(area, willDecelerate: true)
            if area.viewHost == nil { return }
            return area.springBack(from: area.contentOffset, velocity: .zero, at: now)
        }
        var motion = ScrollMotion.deceleration(
            from: area.contentOffset, velocity: velocity, rate: area.decelerationRate.rawValue, at: now)
        var planned = area.clamped(motion.target)
        let stop = ScrollPages.target(of: area, projected: planned, velocity: velocity)
        if let stop {
            planned = stop
            motion = .spring(from: area.contentOffset, to: planned, velocity: .zero, at: now)
        }
        var target = planned
        area.delegate?.scrollViewWillEndDragging(area, withVelocity: velocity, targetContentOffset: &target)
        if target != planned, target.isFinite {
            motion = .smoothstep(from: area.contentOffset, to: area.clamped(target), at: now)
        } else {
            target = planned
        }
        let moves = area.isAnimatable && motion.duration > 0 && motion.target != area.contentOffset
        area.delegate?.scrollViewDidEndDragging(area, willDecelerate: moves)
        // The delegate may have removed the scroll view, and a motion outside of a host would never end.
        if area.viewHost == nil { return }
        if moves {
            if motion.kind != .smoothstep { area.delegate?.scrollViewWillBeginDecelerating(area) }
            area.begin(motion)
        } else if target != area.contentOffset, stop != nil || target != planned {
            area.contentOffset = area.clamped(target)
        }
    }

    func cancel() {
        guard drag != nil, let area else { return }
        drag = nil
        area.isTracking = false
        area.isDragging = false
        area.refreshControl?.follow(dragging: false)
        area.delegate?.scrollViewDidEndDragging(area, willDecelerate: false)
        area.setNeedsLayout()
    }

    // MARK: - Pinch

    private func pinched(_ pinch: PinchGestureRecognizer) {
        guard let area, let zoom = area.zoom else { return }
        switch pinch.state {
        case .began, .changed:
            if pinch.state == .began { zoom.begin(around: pinch.location(in: area)) }
            zoom.follow(scale: pinch.scale, around: pinch.location(in: area))
            drag?.rebase(to: area.contentOffset, translation: pan.translation(in: nil))
            area.showBars()
        case .ended, .cancelled: zoom.end(around: pinch.location(in: area))
        case .possible, .failed: break
        }
    }
}

/// The pan of a scroll view, which does not exclude the pinch of the same view.
private final class ScrollPanGestureRecognizer: PanGestureRecognizer {
    nonisolated deinit {}

    override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPinchGestureRecognizer)
            || preventedGestureRecognizer.view !== view
    }
}

/// The pinch of a scroll view, which does not exclude its pan.
private final class ScrollPinchGestureRecognizer: PinchGestureRecognizer {
    nonisolated deinit {}

    override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPanGestureRecognizer)
            || preventedGestureRecognizer.view !== view
    }
}

extension ScrollView: TouchPreparing {
    /// Stops the motion of the content, and creates the recognisers for a finger; the mouse stops it if it may pan.
    package final func prepare(for touch: Touch) {
        let isMouse = touch.type == .indirectPointer
        if isMouse, dragging?.pan.allowedTouchTypes.contains(.indirectPointer) != true { return }
        endMotion()
        _ = panGestureRecognizer
        _ = pinchGestureRecognizer
    }
}

extension ScrollView: WheelScrolling {
    package final func usesWheel(_ event: ScrollEvent) -> Bool {
        isScrollEnabled && ScrollWheel.uses(event, in: self)
    }
}
