extension View {
    // MARK: - Duration and curve

    /// Runs `animations` immediately and animates the resulting changes of views.
    ///
    /// Animatable properties are `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor`, and
    /// `cornerRadius`, `borderWidth` and `borderColor` of the layer, set directly or by a layout that runs within the closure (`layoutIfNeeded()`). The
    /// properties take on their new values immediately, and hit testing uses these. Times are in seconds. `completion` receives
    /// whether the animation ran to its end; it is called immediately if nothing changes.
    ///
    ///     View.animate(withDuration: 0.3) { panel.frame.origin.x = 0 }
    public static func animate(
        withDuration duration: Double, delay: Double, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let duration = AnimationTimes.valid(duration, "duration")
        let delay = AnimationTimes.valid(delay, "delay")
        run(
            .curve(options.timingCurve), duration: duration, delay: delay, options: options, animations,
            completion)
    }

    /// Runs `animations` immediately and animates the resulting changes for `duration` seconds, with ease-in-ease-out and without delay.
    public static func animate(
        withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    // MARK: - Spring

    /// Animates changes with a spring that settles within `duration` seconds.
    ///
    /// A `dampingRatio` below 1 overshoots the final values. `velocity` is the initial velocity in animation distances per
    /// second; with 0, the velocity of a replaced animation is carried over.
    ///
    ///     View.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
    ///         card.center = middle
    ///     }
    public static func animate(
        withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: Double,
        initialSpringVelocity velocity: Double, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let duration = AnimationTimes.valid(duration, "duration")
        let velocity = AnimationTimes.validVelocity(velocity)
        let damping = AnimationTimes.validDamping(dampingRatio)
        let spring = Spring(settlingDuration: duration, dampingRatio: damping, initialVelocity: velocity)
        run(
            .spring(spring, velocity: velocity), duration: duration,
            delay: AnimationTimes.valid(delay, "delay"), options: options, animations, completion)
    }

    /// Animates changes with a spring specified by perceptual parameters.
    ///
    /// `duration` is the duration of an oscillation in seconds, `bounce` (0...1) the amount of overshoot. The animation ends
    /// when the spring has settled.
    ///
    ///     View.animate(springDuration: 0.4, bounce: 0.2) { sheet.frame.origin.y = 80 }
    public static func animate(
        springDuration duration: Double = 0.5, bounce: Double = 0, initialSpringVelocity velocity: Double = 0,
        delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let duration = AnimationTimes.valid(duration, "springDuration")
        let velocity = AnimationTimes.validVelocity(velocity)
        let spring = Spring(duration: duration, bounce: AnimationTimes.validBounce(bounce))
        let settling = duration > 0 ? spring.settlingDuration(initialVelocity: velocity) : 0
        run(
            .spring(spring, velocity: velocity), duration: settling,
            delay: AnimationTimes.valid(delay, "delay"), options: options, animations, completion)
    }

    // MARK: - Control of animations

    /// Runs `actions` so that their changes are displayed immediately, even within an animation block.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        let wasEnabled = AnimationContext.isEnabled
        AnimationContext.isEnabled = false
        AnimationContext.during(nil, actions)
        AnimationContext.isEnabled = wasEnabled
    }

    /// Whether animations are enabled, true by default; while they are disabled, changes are displayed immediately.
    public static var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

    /// Enables or disables animations for the whole program; while they are disabled, changes are displayed immediately.
    public static func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isEnabled = enabled }

    /// The duration in seconds of the current animation block; 0 outside of one.
    public static var inheritedAnimationDuration: Double { AnimationContext.block?.duration ?? 0 }

    /// Repeats the changes made by `animations` `count` times, within an animation block.
    ///
    /// If `autoreverses` is true, each iteration also runs backwards. Outside of an animation block, the changes are not animated.
    ///
    ///     View.animate(withDuration: 0.2) {
    ///         View.modifyAnimations(withRepeatCount: 3, autoreverses: true) { bell.transform = tilted }
    ///     }
    public static func modifyAnimations(
        withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
    ) {
        guard let outer = AnimationContext.block else { return animations() }
        var options = outer.options
        options.remove(.repeat)
        if autoreverses { options.insert(.autoreverse) } else { options.remove(.autoreverse) }
        let block = AnimationBlock(
            timing: outer.timing, duration: outer.duration, delay: outer.delay, options: options,
            repeatCount: AnimationTimes.validRepeatCount(count))
        block.record(animations)
        block.seal()
    }

    /// Animates changes with a timing curve or a spring; with nil for `repeatCount`, once, or indefinitely if `options` contains `repeat`.
    package static func animate(
        _ curve: TimingCurve?, _ spring: Spring?, duration: Double, delay: Double, options: AnimationOptions,
        repeatCount: Double?, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing: AnimationTiming =
            if let spring { .spring(spring, velocity: 0) } else { .curve(curve ?? .easeInOut) }
        let length = spring.map { $0.settlingDuration() } ?? AnimationTimes.valid(duration, "duration")
        let block = AnimationBlock(
            timing: timing, duration: length, delay: AnimationTimes.valid(delay, "delay"), options: options,
            repeatCount: AnimationTimes.validRepeatCount(repeatCount ?? 1), completion: completion)
        block.record(animations)
        block.seal()
    }

    static func run(
        _ timing: AnimationTiming, duration: Double, delay: Double, options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        var (timing, duration, options) = (timing, duration, options)
        if let outer = AnimationContext.block {
            if outer.isControlled {
                // Changes inside a property animator's block are animated as a whole by that block.
                outer.addCompletion(completion)
                return outer.record(animations)
            }
            if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
            if !options.contains(.overrideInheritedOptions) {
                options.formUnion(outer.options.intersection(.inherited))
            }
        }
        let block = AnimationBlock(
            timing: timing, duration: duration, delay: delay, options: options, completion: completion)
        block.record(animations)
        block.seal()
    }
}
