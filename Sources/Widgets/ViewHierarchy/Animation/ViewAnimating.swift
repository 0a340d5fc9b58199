/// The state of an animator: `UIViewAnimatingState`.
///
///     if animator.state == .inactive { animator.startAnimation() }
public nonisolated enum ViewAnimatingState: Int, Hashable, Sendable {
    /// Not started, or ended.
    case inactive
    /// Started; running or paused.
    case active
    /// Stopped, and waiting for `finishAnimation(at:)`.
    case stopped
}

/// The position at which an animation ended: `UIViewAnimatingPosition`.
///
///     animator.addCompletion { position in isOpen = position == .end }
public nonisolated enum ViewAnimatingPosition: Int, Hashable, Sendable {
    case end
    case start
    case current
}

/// An object that controls an animation: `UIViewAnimating`.
///
///     func grab(_ animator: some ViewAnimating) { animator.pauseAnimation() }
public protocol ViewAnimating: AnyObject {
    /// The state of the animation.
    var state: ViewAnimatingState { get }
    /// Whether the animation is running; false while it is paused.
    var isRunning: Bool { get }
    /// Whether the animation runs backwards.
    var isReversed: Bool { get set }
    /// The completed fraction of the animation, 0...1; setting it pauses the animation at that position.
    var fractionComplete: Double { get set }

    /// Starts the animation, or continues it after a pause.
    func startAnimation()
    /// Starts the animation after `delay` seconds, or continues it after a pause.
    func startAnimation(afterDelay delay: Double)
    /// Pauses the animation at its current position.
    func pauseAnimation()
    /// Stops the animation at its current position; with `true`, the completion handlers are not called.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation at `finalPosition`, and calls its completion handlers.
    func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// An object that animates changes made by closures and controls the animation: `UIViewImplicitlyAnimating`.
///
///     func dim(_ animator: some ViewImplicitlyAnimating) { animator.addAnimations({ veil.alpha = 1 }, delayFactor: 0.5) }
public protocol ViewImplicitlyAnimating: ViewAnimating {
    /// Adds changes that are animated together with the others, after a delay of `delayFactor`, a fraction of the remaining
    /// time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double)
    /// Adds changes that are animated together with the others.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a handler that is called with the final position when the animation has ended.
    func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
    /// Continues a paused animation, optionally with another timing and duration.
    func continueAnimation(
        withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double)
}
