/// Panning by touch.
extension ScrollView: PanHandling {
    /// Returns whether a drag from `start` to `place`, in window coordinates, would move the content.
    package final func canPan(from start: Point, to place: Point) -> Bool {
        guard isScrollEnabled else { return false }
        let (least, greatest) = offsetLimits
        let isAcross = abs(place.x - start.x) > abs(place.y - start.y)
        return isAcross ? greatest.x > least.x : greatest.y > least.y
    }

    /// Starts panning with a finger that was pressed at `start` and has moved to the event's location.
    package final func beginPan(from start: Point, to event: MouseEvent, pressedAt time: Duration) {
        endMotion()
        isTracking = true
        isDragging = true
        delegate?.scrollViewWillBeginDragging(self)
        pan = ScrollPan(
            at: start, offset: contentOffset, time: time, locks: isDirectionalLockEnabled,
            toward: event.locationInWindow)
        continuePan(with: event)
    }

    package final func continuePan(with event: MouseEvent) {
        pan?.move(to: event.locationInWindow, time: event.timestamp)
        guard let pan else { return }
        move(to: bounces ? rubber(pan.targetOffset) : clamped(pan.targetOffset))
        showBars()
    }

    /// Ends the pan when the finger is lifted: the content decelerates from its current velocity or springs back.
    package final func endPan(at time: Duration) {
        guard let pan else { return }
        self.pan = nil
        isTracking = false
        isDragging = false
        let velocity = pan.velocity(at: time)
        let isBeyond = clamped(contentOffset) != contentOffset
        if isBeyond {
            delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
            if viewHost == nil { return }
            return springBack(from: contentOffset, velocity: .zero, at: time)
        }
        var motion = ScrollMotion.deceleration(
            from: contentOffset, velocity: velocity, rate: decelerationRate.rawValue, at: time)
        let planned = clamped(motion.target)
        var target = planned
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        if target != planned, target.isFinite {
            motion = .smoothstep(from: contentOffset, to: clamped(target), at: time)
        }
        let moves = isAnimatable && motion.duration > 0 && motion.target != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        // The delegate may have removed the scroll view, and a motion outside of a host would never end.
        if viewHost == nil { return }
        if moves {
            if motion.kind == .deceleration { delegate?.scrollViewWillBeginDecelerating(self) }
            begin(motion)
        } else if target != planned {
            contentOffset = clamped(target)
        }
    }

    final func cancelPan() {
        guard pan != nil else { return }
        pan = nil
        isTracking = false
        isDragging = false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        setNeedsLayout()
    }

    /// Returns the offset with increasing resistance beyond the ends of the content.
    private func rubber(_ offset: Point) -> Point {
        let place = clamped(offset)
        let size = layoutState.bounds.size
        func stretch(_ excess: Double, _ length: Double) -> Double {
            if excess == 0 || length <= 0 { return 0 }
            let part = abs(excess) * 0.55 / length
            return (excess < 0 ? -1 : 1) * length * (1 - 1 / (part + 1))
        }
        return Point(
            x: place.x + stretch(offset.x - place.x, size.width),
            y: place.y + stretch(offset.y - place.y, size.height))
    }
}
