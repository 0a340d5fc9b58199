extension ViewPropertyAnimator {
    // MARK: - Running

    /// Whether the animation is running or delayed; false while it is paused.
    public var isRunning: Bool { state == .active && block?.activeRun?.isHeld == false }

    public func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after `delay` seconds, or continues it after a pause.
    public func startAnimation(afterDelay delay: Double) {
        switch state {
        case .inactive:
            self.delay = AnimationTimes.valid(delay, "delay")
            activate(delay: self.delay)
            if isReversed { runAlongCurve(from: 1) }
            block?.seal()
        case .active: if !isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        case .stopped: reportMisuse("a stopped animator was started", "call finishAnimation(at:) first")
        }
    }

    /// Pauses the animation at its current position; if it has not been started, at its start.
    public func pauseAnimation() {
        guard checkInterruptible("paused") else { return }
        if state == .inactive { activate() }
        guard let block, let run = block.activeRun, !run.isHeld else { return }
        let isFirst = !block.isSealed
        block.hold(
            at: isFirst ? (isReversed ? 1 : 0) : run.fraction(at: run.animator.currentTime),
            isLinear: run.isLinear)
    }

    /// Continues a paused animation in `durationFactor` times the duration; with 0, in the remaining time.
    ///
    /// Without `parameters`, the animation continues on the rest of its own curve.
    public func continueAnimation(
        withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double
    ) {
        if state == .inactive { return startAnimation() }
        guard state == .active, let block else {
            return reportMisuse("a stopped animator was continued", "call finishAnimation(at:) first")
        }
        let factor = AnimationTimes.valid(durationFactor, "the duration factor")
        if let run = block.activeRun {
            if let parameters {
                retime(parameters, run, factor)
            } else {
                runAlongCurve(from: fraction(of: run), over: factor > 0 ? factor * block.duration : nil)
            }
        }
        block.seal()
    }

    /// Runs along the animation's own curve from `fraction` to the end of its direction, at the usual speed if `duration` is nil.
    func runAlongCurve(from fraction: Double, over duration: Double? = nil) {
        guard let block else { return }
        let end: Double = isReversed ? 0 : 1
        block.resume(
            AnimationRun.Continuation(
                from: fraction, to: end, initialVelocity: 0,
                duration: duration ?? (end - fraction).magnitude * block.duration, timing: .curve(.linear),
                isLinear: false))
    }

    /// Animates the remaining change with another timing; a running animation keeps its velocity.
    private func retime(_ parameters: any TimingCurveProvider, _ run: AnimationRun, _ factor: Double) {
        guard let block else { return }
        let now = run.animator.currentTime
        let from = 1 - block.remaining(of: run, at: now)
        let end: Double = isReversed ? 0 : 1
        let remainingDuration = factor > 0 ? factor * block.duration : (end - from).magnitude * block.duration
        let resolved = ResolvedTiming(parameters, duration: remainingDuration)
        var initialVelocity = 0.0
        if !run.isHeld, resolved.timing.carriesOverVelocity {
            let curveVelocity = (from - end) * resolved.timing.rates(at: 0, of: resolved.duration).remaining
            initialVelocity = block.speed(of: run, at: now) - curveVelocity
        }
        block.resume(
            AnimationRun.Continuation(
                from: from, to: end, initialVelocity: initialVelocity, duration: resolved.duration,
                timing: resolved.timing,
                isLinear: true))
    }

    /// Returns the completed fraction of the duration of `run`.
    func fraction(of run: AnimationRun) -> Double {
        let fraction = run.fraction(at: run.animator.currentTime)
        guard run.isLinear, let block else { return fraction }
        return block.timing.time(ofProgress: fraction, of: block.duration)
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
            if isRunning, let run = block?.activeRun { runAlongCurve(from: fraction(of: run)) }
        }
    }

    /// The completed fraction, 0...1, in the direction of the animation.
    ///
    /// Setting it pauses the animation. Values outside of the range are clamped.
    public var fractionComplete: Double {
        get {
            guard let block, let run = block.activeRun else { return 0 }
            let now = run.animator.currentTime
            let completed = scrubsLinearly ? 1 - block.remaining(of: run, at: now) : fraction(of: run)
            let clamped = min(max(completed, 0), 1)
            return isReversed ? 1 - clamped : clamped
        }
        set {
            guard newValue.isFinite else {
                return reportMisuse("fractionComplete was set to \(newValue)", "give a number in 0...1")
            }
            guard checkInterruptible("scrubbed") else { return }
            if state == .inactive { activate() }
            let clamped = min(max(newValue, 0), 1)
            block?.hold(at: isReversed ? 1 - clamped : clamped, isLinear: scrubsLinearly)
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
            block.stop(block.displayedValue)
        }
        if withoutFinishing { finish(nil) }
    }

    /// Ends an animation after `stopAnimation(false)` at `finalPosition`, immediately, and calls the completion handlers.
    public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
        guard state == .stopped, let block else {
            return reportMisuse(
                "an animator that is not stopped was finished", "call stopAnimation(false) first")
        }
        switch finalPosition {
        case .end: block.stop(\.new)
        case .start: block.stop(\.old)
        case .current: break
        }
        finish(finalPosition)
    }

    private func checkInterruptible(_ operation: String) -> Bool {
        if state == .stopped {
            reportMisuse("a stopped animator was \(operation)", "call finishAnimation(at:) first")
            return false
        }
        if isInterruptible || state == .inactive { return true }
        reportMisuse("an animator was \(operation) that is not interruptible", "set isInterruptible")
        return false
    }
}

extension AnimationBlock {
    /// Returns the part of the block's change that remains.
    func remaining(of run: AnimationRun, at now: Duration) -> Double {
        let fraction = run.fraction(at: now)
        return run.isLinear ? 1 - fraction : timing.factors(at: fraction * duration, of: duration).remaining
    }

    /// Returns the velocity in animation distances per second.
    func speed(of run: AnimationRun, at now: Duration) -> Double {
        let speed = run.speed(at: now)
        if run.isLinear { return speed }
        return -timing.rates(at: run.fraction(at: now) * duration, of: duration).remaining * speed * duration
    }
}
