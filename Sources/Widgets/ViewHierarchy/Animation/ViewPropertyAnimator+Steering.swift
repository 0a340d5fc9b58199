extension ViewPropertyAnimator {
    // MARK: - Running

    /// Whether the animation is running or delayed; false while it is paused.
    public var isRunning: Bool { state == .active && block?.liveRun?.isHeld == false }

    public func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after `delay` seconds, or continues it after a pause.
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

    /// Pauses the animation at its current position; if it has not been started, at its start.
    public func pauseAnimation() {
        guard checkInterruptible("paused") else { return }
        if state == .inactive { activate() }
        guard let block, let run = block.liveRun, !run.isHeld else { return }
        let isFirst = !block.isSealed
        block.hold(
            at: isFirst ? (isReversed ? 1 : 0) : run.course(at: run.animator.currentTime),
            isStraight: run.isStraight)
    }

    /// Continues a paused animation in `durationFactor` times the duration; with 0, in the remaining time.
    ///
    /// Without `parameters`, the animation continues on the rest of its own curve.
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

    /// Runs along the animation's own curve from `course` to the end of its direction, at the usual speed if `duration` is nil.
    func go(from course: Double, over duration: Double? = nil) {
        guard let block else { return }
        let end: Double = isReversed ? 0 : 1
        block.steer(
            AnimationRun.Steering(
                from: course, to: end, kick: 0,
                duration: duration ?? (end - course).magnitude * block.duration, pace: .curve(.linear),
                isStraight: false))
    }

    /// Animates the remaining change with another timing; a running animation keeps its velocity.
    private func follow(_ parameters: any TimingCurveProvider, _ run: AnimationRun, _ factor: Double) {
        guard let block else { return }
        let now = run.animator.currentTime
        let from = 1 - block.rest(of: run, at: now)
        let end: Double = isReversed ? 0 : 1
        let left = factor > 0 ? factor * block.duration : (end - from).magnitude * block.duration
        let resolved = ResolvedTiming(parameters, duration: left)
        var kick = 0.0
        if !run.isHeld, resolved.timing.carriesOverVelocity {
            let own = (from - end) * resolved.timing.rates(at: 0, of: resolved.duration).rest
            kick = block.speed(of: run, at: now) - own
        }
        block.steer(
            AnimationRun.Steering(
                from: from, to: end, kick: kick, duration: resolved.duration, pace: resolved.timing,
                isStraight: true))
    }

    /// Returns the completed fraction of the duration of `run`.
    func course(of run: AnimationRun) -> Double {
        let course = run.course(at: run.animator.currentTime)
        guard run.isStraight, let block else { return course }
        return block.timing.time(ofProgress: course, of: block.duration)
    }

    // MARK: - Scrubbing and stopping

    /// Whether the animation runs backwards; false by default.
    ///
    /// If it is set while the animation is running, the animation reverses along its own curve.
    public var isReversed: Bool {
        get { isReversedState }
        set {
            if newValue == isReversedState { return }
            isReversedState = newValue
            if isRunning, let run = block?.liveRun { go(from: course(of: run)) }
        }
    }

    /// The completed fraction, 0...1, in the direction of the animation.
    ///
    /// Setting it pauses the animation. Values outside of the range are clamped.
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
            guard checkInterruptible("scrubbed") else { return }
            if state == .inactive { activate() }
            let held = min(max(newValue, 0), 1)
            block?.hold(at: isReversed ? 1 - held : held, isStraight: scrubsLinearly)
        }
    }

    /// Stops the animation at its current position: the displayed values become the model values.
    ///
    /// With `true`, the completion handlers are discarded; otherwise, call `finishAnimation(at:)` afterwards.
    public func stopAnimation(_ withoutFinishing: Bool) {
        if state == .inactive { return }
        if state == .active {
            guard checkInterruptible("stopped"), let block else { return }
            state = .stopped
            block.stop(block.shownValue)
        }
        if withoutFinishing { finish(nil) }
    }

    /// Ends an animation after `stopAnimation(false)` at `finalPosition`, immediately, and calls the completion handlers.
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

    private func checkInterruptible(_ what: String) -> Bool {
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

    /// Returns the velocity in animation distances per second.
    func speed(of run: AnimationRun, at now: Duration) -> Double {
        let speed = run.speed(at: now)
        if run.isStraight { return speed }
        return -timing.rates(at: run.course(at: now) * duration, of: duration).rest * speed * duration
    }
}
