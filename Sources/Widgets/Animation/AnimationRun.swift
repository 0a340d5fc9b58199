/// An animation on the clock of one host.
final class AnimationRun {
    /// What moves it.
    enum Phase {
        /// Its own timing, from its begin.
        case timed
        /// Held by hand at this part of the way.
        case held(Double)
        /// On to one end from where it was held or turned round.
        case steered(Steering)
    }

    /// A way from a part of the animation to one of its ends.
    struct Steering {
        let from: Double
        let to: Double
        /// At the start, in ways a second, beyond what the timing gives.
        let kick: Double
        let since: Duration
        /// In seconds.
        let duration: Double
        let timing: AnimationTiming
    }

    let block: AnimationBlock
    unowned let host: ViewHost
    let timing: AnimationTiming
    /// Of one way, in seconds.
    let duration: Double
    private(set) var begin: Duration
    private(set) var phase = Phase.timed
    /// As of the newest tick.
    private(set) var factors = AnimationTiming.Factors(rest: 1, drift: 0)
    /// Animated properties that follow it.
    var trackCount = 0
    private(set) var isOver = false
    private(set) var isInterrupted = false
    private var isFresh = true

    init(_ block: AnimationBlock, on host: ViewHost, timing: AnimationTiming) {
        self.block = block
        self.host = host
        self.timing = timing
        duration = block.duration
        begin = host.currentTime + .seconds(block.delay)
    }

    var isEndless: Bool { block.isEndless }
    var refusesEvents: Bool { !block.options.contains(.allowUserInteraction) }

    /// True when the next frame shows something else than the last one.
    func isMoving(at now: Duration) -> Bool {
        if isOver { return true }
        switch phase {
        case .timed: return begin <= now
        case .held: return false
        case .steered: return true
        }
    }

    /// When it begins, while it waits.
    func waitsUntil(_ now: Duration) -> Duration? {
        if case .timed = phase, begin > now, !isOver { return begin }
        return nil
    }

    /// When it is over if nobody touches it.
    var end: Duration? {
        switch phase {
        case .timed: isEndless ? nil : begin + .seconds(block.totalDuration)
        case .held: nil
        case .steered(let steering): steering.since + .seconds(steering.duration)
        }
    }

    // MARK: - Ticks

    /// Takes the factors at `now`.
    ///
    /// A first frame that comes late, after much layout, does not cost the animation its beginning: it counts as one
    /// frame (`interval`) late at most.
    func advance(to now: Duration, interval: Duration) {
        if isFresh, case .timed = phase, now >= begin {
            isFresh = false
            if now - begin > interval { begin = now - interval }
        }
        factors = factors(at: now)
        if let end, now >= end { isOver = true }
    }

    func factors(at now: Duration) -> AnimationTiming.Factors {
        switch phase {
        case .timed:
            let elapsed = (now - begin).seconds
            if elapsed < 0 { return .init(rest: 1, drift: 0) }
            if let end, now >= end { return .init(rest: 0, drift: 0) }
            return timing.factors(at: place(elapsed).time, of: duration)
        case .held(let progress): return .init(rest: 1 - progress, drift: factors.drift)
        case .steered(let steering):
            return .init(rest: 1 - progress(steering, now), drift: 0)
        }
    }

    func rates(at now: Duration) -> AnimationTiming.Factors {
        switch phase {
        case .timed:
            let elapsed = (now - begin).seconds
            if let end, now >= end { return .init(rest: 0, drift: 0) }
            let place = place(elapsed)
            let rates = timing.rates(at: place.time, of: duration)
            return place.isBack ? .init(rest: -rates.rest, drift: -rates.drift) : rates
        case .held: return .init(rest: 0, drift: 0)
        case .steered(let steering):
            let elapsed = (now - steering.since).seconds
            let rates = steering.timing.rates(at: elapsed, of: steering.duration)
            let speed = (steering.from - steering.to) * rates.rest + steering.kick * rates.drift
            return .init(rest: -speed, drift: 0)
        }
    }

    /// Where in one way the animation is, with repeats and ways back.
    private func place(_ elapsed: Double) -> (time: Double, isBack: Bool) {
        guard duration > 0, block.repeatCount != 1 || block.autoreverses else { return (elapsed, false) }
        let cycle = block.autoreverses ? 2 * duration : duration
        let inCycle = elapsed - (elapsed / cycle).rounded(.down) * cycle
        if inCycle <= duration { return (min(inCycle, duration.nextDown), false) }
        return (cycle - inCycle, true)
    }

    private func progress(_ steering: Steering, _ now: Duration) -> Double {
        let elapsed = (now - steering.since).seconds
        let factors = steering.timing.factors(at: elapsed, of: steering.duration)
        return steering.to + (steering.from - steering.to) * factors.rest + steering.kick * factors.drift
    }

    // MARK: - By hand

    /// The part of the way that is done at `now`.
    func progress(at now: Duration) -> Double { 1 - factors(at: now).rest }

    func hold(at progress: Double) {
        phase = .held(progress)
        factors.rest = 1 - progress
    }

    /// From where it is to one end, at first as fast as it is.
    func steer(to end: Double, over duration: Double, timing: AnimationTiming, at now: Duration) {
        let from = progress(at: now)
        let speed = -rates(at: now).rest
        let own = (from - end) * timing.rates(at: 0, of: duration).rest
        let kick = timing.takesVelocity ? speed - own : 0
        phase = .steered(
            Steering(from: from, to: end, kick: kick, since: now, duration: duration, timing: timing))
        factors = factors(at: now)
        host.noteWork()
    }

    /// Ends where it is.
    func cancel() {
        abandon()
        host.animator?.noteEnd()
    }

    /// Ends where it is, without a word to the host.
    func abandon() {
        isOver = true
        isInterrupted = true
    }

    /// Ends as if its time had passed.
    func finishNow() {
        isOver = true
        factors = .init(rest: 0, drift: 0)
        host.animator?.noteEnd()
    }

    /// One property less follows it, before its end.
    func drop() {
        trackCount -= 1
        isInterrupted = true
        if trackCount <= 0 { cancel() }
    }
}
