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

/// An object that steers an animation: `UIViewAnimating`.
///
///     func grab(_ animator: some ViewAnimating) { animator.pauseAnimation() }
public protocol ViewAnimating: AnyObject {
    /// Whether the animation has begun, and whether it was stopped.
    var state: ViewAnimatingState { get }
    /// Whether the animation moves now; false while it is paused.
    var isRunning: Bool { get }
    /// Whether the animation runs from its end to its start.
    var isReversed: Bool { get set }
    /// The part of the animation that is over, 0...1; setting it moves a paused animation there.
    var fractionComplete: Double { get set }

    /// Starts the animation, or continues it after a pause.
    func startAnimation()
    /// Starts the animation, or continues it after a pause.
    func startAnimation(afterDelay delay: Double)
    /// Holds the animation where it is.
    func pauseAnimation()
    /// Ends the animation where it is; with `true` without its completion handlers.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation at the given position, and calls its completion handlers.
    func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// An object that takes animations to run and steers them: `UIViewImplicitlyAnimating`.
///
///     func dim(_ animator: some ViewImplicitlyAnimating) { animator.addAnimations({ veil.alpha = 1 }, delayFactor: 0.5) }
public protocol ViewImplicitlyAnimating: ViewAnimating {
    /// Adds changes that are animated with the others; `delayFactor` is the part of the remaining time that passes before.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double)
    /// Adds changes that are animated with the others; `delayFactor` is the part of the remaining time that passes before.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a handler that is called with the end position when the animation has ended.
    func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
    /// Continues a paused animation, with another timing and duration if given.
    func continueAnimation(
        withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double)
}
