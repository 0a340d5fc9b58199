/// The part of an animation block that runs on the clock of one host with one timing.
final class AnimationRun {
    /// The source of the run's progress.
    enum Phase {
        /// The run's own timing, starting at `begin`.
        case timed
        /// Held at this progress by a pause or a gesture.
        case held(Double, isStraight: Bool)
        /// Running to one end from the point at which it was held or reversed.
        case steered(Steering)
    }

    /// A motion from a point of the course to one of its ends.
    ///
    /// The course is the progress of the run: a fraction of the duration, which the run's timing maps to a fraction of the
    /// change; or, if `isStraight` is true, directly a fraction of the change.
    struct Steering {
        let from: Double
        let to: Double
        /// The initial velocity in addition to that of `pace`, in courses per second.
        let kick: Double
        /// The duration in seconds.
        let duration: Double
        let pace: AnimationTiming
        let isStraight: Bool
        var since = Duration.zero

        func course(after elapsed: Double) -> Double {
            let factors = pace.factors(at: elapsed, of: duration)
            return to + (from - to) * factors.rest + kick * factors.drift
        }

        /// Returns the velocity after `elapsed` seconds, in courses per second.
        func speed(after elapsed: Double) -> Double {
            let rates = pace.rates(at: elapsed, of: duration)
            return (from - to) * rates.rest + kick * rates.drift
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
    private(set) var factors = AnimationTiming.Factors(rest: 1, drift: 0)
    /// The number of animated properties that follow this run.
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

    /// Returns whether the next frame displays other values than the last one.
    func isMoving(at now: Duration) -> Bool {
        if isOver { return true }
        switch phase {
        case .timed: return begin <= now
        case .held: return false
        case .steered: return true
        }
    }

    /// Returns the start time of the run while it is delayed; nil afterwards.
    func pendingStart(_ now: Duration) -> Duration? {
        if case .timed = phase, begin > now, !isOver { return begin }
        return nil
    }

    /// The time at which the run ends; nil while it is held or if it repeats indefinitely.
    var end: Duration? {
        switch phase {
        case .timed: isEndless ? nil : begin + .nearest(block.totalDuration)
        case .held: nil
        case .steered(let steering): steering.since + .nearest(steering.duration)
        }
    }

    // MARK: - Ticks

    /// Updates the factors to the time `now`, and ends the run if its time has passed.
    ///
    /// If the first frame is late, for example after an expensive layout, the animation does not skip its beginning: at most
    /// `patience` of the delay counts as elapsed time.
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
        if isStraight { return .init(rest: timing.linearRemaining(at: course), drift: 0) }
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

    /// Returns the position within one iteration, taking repetition and reversal into account.
    private func place(_ elapsed: Double) -> (time: Double, isBack: Bool) {
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

    /// Whether the course is a fraction of the change instead of the duration.
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

    /// Returns the velocity at `now`, in courses per second.
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

    /// Adopts the state of `other`, a run of the same block.
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

    // MARK: - Completion

    /// Ends the run at its displayed values.
    func cancel() {
        abandon()
        animator.noteChange()
    }

    /// Ends the run at its displayed values without notifying the host.
    func abandon() {
        isOver = true
        isInterrupted = true
    }

    /// Ends the run as if its time had passed.
    func finishNow() {
        isOver = true
        factors = .init(rest: 0, drift: 0)
        animator.noteChange()
    }

    /// Removes one of the properties that follow the run before its end; cancels the run with the last one.
    func drop() {
        trackCount -= 1
        isInterrupted = true
        if trackCount <= 0 { cancel() }
    }
}
