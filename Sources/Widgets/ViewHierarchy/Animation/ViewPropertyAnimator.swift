/// An animator of view properties that can be paused, scrubbed, reversed and continued: `UIViewPropertyAnimator`.
///
/// The animation closures run when the animator is started, or first paused or scrubbed. The host of the animated views retains
/// the animator while it is active.
///
///     let animator = ViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { sheet.frame.origin.y = 80 }
///     animator.addCompletion { position in isOpen = position == .end }
///     animator.startAnimation()
public final class ViewPropertyAnimator: ViewImplicitlyAnimating {
    /// The timing of the animation.
    public let timingParameters: any TimingCurveProvider
    /// The duration in seconds, without the delay.
    public let duration: Double
    /// The delay in seconds, as passed to `startAnimation(afterDelay:)`.
    public internal(set) var delay = 0.0
    /// The state of the animation.
    public internal(set) var state = ViewAnimatingState.inactive
    /// Whether `fractionComplete` is a fraction of the change instead of the duration; true by default.
    public var scrubsLinearly = true
    /// Whether views receive events while they are animated; true by default, and read when the animator is started.
    public var isUserInteractionEnabled = true
    /// Whether the animation can be paused, scrubbed and stopped; true by default.
    public var isInterruptible = true
    /// Whether the animation remains active at its end, so that it can be reversed or continued; false by default.
    public var pausesOnCompletion = false {
        didSet { block?.pausesOnCompletion = pausesOnCompletion }
    }

    var options: View.AnimationOptions = []
    /// The animation block, while the animator is active or stopped.
    var block: AnimationBlock?
    var isReversedState = false
    private var pending: [(animations: () -> Void, delayFactor: Double)] = []
    private var completions: [(ViewAnimatingPosition) -> Void] = []

    /// Creates an animator with `timingParameters`; a duration that is negative or not finite is reported and replaced by 0.
    public init(duration: Double, timingParameters: any TimingCurveProvider) {
        self.duration = AnimationTimes.valid(duration, "duration")
        self.timingParameters = timingParameters
    }

    /// Creates an animator of `duration` seconds with a standard timing curve.
    public convenience init(
        duration: Double, curve: View.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator of `duration` seconds with a cubic Bézier curve from (0, 0) to (1, 1).
    public convenience init(
        duration: Double, controlPoint1: Point, controlPoint2: Point, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: CubicTimingParameters(
                controlPoint1: controlPoint1, controlPoint2: controlPoint2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles within `duration` seconds; with a damping ratio of 1 it does not overshoot.
    public convenience init(
        duration: Double, dampingRatio: Double, animations: (() -> Void)? = nil
    ) {
        let damping = AnimationTimes.validDamping(dampingRatio)
        self.init(duration: duration, timingParameters: SpringTimingParameters(dampingRatio: damping))
        if let animations { addAnimations(animations) }
    }

    /// Creates and starts an animator.
    ///
    ///     ViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, options: .curveEaseOut) { veil.alpha = 0 }
    @discardableResult public static func runningPropertyAnimator(
        withDuration duration: Double, delay: Double, options: View.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((ViewAnimatingPosition) -> Void)? = nil
    ) -> ViewPropertyAnimator {
        let curve = options.timingCurve
        let animator = ViewPropertyAnimator(
            duration: duration, controlPoint1: curve.controlPoint1, controlPoint2: curve.controlPoint2,
            animations: animations)
        animator.options = options.subtracting([.repeat, .autoreverse])
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: - ViewAnimating

    /// Adds changes that are animated together with the others; while the animator is active, the closure runs immediately.
    public func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that start after `delayFactor`, a fraction of the remaining time, and end together with the others.
    ///
    /// While the animator is active, the closure runs immediately.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {
        let delayFactor = AnimationTimes.validPart(delayFactor, "the delay factor")
        switch state {
        case .inactive: pending.append((animation, delayFactor))
        case .active:
            let done = block?.activeRun.map { fraction(of: $0) } ?? 0
            record(animation, from: done + delayFactor * (1 - done))
        case .stopped: reportMisuse("animations were added to a stopped animator", "finish it first")
        }
    }

    /// Adds a handler that is called with the final position when the animation has ended.
    public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func record(_ animations: () -> Void, from start: Double) {
        guard let block else { return }
        let start = min(max(start, 0), 1 - 1e-6)
        block.record(as: start > 0 ? .delayed(block.timing, start: start) : nil, animations)
    }

    /// Runs the animation closures and creates the animation block, without starting the animation.
    func activate(delay: Double = 0) {
        let resolved = ResolvedTiming(timingParameters, duration: duration)
        var options = options
        if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
        let block = AnimationBlock(
            timing: resolved.timing, duration: resolved.duration, delay: delay, options: options,
            isControlled: true)
        block.extraVerticalVelocity = resolved.extraVerticalVelocity
        block.pausesOnCompletion = pausesOnCompletion
        block.propertyAnimator = self
        block.addCompletion { [weak self, weak block] isFinished in self?.ended(block, isFinished) }
        self.block = block
        state = .active
        let pending = pending
        self.pending.removeAll()
        for part in pending { record(part.animations, from: part.delayFactor) }
    }

    // MARK: - Completion

    private func ended(_ block: AnimationBlock?, _ isFinished: Bool) {
        guard state == .active, let block, self.block === block else { return }
        if isFinished, isReversed { block.stop(\.old) }
        finish(isFinished ? (isReversed ? .start : .end) : .current)
    }

    func finish(_ position: ViewAnimatingPosition?) {
        state = .inactive
        block = nil
        let completions = completions
        self.completions.removeAll()
        guard let position else { return }
        for completion in completions { AnimationContext.complete { completion(position) } }
    }

    func reportMisuse(_ message: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: "ViewPropertyAnimator", message: message,
                cure: "nothing is done; \(cure)"))
    }
}
