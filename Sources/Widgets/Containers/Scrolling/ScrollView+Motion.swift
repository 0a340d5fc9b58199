extension ScrollView: FrameTicking {
    /// Starts a motion of the content, replacing the current one.
    final func begin(_ motion: ScrollMotion) {
        if scrollMotion != nil { didCancelMotion() }
        scrollMotion = motion
        viewHost?.addFrameTicker(self)
    }

    /// Ends the current motion at the current offset.
    package final func endMotion() {
        guard let motion = scrollMotion else { return }
        scrollMotion = nil
        viewHost?.removeFrameTicker(self)
        didCancelMotion()
        if motion.kind == .deceleration { delegate?.scrollViewDidEndDecelerating(self) }
    }

    package final func tick(at now: Duration) {
        let isZoomAnimated = zoom?.tick(at: now) == true
        guard let motion = scrollMotion else {
            if !isZoomAnimated { viewHost?.removeFrameTicker(self) }
            return
        }
        let proposed = motion.offset(at: now)
        let newOffset = clamped(proposed)
        if motion.kind == .deceleration, newOffset != proposed, !motion.hasEnded(at: now) {
            if bounces { return springBack(from: proposed, velocity: motion.velocity(at: now), at: now) }
            let isBlockedOnBothAxes = newOffset.x != proposed.x && newOffset.y != proposed.y
            let velocity = motion.velocity(at: now)
            let unblockedSpeed = newOffset.x != proposed.x ? abs(velocity.y) : abs(velocity.x)
            move(to: newOffset)
            if isBlockedOnBothAxes || unblockedSpeed < ScrollMotion.minimumSpeed { finish(motion) }
            return
        }
        move(to: motion.kind == .spring ? proposed : newOffset)
        if motion.hasEnded(at: now) { finish(motion) }
    }

    private func finish(_ motion: ScrollMotion) {
        // A delegate notified of the last step may have started another motion.
        guard scrollMotion?.startTime == motion.startTime, scrollMotion?.kind == motion.kind else { return }
        if motion.kind == .deceleration, bounces, clamped(contentOffset) != contentOffset {
            return springBack(from: contentOffset, velocity: .zero, at: viewHost?.currentTime ?? .zero)
        }
        scrollMotion = nil
        viewHost?.removeFrameTicker(self)
        didEndMotion()
        switch motion.kind {
        case .smoothstep: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .deceleration, .spring: delegate?.scrollViewDidEndDecelerating(self)
        case .wheel: break
        }
    }

    /// Returns the content from beyond its ends, immediately with reduced motion.
    final func springBack(from offset: Point, velocity: Point, at time: Duration) {
        guard isAnimatable else {
            contentOffset = clamped(offset)
            delegate?.scrollViewDidEndDecelerating(self)
            return
        }
        move(to: offset)
        begin(.spring(from: offset, to: clamped(offset), velocity: velocity, at: time))
    }
}
