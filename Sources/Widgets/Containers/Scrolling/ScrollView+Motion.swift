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
        guard let motion = scrollMotion else {
            viewHost?.removeFrameTicker(self)
            return
        }
        let wanted = motion.offset(at: now)
        let place = held(wanted)
        if motion.kind == .deceleration, place != wanted, !motion.isOver(at: now) {
            if bounces { return springBack(from: wanted, velocity: motion.velocity(at: now), at: now) }
            let isStuckBoth = place.x != wanted.x && place.y != wanted.y
            let other = motion.velocity(at: now)
            let isOther = place.x != wanted.x ? abs(other.y) : abs(other.x)
            move(to: place)
            if isStuckBoth || isOther < ScrollMotion.restingSpeed { finish(motion) }
            return
        }
        move(to: motion.kind == .spring ? wanted : place)
        if motion.isOver(at: now) { finish(motion) }
    }

    private func finish(_ motion: ScrollMotion) {
        // A delegate notified of the last step may have started another motion.
        guard scrollMotion?.begin == motion.begin, scrollMotion?.kind == motion.kind else { return }
        if motion.kind == .deceleration, bounces, held(contentOffset) != contentOffset {
            return springBack(from: contentOffset, velocity: .zero, at: viewHost?.currentTime ?? .zero)
        }
        scrollMotion = nil
        viewHost?.removeFrameTicker(self)
        didEndMotion()
        if motion.kind == .glide {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        } else {
            delegate?.scrollViewDidEndDecelerating(self)
        }
    }

    final func springBack(from offset: Point, velocity: Point, at time: Duration) {
        move(to: offset)
        begin(.spring(from: offset, to: held(offset), velocity: velocity, at: time))
    }
}
