/// Where an animator is in its life: `UIViewAnimatingState`.
///
///     if animator.state == .inactive { animator.startAnimation() }
public nonisolated enum ViewAnimatingState: Int, Hashable, Sendable {
    /// Not started, or over.
    case inactive
    /// Started; running or paused.
    case active
    /// Stopped, and waiting for `finishAnimation(at:)`.
    case stopped
}

/// Where an animation ended: `UIViewAnimatingPosition`.
///
///     animator.addCompletion { position in isOpen = position == .end }
public nonisolated enum ViewAnimatingPosition: Int, Hashable, Sendable {
    case end
    case start
    case current
}

/// What steers an animation: `UIViewAnimating`.
///
///     func grab(_ animator: some ViewAnimating) { animator.pauseAnimation() }
public protocol ViewAnimating: AnyObject {
    var state: ViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: Double { get set }

    func startAnimation()
    func startAnimation(afterDelay delay: Double)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// What takes animations to run and steers them: `UIViewImplicitlyAnimating`.
///
///     func dim(_ animator: some ViewImplicitlyAnimating) { animator.addAnimations({ veil.alpha = 1 }, delayFactor: 0.5) }
public protocol ViewImplicitlyAnimating: ViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
    func continueAnimation(
        withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double)
}
