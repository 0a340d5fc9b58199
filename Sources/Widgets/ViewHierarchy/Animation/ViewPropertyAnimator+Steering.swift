extension ViewPropertyAnimator {
    // MARK: - Running

    /// True while it moves or waits to; not while it is paused.
    public var isRunning: Bool { state == .active && block?.liveRun?.isHeld == false }

    public func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts it, or continues it when it is paused.
    public func startAnimation(afterDelay delay: Double) {
        switch state {
        case .inactive:
            self.delay = AnimationTimes.valid(delay, "delay")
            activate(delay: self.delay)
            if isReversed { go(from: 1) }
            block?.seal()
        case .active: if !isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        case .stopped: refuse("a stopped animator was started", "call finishAnimation(at:) first")
        }
    }

    /// Holds it where it is; one that was not started yet, at its start.
    public func pauseAnimation() {
        guard mayBeInterrupted("paused") else { return }
        if state == .inactive { activate() }
        guard let block, let run = block.liveRun, !run.isHeld else { return }
        let isFirst = !block.isSealed
        block.hold(
            at: isFirst ? (isReversed ? 1 : 0) : run.course(at: run.animator.currentTime),
            isStraight: run.isStraight)
    }

    /// Goes on from where it was paused, in `durationFactor` times the duration; 0 means the time that remains.
    ///
    /// Without parameters it follows the rest of its own curve.
    public func continueAnimation(
        withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double
    ) {
        if state == .inactive { return startAnimation() }
        guard state == .active, let block else {
            return refuse("a stopped animator was continued", "call finishAnimation(at:) first")
        }
        let factor = AnimationTimes.valid(durationFactor, "the duration factor")
        if let run = block.liveRun {
            if let parameters {
                follow(parameters, run, factor)
            } else {
                go(from: course(of: run), over: factor > 0 ? factor * block.duration : nil)
            }
        }
        block.seal()
    }

    /// On its own curve from `course` to the end of its direction, by default as fast as ever.
    func go(from course: Double, over duration: Double? = nil) {
        guard let block else { return }
        let end: Double = isReversed ? 0 : 1
        block.steer(
            AnimationRun.Steering(
                from: course, to: end, kick: 0,
                duration: duration ?? (end - course).magnitude * block.duration, pace: .curve(.linear),
                isStraight: false))
    }

    /// The way that is left, by other timing; one that runs keeps its velocity.
    private func follow(_ parameters: any TimingCurveProvider, _ run: AnimationRun, _ factor: Double) {
        guard let block else { return }
        let now = run.animator.currentTime
        let from = 1 - block.rest(of: run, at: now)
        let end: Double = isReversed ? 0 : 1
        let left = factor > 0 ? factor * block.duration : (end - from).magnitude * block.duration
        let resolved = ResolvedTiming(parameters, duration: left)
        var kick = 0.0
        if !run.isHeld, resolved.timing.takesVelocity {
            let own = (from - end) * resolved.timing.rates(at: 0, of: resolved.duration).rest
            kick = block.speed(of: run, at: now) - own
        }
        block.steer(
            AnimationRun.Steering(
                from: from, to: end, kick: kick, duration: resolved.duration, pace: resolved.timing,
                isStraight: true))
    }

    /// How much of its time is behind `run`.
    func course(of run: AnimationRun) -> Double {
        let course = run.course(at: run.animator.currentTime)
        guard run.isStraight, let block else { return course }
        return block.timing.time(ofProgress: course, of: block.duration)
    }

    // MARK: - By hand

    /// Whether it runs from its end to its start.
    ///
    /// Turned round while it runs, it goes back the way that it came.
    public var isReversed: Bool {
        get { isTurned }
        set {
            if newValue == isTurned { return }
            isTurned = newValue
            if isRunning, let run = block?.liveRun { go(from: course(of: run)) }
        }
    }

    /// How much is done, 0...1, in the direction in which it runs.
    ///
    /// Setting it pauses. Values outside are held at the nearer end.
    public var fractionComplete: Double {
        get {
            guard let block, let run = block.liveRun else { return 0 }
            let now = run.animator.currentTime
            let done = scrubsLinearly ? 1 - block.rest(of: run, at: now) : course(of: run)
            let held = min(max(done, 0), 1)
            return isReversed ? 1 - held : held
        }
        set {
            guard newValue.isFinite else {
                return refuse("fractionComplete was set to \(newValue)", "give a number in 0...1")
            }
            guard mayBeInterrupted("scrubbed") else { return }
            if state == .inactive { activate() }
            let held = min(max(newValue, 0), 1)
            block?.hold(at: isReversed ? 1 - held : held, isStraight: scrubsLinearly)
        }
    }

    /// Ends it where it is: what is shown becomes what is set.
    ///
    /// `withoutFinishing` forgets the completions; otherwise `finishAnimation(at:)` must follow.
    public func stopAnimation(_ withoutFinishing: Bool) {
        if state == .inactive { return }
        if state == .active {
            guard mayBeInterrupted("stopped"), let block else { return }
            state = .stopped
            block.stop(block.shownValue)
        }
        if withoutFinishing { finish(nil) }
    }

    /// After `stopAnimation(false)`: goes to one end at once, or stays, and calls the completions.
    public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
        guard state == .stopped, let block else {
            return refuse("an animator that is not stopped was finished", "call stopAnimation(false) first")
        }
        switch finalPosition {
        case .end: block.stop(\.new)
        case .start: block.stop(\.old)
        case .current: break
        }
        finish(finalPosition)
    }

    private func mayBeInterrupted(_ what: String) -> Bool {
        if state == .stopped {
            refuse("a stopped animator was \(what)", "call finishAnimation(at:) first")
            return false
        }
        if isInterruptible || state == .inactive { return true }
        refuse("an animator was \(what) that is not interruptible", "set isInterruptible")
        return false
    }
}

extension AnimationBlock {
    /// Returns the part of the block's change that remains.
    func rest(of run: AnimationRun, at now: Duration) -> Double {
        let course = run.course(at: now)
        return run.isStraight ? 1 - course : timing.factors(at: course * duration, of: duration).rest
    }

    /// In ways a second.
    func speed(of run: AnimationRun, at now: Duration) -> Double {
        let speed = run.speed(at: now)
        if run.isStraight { return speed }
        return -timing.rates(at: run.course(at: now) * duration, of: duration).rest * speed * duration
    }
}
