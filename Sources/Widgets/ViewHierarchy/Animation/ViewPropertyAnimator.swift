/// Animates changes of views, and can be paused, scrubbed, turned round and continued: `UIViewPropertyAnimator`.
///
/// The closures run when it starts (or is first paused or scrubbed), not before. While it is active its host keeps it.
///
///     let animator = ViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { sheet.frame.origin.y = 80 }
///     animator.addCompletion { position in isOpen = position == .end }
///     animator.startAnimation()
public final class ViewPropertyAnimator: ViewImplicitlyAnimating {
    /// The timing of the animation.
    public let timingParameters: any TimingCurveProvider
    /// In seconds, without the delay.
    public let duration: Double
    /// In seconds: what `startAnimation(afterDelay:)` was given.
    public internal(set) var delay = 0.0
    /// Whether the animation has begun, and whether it was stopped.
    public internal(set) var state = ViewAnimatingState.inactive
    /// Whether `fractionComplete` is a part of the way; otherwise it is a part of the time.
    public var scrubsLinearly = true
    /// Whether views take events while they are animated; heeded at the start.
    public var isUserInteractionEnabled = true
    /// False refuses to pause, scrub and stop it.
    public var isInterruptible = true
    /// Whether it stays active at its end, to be turned round or continued, instead of being over.
    public var pausesOnCompletion = false {
        didSet { block?.pausesOnCompletion = pausesOnCompletion }
    }

    var options: View.AnimationOptions = []
    /// The animation block, while the animator is active or stopped.
    var block: AnimationBlock?
    var isTurned = false
    private var pending: [(animations: () -> Void, delayFactor: Double)] = []
    private var completions: [(ViewAnimatingPosition) -> Void] = []

    /// A duration that is negative or not finite is reported and counts as 0.
    public init(duration: Double, timingParameters: any TimingCurveProvider) {
        self.duration = AnimationTimes.valid(duration, "duration")
        self.timingParameters = timingParameters
    }

    public convenience init(
        duration: Double, curve: View.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: Double, controlPoint1: Point, controlPoint2: Point, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: CubicTimingParameters(
                controlPoint1: controlPoint1, controlPoint2: controlPoint2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: Double, dampingRatio: Double, animations: (() -> Void)? = nil
    ) {
        let damping = AnimationTimes.validDamping(dampingRatio)
        self.init(duration: duration, timingParameters: SpringTimingParameters(dampingRatio: damping))
        if let animations { addAnimations(animations) }
    }

    /// An animator that has been started.
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

    public func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds animations that begin after `delayFactor`, a part of the time that remains then, and end with the others.
    ///
    /// While the animator is active they run at once.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {
        let delayFactor = AnimationTimes.validPart(delayFactor, "the delay factor")
        switch state {
        case .inactive: pending.append((animation, delayFactor))
        case .active:
            let done = block?.liveRun.map { course(of: $0) } ?? 0
            record(animation, from: done + delayFactor * (1 - done))
        case .stopped: refuse("animations were added to a stopped animator", "finish it first")
        }
    }

    /// Calls `completion` when the animations are over, with where they ended.
    public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func record(_ animations: () -> Void, from start: Double) {
        guard let block else { return }
        let start = min(max(start, 0), 1 - 1e-6)
        block.record(as: start > 0 ? .delayed(block.timing, start: start) : nil, animations)
    }

    /// Makes the changes, without running yet.
    func activate(delay: Double = 0) {
        let resolved = ResolvedTiming(timingParameters, duration: duration)
        var options = options
        if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
        let block = AnimationBlock(
            timing: resolved.timing, duration: resolved.duration, delay: delay, options: options,
            isSteered: true)
        block.extraVerticalVelocity = resolved.extraVerticalVelocity
        block.pausesOnCompletion = pausesOnCompletion
        block.steersman = self
        block.addCompletion { [weak self, weak block] isFinished in self?.ended(block, isFinished) }
        self.block = block
        state = .active
        let pending = pending
        self.pending.removeAll()
        for part in pending { record(part.animations, from: part.delayFactor) }
    }

    // MARK: - Ends

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

    func refuse(_ message: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: "ViewPropertyAnimator", message: message,
                cure: "nothing is done; \(cure)"))
    }
}
