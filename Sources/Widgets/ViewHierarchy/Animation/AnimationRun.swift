/// An animation on the clock of one host.
final class AnimationRun {
    /// The clock or gesture that determines the progress.
    enum Phase {
        /// Its own timing, from its begin.
        case timed
        /// Held by hand at this part of its course.
        case held(Double, isStraight: Bool)
        /// On to one end from where it was held or turned round.
        case steered(Steering)
    }

    /// A way from a part of the course to one of its ends.
    ///
    /// The course is a part of the duration, which the run's own timing makes a part of the way; or, where it is
    /// straight, a part of the way itself.
    struct Steering {
        let from: Double
        let to: Double
        /// At the start, in courses a second, beyond what the pace gives.
        let kick: Double
        /// In seconds.
        let duration: Double
        let pace: AnimationTiming
        let isStraight: Bool
        var since = Duration.zero

        func course(after elapsed: Double) -> Double {
            let factors = pace.factors(at: elapsed, of: duration)
            return to + (from - to) * factors.rest + kick * factors.drift
        }

        /// In courses a second.
        func speed(after elapsed: Double) -> Double {
            let rates = pace.rates(at: elapsed, of: duration)
            return (from - to) * rates.rest + kick * rates.drift
        }
    }

    let block: AnimationBlock
    /// The animator ends its runs before it is deallocated; they are not used afterwards.
    unowned let animator: Animator
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

    init(_ block: AnimationBlock, on animator: Animator, timing: AnimationTiming) {
        self.block = block
        self.animator = animator
        self.timing = timing
        duration = block.duration
        begin = animator.currentTime + .nearest(block.delay)
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

    /// The time at which the run is over; nil while it is held, or when it is endless.
    var end: Duration? {
        switch phase {
        case .timed: isEndless ? nil : begin + .nearest(block.totalDuration)
        case .held: nil
        case .steered(let steering): steering.since + .nearest(steering.duration)
        }
    }

    // MARK: - Ticks

    /// Takes the factors at `now`.
    ///
    /// A first frame that comes late, after much layout, does not cost the animation its beginning: it counts as
    /// `patience` late at most.
    func advance(to now: Duration, patience: Duration?) {
        if isOver { return }
        if isFresh, case .timed = phase, now >= begin {
            isFresh = false
            if let patience, now - begin > patience { begin = now - patience }
        }
        factors = factors(at: now)
        guard let end, now >= end else { return }
        if block.pausesOnCompletion {
            hold(at: course(at: end), isStraight: isStraight)
        } else {
            isOver = true
        }
    }

    func factors(at now: Duration) -> AnimationTiming.Factors {
        switch phase {
        case .timed:
            let elapsed = (now - begin).seconds
            if elapsed < 0 { return .init(rest: 1, drift: 0) }
            if let end, now >= end { return .init(rest: 0, drift: 0) }
            return timing.factors(at: place(elapsed).time, of: duration)
        case .held(let course, let isStraight): return factors(ofCourse: course, isStraight)
        case .steered(let steering):
            let course = steering.course(after: (now - steering.since).seconds)
            return factors(ofCourse: course, steering.isStraight)
        }
    }

    private func factors(ofCourse course: Double, _ isStraight: Bool) -> AnimationTiming.Factors {
        if isStraight { return .init(rest: timing.straightRest(at: course), drift: 0) }
        return timing.factors(at: course * duration, of: duration)
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
            let speed = steering.speed(after: elapsed)
            if steering.isStraight { return .init(rest: -speed, drift: 0) }
            let course = steering.course(after: elapsed)
            let rates = timing.rates(at: course * duration, of: duration)
            return .init(rest: rates.rest * speed * duration, drift: rates.drift * speed * duration)
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

    // MARK: - By hand

    var isHeld: Bool {
        if case .held = phase { return true }
        return false
    }

    /// Whether the course is a part of the way, and not of the duration.
    var isStraight: Bool {
        switch phase {
        case .timed: false
        case .held(_, let isStraight): isStraight
        case .steered(let steering): steering.isStraight
        }
    }

    func course(at now: Duration) -> Double {
        switch phase {
        case .timed: duration > 0 ? min(max((now - begin).seconds / duration, 0), 1) : 1
        case .held(let course, _): course
        case .steered(let steering): steering.course(after: (now - steering.since).seconds)
        }
    }

    /// In courses a second.
    func speed(at now: Duration) -> Double {
        switch phase {
        case .timed: now >= begin && duration > 0 ? 1 / duration : 0
        case .held: 0
        case .steered(let steering): steering.speed(after: (now - steering.since).seconds)
        }
    }

    func hold(at course: Double, isStraight: Bool) {
        phase = .held(course, isStraight: isStraight)
        changedPhase()
    }

    func steer(_ steering: Steering) {
        var steering = steering
        steering.since = animator.currentTime
        phase = .steered(steering)
        changedPhase()
    }

    /// Goes the way that `other`, of the same block, goes.
    func follow(_ other: AnimationRun) {
        phase = other.phase
        begin = other.begin
        isFresh = other.isFresh
        changedPhase()
    }

    private func changedPhase() {
        isFresh = false
        factors = factors(at: animator.currentTime)
        animator.noteChange()
    }

    // MARK: - Ends

    /// Ends where it is.
    func cancel() {
        abandon()
        animator.noteChange()
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
        animator.noteChange()
    }

    /// One property less follows it, before its end.
    func drop() {
        trackCount -= 1
        isInterrupted = true
        if trackCount <= 0 { cancel() }
    }
}
