/// The part of an animation block that runs on the clock of one host with one timing.
final class AnimationRun {
    /// The source of the run's progress.
    enum Phase {
        /// The run's own timing, starting at `begin`.
        case timed
        /// Held at this fraction by a pause or a gesture.
        case held(Double, isLinear: Bool)
        /// Running to one end from the point at which it was held or reversed.
        case continuing(Continuation)
    }

    /// A motion from a completed fraction to the start or the end of the animation.
    ///
    /// The completed fraction refers to the duration, and the run's timing maps it to a fraction of the change; if `isLinear`
    /// is true, it refers directly to the change.
    struct Continuation {
        let from: Double
        let to: Double
        /// The initial velocity in addition to that of `timing`, in fractions per second.
        let initialVelocity: Double
        /// The duration in seconds.
        let duration: Double
        let timing: AnimationTiming
        let isLinear: Bool
        var since = Duration.zero

        func fraction(after elapsed: Double) -> Double {
            let factors = timing.factors(at: elapsed, of: duration)
            return to + (from - to) * factors.remaining + initialVelocity * factors.velocityFactor
        }

        /// Returns the velocity after `elapsed` seconds, in fractions per second.
        func speed(after elapsed: Double) -> Double {
            let rates = timing.rates(at: elapsed, of: duration)
            return (from - to) * rates.remaining + initialVelocity * rates.velocityFactor
        }
    }

    let block: AnimationBlock
    /// Unowned, because the animator ends its runs before it is deallocated, and they are not used afterwards.
    unowned let animator: Animator
    let timing: AnimationTiming
    /// The duration of one iteration in one direction, in seconds.
    let duration: Double
    private(set) var begin: Duration
    private(set) var phase = Phase.timed
    /// The factors at the time of the last tick.
    private(set) var factors = AnimationTiming.Factors(remaining: 1, velocityFactor: 0)
    /// The number of animated properties that follow this run.
    var trackCount = 0
    private(set) var hasEnded = false
    private(set) var isInterrupted = false
    private var isAwaitingFirstTick = true

    init(_ block: AnimationBlock, on animator: Animator, timing: AnimationTiming) {
        self.block = block
        self.animator = animator
        self.timing = timing
        duration = block.duration
        begin = animator.currentTime + .nearest(block.delay)
    }

    var isEndless: Bool { block.isEndless }
    var blocksUserInteraction: Bool { !block.options.contains(.allowUserInteraction) }

    /// Returns whether the next frame displays other values than the last one.
    func isMoving(at now: Duration) -> Bool {
        if hasEnded { return true }
        switch phase {
        case .timed: return begin <= now
        case .held: return false
        case .continuing: return true
        }
    }

    /// Returns the start time of the run while it is delayed; nil afterwards.
    func pendingStart(_ now: Duration) -> Duration? {
        if case .timed = phase, begin > now, !hasEnded { return begin }
        return nil
    }

    /// The time at which the run ends; nil while it is held or if it repeats indefinitely.
    var end: Duration? {
        switch phase {
        case .timed: isEndless ? nil : begin + .nearest(block.totalDuration)
        case .held: nil
        case .continuing(let continuation): continuation.since + .nearest(continuation.duration)
        }
    }

    // MARK: - Ticks

    /// Updates the factors to the time `now`, and ends the run if its time has passed.
    ///
    /// If the first frame is late, for example after an expensive layout, the animation does not skip its beginning: at most
    /// `maximumLateness` of the delay counts as elapsed time.
    func advance(to now: Duration, maximumLateness: Duration?) {
        if hasEnded { return }
        if isAwaitingFirstTick, case .timed = phase, now >= begin {
            isAwaitingFirstTick = false
            if let maximumLateness, now - begin > maximumLateness { begin = now - maximumLateness }
        }
        factors = factors(at: now)
        guard let end, now >= end else { return }
        if block.pausesOnCompletion {
            hold(at: fraction(at: end), isLinear: isLinear)
        } else {
            hasEnded = true
        }
    }

    func factors(at now: Duration) -> AnimationTiming.Factors {
        switch phase {
        case .timed:
            let elapsed = (now - begin).seconds
            if elapsed < 0 { return .init(remaining: 1, velocityFactor: 0) }
            if let end, now >= end { return .init(remaining: 0, velocityFactor: 0) }
            return timing.factors(at: iterationPosition(elapsed).time, of: duration)
        case .held(let fraction, let isLinear): return factors(ofFraction: fraction, isLinear)
        case .continuing(let continuation):
            let fraction = continuation.fraction(after: (now - continuation.since).seconds)
            return factors(ofFraction: fraction, continuation.isLinear)
        }
    }

    private func factors(ofFraction fraction: Double, _ isLinear: Bool) -> AnimationTiming.Factors {
        if isLinear { return .init(remaining: timing.linearRemaining(at: fraction), velocityFactor: 0) }
        return timing.factors(at: fraction * duration, of: duration)
    }

    func rates(at now: Duration) -> AnimationTiming.Factors {
        switch phase {
        case .timed:
            let elapsed = (now - begin).seconds
            if let end, now >= end { return .init(remaining: 0, velocityFactor: 0) }
            let iterationPosition = iterationPosition(elapsed)
            let rates = timing.rates(at: iterationPosition.time, of: duration)
            return iterationPosition.isBackwards
                ? .init(remaining: -rates.remaining, velocityFactor: -rates.velocityFactor) : rates
        case .held: return .init(remaining: 0, velocityFactor: 0)
        case .continuing(let continuation):
            let elapsed = (now - continuation.since).seconds
            let speed = continuation.speed(after: elapsed)
            if continuation.isLinear { return .init(remaining: -speed, velocityFactor: 0) }
            let fraction = continuation.fraction(after: elapsed)
            let rates = timing.rates(at: fraction * duration, of: duration)
            return .init(
                remaining: rates.remaining * speed * duration,
                velocityFactor: rates.velocityFactor * speed * duration)
        }
    }

    /// Returns the position within one iteration, taking repetition and reversal into account.
    private func iterationPosition(_ elapsed: Double) -> (time: Double, isBackwards: Bool) {
        guard duration > 0, block.repeatCount != 1 || block.autoreverses else { return (elapsed, false) }
        let cycle = block.autoreverses ? 2 * duration : duration
        let inCycle = elapsed - (elapsed / cycle).rounded(.down) * cycle
        if inCycle <= duration { return (min(inCycle, duration.nextDown), false) }
        return (cycle - inCycle, true)
    }

    // MARK: - Control

    var isHeld: Bool {
        if case .held = phase { return true }
        return false
    }

    /// Whether the completed fraction refers to the change instead of the duration.
    var isLinear: Bool {
        switch phase {
        case .timed: false
        case .held(_, let isLinear): isLinear
        case .continuing(let continuation): continuation.isLinear
        }
    }

    func fraction(at now: Duration) -> Double {
        switch phase {
        case .timed: duration > 0 ? min(max((now - begin).seconds / duration, 0), 1) : 1
        case .held(let fraction, _): fraction
        case .continuing(let continuation): continuation.fraction(after: (now - continuation.since).seconds)
        }
    }

    /// Returns the velocity at `now`, in fractions per second.
    func speed(at now: Duration) -> Double {
        switch phase {
        case .timed: now >= begin && duration > 0 ? 1 / duration : 0
        case .held: 0
        case .continuing(let continuation): continuation.speed(after: (now - continuation.since).seconds)
        }
    }

    func hold(at fraction: Double, isLinear: Bool) {
        phase = .held(fraction, isLinear: isLinear)
        changedPhase()
    }

    func resume(_ continuation: Continuation) {
        var continuation = continuation
        continuation.since = animator.currentTime
        phase = .continuing(continuation)
        changedPhase()
    }

    /// Adopts the state of `other`, a run of the same block.
    func adopt(_ other: AnimationRun) {
        phase = other.phase
        begin = other.begin
        isAwaitingFirstTick = other.isAwaitingFirstTick
        changedPhase()
    }

    private func changedPhase() {
        isAwaitingFirstTick = false
        factors = factors(at: animator.currentTime)
        animator.setNeedsTick()
    }

    // MARK: - Completion

    /// Ends the run at its displayed values.
    func cancel() {
        abandon()
        animator.setNeedsTick()
    }

    /// Ends the run at its displayed values without notifying the host.
    func abandon() {
        hasEnded = true
        isInterrupted = true
    }

    /// Ends the run as if its time had passed.
    func finishNow() {
        hasEnded = true
        factors = .init(remaining: 0, velocityFactor: 0)
        animator.setNeedsTick()
    }

    /// Removes one of the properties that follow the run before its end; cancels the run with the last one.
    func drop() {
        trackCount -= 1
        isInterrupted = true
        if trackCount <= 0 { cancel() }
    }
}
